"""Levels for people: what lies below, between and above the players, by name.

A level is a player that slips: so many answers of a hundred are a weaker player's.  One that plays
out a number of lines does no more than these, whatever the clock allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """One level: who plays, how many answers of a hundred are whose, how many lines are played."""

    note: str
    plays: str
    slips: str = ""
    of_hundred: int = 0
    lines: int = 0

    @property
    def player(self) -> str | None:
        """The player that it is by another name: one that neither slips nor hurries."""
        return None if self.slips or self.lines else self.plays


LEVELS: Final = {
    "newcomer": Level("Knows the rules, but not much more.", "quick", "random", 60),
    "beginner": Level("Attacks when it can. No planning.", "quick", "random", 25),
    "casual": Level("Follows simple rules of thumb.", "quick"),
    "regular": Level("Plays sensibly, one move at a time.", "greedy"),
    "skilled": Level("Sometimes looks a turn ahead.", "master", "greedy", 35, lines=24),
    "champion": Level("Plays its best and takes its time.", "master"),
}
"""From the easiest to the hardest, each at least 100 points of rating above the last."""
