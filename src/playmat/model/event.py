"""What happened, who was concerned and which rule decided it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.kinds import players


@final
class LogEvent:
    """One line of the game's record; ``seen`` says who may read the hidden part (bit per seat)."""

    def __init__(self, what: str, rule: str, seat: i64) -> None:
        self.what = what
        self.rule = rule
        self.seat = seat
        self.turn: i64 = 0
        self.mon: i64 = -1
        self.mon_card: i64 = -1
        self.other: i64 = -1
        self.other_card: i64 = -1
        self.cards: tuple[i64, ...] = ()
        self.seen: i64 = players.BOTH_SEE
        self.count: i64 = 0
        self.source: str = ""
        self.target: str = ""
        self.detail: str = ""
