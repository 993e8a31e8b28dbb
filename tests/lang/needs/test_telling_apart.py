"""Whether it matters which cards of the hand are chosen."""

from __future__ import annotations

import pytest

from playmat.lang.needs.telling_apart import worth_telling_apart
from playmat.lang.node import Node
from playmat.lang.parse import parse
from playmat.lang.show import show

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


HOLDERS = "all(foe)[holds(energy)]"


@pytest.mark.parametrize(
    ("then", "done", "need"),
    [
        ("energy_on(c)", "swap_cards(b, d)", f"count({HOLDERS}[$reached]) > 2"),
        ("energy_on(c)[basic_energy]", "swap_cards(b, d)", ""),
        ("energy_on(c)", "swap_cards(b, d); discard(b)", ""),
        ("energy_on(c)", "discard(b | d)", ""),
    ],
)
def test_of_two_that_exchange_cards_none_comes_first(then: str, done: str, need: str) -> None:
    picks = f"b <- choose(energy_on(a)); c <- choose({HOLDERS} - a); d <- choose({then})"
    program = parse(f"play {{ a <- choose({HOLDERS}); {picks}; {done} }}")
    choice = program[0].args[0][0].args[1]  # type: ignore[index, union-attr]
    assert isinstance(choice, Node)

    found = worth_telling_apart(program, "a", choice)

    assert (show((Node("needs", (found,)),)) if found else "") == (f"needs({need})" if need else "")


def first_need(text: str) -> str:
    """The condition under which it matters which cards are chosen first, as text."""
    program = parse(f"play {{ {text} }}")
    choice = program[0].args[0][0].args[1]  # type: ignore[index, union-attr]
    assert isinstance(choice, Node)
    found = worth_telling_apart(program, "a", choice)
    return show((found,)) if found else ""


ALL = "choose(hand(me), 0, 60)"
OTHERS = "any_of(deck(me)) or $draws_minded"


@pytest.mark.parametrize(
    ("text", "need"),
    [
        (f"a <- {ALL}; b <- order(a); c <- move(b, deck_bottom); draw(me, count(c))", OTHERS),
        (f"a <- {ALL}; b <- move(a, deck); shuffle(me); draw(me, count(b))", OTHERS),
        (f"a <- {ALL}; b <- discard(a); draw(me, count(b))", ""),
        (f"a <- {ALL}", ""),
        (f"a <- {ALL}; b <- move(a, deck); draw(foe, count(b))", ""),
        (f"a <- {ALL}; b <- move(a, deck); draw(me, count(a) + count(b))", ""),
        (f"a <- {ALL}; b <- move(a, deck); mill(me, 1); draw(me, count(b))", ""),
    ],
)
def test_cards_put_into_a_deck_for_as_many_come_back_from_an_empty_one(
    text: str, need: str
) -> None:
    assert first_need(text) == need


@pytest.mark.parametrize(
    ("text", "need"),
    [
        ("a <- choose(hand(foe), by=foe); discard(a)", "any_of(hand(foe)[$may_take(hand)])"),
        ("a <- choose(hand(me)); discard(a)", ""),
        ("a <- choose(hand(foe), by=foe); reveal(a)", ""),
    ],
)
def test_a_card_of_their_hand_is_told_apart_if_it_may_be_taken(text: str, need: str) -> None:
    assert first_need(text) == need
