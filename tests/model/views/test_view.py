"""A view shows what its player has seen, as long as it must still be true."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.engine.options import main_options
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.errors import BadState
from playmat.kinds import answers, asks, players, zones
from playmat.linker.link import link
from playmat.model.option import END, kind, packed
from playmat.model.state import State
from playmat.model.views.records import Known
from playmat.model.views.view import view_of
from playmat.model.zones import put, show, take
from playmat.rules import book
from tests.properties.hidden import copies_in

PIP = Card(
    "v-1", "Pip", "pokemon", ("basic",), hp=60, types="L", attacks=(Attack("Tap", "", "10"),)
)
SPARK = Card("v-2", "Lightning Energy", "energy", ("basic_energy",), provides="L")
ROCK = Card("v-3", "Fighting Energy", "energy", ("basic_energy",), provides="F")


def table(text: str, rules: str = "xy", **settings: bool) -> State:
    """Player 0 to move, with one Trainer card of this text in hand."""
    trick = Card("v-9", "Trick", "trainer", ("item",), text=text)
    deck = [PIP] * 12 + [SPARK] * 24 + [ROCK] * 20 + [trick] * 4
    match = link(book(rules), [deck, deck])
    for name, value in settings.items():
        setattr(match, name, value)
    st = new_game(match, 3, True)
    while st.ask != asks.MAIN or st.turn < 3 or st.chooser != 0:
        apply(st, END if st.ask == asks.MAIN else st.options[-1])
    give(st, 0, "v-9")
    return st


def give(st: State, seat: int, card_id: str) -> int:
    """Secretly put a card from a deck into its hand; return the copy."""
    side = st.sides[seat]
    copy = next(c for c in side.deck[: side.left] if st.cards[c].card_id == card_id)
    take(st, copy, 0)
    put(st, copy, zones.HAND, 0)
    return int(copy)


def play(st: State) -> None:
    """Play the Trainer card of the table."""
    copy = next(c for c in st.sides[0].hand if st.cards[c].card_id == "v-9")
    apply(st, packed(answers.PLAY, copy))


def kinds(st: State) -> set[int]:
    return {kind(option) for option in st.options}


@pytest.mark.rule("ZONE-01")
def test_the_other_hand_is_a_number() -> None:
    st = table("play { draw(me, 1) }")

    view = view_of(st, 0)

    assert view.foe.hand == ()
    assert view.foe.hand_count == len(st.sides[1].hand) > 0
    assert len(view.me.hand) == view.me.hand_count


@pytest.mark.rule("SETUP-09")
def test_a_pokemon_laid_in_setup_is_face_down_to_the_other_player() -> None:
    deck = [PIP] * 60
    st = new_game(link(book("xy"), [deck, deck]), 1, True)
    while not st.sides[0].actives:
        apply(st, st.options[-1])

    mine, theirs = view_of(st, 0), view_of(st, 1)

    assert st.turn == 0
    assert mine.me.actives[0].card == "v-1"
    assert theirs.foe.actives[0].card == ""
    assert "v-1" not in [event.card for event in theirs.events]


def test_the_hp_of_a_pokemon_is_what_effects_make_it() -> None:
    bulk = Power("Bulk", "body", "static { mod(max_hp, self, add, 20) }")
    thick = replace(PIP, id="v-5", name="Thick Pip", powers=(bulk,))
    st = new_game(link(book("xy"), [[thick] * 60, [PIP] * 60]), 1, True)
    while not st.sides[1].actives:
        apply(st, st.options[-1])
    setup = view_of(st, 0)
    while st.turn < 1:
        apply(st, st.options[-1])

    view = view_of(st, 1)

    assert [m.hp for m in setup.foe.actives] == [0]
    assert [m.hp for m in view.foe.actives + view.me.actives] == [80, 60]


@pytest.mark.rule("SETUP-11")
def test_pokemon_are_open_once_turned_up() -> None:
    st = table("play { draw(me, 1) }")

    view = view_of(st, 0)

    assert view.foe.actives[0].card == "v-1"


def test_a_search_opens_the_own_deck_as_a_multiset() -> None:
    st = table("play { x <- search(deck(me)[pokemon]); move(x, hand); shuffle(me) }")
    closed = view_of(st, 0).me.deck

    play(st)

    seen = view_of(st, 0).me.deck
    assert closed is None
    assert seen is not None
    assert sum(copies for _, copies in seen) == view_of(st, 0).me.deck_count
    assert view_of(st, 1).foe.deck is None


def test_an_open_deck_stays_open_when_its_player_takes_a_card_from_it() -> None:
    st = table("play { x <- search(deck(me)[pokemon]); move(x, hand); shuffle(me) }")

    play(st)
    before = dict(view_of(st, 0).me.deck or ())
    apply(st, st.options[0])

    assert dict(view_of(st, 0).me.deck or ()) == before | {"v-1": before["v-1"] - 1}


def test_an_open_deck_is_closed_when_an_unseen_card_leaves_it() -> None:
    st = table("play { x <- search(deck(me)[pokemon], most=0); y <- top(me, 1); move(y, prizes) }")

    play(st)

    assert view_of(st, 0).me.deck is None
    assert view_of(st, 0).me.prizes == ("",) * 7


@pytest.mark.rule("PRIZE-05")
def test_a_hand_card_laid_among_the_prizes_is_known_to_its_player_only() -> None:
    st = table("play { x <- choose(hand(me)); move(x, prizes) }")

    play(st)
    apply(st, st.options[0])

    assert view_of(st, 0).me.prizes[6] != ""
    assert view_of(st, 1).foe.prizes[6] == ""


def test_a_searched_deck_is_offered_by_printed_card() -> None:
    st = table("play { x <- search(deck(me)); move(x, hand); shuffle(me) }")
    give(st, 0, "v-2")

    play(st)

    names = [text.removeprefix("pick ") for text in view_of(st, 0).options[:-1]]
    assert names == [
        "Pip (v-1)",
        "Lightning Energy (v-2)",
        "Fighting Energy (v-3)",
        "Trick (v-9)",
    ]


def test_a_revealed_card_is_known_in_the_hand_it_goes_to() -> None:
    st = table("play { x <- search(deck(me)[pokemon], least=1); reveal(x); move(x, hand) }")

    play(st)

    assert Known("v-1", "hand", 1) in view_of(st, 1).foe.known


def test_a_card_taken_without_showing_it_is_not_known() -> None:
    st = table("play { x <- search(deck(me)[pokemon], least=1); move(x, hand); shuffle(me) }")

    play(st)

    assert view_of(st, 1).foe.known == ()


def test_a_known_card_is_lost_once_one_like_it_was_seen_leaving() -> None:
    st = table("play { draw(me, 1) }")
    known, unknown = give(st, 1, "v-2"), give(st, 1, "v-2")
    show(st, (known,), 0)
    before = view_of(st, 0).foe.known

    take(st, unknown, 3)

    assert before == (Known("v-2", "hand", 1),)
    assert view_of(st, 0).foe.known == ()


def test_a_known_card_is_lost_once_any_card_left_unseen() -> None:
    st = table("play { x <- choose(hand(me)); move(x, deck_bottom) }")
    play(st)
    show(st, tuple(copies_in(st.options[:1])), 1)
    before = view_of(st, 1).foe.known

    apply(st, st.options[0])

    assert [(each.zone, each.copies) for each in before] == [("hand", 1)]
    assert view_of(st, 1).foe.known == ()


def test_a_known_hand_shuffled_away_whole_is_known_in_the_deck() -> None:
    st = table("play { x <- hand(me); move(x, deck); shuffle(me) }")
    show(st, tuple(st.sides[0].hand), 1)
    count = len(st.sides[0].hand) - 1

    play(st)

    known = view_of(st, 1).foe.known
    assert {each.zone for each in known} == {"deck"}
    assert sum(each.copies for each in known) == count


def test_the_top_of_a_deck_looked_at_is_known_in_order_to_who_looked() -> None:
    st = table("play { look(top(me, 3)) }")
    side = st.sides[0]
    cards = [st.cards[c].card_id for c in reversed(side.deck[side.left - 3 : side.left])]

    play(st)

    assert list(view_of(st, 0).me.top) == cards
    assert view_of(st, 1).foe.top == ()


def test_drawing_takes_the_first_of_the_known_top() -> None:
    st = table("play { look(top(me, 3)); draw(me, 1) }")

    play(st)

    assert len(view_of(st, 0).me.top) == 2


def test_a_shuffle_leaves_only_that_known_cards_are_in_the_deck() -> None:
    st = table("play { look(top(me, 3)); shuffle(me) }")

    play(st)

    assert view_of(st, 0).me.top == ()
    assert sum(each.copies for each in view_of(st, 0).me.known) == 3


@pytest.mark.rule("PRIZE-05")
def test_a_prize_is_picked_by_its_slot() -> None:
    st = table("play { x <- choose(prizes(me)); move(x, hand) }")

    play(st)

    assert kinds(st) == {answers.PRIZE}
    assert view_of(st, 0).me.prizes == ("",) * 6


def test_a_prize_looked_at_is_known_until_it_leaves() -> None:
    st = table("play { look(prizes(me)) }")

    play(st)
    seen = view_of(st, 0).me.prizes
    take(st, st.sides[0].prizes[2], 1)

    assert "" not in seen
    assert view_of(st, 0).me.prizes[2] is None
    assert st.sides[0].prizes_seen == [0b111011, 0]
    assert view_of(st, 1).foe.prizes == ("", "", None, "", "", "")


def test_a_prize_laid_in_a_slot_that_was_known_is_not_known() -> None:
    st = table("play { look(prizes(me)) }")
    play(st)
    copy = st.sides[0].prizes[2]

    take(st, copy, 1)
    put(st, copy, 4, 0)

    assert view_of(st, 0).me.prizes[2] == ""


def test_prizes_that_lie_face_up_are_known_to_both() -> None:
    st = table("play { draw(me, 1) }")

    st.sides[0].prizes_up = 1

    assert view_of(st, 0).me.prizes[0] == view_of(st, 1).foe.prizes[0] != ""


def test_a_pick_from_a_hand_nobody_looked_at_is_chance_s() -> None:
    st = table("play { x <- choose(hand(foe)); discard(x) }", picks_asked=True)

    play(st)

    assert st.chooser == players.CHANCE
    assert view_of(st, 0).options == ()


def test_a_pick_from_a_hand_that_was_looked_at_is_the_player_s() -> None:
    st = table("play { look(hand(foe)); x <- choose(hand(foe)); discard(x) }", picks_asked=True)

    play(st)

    assert st.chooser == 0
    assert kinds(st) == {answers.CARD}
    assert view_of(st, 0).foe.known != ()


def test_a_hand_an_effect_lays_open_is_known() -> None:
    text = "play { lasting(end_of_turn) { mod(hand_visible, foe, set, 1) } }"
    st = table(text)

    play(st)

    known = view_of(st, 0).foe.known
    assert sum(each.copies for each in known) == len(st.sides[1].hand)
    assert view_of(st, 1).foe.known == ()


def test_cards_put_aside_unseen_are_not_known() -> None:
    st = table("play { x <- top(me, 1); set_aside(x) }")

    play(st)

    assert view_of(st, 0).me.aside == ("",)
    assert view_of(st, 1).foe.aside == ("",)


def test_cards_put_aside_from_a_hand_are_known_to_its_player() -> None:
    st = table("play { x <- choose(hand(me)); set_aside(x) }")
    play(st)

    apply(st, st.options[0])

    assert view_of(st, 0).me.aside != ("",)
    assert view_of(st, 1).foe.aside == ("",)


@pytest.mark.rule("TRAINER-03")
def test_whether_a_card_may_be_played_does_not_tell_what_is_in_the_deck() -> None:
    st = table("useful(any_of(deck(me)[stage2])); play { shuffle(me) }")
    legends = table("useful(any_of(deck(me)[stage2])); play { shuffle(me) }", "legends")

    offered = [answers.PLAY in [kind(o) for o in main_options(each)] for each in (st, legends)]

    assert offered == [True, True]


def test_a_view_is_plain_data() -> None:
    st = table("play { look(prizes(me)) }")
    play(st)

    plain = json.loads(json.dumps(view_of(st, 0).plain()))

    assert plain["sides"][0]["prizes"] == list(view_of(st, 0).me.prizes)
    assert plain["table"]["turn"] == st.turn


def test_a_view_that_was_sent_holds_no_game() -> None:
    view = view_of(table("play { draw(me, 1) }"), 0)

    sent = pickle.loads(pickle.dumps(view))

    assert sent == view
    with pytest.raises(BadState, match="a copied view"):
        sent.sample(1)


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    st = table("play { draw(me, 1) }")
    view = view_of(st, 0)
    before = view.plain()

    play(st)

    assert view.plain() == before
    assert view_of(view.sample(1), 0).me.hand == view.me.hand


def test_a_view_of_nobody_is_refused() -> None:
    st = table("play { draw(me, 1) }")

    with pytest.raises(BadState, match="player must be 0 or 1"):
        view_of(st, 2)
