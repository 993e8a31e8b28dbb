"""How sure a share of wins is: Wilson's interval, which holds near 0 and 1 as well."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A range that holds the true share with 95 % confidence."""

    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the range."""
        return (self.high - self.low) / 2


def wilson(won: float, games: int, z: float = Z95) -> Interval:
    """Return Wilson's score interval of a share; a draw counts as half a win."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = won / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
