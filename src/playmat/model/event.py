"""What happened, to whom, and which rule decided it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.kinds import players
from playmat.model.slots import slots


@final
class SumStep:
    """One step of a damage calculation: what changed it, by which card, and the new amount."""

    def __init__(self, what: str, change: i64, amount: i64, card: i64, name: str) -> None:
        self.what = what
        self.change = change
        self.amount = amount
        self.card = card
        self.name = name  # the attack or power of that card, if one is meant


NO_STEPS: Final[tuple[SumStep, ...]] = ()


@final
class LogEvent:
    """One line of the game's record; ``seen`` says who sees the hidden part (bit per seat).

    ``why`` distinguishes events with the same word: it names the row of the rules, or the kind of
    text responsible, whose card is ``by``.
    """

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
        self.why: str = ""
        self.by: i64 = -1
        self.steps: tuple[SumStep, ...] = NO_STEPS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something about to happen or just happened, as handlers see it."""

    __slots__ = slots(
        "kind seat mon amount other card cause zone extra cancelled again into flags items steps"
    )

    def __init__(self, kind: i64, seat: i64, mon: i64, amount: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.mon = mon
        self.amount = amount
        self.other: i64 = -1
        self.card: i64 = -1
        self.cause: i64 = 0
        self.zone: i64 = -1
        self.extra: i64 = 0
        self.cancelled = False
        self.again = False
        self.into: i64 = -1
        self.flags: i64 = 0
        self.items: tuple[i64, ...] = ()
        self.steps: tuple[SumStep, ...] = NO_STEPS  # how damage was calculated, if that is recorded

    def clone(self) -> Event:
        h = Event(self.kind, self.seat, self.mon, self.amount)
        h.other = self.other
        h.card = self.card
        h.cause = self.cause
        h.zone = self.zone
        h.extra = self.extra
        h.cancelled = self.cancelled
        h.again = self.again
        h.into = self.into
        h.flags = self.flags
        h.items = self.items
        h.steps = self.steps
        return h
