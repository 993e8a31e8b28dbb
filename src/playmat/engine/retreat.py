"""Retreating: pay, flip if Confused where the rulebook requires it, then switch. [RETREAT-10]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import happen, react, watched
from playmat.engine.changes.pokemon import move_card, switch_in
from playmat.engine.effects.energy import provided
from playmat.engine.effects.in_force import permitted
from playmat.engine.effects.query import max_hp, retreat_cost
from playmat.engine.legal import needs_retreat_flip
from playmat.engine.record import note
from playmat.engine.table.pokemon import own_mon
from playmat.engine.values.pick_options import options_for
from playmat.engine.values.selectors import CARDS
from playmat.engine.vm import ask, ask_coin
from playmat.kinds import answers, asks, causes, events, players, queries, zones
from playmat.model.definitions import Op
from playmat.model.event import Event
from playmat.model.option import field_a, kind, packed
from playmat.model.place import bench_row, mon_at
from playmat.model.state import NONE, Frame, Mon, State

# Registers of the retreat program.
LEFT: Final = 0


@final
class Price(Op):
    """Note the cost of the retreat, unless trying it caused a ban or a Knock Out. [RETREAT-04]"""

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        if not permitted(st, queries.CAN_RETREAT, m, True):
            fail(st, fr, m, "banned")
            return False
        if m.damage >= max_hp(st, m):
            fail(st, fr, m, "fallen")
            return False
        paid = permitted(st, queries.PAYS_RETREAT, m, True)
        fr.vars[LEFT] = (retreat_cost(st, m) if paid else 0,)
        return False


@final
class AskPay(Op):
    """Ask for the next Energy card to discard, until the cost is met. [RETREAT-05, RETREAT-06]

    If every card is needed, all of them go, one after the other.
    """

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        left = fr.vars[LEFT][0]
        first: i64 = -1
        total: i64 = 0
        least: i64 = 0
        for copy in m.energy if left > 0 else NONE:
            units = len(provided(st, m, copy))
            if units > 0:
                if first < 0 or units < least:
                    least = units
                if first < 0:
                    first = copy
                total += units
        if first < 0:
            fr.pc = self.to
            if watched(st, events.RETREAT_PAID):
                react(st, Event(events.RETREAT_PAID, fr.seat, m.serial, 1))
            return False
        if total - least < left:  # no card can be spared
            return ask(st, fr.seat, asks.RETREAT_PAY, [packed(answers.CARD, first)])
        paying = [copy for copy in m.energy if len(provided(st, m, copy)) > 0]
        return ask(st, fr.seat, asks.RETREAT_PAY, options_for(st, CARDS, paying, False))


@final
class TakePay(Op):
    """Discard the card; all the units it provides count. [RETREAT-05, EN-7]"""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        copy = field_a(st.answer)
        fr.vars[LEFT] = (fr.vars[LEFT][0] - len(provided(st, m, copy)),)
        fr.pc = self.back
        move_card(st, copy, zones.DISCARD, players.BOTH_SEE, causes.RULE, fr.seat)
        return False


@final
class RetreatFlip(Op):
    """Flip for a Confused Pokémon if the rulebook requires it. [RETREAT-09]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        if not needs_retreat_flip(st, m):
            fr.pc = self.to
            return False
        return ask_coin(st)


@final
class RetreatFlipTake(Op):
    """On tails the retreat fails; the Pokémon may not try again this turn. [RETREAT-09]"""

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        heads = kind(st.answer) == answers.HEADS
        note(st, "coin", "retreat", fr.seat, m, detail="heads" if heads else "tails")
        if not heads:
            fail(st, fr, m, "")
        return False


def fail(st: State, fr: Frame, m: Mon, why: str) -> None:
    """End a failed retreat; the Pokémon may not try again this turn. [RETREAT-09]"""
    m.stuck = st.turn
    st.sides[fr.seat].retreats -= 1  # it did not retreat; another Pokémon still may
    note(st, "retreat_fails", why, fr.seat, m)
    st.frames.pop()


@final
class AskRetreatTo(Op):
    """Ask for the new Active. [RETREAT-01, RETREAT-10]"""

    def step(self, st: State, fr: Frame) -> bool:
        return ask(st, fr.seat, asks.RETREAT_TO, bench_row(st, fr.seat))


@final
class TakeRetreatTo(Op):
    """Switch the two. [RETREAT-07]"""

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        assert m is not None
        new = mon_at(st, field_a(st.answer))
        st.frames.pop()
        switch_in(st, fr.seat, m, new)
        if st.events is not None:
            note(st, "retreated", "", fr.seat, new, m)
        if not watched(st, events.RETREATED):
            return False
        h = Event(events.RETREATED, fr.seat, m.serial, 1)
        h.other = new.serial
        happen(st, h)
        return False
