"""Playing levels by name, from below the players to above them.

A level is a player that slips: a given share of its moves are a weaker player's. A level with a
number of lines plays out no more than these, whatever the clock allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """One level: who plays, who makes *of_hundred* of 100 moves, how many lines are played."""

    note: str
    plays: str
    slips: str = ""
    of_hundred: int = 0
    lines: int = 0

    @property
    def player(self) -> str | None:
        """The built-in player this level is, if it neither slips nor hurries."""
        return None if self.slips or self.lines else self.plays


LEVELS: Final = {
    "newcomer": Level("Knows the rules, but not much more.", "quick", "random", 60),
    "beginner": Level("Attacks when it can. No planning.", "quick", "random", 25),
    "casual": Level("Follows simple rules of thumb.", "quick"),
    "regular": Level("Plays sensibly, one move at a time.", "greedy"),
    "skilled": Level("Sometimes looks a turn ahead.", "master", "greedy", 35, lines=24),
    "champion": Level("Plays its best and takes its time.", "master"),
}
"""From the easiest to the hardest, each at least 100 rating points above the one before."""
