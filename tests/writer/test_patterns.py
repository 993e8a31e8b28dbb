"""Shapes with holes: what matches them, and the index that finds those that may."""

from __future__ import annotations

import pytest

from playmat.writer.patterns import ShapeIndex, match, shape
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

    found = [row for row in index.fitting(arg) if match(row.shape, arg, {})]

    assert found == [row for row in rows if match(row.shape, arg, {})]
    assert len(index.fitting(arg)) <= len(found) + 2
