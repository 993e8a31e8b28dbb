"""A brake on turns that go round in circles.

Some card texts can be used without end: Energy moved back and forth, a card played and taken back.
A search asks the brake at each main choice and ends the turn once the brake is pressed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.model.state import State
from playmat.search.core.position import EVERYBODY, position_hash

LONG: Final = 60
"""Main choices in one turn after which the turn must end."""

WEARY: Final = 200
"""Choices in one turn after which it must end, even for a player who has seen none of them."""

OFTEN: Final = 2
"""How often a position may recur in one turn; one recurrence may be a repeated choice."""


@final
class Brake:
    """What one player has met during a turn: each position, and how often."""

    def __init__(self, viewer: i64 = EVERYBODY, most: i64 = LONG) -> None:
        self.viewer = viewer
        self.most = most
        self.turn: i64 = -1
        self.answers: i64 = -1
        self.pressed = False
        self.met: dict[int, int] = {}

    def comes_to(self, st: State) -> bool:
        """Record a main choice; return whether the turn must be ended."""
        # The count of a turn's choices only grows, so a smaller one means that moves were undone.
        if st.turn != self.turn or st.answers <= self.answers:
            self.turn = st.turn
            self.pressed = False
            self.met = {}
        self.answers = st.answers
        if self.pressed:
            return True
        here = position_hash(st, self.viewer)
        times = self.met.get(here, 0)
        self.pressed = times >= OFTEN or len(self.met) >= self.most or st.answers >= WEARY
        self.met[here] = times + 1
        return self.pressed

    def press(self, turn: i64) -> None:
        """Make the player end a turn in which someone else has already gone in circles."""
        self.turn = turn
        self.answers = -1
        self.pressed = True
