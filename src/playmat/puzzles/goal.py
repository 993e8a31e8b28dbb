"""What is to be reached in a puzzle, and when that is decided."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from playmat.model.state import State

WIN: Final = "win"
ODDS: Final = "odds"
SURVIVE: Final = "survive"
KINDS: Final = (WIN, ODDS, SURVIVE)
"""Win for sure this turn; win with the best chance this turn; not lose in the other's next turn."""

TASKS: Final = {
    WIN: "Win this turn.",
    ODDS: "Find the best chance to win this turn.",
    SURVIVE: "Survive your opponent’s next turn, whatever they do.",
}
"""What the solver is told."""

AT_BEST: Final = "Find the best chance to survive your opponent’s next turn."
"""The same where nothing survives for certain."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of one player from one turn on."""

    kind: str
    seat: int
    turn: int

    @property
    def until(self) -> int:
        """The turn with whose beginning it is decided."""
        return self.turn + (2 if self.kind == SURVIVE else 1)

    def decided(self, st: State) -> Fraction | None:
        """Return 1 where it is reached, 0 where it is missed, and nothing while it is open."""
        if st.winner >= 0:
            lost = int(st.winner) == 1 - self.seat
            won = int(st.winner) == self.seat
            return Fraction(not lost if self.kind == SURVIVE else won and st.turn < self.until)
        if st.turn >= self.until or st.sudden > 0:
            return Fraction(self.kind == SURVIVE and st.sudden == 0)
        return None
