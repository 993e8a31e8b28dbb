"""Pointless questions: the law finds those that change nothing and no others."""

from __future__ import annotations

import pytest

from playmat.exercise.vain import (
    EXEMPT,
    gives_special_energy,
    goes_round,
    may_stay,
    strips_the_fallen,
    vain,
)
from playmat.game.scenario.duel import Duel
from playmat.kinds import asks
from playmat.model.plain.write import state_hash
from tests.rules.cards_course import pokemon, table, trainer

IDLE = trainer("c-100", "Idle", "item", "play { x <- choose(all(me)) }")
BALM = trainer("c-101", "Balm", "item", "play { x <- choose(all(me)); draw(me, 1); heal(x, 20) }")
LUCK = trainer(
    "c-102",
    "Luck",
    "item",
    "play { x <- choose(all(me)); y <- flip; if heads(y) > 0 { heal(x, 20) } }",
)
SPARE = trainer("c-103", "Spare", "item", "play { x <- choose(hand(me), 2); discard(x) }")
STACK = trainer(
    "c-104", "Stack", "item", "play { x <- top(me, 2); y <- order(x); move(y, deck_top) }"
)
UNDER = trainer(
    "c-105", "Under", "item", "play { x <- top(me, 2); y <- order(x); move(y, deck_bottom) }"
)
SEEK = trainer(
    "c-106", "Seek", "item", "play { x <- choose(all(me)); y <- search(deck(me)[evolves_from(x)]) }"
)
GIFT = trainer(
    "c-107",
    "Gift",
    "item",
    "useful(always); play { may { x <- choose(hand(me)[item]); discard(x) } }",
)
LOOK = trainer(
    "c-108", "Look", "item", "play { x <- top(me, 2); if any_of(x) { may { y <- draw(foe, 0) } } }"
)
GIVE = trainer(
    "c-109",
    "Hand Over",
    "item",
    "play { z <- hand(me)[energy]; x <- choose(z); y <- choose(all(me)); attach(x, y) }",
)
STRIP = trainer(
    "c-110",
    "Strip",
    "item",
    "play { counters(active(foe), 3); x <- choose(energy_on(active(foe))); discard(x) }",
)
TAKE = trainer("c-113", "Take", "item", "play { x <- choose(discards(me)); move(x, hand) }")
TURN = trainer(
    "c-114",
    "Turn",
    "item",
    "play { x <- choose(hand(me), 2, 2); y <- order(x); z <- move(y, deck_bottom);"
    " draw(me, count(z)) }",
)
CARDS = (TAKE, TURN, IDLE, BALM, LUCK, SPARE, STACK, UNDER, SEEK, GIFT, LOOK, GIVE, STRIP)


def asked(card: str, mine: str = "Pup | Pup", hand: str = "", deck: str = "R, W, G") -> Duel:
    """A table at the first question of a card."""
    held = f"{card}, {hand}" if hand else card
    return table("xy", mine, hand=held, deck=deck, cards=CARDS).choose(f"play {card}")


def test_a_choice_that_nothing_is_done_with_is_vain() -> None:
    duel = asked("Idle")

    assert vain(duel.state) == (
        "pointless choice: all 2 options of pick_mon of Idle (c-100) have the same result"
    )


@pytest.mark.parametrize(
    ("mine", "is_vain"), [("Pup dmg10 | Pup dmg10", False), ("Pup | Pup", True)]
)
def test_whom_to_heal_matters_while_somebody_is_hurt(mine: str, is_vain: bool) -> None:
    duel = asked("Balm", mine)

    assert bool(vain(duel.state)) == is_vain


def test_a_choice_that_a_coin_may_make_matter_is_not_vain() -> None:
    duel = asked("Luck", "Pup dmg10 | Pup")

    assert not vain(duel.state)


def test_which_of_different_cards_to_discard_is_not_vain() -> None:
    duel = asked("Spare", hand="R, W, G")

    assert not vain(duel.state)


def test_an_order_that_whoever_chose_it_knows_is_not_vain() -> None:
    duel = asked("Stack")

    assert not vain(duel.state)


def test_an_order_under_the_deck_is_not_vain_either() -> None:
    duel = asked("Under")

    assert not vain(duel.state)


def test_a_question_before_a_search_does_not_tell_what_the_search_will_find() -> None:
    duel = asked("Seek")

    assert not vain(duel.state)


def test_a_player_is_asked_though_the_own_hand_holds_nothing_that_fits() -> None:
    duel = asked("Gift", hand="R, W", deck="Idle, Idle, Balm, Luck")

    assert duel.asked == "may"
    assert not vain(duel.state)


def test_a_yes_that_does_nothing_whatever_lies_hidden_is_vain() -> None:
    duel = asked("Look")

    assert vain(duel.state).startswith("pointless choice: all 2 options of may of Look")


def test_whom_an_attack_is_aimed_at_is_asked_whatever_shields_them() -> None:
    aimer = pokemon(
        "c-110", "Aimer", attacks=[("Aim", "C", "", "choices { x <- choose(all(foe)) }")]
    )
    duel = table("xy", "Aimer +R", "Cub | Cub", cards=(aimer,))

    duel.attack("Aim")

    assert duel.asked == "pick_mon"
    assert not vain(duel.state)


@pytest.mark.parametrize("word", ["use_attack", "copy_attack"])
def test_which_attack_is_copied_is_announced_whatever_comes_of_it(word: str) -> None:
    does = f"choices {{ x <- choose(attacks_of(defender)) }}; after {{ {word}(x) }}"
    ape = pokemon("c-111", "Ape", attacks=[("Ape", "C", "", does)])
    idler = pokemon("c-112", "Idler", attacks=[("Yawn", "C", "", ""), ("Doze", "C", "", "")])
    duel = table("xy", "Ape +R", "Idler", cards=(ape, idler))

    duel.attack("Ape")

    assert duel.asked == "pick_attack"
    assert not vain(duel.state)


def test_the_game_itself_is_left_as_it_was() -> None:
    duel = asked("Idle")
    match = duel.state.match
    before = state_hash(duel.state), match.ask_single

    vain(duel.state)

    assert (state_hash(duel.state), match.ask_single) == before


def test_every_kind_of_question_that_is_let_off_has_a_reason() -> None:
    assert set(EXEMPT) <= set(range(len(asks.NAMES)))
    assert all(len(reason.split()) > 3 for reason in EXEMPT.values())


@pytest.mark.parametrize(("given", "let_off"), [("base5-81", True), ("R", False)])
def test_only_special_energy_that_is_given_away_lets_a_question_off(
    given: str, let_off: bool
) -> None:
    duel = asked("Hand Over", hand="base5-81, R")

    duel.answer(given)

    assert duel.asked == "pick_mon"
    assert gives_special_energy(duel.state) == let_off


@pytest.mark.parametrize(("hurt", "let_off"), [("dmg30", True), ("", False)])
def test_what_is_taken_off_a_pokemon_that_falls_may_be_asked(hurt: str, let_off: bool) -> None:
    duel = table("xy", "Pup", foe=f"Pup +R +W {hurt}", hand="Strip", cards=CARDS)

    duel = duel.choose("play Strip")

    assert duel.asked == "pick_card"
    assert strips_the_fallen(duel.state) == let_off


@pytest.mark.parametrize(("stadium", "let_off"), [("basep-42", True), ("xy1-117", False)])
def test_what_a_text_would_keep_in_a_discard_pile_may_be_asked(stadium: str, let_off: bool) -> None:
    duel = table("xy", "Pup", hand="Take", discard="R, W", stadium=stadium, cards=CARDS)

    duel = duel.choose("play Take")

    assert duel.asked == "pick_card"
    assert may_stay(duel.state) == let_off
    assert not vain(duel.state)


@pytest.mark.parametrize(("deck", "let_off"), [("", True), ("G", False)])
def test_the_order_under_an_empty_deck_may_be_asked(deck: str, let_off: bool) -> None:
    duel = asked("Turn", hand="R, W", deck=deck)

    assert duel.asked == "order"
    assert goes_round(duel.state) == let_off
    assert not vain(duel.state)


@pytest.mark.parametrize("prizes", ["R", "R, W", "R, W, G, L, P, F"])
@pytest.mark.parametrize(
    ("does", "is_vain"),
    [("x <- choose(all(me))", True), ("x <- choose(all(me)); heal(x, 10)", False)],
)
def test_prizes_and_who_comes_up_hide_no_question_that_came_before(
    prizes: str, does: str, is_vain: bool
) -> None:
    feller = pokemon("c-115", "Feller", attacks=[("Fell", "C", "200", f"after {{ {does} }}")])
    mine = "Feller dmg10 +R | Pup dmg10"
    duel = table("xy", mine, "Cub | Cub, Pup", prizes=prizes, cards=(feller,))

    duel.attack("Fell")

    assert duel.asked == "pick_mon"
    assert bool(vain(duel.state)) == is_vain


def test_a_question_of_who_comes_up_itself_is_not_vain() -> None:
    feller = pokemon("c-115", "Feller", attacks=[("Fell", "C", "200", "")])
    duel = table("xy", "Feller +R", "Cub | Cub, Pup", prizes="R, W", cards=(feller,))

    duel.attack("Fell").answer("prize 1")

    assert duel.asked == "promote"
    assert not vain(duel.state)
