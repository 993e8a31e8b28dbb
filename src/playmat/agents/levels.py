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
    "newcomer": Level("Knows the rules and not much more.", "quick", "random", 60),
    "beginner": Level("Attacks when it can and plans nothing.", "quick", "random", 25),
    "casual": Level("Plays by rules of thumb and weighs nothing.", "quick"),
    "regular": Level("Plays sensibly, one answer at a time.", "greedy"),
    "skilled": Level("Looks a turn ahead, if it thinks of it.", "master", "greedy", 35, lines=24),
    "champion": Level("Plays as well as it can and takes its time.", "master"),
}
"""From the easiest to the hardest, each at least 100 rating points above the one before."""
