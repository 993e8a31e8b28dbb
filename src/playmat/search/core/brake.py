"""A brake on turns that go round in circles.

Some texts may be used without end: Energy moved to and fro, a card played and taken back.  Whoever
searches asks the brake at each main question and, once it is pressed, ends the turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.model.state import State
from playmat.search.core.position import EVERYBODY, position_hash

LONG: Final = 60
"""Main questions of one turn after which nothing but its end is looked at."""

WEARY: Final = 200
"""Answers of one turn after which it is over for whoever has met nothing of it."""

OFTEN: Final = 2
"""How often a position may come again in one turn; once is no more than a question put again."""


@final
class Brake:
    """What one player has met in a turn: each position, and how many."""

    def __init__(self, viewer: i64 = EVERYBODY, most: i64 = LONG) -> None:
        self.viewer = viewer
        self.most = most
        self.turn: i64 = -1
        self.answers: i64 = -1
        self.pressed = False
        self.met: dict[int, int] = {}

    def comes_to(self, st: State) -> bool:
        """Take note of a main question; return whether the turn must be brought to its end."""
        # Answers are counted up in a turn, so one that has no more of them was taken back.
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
        """Have a turn brought to its end in which somebody else has met the same too often."""
        self.turn = turn
        self.answers = -1
        self.pressed = True
