"""Filling the places of lost Active Pokémon. [KO-05, KO-06, DUO-16]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.pokemon import switch_in
from playmat.engine.knockout import FILLED, LOST_ACTIVE
from playmat.engine.record import note
from playmat.engine.vm import ask
from playmat.engine.winning import decided
from playmat.kinds import answers, asks
from playmat.model.definitions import Op
from playmat.model.option import STOP, field_a, kind
from playmat.model.place import bench_row, mon_at
from playmat.model.state import Frame, State


@final
class AskPromote(Op):
    """Ask for a new Active; the player about to move chooses first. [KO-05, KO-06]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = 1 - st.player
        if st.sides[seat].actives or not st.sides[seat].bench:
            seat = st.player
        if st.sides[seat].actives or not st.sides[seat].bench or decided(st):
            fr.pc = self.to
            return False
        return ask(st, seat, asks.PROMOTE, bench_row(st, seat))


@final
class TakePromote(Op):
    """Make the chosen Pokémon Active, which is not a retreat and costs nothing. [KO-06]"""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = mon_at(st, field_a(st.answer))
        fr.pc = self.back
        switch_in(st, m.seat, None, m)
        if st.events is not None:
            note(st, "promote", "", m.seat, m)
        return False


@final
class AskSecond(Op):
    """Ask whether to fill the second Active place of a two-on-two battle. [DUO-16, DUO-18]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = filler(st, fr)
        if seat < 0:
            fr.pc = self.to
            return False
        options = bench_row(st, seat)
        if not st.match.book.duo_stepup_mandatory:
            options.append(STOP)
        return ask(st, seat, asks.PROMOTE, options)


def filler(st: State, fr: Frame) -> i64:
    """The player who has lost an Active and may fill its place next, or -1. [DUO-16, DUO-18]"""
    if st.match.book.actives == 1 or decided(st):
        return -1
    for seat in (1 - st.player, st.player):
        side = st.sides[seat]
        if seat in fr.vars[FILLED] or len(side.actives) != 1 or not side.bench:
            continue
        if seat in fr.vars[LOST_ACTIVE]:
            return seat
    return -1


@final
class TakeSecond(Op):
    """Fill the second Active place, or leave it empty."""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        fr.pc = self.back
        fr.vars[FILLED] = (*fr.vars[FILLED], filler(st, fr))
        if kind(st.answer) != answers.STOP:
            m = mon_at(st, field_a(st.answer))
            switch_in(st, m.seat, None, m)
            note(st, "promote", "duo", m.seat, m)
        return False
