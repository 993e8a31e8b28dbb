"""Setup: the flip, opening hands, who may start, and placing Pokémon and Prizes."""

from __future__ import annotations

import pytest

from playmat.errors import BadDeck, PlaymatError
from playmat.game.game import Game
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening
from playmat.rules import book
from tests.rules.cards_combat import books, every_book, start
from tests.rules.cards_course import (
    ALL,
    CARDS,
    LATE_FLIP,
    PUP,
    begin,
    course,
    pokemon,
    started,
    table,
    trainer,
)

ONE = ["Pup, 6*L"]
BOTH_SEE = 3
ARCHEN = pokemon(
    "bw3-66", "Archen", 80, "F", kinds=("restored",), text='rule("bench_only_by", "Plume Fossil")'
)
PLUME_FOSSIL = trainer(
    "bw3-93", "Plume Fossil", "item", "play { x <- search(bottom(me, 7)); bench(x) }"
)
PORYGON_Z_G = pokemon("pl4-26", "Porygon-Z G", 80, "C", kinds=("basic", "sp"))
DOLL = trainer("base1-70", "Clefairy Doll", "doll", hp=10, types="C")
HO_OH = tuple(
    pokemon(f"hgss1-{n}", "Ho-Oh LEGEND", 140, "R", kinds=("legend",)) for n in (111, 112)
)
LEVELED = pokemon("c-60", "Pup LV.X", 90, kinds=("levelup",), text='rule("levels_up", "Pup")')
BREAKER = pokemon("c-61", "Pup BREAK", 90, kinds=("break",), evolves_from="Pup")
MEGA = pokemon("c-62", "M Pup-EX", 90, kinds=("mega", "EX"), evolves_from="Pup-EX")
KINDS = (*CARDS, ARCHEN, PLUME_FOSSIL, PORYGON_Z_G, DOLL, *HO_OH, LEVELED, BREAKER, MEGA)


def place(happened: list[tuple[str, int]], what: str) -> int:
    return [name for name, _ in happened].index(what)


def mulligans(duel: Duel) -> list[int]:
    return [int(event.seat) for event in duel.events("mulligan")]


EARLY_FLIP = ("ecard", "ex", "xy")
MULLIGAN = ["mulligan", "shuffle", "draw"]
REVEALED = ["reveal_mon", "reveal_mon", "turn"]


def begun(rules: str, *answers: str) -> Duel:
    """Start a game in which the opponent's first hand has no Basic."""
    flips = "H" if rules in EARLY_FLIP else ""
    rest = {"foe_hands": ["7*L", "7*Basher"], "rest": "6*L, Dummy"}
    return start(rules, hands=["7*Dummy"], flips=flips, answers=answers, **rest)


def course_of_setup(table: Duel) -> list[str]:
    """The events before the first card of the first turn."""
    names = [event.what for event in table.log]
    return names[: names.index("turn") + 1]


@pytest.mark.rule("SETUP-01")
@pytest.mark.parametrize("name", ALL)
def test_both_decks_are_shuffled_before_anybody_draws(name: str) -> None:
    duel = started(name, ONE, ONE)

    happened = course(duel)

    assert happened.index(("shuffle", 0)) < place(happened, "draw")
    assert happened.index(("shuffle", 1)) < place(happened, "draw")


@pytest.mark.rule("SETUP-01")
@pytest.mark.parametrize("name", ALL)
def test_a_game_is_not_set_up_with_an_illegal_deck(name: str) -> None:
    short = [PUP] * 4

    with pytest.raises(BadDeck):
        Game(short, short, name, seed=1)


@pytest.mark.rule("SETUP-02")
@pytest.mark.scenario("S-001")
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_heads_lets_the_flipper_begin_before_any_card_is_drawn(name: str) -> None:
    duel = started(name, ONE, ONE, coin="H")

    happened = course(duel)

    assert duel.first == duel.player == "you"
    assert place(happened, "opening_flip") < place(happened, "draw")


@pytest.mark.rule("SETUP-02")
@pytest.mark.scenario("S-002")
@pytest.mark.parametrize(("coin", "first"), [("H", "you"), ("T", "foe")])
@pytest.mark.parametrize("name", ["ecard", "ex", *LATE_FLIP])
def test_nobody_is_asked_who_begins_where_the_winner_must(name: str, coin: str, first: str) -> None:
    duel = started(name, ONE, ONE, coin=coin)

    with pytest.raises(PlaymatError):
        started(name, ONE, ONE, "no", coin=coin)

    assert duel.first == duel.player == first


@pytest.mark.rule("SETUP-02", "SETUP-11")
@pytest.mark.scenario("S-003")
@pytest.mark.parametrize("name", LATE_FLIP)
def test_the_flip_comes_after_all_prizes_and_before_the_reveal(name: str) -> None:
    duel = started(name, ONE, ONE, coin="T")

    happened = course(duel)

    assert duel.first == "foe"
    assert happened.index(("prizes_laid", 0)) < place(happened, "opening_flip")
    assert happened.index(("prizes_laid", 1)) < place(happened, "opening_flip")
    assert place(happened, "opening_flip") < place(happened, "reveal_mon")


@pytest.mark.rule("SETUP-02")
@pytest.mark.scenario("S-004")
@pytest.mark.parametrize(("choice", "first"), [("no", "you"), ("yes", "foe")])
def test_the_winner_of_the_flip_chooses_before_hands_are_drawn(choice: str, first: str) -> None:
    duel = opening("xy", ONE, ONE, flips="T", answers=[choice], cards=CARDS)

    happened = course(duel)

    assert duel.first == duel.player == first
    assert place(happened, "opening_flip") < place(happened, "goes_first")
    assert place(happened, "goes_first") < happened.index(("draw", 0))
    assert place(happened, "goes_first") < happened.index(("draw", 1))


@pytest.mark.rule("SETUP-02")
def test_a_house_rule_lets_the_winner_of_an_old_flip_choose() -> None:
    rules = book("ecard").replace(first_player="flip_winner_chooses")

    duel = opening(rules, ONE, ONE, flips="T", answers=["no"], cards=CARDS)

    assert duel.first == "you"


@pytest.mark.rule("SETUP-03", "SETUP-09")
@pytest.mark.scenario("S-005")
@pytest.mark.parametrize("name", ALL)
def test_a_setup_of_three_pokemon_leaves_four_in_hand_and_47_in_the_deck(name: str) -> None:
    hand = ["3*Pup, 4*L"]

    duel = started(name, hand, hand, *["Pup"] * 4)

    assert [event.count for event in duel.events("draw")[:2]] == [7, 7]
    assert (len(duel.foe.hand), duel.foe.prizes_left, len(duel.foe.deck)) == (4, 6, 47)
    assert (len(duel.you.bench), len(duel.foe.bench)) == (2, 2)


@pytest.mark.rule("SETUP-03")
def test_a_house_rule_changes_the_number_of_cards_drawn() -> None:
    rules = book("ecard").replace(opening_hand=5)

    duel = begin(rules, ["3*Pup, 2*L"], ["Pup, 4*L"])

    assert len(duel.you.hand) + len(duel.you.actives) == 5


@pytest.mark.rule("SETUP-09")
@pytest.mark.scenario("S-006")
@pytest.mark.parametrize("name", ALL)
def test_seven_basics_fill_one_active_and_five_bench_places(name: str) -> None:
    hand = ["7*Pup"]

    duel = started(name, hand, ONE, *["Pup"] * 5, coin="T")
    with pytest.raises(PlaymatError):
        # One more than both Actives and the Bench, including Actives chosen automatically.
        started(name, hand, ONE, *["Pup"] * 8, coin="T")

    assert (len(duel.you.actives), len(duel.you.bench), len(duel.you.hand)) == (1, 5, 1)


@pytest.mark.rule("SETUP-09")
@pytest.mark.parametrize("name", ALL)
def test_benching_in_setup_is_optional(name: str) -> None:
    duel = started(name, ["3*Pup, 4*L"], ONE, "stop", coin="T")

    assert duel.you.bench == []
    assert len(duel.you.hand) == 6


@pytest.mark.rule("SETUP-09", "ZONE-10")
@pytest.mark.parametrize("name", ALL)
def test_prizes_are_the_top_six_cards_and_nobody_sees_them(name: str) -> None:
    duel = started(name, ONE, ONE, rest="6*R, F", coin="T")

    laid = duel.events("prizes_laid")[0]

    assert duel.you.prizes == ["R"] * 6
    assert laid.cards == ()
    assert duel.you.deck[0] == "F"
    assert list(duel.state.sides[0].prizes_seen) == [0, 0]


@pytest.mark.rule("SETUP-09", "SETUP-11")
@pytest.mark.parametrize("name", ALL)
def test_what_is_placed_stays_hidden_until_all_is_turned_up_last(name: str) -> None:
    duel = started(name, ["2*Pup, 5*L"], ONE, "Pup")

    happened = course(duel)
    placed = duel.events("setup_active") + duel.events("setup_bench")

    assert {event.seen for event in placed} == {1, 2}
    assert {event.seen for event in duel.events("reveal_mon")} == {BOTH_SEE}
    assert place(happened, "prizes_laid") < place(happened, "reveal_mon") < place(happened, "turn")


@pytest.mark.rule("SETUP-04", "SETUP-05")
@pytest.mark.scenario("S-007")
@pytest.mark.parametrize("name", ALL)
def test_a_hand_with_a_basic_may_not_be_redrawn(name: str) -> None:
    duel = begin(name, ["Pup, Cub, 5*L"], ONE)

    assert duel.asked == "setup_active"
    assert duel.refused("mulligan")
    assert mulligans(duel) == []


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize("name", ALL)
def test_a_baby_is_a_basic_to_start_with(name: str) -> None:
    duel = started(name, ["Babe, 6*L"], ONE)

    assert mulligans(duel) == []
    assert duel.you.active.name == "Babe"


@pytest.mark.rule("SETUP-04")
@pytest.mark.scenario("S-017")
@pytest.mark.parametrize("name", ["platinum", "legends", "xy"])
def test_a_fossil_alone_is_enough_to_start_with(name: str) -> None:
    duel = started(name, ["Root Fossil, 6*L"], ONE)

    assert mulligans(duel) == []
    assert duel.you.active.name == "Root Fossil"


@pytest.mark.rule("SETUP-04", "M-09")
@pytest.mark.scenario("S-018")
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_whether_a_fossil_starts_is_a_switch_of_the_book(name: str, counts: bool) -> None:
    rules = book(name).replace(fossil_counts_in_setup=counts)
    hands = ["Root Fossil, 6*L", "Pup, 6*L"]

    duel = started(rules, hands, ONE, *[] if counts else ["0"])

    assert mulligans(duel) == ([] if counts else [0])
    assert duel.you.active.name == ("Root Fossil" if counts else "Pup")


@pytest.mark.rule("SETUP-04", "M-09")
@pytest.mark.scenario("S-018")
def test_a_fossil_starts_from_the_ex_page_on_and_not_before() -> None:
    hands = ["Root Fossil, 6*L", "Pup, 6*L"]

    refused = started("ecard", hands, ONE, "0")
    taken = started("ex", hands, ONE)

    assert (mulligans(refused), refused.you.active.name) == ([0], "Pup")
    assert (mulligans(taken), taken.you.active.name) == ([], "Root Fossil")


@pytest.mark.rule("SETUP-04", "EVOLVE-15")
@pytest.mark.scenario("S-019")
def test_a_restored_pokemon_and_its_item_do_not_start() -> None:
    duel = started("xy", ["Archen, Plume Fossil, 5*L", *ONE], ONE, "0", cards=KINDS)

    assert mulligans(duel) == [0]


@pytest.mark.rule("SETUP-04", "EVOLVE-16")
@pytest.mark.scenario("S-020")
@pytest.mark.parametrize("name", ["platinum", "legends", "xy"])
def test_a_pokemon_sp_starts_like_any_basic(name: str) -> None:
    duel = started(name, ["Porygon-Z G, 6*L"], ONE, cards=KINDS)

    assert mulligans(duel) == []
    assert duel.you.active.name == "Porygon-Z G"


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize(
    "hand",
    [
        "Hound, 6*L",
        "Pup LV.X, 6*L",
        "Pup BREAK, 6*L",
        "M Pup-EX, 6*L",
        "hgss1-111, hgss1-112, 5*L",
        "Clefairy Doll, 6*L",
    ],
)
@pytest.mark.parametrize("name", ALL)
def test_what_is_no_basic_never_starts(name: str, hand: str) -> None:
    duel = started(name, [hand, *ONE], ONE, "0", cards=KINDS)

    assert mulligans(duel) == [0]
    assert duel.you.active.name == "Pup"


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize("name", ALL)
def test_only_basics_of_a_mixed_hand_may_be_put_down(name: str) -> None:
    mixed = "Pup, Cub, Hound, Pup LV.X, Archen, hgss1-111, hgss1-112"

    duel = begin(name, [mixed], ONE, cards=KINDS)

    assert sorted(duel.options) == ["pick Cub (c-3)", "pick Pup (c-1)"]


@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_that_lies_face_down_does_nothing_yet(name: str) -> None:
    tight = pokemon(
        "c-63", "Tight", powers=[("Squeeze", "body", "static { mod(bench_size, both, set, 2) }")]
    )
    cards = (*CARDS, tight)

    duel = begin(name, ["Tight, 6*L"], ["6*Pup, L"], *["Pup"] * 4, cards=cards)

    assert len(duel.foe.bench) == 4
    duel.answer("Pup", flips="H" if name in LATE_FLIP else "")
    assert duel.asked == "discard_down"
    duel.answer("bench 1", "bench 1", "bench 1")
    assert (duel.turn, len(duel.foe.bench)) == (1, 2)


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize("name", ALL)
def test_pokemon_of_the_setup_were_in_play_before_the_first_turn(name: str) -> None:
    duel = started(name, ["Novice, 6*L"], ONE)

    benched = table(name, "Pup", hand="Novice").bench("Novice")

    assert duel.refused("use First Steps")
    assert benched.can("use First Steps")


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("name", ALL)
def test_placing_a_pokemon_in_setup_is_not_playing_it_from_hand(name: str) -> None:
    duel = started(name, ["2*Greeter, 5*L"], ONE, "Greeter", coin="T")

    played = table(name, "Pup", hand="Greeter").bench("Greeter")

    assert len(duel.you.hand) == 5
    assert len(played.you.hand) == 1


@pytest.mark.rule("SETUP-10", "M-01", "M-06")
@books("ecard")
def test_an_old_setup_flips_first_and_ends_mulligans_before_anything_is_placed(rules: str) -> None:
    table = begun(rules, "0", "stop", "stop")

    drawn = ["game", "opening_flip", "goes_first", "shuffle", "shuffle", "draw", "draw"]
    placed = ["setup_active", "setup_active", "prizes_laid", "prizes_laid"]
    assert course_of_setup(table) == [*drawn, *MULLIGAN, "mulligan_bonus", *placed, *REVEALED]


@pytest.mark.rule("SETUP-10", "M-01", "M-06")
@books("ex")
def test_the_ex_setup_has_the_mulligan_between_the_active_and_the_bench(rules: str) -> None:
    table = begun(rules, "0", "Dummy", "stop", "Basher", "stop")

    drawn = ["game", "opening_flip", "goes_first", "shuffle", "shuffle", "draw", "draw"]
    actives = ["setup_active", *MULLIGAN, "mulligan_bonus", "setup_active"]
    benches = ["setup_bench", "setup_bench", "prizes_laid", "prizes_laid"]
    turned_up = ["reveal_mon", "reveal_mon", *REVEALED]
    assert course_of_setup(table) == [*drawn, *actives, *benches, *turned_up]


@pytest.mark.rule("SETUP-10", "M-01", "M-12")
@books("platinum", "legends")
def test_a_later_setup_flips_between_the_bonus_and_the_reveal(rules: str) -> None:
    table = begun(rules, "stop").answer("stop").answer("0", flips="H")

    placed = ["setup_active", "prizes_laid"]
    drawn = ["game", "shuffle", "shuffle", "draw", "draw"]
    flipped = ["mulligan_bonus", "opening_flip", "goes_first"]
    assert course_of_setup(table) == [*drawn, *MULLIGAN, *placed, *placed, *flipped, *REVEALED]


@pytest.mark.rule("SETUP-10", "M-01", "M-06")
@books("xy")
def test_the_newest_setup_benches_from_the_bonus_before_the_reveal(rules: str) -> None:
    table = begun(rules, "yes", "stop", "stop", "1", "Dummy")

    placed = ["setup_active", "prizes_laid"]
    drawn = ["game", "opening_flip", "goes_first", "shuffle", "shuffle", "draw", "draw"]
    bonus = ["mulligan_bonus", "draw", "setup_bench", "reveal_mon"]
    assert course_of_setup(table) == [*drawn, *placed, *MULLIGAN, *placed, *bonus, *REVEALED]


@pytest.mark.rule("SETUP-02", "M-02")
@every_book
def test_only_the_newest_flip_leaves_its_winner_a_choice(rules: str) -> None:
    hands = {"hands": ["Dummy, 6*L"], "foe_hands": ["Dummy, 6*L"]}

    table = start(rules, flips="H", **hands)

    assert table.asked == ("first" if rules == "xy" else "main")
