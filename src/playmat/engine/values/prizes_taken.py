"""How many Prizes a player has taken, in the game and in a turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.limits import times
from playmat.engine.table.history import TOOK
from playmat.engine.table.players import seat_of
from playmat.model.definitions import Number
from playmat.model.state import Scope, State


@final
class PrizesGone(Number):
    """Prizes a player has taken, both those dealt and those added by texts."""

    def __init__(self, who: i64, key: i64) -> None:
        self.who = who
        self.key = key  # key that added Prizes are noted by

    def value(self, st: State, sc: Scope) -> i64:
        side = st.sides[seat_of(st, sc, self.who)]
        book = st.match.book
        n = book.sudden_death_prizes if st.sudden > 0 else book.prizes
        if side.used:
            n += times(side.used, self.key, -1)
        for copy in side.prizes:
            if copy >= 0:
                n -= 1
        return max(0, n)


@final
class PrizesLastTurn(Number):
    """Prizes a player took in that player's last turn."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def value(self, st: State, sc: Scope) -> i64:
        seat = seat_of(st, sc, self.who)
        return times(st.sides[seat].lately, TOOK, st.turn - (2 if seat == st.player else 1))
