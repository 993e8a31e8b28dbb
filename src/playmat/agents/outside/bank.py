"""A time bank: seconds for a game, and a few more with every move."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Now = Callable[[], float]

RESERVE: Final = 40
"""Size of the bank in decisions, where a clock sets the time of one decision."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a bank: seconds per game, and seconds added per move."""

    seconds: float = 300.0
    increment: float = 1.0

    def at(self, clock: float | None) -> Terms:
        """Terms for a game in which a decision should take *clock* seconds."""
        return self if clock is None else Terms(RESERVE * clock, clock)


class Bank:
    """The seconds a player has left in a game."""

    def __init__(self, terms: Terms, now: Now = time.monotonic) -> None:
        self.terms = terms
        self._now = now
        self._since = now()
        self.left = terms.seconds

    def open(self) -> float:
        """Start counting and return the seconds left."""
        self._since = self._now()
        return self.left

    def close(self) -> bool:
        """Deduct the time since `open`, add the increment, and tell whether there was enough."""
        self.left -= self._now() - self._since
        in_time = self.left >= 0
        self.left = max(0.0, self.left) + self.terms.increment
        return in_time
