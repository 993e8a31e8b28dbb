"""Coin flips, in batches that effects may repeat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import eligible, interpose, react
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import fold
from playmat.engine.record import note
from playmat.engine.table.players import seat_of
from playmat.engine.vm import ask_coin
from playmat.kinds import answers, causes, events, queries
from playmat.model.definitions import Number, Op
from playmat.model.event import Event
from playmat.model.option import HEADS, TAILS, kind
from playmat.model.state import NONE, Frame, State

UNTIL_TAILS: Final = -1
UNTIL_HEADS: Final = -2


@final
class FlipStart(Op):
    """Start a batch: a number of coins, or until one side comes up."""

    def __init__(self, count: Number | None, until: i64, reg: i64, left: i64) -> None:
        self.count = count
        self.until = until
        self.reg = reg
        self.left = left

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = NONE
        fr.vars[self.left] = (self.count.value(st, fr) if self.count is not None else self.until,)
        index = entries(st, queries.COIN_COUNT)
        m = st.mon(fr.me) if len(index) > 0 and self.count is not None else None
        if m is not None:
            fr.vars[self.left] = (max(0, fold(st, index, fr.vars[self.left][0], m)),)
        return False


@final
class FlipAsk(Op):
    """Flip the next coin, or end the batch."""

    def __init__(self, left: i64) -> None:
        self.left = left
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if fr.vars[self.left][0] == 0:
            fr.pc = self.to
            return False
        return ask_coin(st)


@final
class FlipTake(Op):
    """Store the result of a coin and continue the batch."""

    def __init__(self, who: i64, reg: i64, left: i64) -> None:
        self.who = who
        self.reg = reg
        self.left = left
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        heads = result(st, fr, kind(st.answer) == answers.HEADS)
        fr.vars[self.reg] = (*fr.vars[self.reg], i64(1) if heads else i64(0))
        left = fr.vars[self.left][0]
        if left > 0:
            fr.vars[self.left] = (left - 1,)
        elif left == (UNTIL_HEADS if heads else UNTIL_TAILS):
            fr.vars[self.left] = (0,)
        fr.pc = self.back
        if st.events is not None:
            seat = seat_of(st, fr, self.who)
            note(st, "coin", "", seat, detail="heads" if heads else "tails")
        return False


def result(st: State, fr: Frame, heads: bool) -> bool:
    """The result of a coin in a Pokémon's text, which an effect may set."""
    m = st.mon(fr.me) if len(entries(st, queries.COIN_RESULT)) > 0 else None
    if m is None:
        return heads
    return fold(st, st.mods[queries.COIN_RESULT], 1 if heads else 0, m) > 0


@final
class FlipEnd(Op):
    """Let effects change the batch, or react to it."""

    def __init__(self, who: i64, reg: i64, left: i64) -> None:
        self.who = who
        self.reg = reg
        self.left = left
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.dirty:
            rebuild(st)
        watched = st.watch[2 * events.COINS_FLIPPED]
        if not watched and not st.watch[2 * events.COINS_FLIPPED + 1]:
            fr.pc = self.to
            return False
        h = Event(events.COINS_FLIPPED, seat_of(st, fr, self.who), fr.me, 0)
        h.items = fr.vars[self.reg]
        strange = fr.cause == causes.ATTACK and fr.me != st.attacker
        h.cause = causes.RULE if strange else fr.cause  # not a coin of the current attack
        h.other = fr.me
        for coin in h.items:
            h.amount += coin
        ready = [e for e in watched if eligible(st, e, h)]
        if not ready:
            react(st, h)
            fr.pc = self.to
            return False
        fr.vars[self.left] = (len(st.happenings),)
        interpose(st, h, ready)
        return False


@final
class FlipCheck(Op):
    """Flip the batch again if an effect said so, or use its changed result."""

    def __init__(self, reg: i64, left: i64) -> None:
        self.reg = reg
        self.left = left
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        h = st.happenings[fr.vars[self.left][0]]
        if h.again:
            h.again = False
            fr.pc = self.back
        else:
            fr.vars[self.reg] = h.items
        return False


@final
class Hear(Op):
    """Let effects change the one coin that a rule has a player flip in a turn."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = NONE
        if st.dirty:
            rebuild(st)
        watched = st.watch[2 * events.COINS_FLIPPED]
        if not watched:
            return False
        heads: i64 = 1 if kind(st.answer) == answers.HEADS else 0
        h = Event(events.COINS_FLIPPED, fr.seat, fr.me, heads)
        h.items = (heads,)
        h.cause = causes.RULE
        ready = [e for e in watched if eligible(st, e, h)]
        if ready:
            fr.vars[self.reg] = (len(st.happenings),)
            interpose(st, h, ready)
        return False


@final
class Heard(Op):
    """Use the changed result of such a coin; it is not flipped again."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        held = fr.vars[self.reg]
        if held:
            fr.vars[self.reg] = NONE
            heads = st.happenings[held[0]].items[0] > 0
            st.answer = HEADS if heads else TAILS
        return False
