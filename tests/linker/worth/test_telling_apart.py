"""Whether it matters which cards of the hand are chosen."""

from __future__ import annotations

import pytest

from playmat.lang.node import Node
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.linker.worth.telling_apart import worth_telling_apart

PILE = "discards(me)[basic_energy]"


@pytest.mark.parametrize(
    ("done", "need"),
    [
        (
            f"b <- choose({PILE}); reveal(b); move(b, hand)",
            f"any_of({PILE}) or any_of(hand(me)[basic_energy][$unseen])",
        ),
        (f"b <- choose({PILE}, 2); move(b, hand)", ""),
        (f"b <- choose({PILE} - a); move(b, hand)", ""),
        ("b <- choose(discards(me)[energy]); move(b, hand)", ""),
        (f"b <- choose({PILE}); move(b, deck)", ""),
        (f"b <- choose({PILE}); move(b, hand); draw(me, count(b))", ""),
    ],
)
def test_a_card_that_is_taken_back_is_told_apart_only_from_others(done: str, need: str) -> None:
    program = parse(f"play {{ a <- choose(hand(me)[basic_energy]); discard(a); {done} }}")
    choice = program[0].args[0][0].args[1]  # type: ignore[index, union-attr]
    assert isinstance(choice, Node)

    found = worth_telling_apart(program, "a", choice)

    assert (show((Node("needs", (found,)),)) if found else "") == (f"needs({need})" if need else "")


OTHERS = "all(foe)[holds(energy)]"


@pytest.mark.parametrize(
    ("then", "done", "need"),
    [
        ("energy_on(c)", "swap_cards(b, d)", f"count({OTHERS}[$reached]) > 2"),
        ("energy_on(c)[basic_energy]", "swap_cards(b, d)", ""),
        ("energy_on(c)", "swap_cards(b, d); discard(b)", ""),
        ("energy_on(c)", "discard(b | d)", ""),
    ],
)
def test_of_two_that_exchange_cards_none_comes_first(then: str, done: str, need: str) -> None:
    picks = f"b <- choose(energy_on(a)); c <- choose({OTHERS} - a); d <- choose({then})"
    program = parse(f"play {{ a <- choose({OTHERS}); {picks}; {done} }}")
    choice = program[0].args[0][0].args[1]  # type: ignore[index, union-attr]
    assert isinstance(choice, Node)

    found = worth_telling_apart(program, "a", choice)

    assert (show((Node("needs", (found,)),)) if found else "") == (f"needs({need})" if need else "")
