"""Vain questions: the law finds those that change nothing and leaves the others alone."""

from __future__ import annotations

import pytest

from playmat.exercise.vain import EXEMPT, vain
from playmat.game.scenario.duel import Duel
from playmat.kinds import asks
from tests.rules.cards_course import table, trainer

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
CARDS = (IDLE, BALM, LUCK, SPARE, STACK)


def asked(card: str, mine: str = "Pup | Pup", hand: str = "", deck: str = "R, W, G") -> Duel:
    """Return a table at the question a card asks first."""
    held = f"{card}, {hand}" if hand else card
    return table("xy", mine, hand=held, deck=deck, cards=CARDS).choose(f"play {card}")


def test_a_choice_that_nothing_is_done_with_is_vain() -> None:
    duel = asked("Idle")

    assert vain(duel.state) == (
        "no question is vain: pick_mon of Idle (c-100) changes nothing, whichever of 2 answers"
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


def test_every_kind_of_question_that_is_let_off_has_a_reason() -> None:
    assert set(EXEMPT) <= set(range(len(asks.NAMES)))
    assert all(len(reason.split()) > 3 for reason in EXEMPT.values())
