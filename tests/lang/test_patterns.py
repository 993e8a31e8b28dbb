"""Shapes with holes: what they match, and the index of candidates."""

from __future__ import annotations

import pytest

import playmat.reader.marks  # noqa: F401  (lists the marks)
from playmat.lang.make import node
from playmat.lang.node import Arg
from playmat.lang.patterns import ShapeIndex, match, matches, shape
from playmat.writer.phrase_table import TIGHT, Wording

SHAPES = (
    "damage(?x, 10)",
    "damage(active, ?n)",
    "damage(active, 20)",
    "damage(where(?x, ?t), ?n)",
    "damage(where(bench, ?t), ?n)",
    "damage(where(bench, basic), 10)",
    "[draw(me, ?n), ?then]",
    "[draw(me, 1), heal(?x, 1)]",
    "?anything",
)
ARGS = (
    "damage(active, 10)",
    "damage(active, 20)",
    "damage(active, 30)",
    "damage(bench, 10)",
    "damage(where(bench, basic), 10)",
    "damage(where(bench, basic), 20)",
    "damage(where(active, basic), 20)",
    "[draw(me, 1), heal(active, 1)]",
    "[draw(me, 2), heal(active, 1)]",
    "[draw(me, 1)]",
    "heal(active, 1)",
    "basic",
    "7",
)


@pytest.mark.parametrize("text", ARGS)
def test_an_index_finds_what_matches_in_the_order_of_its_rows(text: str) -> None:
    rows = [Wording("any", shape(one), (one,), TIGHT, ()) for one in SHAPES]
    index, arg = ShapeIndex(rows), shape(text)

    found = [row for row in index.fitting(arg) if matches(row.shape, arg, {})]

    assert found == [row for row in rows if matches(row.shape, arg, {})]
    assert len(index.fitting(arg)) <= len(found) + 2


HEALING = node("heal", node("self"), 30)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("heal(self, ?n)", None),
        ("heal(self(), ?n)", {"n": 30}),
        ("heal(?whom, 30)", {"whom": node("self")}),
        ("heal(...)", {"target": node("self"), "amount": 30}),
        ("heal(?whom, ...)", {"whom": node("self"), "amount": 30}),
        ("counters(...)", None),
    ],
)
def test_a_shape_gives_what_its_holes_hold(text: str, found: dict[str, Arg] | None) -> None:
    assert match(text, HEALING) == found


def test_a_mark_is_matched_like_a_word() -> None:
    assert match("$that(?sort, ...)", node("$that", "mons", "basic")) == {
        "sort": "mons",
        "kind": "basic",
    }


def test_what_a_word_leaves_out_is_its_default() -> None:
    assert match("choose(?from)", node("choose", node("hand", "me"))) == {
        "from": node("hand", "me")
    }
    assert match("choose(?from)", node("choose", node("hand", "me"), 2, 2)) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [("self()", "no hole"), ("heal(?a, ?b, ?c)", "heal takes target, amount")],
)
def test_a_shape_that_no_node_has_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        match(text, HEALING)


def test_a_shape_with_an_unknown_word_is_refused() -> None:
    with pytest.raises(KeyError, match="heel"):
        match("heel(?x)", HEALING)
