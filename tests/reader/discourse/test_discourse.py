"""Sentences that continue, belong to a later moment or depend on an earlier choice."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read
from tests.reader.shorthand import program

IN_ONE_BREATH = (
    (
        "You may discard 3 cards from your hand and {does} 10 damage plus 70 {more}.",
        "10",
        "2005-02-01",
        "before { if count(hand(me)) >= 3 { may { a <- choose(hand(me), 3); b <- spend(a) } }; "
        "if did(b) { add_damage(70) } }",
    ),
    (
        "You may discard 3 cards from your hand, and if you do, {it} is now Burned.",
        "10",
        "2005-02-01",
        "after { if count(hand(me)) >= 3 { may { a <- choose(hand(me), 3); b <- discard(a) } }; "
        "if did(b) { inflict(defender, burned) } }",
    ),
)


def power(text: str, era: str = "2004-01-01") -> Reading:
    return read(Face("power", text, "Mossling", "Moss Gift", era, ("stage1",), "power"))


def attack(text: str, damage: str = "", era: str = "2004-01-01") -> Reading:
    return read(Face("attack", text, "Mossling", "Moss Blow", era, ("basic",), damage=damage))


def written(found: Reading) -> str:
    """A program as text, or where reading stopped."""
    return show(found.program) if found.program is not None else found.stopped


@pytest.mark.parametrize(("text", "damage", "era", "written"), IN_ONE_BREATH)
def test_what_follows_leave_in_one_breath_comes_about_only_if_it_is_taken(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


def test_what_belongs_to_a_later_reaction_is_not_done_at_once() -> None:
    start = "During your opponent's next turn, if Mossling is damaged by an attack,"
    told = f"{start} put 3 damage counters on the Attacking Pokémon and, draw 2 cards."

    assert read(Face("attack", told, "Mossling", "Moss Toss", "2005-02-01")).program is None


@pytest.mark.parametrize("era", ["2001-01-01", "2004-01-01", "2010-01-01"])
def test_what_comes_then_goes_on_with_the_one_outcome_told_of_a_coin(era: str) -> None:
    start = "Once during your turn, you may flip a coin."
    told = "If heads, remove 7 damage counters from Mossling. Then, draw a card."

    powered = written(power(f"{start} {told}", era))
    attacked = written(attack(f"Flip a coin. {told}", era=era))

    assert powered.endswith("if heads(a) > 0 { remove_counters(self, 7); draw(me, 1) } }")
    assert attacked.endswith("if heads(a) > 0 { remove_counters(self, 7); draw(me, 1) } }")
