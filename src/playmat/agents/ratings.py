"""How strong players and levels are, in points of the ladder, on which ``random`` has none.

A hundred points more are 64 games won of 100.  docs/ladder.md has the table and how it was played.
"""

from __future__ import annotations

from typing import Final

from playmat.agents.levels import LEVELS

MEASURED: Final = {
    "master": 811,
    "tree": 747,
    "planner": 721,
    "skilled": 681,
    "greedy": 573,
    "quick": 398,
    "beginner": 252,
    "newcomer": 106,
    "random": 0,
}
"""The ratings at 50 ms a decision, 17 November 2026."""


def rating(name: str) -> int | None:
    """Return the points of a player or level, or None if it was never rated."""
    level = LEVELS.get(name)
    return MEASURED.get((level and level.player) or name)
