"""Only numbers that do more than smaller ones are offered."""

from __future__ import annotations

import pytest

from playmat.lang.needs.amounts import useful_choice, useful_number
from playmat.lang.node import Node, Program, nodes_in
from playmat.lang.parse import parse


def bound(program: Program, name: str) -> Node:
    """The effect whose result is bound to a variable."""
    found = [n.args[1] for n in nodes_in(program) if n.word == "bind" and n.args[0] == name]
    assert isinstance(found[0], Node)
    return found[0]


def test_a_number_of_counters_ends_with_those_there_are_wherever_it_is_read() -> None:
    program = parse(
        "play { a <- choose(all(me)); b <- flip; if heads(b) > 0 { c <- number(0, 3); "
        "remove_counters(a, c) } else { c <- number(0, 5); remove_counters(a, c) } }"
    )

    found = useful_number(program, "c", bound(program, "c"))

    assert found == parse("play { c <- number(1, least(3, counters_on(a))) }")[0].args[0][0].args[1]  # type: ignore[index, union-attr]


@pytest.mark.parametrize(
    ("done", "most"),
    [
        ("draw(me, a); a <- number(0, 5, foe); draw(foe, a)", "least(4, count(deck(me)))"),
        ("b <- choose(active(me)); remove_counters(b, a)", "least(4, counters_on(active(me)))"),
        ("draw(me, a); a <- number(0, 5, foe); counters(self, a)", "least(4, count(deck(me)))"),
    ],
)
def test_a_number_ends_with_what_is_done_with_it_before_it_is_picked_anew(
    done: str, most: str
) -> None:
    program = parse(f"play {{ a <- number(0, 4); {done} }}")

    found = useful_number(program, "a", bound(program, "a"))

    assert found.args[1] == bound(parse(f"play {{ a <- number(0, {most}) }}"), "a").args[1]


def test_a_number_that_is_read_beyond_its_block_is_left_as_it_is() -> None:
    program = parse("play { may { a <- number(0, 4); draw(me, a) }; counters(self, a) }")

    assert useful_number(program, "a", bound(program, "a")) == bound(program, "a")


@pytest.mark.parametrize(
    ("done", "choice"),
    [
        (
            "turn_up(a)",
            "choose(prizes(me)[face_down], "
            "1 - (count(prizes(me)) - count(prizes(me)[face_down])), 2)",
        ),
        ("look(a)", "choose(prizes(me), most=2)"),
        ("turn_up(a); move(a, hand)", "choose(prizes(me), most=2)"),
    ],
)
def test_prizes_that_lie_face_up_count_as_turned_up(done: str, choice: str) -> None:
    program = parse(f"play {{ a <- choose(prizes(me), most=2); {done} }}")

    found = useful_choice(program, "a", bound(program, "a"))

    assert found == bound(parse(f"play {{ a <- {choice} }}"), "a")
