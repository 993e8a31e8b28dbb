"""The coin flipper: a coin outside the game, with a count of heads. [ER-8]"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random


class CoinFlipper:
    """A coin independent of any game, with its statistics."""

    def __init__(self, coin: Random | None = None) -> None:
        self._coin = coin or Random()
        self.heads = 0
        self.total = 0

    @staticmethod
    def of(shown: Iterable[bool]) -> CoinFlipper:
        """Count coins flipped elsewhere, such as in a game."""
        found = CoinFlipper()
        for heads in shown:
            found.count(heads)
        return found

    def flip(self) -> bool:
        """Flip once; return True for heads."""
        heads = self._coin.random() < 0.5
        self.count(heads)
        return heads

    def count(self, heads: bool) -> None:
        self.heads += heads
        self.total += 1

    def reset(self) -> None:
        self.heads = self.total = 0

    @property
    def percent(self) -> str:
        """The share of heads in whole percent, or a dash before the first flip."""
        return f"{(200 * self.heads + self.total) // (2 * self.total)}%" if self.total else "–"

    def __str__(self) -> str:
        return f"{self.heads}/{self.total} heads ({self.percent})"
