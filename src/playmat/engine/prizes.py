"""Taking Prizes: who takes the next one, which one, and into the hand. [PRIZE-01, KO-05]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import react, watched
from playmat.engine.knockout import OWED_A, OWED_B
from playmat.engine.record import note
from playmat.engine.table.history import TOOK, note_side
from playmat.engine.vm import ask
from playmat.engine.winning import has_prizes
from playmat.kinds import answers, asks, events, zones
from playmat.model.definitions import Op
from playmat.model.event import Event
from playmat.model.option import field_a, packed
from playmat.model.state import Frame, State
from playmat.model.tracking import bit_of
from playmat.model.zones import enter_hand, forget_prize, mark

BATCH: Final = ("cure", "knock_out", "move", "prize", "prizes_owed")
"""Events recorded while Knock Outs are resolved, from the first Knock Out to the last Prize."""


def taker(st: State, fr: Frame) -> i64:
    """The player who takes a Prize next: the one about to move, then the other, or -1. [KO-05]"""
    if is_owed(st, fr, 1 - st.player):
        return 1 - st.player
    return st.player if is_owed(st, fr, st.player) else -1


def is_owed(st: State, fr: Frame, seat: i64) -> bool:
    """Whether a player has a Prize to take, and one is left."""
    owed = fr.vars[OWED_A if seat == 0 else OWED_B]
    return len(owed) > 0 and owed[0] > 0 and has_prizes(st, seat)


@final
class AskPrize(Op):
    """Ask which Prize to take, unseen. [PRIZE-01, PRIZE-05]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = taker(st, fr)
        if seat < 0:
            fr.pc = self.to
            return False
        reg = OWED_A if seat == 0 else OWED_B
        options: list[i64] = []
        slot: i64 = 0
        for copy in st.sides[seat].prizes:
            if copy >= 0:
                options.append(packed(answers.PRIZE, slot))
            slot += 1
        if fr.vars[reg][0] >= len(options):
            if not st.match.ask_every:
                st.answer = options[0]
                return False
            st.match.forced = True
        return ask(st, seat, asks.PRIZE, options)


@final
class TakePrize(Op):
    """Take the Prize into hand. [PRIZE-01]"""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = taker(st, fr)
        reg = OWED_A if seat == 0 else OWED_B
        fr.vars[reg] = (fr.vars[reg][0] - 1,)
        take_prize(st, seat, field_a(st.answer))
        fr.pc = self.back
        return False


def prize_row(st: State, seat: i64) -> str:
    """Row of a Prize: "more" if it exceeds one per Pokémon Knocked Out, else empty. [PRIZE-03]"""
    assert st.events is not None
    more: i64 = 0
    for e in reversed(st.events):
        if e.what == "prize" and e.seat == seat:
            more += 1
        elif e.what == "knock_out" and e.seat != seat:
            more -= 1
        elif e.what not in BATCH:
            break
    return "more" if more >= 0 else ""


def take_prize(st: State, seat: i64, slot: i64) -> None:
    side = st.sides[seat]
    copy = side.prizes[slot]
    bit = bit_of(slot)
    shown = side.prizes_up & bit != 0
    known = shown or side.prizes_seen[1 - seat] & bit != 0
    side.prizes = side.prizes[:slot] + (i64(-1),) + side.prizes[slot + 1 :]
    mark(st, copy, zones.HAND)
    forget_prize(side, slot)
    if not st.between:
        note_side(st, side, TOOK)
    enter_hand(side, copy, known)
    if st.match.hand_watch:
        st.dirty = True
    if st.events is not None:
        why = prize_row(st, seat)
        note(st, "prize", why, seat, cards=(copy,), seen=2 if seat == 1 else 1, count=1)
    if watched(st, events.PRIZES_TAKEN):
        h = Event(events.PRIZES_TAKEN, seat, -1, 1)
        h.card = copy
        h.extra = 1 if shown else 0
        react(st, h)
