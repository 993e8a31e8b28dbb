"""The coin flipper: a coin of its own beside the game, and a count of heads. [ER-8]"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random


class CoinFlipper:
    """A coin that no game knows of, with what it has shown so far."""

    def __init__(self, coin: Random | None = None) -> None:
        self._coin = coin or Random()
        self.heads = 0
        self.total = 0

    @staticmethod
    def of(shown: Iterable[bool]) -> CoinFlipper:
        """Return a count of coins that fell elsewhere, such as those of a game."""
        found = CoinFlipper()
        for heads in shown:
            found.count(heads)
        return found

    def flip(self) -> bool:
        """Flip once; return whether it shows heads."""
        heads = self._coin.random() < 0.5
        self.count(heads)
        return heads

    def count(self, heads: bool) -> None:
        """Count one coin in."""
        self.heads += heads
        self.total += 1

    def reset(self) -> None:
        """Begin a new count."""
        self.heads = self.total = 0

    @property
    def percent(self) -> str:
        """The percentage of heads, or a dash before the first flip."""
        return f"{(200 * self.heads + self.total) // (2 * self.total)}%" if self.total else "–"

    def __str__(self) -> str:
        return f"{self.heads}/{self.total} heads ({self.percent})"
