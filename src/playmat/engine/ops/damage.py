"""Damage, counters, healing, Special Conditions and Knock Outs by effects."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import happen
from playmat.engine.changes.felling import note_fell, note_knocked_out
from playmat.engine.changes.pokemon import cure
from playmat.engine.damage import attack_damage, text_damage
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import fold, max_hp
from playmat.engine.effects.shields import immune
from playmat.engine.effects.sums import attack_sum
from playmat.engine.effects.wards import denied, is_spared, warded
from playmat.engine.knockout import fall, propose
from playmat.engine.record import note
from playmat.engine.table.players import decider
from playmat.engine.table.pokemon import dose_of, own_mon
from playmat.engine.targets import aim
from playmat.engine.values.numbers import BASE_VAR, Held
from playmat.engine.vm import ask
from playmat.engine.winning import batch
from playmat.kinds import answers, asks, causes, events, queries
from playmat.model.definitions import Number, Op, Selector
from playmat.model.event import Event, SumStep
from playmat.model.option import field_a, packed
from playmat.model.place import mon_at, place_of
from playmat.model.state import NONE, Frame, Mon, State
from playmat.model.zones import without

NO_DAMAGE: Final = -1000000


def into(st: State, reg: i64) -> i64:
    """The address of a register of the topmost program."""
    return (len(st.frames) - 1) * 64 + reg


@final
class Hit(Op):
    """Do attack damage to each Pokémon selected, all before anything reacts. [DAMAGE-10]"""

    def __init__(self, target: Selector, amount: Number, flags: i64, reg: i64) -> None:
        self.target = target
        self.amount = amount
        self.flags = flags
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        attacker = own_mon(st, fr) or st.remembered(fr.me)
        amount = self.amount.value(st, fr)
        if amount < 0:  # a base of 0 may still be replaced (DAMAGE-02)
            return False
        address = into(st, self.reg) if self.reg >= 0 else -1
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None:
                continue
            if attacker is None or fr.cause != causes.ATTACK:
                text_damage(st, fr, attacker, m, amount, self.flags, address)
            else:
                told = self.begun(st, fr, amount) if st.events is not None else None
                attack_damage(st, attacker, m, amount, self.flags, address, told)
        return False

    def begun(self, st: State, fr: Frame, amount: i64) -> list[SumStep]:
        """The start of the recorded calculation: the attack's own damage, or its text's."""
        printed = isinstance(self.amount, Held) and self.amount.reg == BASE_VAR
        return attack_sum(st, fr, amount, printed)


@final
class ChangeDamage(Op):
    """Add to the attack's damage, set it, or remove it."""

    def __init__(self, how: str, amount: Number | None) -> None:
        self.how: i64 = ("add", "set", "none").index(how)
        self.amount = amount

    def step(self, st: State, fr: Frame) -> bool:
        base = fr.vars[BASE_VAR][0] if len(fr.vars[BASE_VAR]) > 0 else 0
        n = self.amount.value(st, fr) if self.amount is not None else NO_DAMAGE
        fr.vars[BASE_VAR] = (base + n if self.how == 0 else n,)
        return False


@final
class Counters(Op):
    """Put damage counters on each Pokémon selected. [DAMAGE-07]"""

    def __init__(self, target: Selector, count: Number, reg: i64) -> None:
        self.target = target
        self.count = count
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        n = self.count.value(st, fr)
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and n > 0 and not warded(st, fr, m):
                put_counters(st, fr, m, 10 * n, self.reg)
        return False


def put_counters(st: State, fr: Frame, m: Mon, points: i64, reg: i64) -> None:
    h = Event(events.COUNTERS_PLACED, fr.seat, m.serial, points)
    h.cause = fr.cause
    h.other = fr.me
    h.into = into(st, reg) if reg >= 0 else -1
    happen(st, h)


@final
class AskSpread(Op):
    """Ask where the next of several counters goes."""

    def __init__(self, left: i64, among: Selector, who: i64) -> None:
        self.left = left
        self.among = among
        self.who = who
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        for serial in self.among.pick(st, fr):
            m = st.mon(serial)
            if m is not None and not is_spared(st, fr, m):
                options.append(packed(answers.MON, place_of(st, m.serial)))
        if fr.vars[self.left][0] <= 0 or not options:
            fr.pc = self.to
            return False
        return ask(st, decider(st, fr, self.who), asks.PICK_MON, options)


@final
class TakeSpread(Op):
    """Store where the next counter goes."""

    def __init__(self, left: i64, target: i64) -> None:
        self.left = left
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        m = mon_at(st, field_a(st.answer))
        fr.vars[self.left] = (fr.vars[self.left][0] - 1,)
        fr.vars[self.target] = (m.serial,)
        aim(st, fr, m.serial)
        return False


@final
class PutSpread(Op):
    """Put one counter on the Pokémon picked, unless a shield prevents it."""

    def __init__(self, target: i64, reg: i64) -> None:
        self.target = target
        self.reg = reg
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = st.mon(fr.vars[self.target][0])
        fr.pc = self.back
        if m is not None and not warded(st, fr, m):
            put_counters(st, fr, m, 10, self.reg)
        return False


@final
class Heal(Op):
    """Remove damage from each Pokémon selected; without an amount, all of it."""

    def __init__(self, target: Selector, amount: Number | None, counters: bool, reg: i64) -> None:
        self.target = target
        self.amount = amount
        self.counters = counters
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or m.damage == 0 or warded(st, fr, m):
                continue
            if denied(st, fr, queries.CAN_HEAL, m):
                continue
            points = m.damage
            if self.amount is not None:
                points = self.healed(st, fr, m, self.amount)
            h = Event(events.HEALED, fr.seat, m.serial, points)
            h.cause = fr.cause
            h.into = into(st, self.reg) if self.reg >= 0 else -1
            happen(st, h)
        return False

    def healed(self, st: State, fr: Frame, m: Mon, amount: Number) -> i64:
        """Points to heal; modifiers may not apply to counters that are "removed". [CARD-TRAIT]"""
        points = amount.value(st, fr) * (10 if self.counters else 1)
        index = entries(st, queries.HEAL_AMOUNT)
        if not index or (self.counters and not st.match.book.legacy_heal_counts):
            return points
        return fold(st, index, points, m)


@final
class MoveCounters(Op):
    """Move damage counters from one Pokémon to another."""

    def __init__(self, source: Selector, target: Selector, count: Number, reg: i64) -> None:
        self.source = source
        self.target = target
        self.count = count
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        sources = self.source.pick(st, fr)
        targets = self.target.pick(st, fr)
        if not sources or not targets:
            return False
        one = st.mon(sources[0])
        other = st.mon(targets[0])
        if one is None or other is None or one is other:
            return False
        if warded(st, fr, one) or warded(st, fr, other):
            return False
        points = max(0, min(one.damage, 10 * self.count.value(st, fr)))
        one.damage -= points
        other.damage += points
        st.settle = True
        note_fell(st, other, other.damage - points, fr.cause, fr.me, False)
        if points > 0:
            note(st, "counters_moved", "", fr.seat, other, one, count=points)
        if self.reg >= 0:
            fr.vars[self.reg] = (points,)
        return False


@final
class SwapCounters(Op):
    """Exchange the damage of two Pokémon."""

    def __init__(self, one: Selector, other: Selector, reg: i64) -> None:
        self.one = one
        self.other = other
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        ones = self.one.pick(st, fr)
        others = self.other.pick(st, fr)
        a = st.mon(ones[0]) if len(ones) > 0 else None
        b = st.mon(others[0]) if len(others) > 0 else None
        if a is None or b is None or warded(st, fr, a) or warded(st, fr, b):
            return False
        if a is not b:
            damage = a.damage
            a.damage = b.damage
            b.damage = damage
            st.settle = True
            note_fell(st, a, b.damage, fr.cause, fr.me, False)
            note_fell(st, b, a.damage, fr.cause, fr.me, False)
            note(st, "counters_swapped", "", fr.seat, a, b)
            if self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False


@final
class LeaveHp(Op):
    """Put counters on a Pokémon until a certain HP is left, or remove them down to it."""

    def __init__(self, target: Selector, left: Number, reg: i64) -> None:
        self.target = target
        self.left = left
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and not warded(st, fr, m):
                goal = max(0, max_hp(st, m) - self.left.value(st, fr))
                if goal > m.damage:
                    put_counters(st, fr, m, goal - m.damage, self.reg)
                elif goal < m.damage:
                    if self.reg >= 0:
                        fr.vars[self.reg] = (m.damage - goal,)
                    m.damage = goal
                    note(st, "hp_left", "", fr.seat, m, count=max_hp(st, m) - goal)
        return False


@final
class KnockOut(Op):
    """Knock Out each Pokémon selected, whatever its damage. [KO-09]"""

    def __init__(self, target: Selector, reg: i64) -> None:
        self.target = target
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        at_once = falls_at_once(st, fr)
        fr.vars[self.reg] = NONE
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and not warded(st, fr, m):
                note_knocked_out(m, fr.cause, fr.me)
                m.out = True
                st.settle = True
                fr.vars[self.reg] = (*fr.vars[self.reg], m.serial)
                if at_once:
                    propose(st, m)
        return False


@final
class Fall(Op):
    """Remove Pokémon just Knocked Out for the rest of the effect. [KO-09]"""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        if falls_at_once(st, fr):
            fall(st, fr)
            for serial in fr.vars[self.reg]:
                if st.mon(serial) is not None:  # its Knock Out was replaced
                    fr.vars[self.reg] = without(fr.vars[self.reg], serial)
        fr.vars[self.reg] = (1,) if len(fr.vars[self.reg]) > 0 else NONE
        return False


def falls_at_once(st: State, fr: Frame) -> bool:
    """Whether a Knock Out by a text is resolved before the rest of that text.

    Pokémon Knocked Out by an attack are resolved together with its damage, and by a reaction to a
    Knock Out together with that one. [KO-04, ATTACK-07]
    """
    return fr.cause != causes.ATTACK and st.attacker < 0 and batch(st) is None


@final
class Inflict(Op):
    """Give each Pokémon selected a Special Condition. [COND-01, COND-26]"""

    def __init__(self, target: Selector, condition: i64, points: Number, reg: i64) -> None:
        self.target = target
        self.condition = condition
        self.points = points
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None:
                continue
            if immune(st, m, self.condition):
                note(st, "unaffected", "immune", fr.seat, m)
                continue
            if warded(st, fr, m):
                continue
            h = Event(events.CONDITION_APPLIED, fr.seat, m.serial, self.dose(st, fr))
            h.extra = self.condition
            h.cause = fr.cause
            h.other = fr.me
            h.into = into(st, self.reg) if self.reg >= 0 else -1
            happen(st, h)
        return False

    def dose(self, st: State, fr: Frame) -> i64:
        """Points given with the condition; a reaction to the same condition gives the same."""
        points = self.points.value(st, fr)
        if points == 0 and fr.event >= 0:
            h = st.happenings[fr.event]
            m = st.remembered(h.mon)
            if h.kind == events.CONDITION_APPLIED and h.extra == self.condition and m is not None:
                return dose_of(m, self.condition)
        return points


@final
class Cure(Op):
    """Remove Special Conditions from each Pokémon selected."""

    def __init__(self, target: Selector, mask: i64, reg: i64) -> None:
        self.target = target
        self.mask = mask
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or m.conditions & self.mask == 0 or warded(st, fr, m):
                continue
            cure(st, m, self.mask, "")
            if self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False
