"""Ratings of players and levels in ladder points, where ``random`` has 0.

A lead of 100 points wins 64 games of 100. docs/ladder.md has the table and how it was played.
"""

from __future__ import annotations

from typing import Final

from playmat.agents.levels import LEVELS

MEASURED: Final = {
    "master": 800,
    "planner": 703,
    "tree": 687,
    "skilled": 686,
    "greedy": 576,
    "quick": 357,
    "beginner": 224,
    "newcomer": 32,
    "random": 0,
}
"""The ratings at 50 ms a decision, 18 November 2026."""


def rating(name: str) -> int | None:
    """Rating of a player or level, or None if it was never rated."""
    level = LEVELS.get(name)
    return MEASURED.get((level and level.player) or name)
