"""The goal of a puzzle, and when it is decided."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from playmat.model.state import State

WIN: Final = "win"
ODDS: Final = "odds"
SURVIVE: Final = "survive"
KINDS: Final = (WIN, ODDS, SURVIVE)
"""Win for certain this turn; win this turn with the best chance; survive the opponent's
next turn.
"""

TASKS: Final = {
    WIN: "Win this turn.",
    ODDS: "Find the best chance to win this turn.",
    SURVIVE: "Survive their next turn, whatever they do.",
}
"""The task as shown to the solver."""

AT_BEST: Final = "Find the best chance to survive your opponent’s next turn."
"""The task if survival is not certain."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of one player from a given turn on."""

    kind: str
    seat: int
    turn: int

    @property
    def until(self) -> int:
        """The turn whose start decides the goal."""
        return self.turn + (2 if self.kind == SURVIVE else 1)

    def decided(self, st: State) -> Fraction | None:
        """1 if the goal is reached, 0 if it is missed, None while it is open."""
        if st.winner >= 0:
            lost = int(st.winner) == 1 - self.seat
            won = int(st.winner) == self.seat
            return Fraction(not lost if self.kind == SURVIVE else won and st.turn < self.until)
        if st.turn >= self.until or st.sudden > 0:
            return Fraction(self.kind == SURVIVE and st.sudden == 0)
        return None
