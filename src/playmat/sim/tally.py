"""Counting games: shares of wins with their intervals, and when a matchup is settled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from playmat.sim.intervals import Interval, wilson
from playmat.sim.worker import Row

CHECKED_EVERY: Final = 100
"""Games after which the width of an interval is looked at, whoever has played them."""


@dataclass(slots=True)
class MatchupTally:
    """What the games of one matchup add up to, from the first entrant's side."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0
    turns: int = 0
    answers: int = 0
    first_won: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stopped: bool = False

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        self.wins += row["winner"] == "a"
        self.losses += row["winner"] == "b"
        self.draws += row["winner"] is None
        self.turns += row["turns"]
        self.answers += row["answers"]
        self.first_won += row["winner"] is not None and row["winner"] == row["first"]
        self.ends[row["by"]] += 1
        if "fault" in row:
            self.faults[row["fault"]["by"]] += 1

    @property
    def score(self) -> float:
        """Wins, with half of every draw."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The share of wins, with half of every draw."""
        return self.score / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.score, self.games)

    def settled(self, narrow: float) -> bool:
        """Tell whether the interval is narrow enough, at the games where that is looked at."""
        due = self.games > 0 and self.games % CHECKED_EVERY == 0
        return narrow > 0 and due and self.interval.half <= narrow

    def plain(self) -> dict[str, Any]:
        """Return the figures as JSON holds them."""
        low, high = self.interval
        games = max(1, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "first_player_won": round(self.first_won / games, 6),
            "turns": round(self.turns / games, 2),
            "answers": round(self.answers / games, 2),
            "ends": dict(sorted(self.ends.items())),
            "faults": dict(sorted(self.faults.items())),
            "stopped_early": self.stopped,
        }
