"""Count games: win rates with intervals, and when a matchup is settled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from playmat.sim.intervals import Interval, wilson
from playmat.sim.worker import Row

CHECKED_EVERY: Final = 100
"""Number of games between checks of the interval's width."""


@dataclass(slots=True)
class MatchupTally:
    """Results of one matchup, from the first entrant's side."""

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
        """Wins plus half of the draws."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The win rate, counting a draw as half a win."""
        return self.score / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """The 95% confidence interval of the win rate."""
        return wilson(self.score, self.games)

    def settled(self, narrow: float) -> bool:
        """Whether the interval is narrow enough, if it is due to be checked."""
        due = self.games > 0 and self.games % CHECKED_EVERY == 0
        return narrow > 0 and due and self.interval.half <= narrow

    def plain(self) -> dict[str, Any]:
        """The figures as JSON values."""
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
