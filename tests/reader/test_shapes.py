"""Shapes: the meaning of a row as text."""

from __future__ import annotations

import pytest

from playmat.lang.make import node
from playmat.reader.shapes import LENSES, filler, lens


def test_a_hole_holds_what_its_slot_read() -> None:
    heal = filler("[heal(?target, ?amount)]")

    meant = heal(target=node("self"), amount=20)

    assert meant == (node("heal", node("self"), 20),)


def test_parameters_left_out_have_their_defaults() -> None:
    assert filler("choose(all(me))")() == node("choose", node("all", "me"))


def test_parameters_may_be_given_by_name() -> None:
    assert filler("choose(all(me), most=2)")() == node("choose", node("all", "me"), most=2)


def test_a_star_spreads_a_list() -> None:
    both = filler("[*?first, shuffle(me)]")

    meant = both(first=(node("draw", "me", 1), node("cure", node("self"))))

    assert meant == (node("draw", "me", 1), node("cure", node("self")), node("shuffle", "me"))


def test_a_lens_is_called_with_its_parts() -> None:
    times = filler("@times(?factor, ?count)")

    assert times(factor=1, count=node("count", node("prizes", "me"))) == node(
        "count", node("prizes", "me")
    )


def test_two_lenses_of_one_name_are_refused() -> None:
    def times() -> None:
        pass

    with pytest.raises(ValueError, match="two lenses called times"):
        lens(times)
    assert LENSES["times"] is not times


@pytest.mark.parametrize(
    "text", ["heal(?target, 20))", "heal(?target; 20)", "no_such_word()", "@no_such_lens(?x)"]
)
def test_what_is_not_a_shape_is_refused_when_the_row_is_made(text: str) -> None:
    with pytest.raises(ValueError, match=r"shape|goes on|no word|no lens"):
        filler(text)
