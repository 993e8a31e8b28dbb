"""Displayed ratings match the ladder's table, and levels are steps of it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from playmat.agents.levels import LEVELS
from playmat.agents.ratings import MEASURED, rating
from playmat.agents.registry import BUILT_IN

LADDER: Final = Path(__file__).parents[2] / "docs" / "ladder.md"
ROW: Final = re.compile(r"^\| (\w+) +\| (\d+)(?: \[-?\d+, \d+\])? +\|", re.MULTILINE)
STEP: Final = 100
"""Rating points between levels: 64 wins in 100 games."""


def test_ratings_are_those_of_the_table() -> None:
    table = {name: int(points) for name, points in ROW.findall(LADDER.read_text("utf-8"))}

    assert table == MEASURED


def test_levels_are_steps_of_rating() -> None:
    points = [rating(name) or 0 for name in LEVELS]

    assert len(points) >= 6
    assert all(harder - easier >= STEP for easier, harder in pairwise(points))


@pytest.mark.parametrize("name", [*LEVELS, *BUILT_IN])
def test_whoever_thinks_is_rated(name: str) -> None:
    assert (rating(name) is None) == (name == "first")
