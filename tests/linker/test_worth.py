"""When a question is worth asking."""

from __future__ import annotations

import pytest

from playmat.lang.node import Node, Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.linker.worth import joined_with, worth_asking


def block(text: str) -> Program:
    """Return the statements of an option."""
    return parse(f"play {{ {text} }}")[0].args[0]  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("text", "need"),
    [
        ("a <- choose(bench_of(me)); switch(me, a)", "any_of(bench_of(me))"),
        ("discard(stadium)", "any_of(stadium)"),
        ("remove_counters(self, 1)", "any_of(self[damaged])"),
        (
            "a <- choose(energy_on(self)); b <- discard(a); if did(b) { draw(me, 1) }",
            "any_of(energy_on(self))",
        ),
    ],
)
def test_an_option_is_worth_asking_if_there_is_what_it_is_done_to(text: str, need: str) -> None:
    found = worth_asking(block(text))

    assert found is not None
    assert show((Node("needs", (found,)),)) == f"needs({need})"


@pytest.mark.parametrize(
    "text",
    [
        "draw(me, 1)",
        "a <- choose(hand(me)); discard(a)",
        "a <- search(deck(me)); move(a, hand); shuffle(me)",
        "a <- choose(bench_of(me)); switch(me, a); draw(me, 1)",
        "heal_all(self); end_turn",
    ],
)
def test_what_may_do_something_anyway_or_lies_hidden_is_always_asked(text: str) -> None:
    assert worth_asking(block(text)) is None


def test_a_pokemon_is_chosen_only_for_cards_that_were_found() -> None:
    program = parse("play { a <- search(deck(me)); b <- choose(all(me)); attach(a, b) }")

    assert joined_with(program, "b") == "a"
    assert joined_with(parse("play { b <- choose(all(me)); heal_all(b) }"), "b") == ""
