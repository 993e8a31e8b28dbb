"""Wilson confidence intervals for win rates, which are also accurate near 0 and 1."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""Standard deviations on either side that cover 95% of a normal distribution."""


class Interval(NamedTuple):
    """A 95% confidence interval."""

    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(won: float, games: int, z: float = Z95) -> Interval:
    """Wilson's score interval for *won* of *games*, counting a draw as half a win."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = won / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
