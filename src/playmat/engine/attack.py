"""Attacks: one instruction for each step a rulebook may list. [ATTACK-04]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.events import eligible, happen, interpose, react, watched
from playmat.engine.changes.limits import use_up
from playmat.engine.damage import FLAG_SELF, attack_damage
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.lasting import drop, mon_of_effect
from playmat.engine.effects.query import fold
from playmat.engine.effects.sums import begin_sum
from playmat.engine.legal import may_aim, may_use_attack
from playmat.engine.options import attacks_of
from playmat.engine.record import note
from playmat.engine.table.history import MADE, USED, note_side
from playmat.engine.table.pokemon import own_mon
from playmat.engine.targets import aim_copy
from playmat.engine.values.numbers import BASE_VAR, DEALT_VAR, STAMP_VAR
from playmat.engine.vm import ask, ask_coin, call
from playmat.kinds import (
    answers,
    asks,
    causes,
    conditions,
    events,
    limits,
    queries,
    until,
)
from playmat.model.definitions import AttackDef, Op, Selector
from playmat.model.event import Event, SumStep
from playmat.model.option import field_a, field_b, field_c, kind, packed
from playmat.model.place import mon_at
from playmat.model.state import NONE, Effect, Frame, Mon, State


def start_attack(st: State, option: i64) -> None:
    m = mon_at(st, field_a(option))
    target = mon_at(st, field_c(option))
    a = attacks_of(st, m)[field_b(option)]
    launch(st, m, target, a)


def launch(st: State, m: Mon, target: Mon, a: AttackDef) -> None:
    """Start a Pokémon's attack on another."""
    st.attacker = m.serial
    named = a.aims or st.match.book.duo_target_always
    st.defender = target.serial if named else -1  # DUO-32
    st.attack = a.index
    st.attacks_made += 1
    if st.lasting:
        spend(st, m.serial)
    assert a.code is not None
    call(st, a.code, m.seat, m.serial, m.stack[-1], causes.ATTACK)


def spend(st: State, serial: i64) -> None:
    """Make effects that wait for a Pokémon's next attack end with this turn."""
    kept: list[Effect] = []
    for e in st.lasting:
        if e.until == until.NEXT_ATTACK and mon_of_effect(e) == serial:
            e = e.ending(st.turn)
            st.dirty = True
        kept.append(e)
    st.lasting = kept


def attack_over(st: State) -> None:
    """End effects that last for one attack, once its Knock Outs are resolved."""
    if not st.lasting:
        return
    over: list[Effect] = []
    for e in st.lasting:
        spent = e.until == until.NEXT_ATTACK and e.last <= st.turn
        if spent or e.until == until.THIS_ATTACK:
            over.append(e)
    drop(st, over)


@final
class Announce(Op):
    """Announce the attack; its damage begins at the printed base. [ATTACK-01]"""

    def __init__(self, a: AttackDef) -> None:
        self.a = a

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        if m is not None:
            fr.vars[STAMP_VAR] = (m.stamp,)
            if st.events is not None:
                other = st.mon(st.defender)
                note(st, "attack", "", fr.seat, m, other, detail=self.a.name)
        return False


@final
class Base(Op):
    """Set the attack's damage to its printed base."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[BASE_VAR] = (self.base,)
        fr.vars[DEALT_VAR] = NONE
        return False


@final
class CancelStep(Op):
    """Let effects change or cancel the attack. [ATTACK-05, ATTACK-12]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.dirty:
            rebuild(st)
        watched = st.watch[2 * events.ATTACK_DECLARED]
        if not watched and not st.watch[2 * events.ATTACK_DECLARED + 1]:
            fr.pc = self.to
            return False
        h = Event(events.ATTACK_DECLARED, fr.seat, fr.me, 1)
        h.other = st.defender
        h.cause = causes.ATTACK
        ready = [e for e in watched if eligible(st, e, h)]
        if not ready:
            react(st, h)
            fr.pc = self.to
            return False
        fr.vars[DEALT_VAR] = (len(st.happenings),)
        interpose(st, h, ready)
        return False


@final
class CancelCheck(Op):
    """End the attack if an effect cancelled it. [ATTACK-05]"""

    def __init__(self) -> None:
        self.end: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        h = st.happenings[fr.vars[DEALT_VAR][0]]
        fr.vars[DEALT_VAR] = NONE
        if h.cancelled:
            fr.vars[STAMP_VAR] = NONE  # the attack was not used [ATTACK-13]
            tell_cancelled(st, fr, h)
            fr.pc = self.end
        return False


def tell_cancelled(st: State, fr: Frame, h: Event) -> None:
    """Record that an attack does nothing, and what cancelled it."""
    note(st, "fails", "", fr.seat, st.mon(fr.me))
    if st.events is not None and len(h.steps) > 0:
        e = st.events[-1]
        e.by = h.steps[-1].card
        e.detail = h.steps[-1].name


@final
class ConfusionFlip(Op):
    """Flip for a Confused attacker. [COND-20, COND-21]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        if m is None or m.conditions & conditions.CONFUSED == 0:
            fr.pc = self.to
            return False
        return ask_coin(st)


@final
class ConfusionTake(Op):
    """On tails, a Confused attacker hurts itself; the attack ends. [COND-20, COND-21, COND-22]"""

    def __init__(self) -> None:
        self.end: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = own_mon(st, fr)
        heads = kind(st.answer) == answers.HEADS
        attacks = st.match.book.confusion_is_attack
        why = "confusion_attack" if attacks else "confusion"
        note(st, "coin", why, fr.seat, m, detail="heads" if heads else "tails")
        if heads or m is None:
            return False
        fr.pc = self.end
        fr.vars[STAMP_VAR] = NONE  # the attack was not used [ATTACK-13]
        book = st.match.book
        points = m.confusion if m.confusion > 0 else book.confusion_points
        index = entries(st, queries.CONFUSION_POINTS)
        if index and attacks:
            index = [e for e in index if not adds_to_attacks(st, e)]
        if index:
            points = fold(st, index, points, m)
        note(st, "confused", "attack" if attacks else "confusion", fr.seat, m)
        if book.confusion_is_attack:
            told = begin_sum("confusion", points, -1, "") if st.events is not None else None
            attack_damage(st, m, m, points, FLAG_SELF, -1, told)
        else:
            h = Event(events.COUNTERS_PLACED, m.seat, m.serial, points)
            h.cause = causes.RULE
            if st.events is not None:
                h.steps = (SumStep("confusion", points, points, -1, ""),)
            happen(st, h)
        return False


def adds_to_attacks(st: State, e: Effect) -> bool:
    """Whether a text that changes Confusion damage changes it as attack damage. [COND-20]"""
    for other in entries(st, queries.DAMAGE_DEALT):
        if e.power is not None and other.power is e.power and other.me == e.me:
            return True
    return False


@final
class Resolved(Op):
    """Note the attack on its Pokémon and trigger reactions, if it was used. [ATTACK-13]"""

    def __init__(self, a: AttackDef) -> None:
        self.a = a

    def step(self, st: State, fr: Frame) -> bool:
        announced = fr.vars[STAMP_VAR]
        if not announced:
            return False
        m = own_mon(st, fr)
        if m is not None:
            m.attacked = st.turn
            if announced[0] == m.stamp:  # else its own attack has changed its form
                m.last_attack = self.a.index  # only now: the attack may refer to the one before it
        if self.a.how != limits.FREE:
            use_up(st, self.a.how, self.a.key, fr.seat, m)
        if st.match.history:
            note_side(st, st.sides[fr.seat], MADE + 2 * self.a.index)
            note_side(st, st.sides[fr.seat], USED + 2 * self.a.name_id)
        if watched(st, events.ATTACK_RESOLVED):
            h = Event(events.ATTACK_RESOLVED, fr.seat, fr.me, 1)
            h.other = st.defender
            react(st, h)
        return False


@final
class Cancel(Op):
    """End the attack without further effect. [ATTACK-05]"""

    def __init__(self) -> None:
        self.end: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        note(st, "fails", "", fr.seat, st.mon(fr.me))
        fr.pc = self.end
        return False


@final
class UseAttack(Op):
    """Use another attack as this Pokémon's own, without its cost. [ATTACK-10, NAMING-26]"""

    def __init__(self, attack: Selector, free: bool) -> None:
        self.attack = attack
        self.free = free

    def step(self, st: State, fr: Frame) -> bool:
        picked = self.attack.pick(st, fr)
        m = own_mon(st, fr)
        if not picked or m is None:
            return False
        a = st.match.attacks[picked[0]]
        code = a.free if self.free else a.copied
        if code is None or under_way(st, a):
            return False
        note(st, "copies", "", fr.seat, m, detail=a.name)
        if not self.free and a.needs is not None and not a.needs.test(st, fr):
            note(st, "fails", "", fr.seat, m)
            return False
        call(st, code, fr.seat, fr.me, m.stack[-1], causes.ATTACK)
        aim_copy(st, fr, a)
        return False


def under_way(st: State, a: AttackDef) -> bool:
    """Whether an attack is already running: copying itself, it does nothing. [ATTACK-10]"""
    for fr in st.frames:
        if fr.code is a.code or fr.code is a.copied or fr.code is a.free:
            return True
    return False


@final
class BabyFlip(Op):
    """Flip because the defender is a Baby, before anything is announced. [CARD-BABY-2]"""

    def step(self, st: State, fr: Frame) -> bool:
        return ask_coin(st)


@final
class BabyTake(Op):
    """End the turn on tails, else let the player choose the attack. [ATTACK-08]"""

    def step(self, st: State, fr: Frame) -> bool:
        heads = kind(st.answer) == answers.HEADS
        m = mon_at(st, fr.vars[0][0])
        note(st, "coin", "baby", fr.seat, m, detail="heads" if heads else "tails")
        if not heads:
            note(st, "fails", "baby", fr.seat, m, mon_at(st, fr.vars[1][0]))
            st.ending = True
            st.frames.pop()
            return False
        options: list[i64] = []
        target = mon_at(st, fr.vars[1][0])
        n: i64 = 0
        for a in attacks_of(st, m):
            if may_use_attack(st, fr.seat, m, a) == 0 and may_aim(st, a, target):
                options.append(packed(answers.ATTACK, fr.vars[0][0], n, fr.vars[1][0]))
            n += 1
        return ask(st, fr.seat, asks.ATTACK, options)


@final
class BabyAttack(Op):
    """Start the attack chosen after the Baby's flip."""

    def step(self, st: State, fr: Frame) -> bool:
        st.frames.pop()
        start_attack(st, st.answer)
        return False
