"""A time bank: so many seconds for a game, and a few more with every answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Now = Callable[[], float]

RESERVE: Final = 40
"""How many decisions a bank is worth where a clock says what one may take."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a bank is filled with: seconds a game, and seconds that an answer adds."""

    seconds: float = 300.0
    increment: float = 1.0

    def at(self, clock: float | None) -> Terms:
        """Return the terms of a game in which a decision should take so long."""
        return self if clock is None else Terms(RESERVE * clock, clock)


class Bank:
    """The seconds that a player has left in a game."""

    def __init__(self, terms: Terms, now: Now = time.monotonic) -> None:
        self.terms = terms
        self._now = now
        self._since = now()
        self.left = terms.seconds

    def open(self) -> float:
        """Begin to count and return the seconds left."""
        self._since = self._now()
        return self.left

    def close(self) -> bool:
        """Take what was used since it was opened; tell whether that was there."""
        self.left -= self._now() - self._since
        in_time = self.left >= 0
        self.left = max(0.0, self.left) + self.terms.increment
        return in_time
