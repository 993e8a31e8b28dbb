"""Which Pokémon leaves the Active place in a switch, also in a two-on-two battle."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.events import happen
from playmat.engine.changes.pokemon import leave_active, switch_in
from playmat.engine.effects.query import bench_limit
from playmat.engine.effects.shields import ward
from playmat.engine.effects.wards import denied, foe_warded, tell_kept_off
from playmat.engine.record import note
from playmat.engine.table.players import ME, decider, seat_of
from playmat.engine.table.pokemon import is_active
from playmat.engine.vm import ask
from playmat.kinds import asks, causes, events, players, queries
from playmat.model.definitions import Op, Selector
from playmat.model.event import Event
from playmat.model.option import field_a
from playmat.model.place import SIDE, bench_row, mon_at, row
from playmat.model.state import NONE, Effect, Frame, Mon, Scope, Side, State


@final
class AskLeaving(Op):
    """Ask which of two Actives leaves, unless the text decides. [DUO-24, DUO-25, DUO-31]"""

    def __init__(self, who: i64, incoming: Selector, out: Selector, reg: i64) -> None:
        self.who = who
        self.incoming = incoming
        self.out = out
        self.reg = reg
        self.down = False
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = seat_of(st, fr, self.who)
        side = st.sides[seat]
        fr.vars[self.reg] = self.out.pick(st, fr)[:1]
        if fr.vars[self.reg] or not side.actives:
            fr.pc = self.to
            return False
        only = concerned(st, fr, seat)
        useless = not self.down and not self.incoming.any(st, fr)
        if useless and (only < 0 or not side.bench):
            fr.pc = self.to
            return False
        if only >= 0:  # even if it cannot be replaced, so that the reason is recorded
            fr.vars[self.reg] = (only,)
            fr.pc = self.to
            return False
        return ask(st, decider(st, fr, ME), asks.PICK_MON, row(seat * SIDE, len(side.actives)))


def concerned(st: State, fr: Frame, seat: i64) -> i64:
    """The Active that an attack refers to, or the only one; -1 if open. [DUO-25]"""
    side = st.sides[seat]
    if len(side.actives) == 1:
        return side.actives[0].serial
    if fr.cause == causes.ATTACK:
        fighter = fr.me if seat == fr.seat else st.defender
        for m in side.actives:
            if m.serial == fighter:
                return m.serial
    return -1


@final
class TakeMon(Op):
    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = (mon_at(st, field_a(st.answer)).serial,)
        return False


@final
class AskIncoming(Op):
    """Ask which Pokémon replaces an Active sent to the Bench, if one must. [DUO-42]"""

    def __init__(self, who: i64, leaving: i64, reg: i64) -> None:
        self.who = who
        self.leaving = leaving
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = seat_of(st, fr, self.who)
        side = st.sides[seat]
        fr.vars[self.reg] = NONE
        if not fr.vars[self.leaving] or not side.bench or has_room(st, seat, side):
            fr.pc = self.to
            return False
        return ask(st, seat, asks.PICK_MON, bench_row(st, seat))


def has_room(st: State, seat: i64, side: Side) -> bool:
    """Whether an Active may go to the Bench without a replacement. [DUO-42]"""
    return len(side.actives) > 1 and len(side.bench) < bench_limit(st, seat)


@final
class Switch(Op):
    """Switch a player's Active Pokémon with a Benched one, which is not a retreat. [RETREAT-02]"""

    def __init__(self, who: i64, incoming: Selector, leaving: i64, down: bool, reg: i64) -> None:
        self.who = who
        self.incoming = incoming
        self.leaving = leaving
        self.down = down
        self.reg = reg
        self.by_hand = False  # the new Active was put down from hand for this

    def step(self, st: State, fr: Frame) -> bool:
        seat = seat_of(st, fr, self.who)
        picked = fr.vars[self.leaving]
        out = st.mon(picked[0]) if len(picked) > 0 else None
        if out is None or not may_leave(st, fr, seat, out):
            return False
        chosen = self.incoming.pick(st, fr)
        new = st.mon(chosen[0]) if len(chosen) > 0 else None
        if new is None:
            if self.down and has_room(st, seat, st.sides[seat]):
                step_down(st, seat, out)
            return False
        if new.seat == seat and not is_active(st.sides[seat], new) and can_reach(st, fr, new):
            exchange(st, fr, seat, out, new, self.by_hand)
            if self.reg >= 0:
                fr.vars[self.reg] = (new.serial,)
        return False


@final
class Promote(Op):
    """Make a Benched Pokémon Active if its player has none. [KO-06]"""

    def __init__(self, incoming: Selector) -> None:
        self.incoming = incoming

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.incoming.pick(st, fr):
            new = st.mon(serial)
            if new is not None and not st.sides[new.seat].actives:
                switch_in(st, new.seat, None, new)
                note(st, "promote", "", new.seat, new)
        return False


@final
class Aim(Op):
    """Redirect the current attack to the other of two Actives. [ATTACK-15]"""

    def __init__(self, target: Selector) -> None:
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and is_active(st.sides[m.seat], m):
                st.defender = serial
        return False


def may_leave(st: State, fr: Frame, seat: i64, out: Mon) -> bool:
    """Whether an effect may move an Active to the Bench.

    Except for attacks, such effects are done to the incoming Pokémon, unless Trainer cards of both
    players do nothing to the Active. [CARD-TRAIT]
    """
    if not is_active(st.sides[seat], out) or denied(st, fr, queries.CAN_LEAVE_ACTIVE, out):
        return False
    return can_reach(st, fr, out) and not (fr.cause == causes.TRAINER and out_of_reach(st, fr, out))


def out_of_reach(st: State, fr: Frame, m: Mon) -> bool:
    """Whether Trainer cards of either player do nothing to a Pokémon; also records it."""
    e = ward_from_all(st, fr, m)
    if e is not None:
        tell_kept_off(st, fr.seat, m, e)
    return e is not None


def ward_from_all(st: State, sc: Scope, m: Mon) -> Effect | None:
    """The effect that keeps either player's Trainer cards from a Pokémon, if there is one."""
    e = ward(st, m, causes.TRAINER, sc.me, sc.seat)
    if e is None or e.mod is None or e.mod.source_seats != players.BOTH_SIDES:
        return None
    return e


def can_reach(st: State, fr: Frame, m: Mon) -> bool:
    """Whether nothing shields a Pokémon from the attack that would move it."""
    attacked = m.seat != fr.seat and fr.cause == causes.ATTACK
    return not (attacked and foe_warded(st, fr, m))


def exchange(st: State, fr: Frame, seat: i64, out: Mon, new: Mon, by_hand: bool) -> None:
    """Swap two Pokémon and trigger reactions."""
    switch_in(st, seat, out, new, by_hand)
    if out.serial == st.defender and passes_on(st, fr):
        st.defender = new.serial
    note(st, "switch", "", seat, new, out)
    h = Event(events.SWITCHED, seat, new.serial, 1)
    h.other = out.serial
    h.cause = fr.cause
    happen(st, h)


def passes_on(st: State, fr: Frame) -> bool:
    """Whether the incoming Pokémon becomes the Defending Pokémon. [ATTACK-15]

    That is so if the attack itself switches it in, or an effect before the attack's own.
    """
    if fr.cause == causes.ATTACK:
        return True
    return fr.event >= 0 and st.happenings[fr.event].kind == events.ATTACK_DECLARED


def step_down(st: State, seat: i64, out: Mon) -> None:
    """Move one of two Actives to the Bench without a replacement. [DUO-42]"""
    side = st.sides[seat]
    side.actives.remove(out)
    side.bench.append(out)
    leave_active(st, out)
    note(st, "step_down", "", seat, out)
