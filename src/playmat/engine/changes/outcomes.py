"""What events do: damage, counters, healing, conditions."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.felling import note_fell
from playmat.engine.record import note, note_sum
from playmat.engine.table.history import (
    AFFLICTED,
    DOSE,
    HAD,
    HURT_ACTIVE,
    MENDED,
    note_mon,
    note_struck,
)
from playmat.engine.table.pokemon import is_active
from playmat.kinds import causes, conditions, events
from playmat.model.event import Event
from playmat.model.state import Mon, State


def spare(st: State, h: Event) -> None:
    """Keep a Pokémon in play whose Knock Out was replaced."""
    m = st.mon(h.mon)
    if m is not None:
        m.out = False
        m.felled = -1


def deliver(st: State, h: Event) -> None:
    """Add an event's amount to the register that waits for it."""
    if h.into >= 0:
        fr = st.frames[h.into // 64]
        reg = h.into % 64
        old = fr.vars[reg]
        fr.vars[reg] = (h.amount + (old[0] if len(old) > 0 else 0),)


def take_damage(st: State, h: Event) -> None:
    """Put the counters of attack damage on a Pokémon. [DAMAGE-11, DAMAGE-12]"""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    m.damage += h.amount
    st.settle = True
    note_fell(st, m, m.damage - h.amount, h.cause, h.other, True)
    if h.cause == causes.ATTACK:
        if m.hurt_turn != st.turn or m.hurt_by != st.attacks_made:
            m.hurt = 0
            m.hurt_turn = st.turn
            m.hurt_by = st.attacks_made
        m.hurt += h.amount
        if h.amount > 0:
            note_struck(st, m)
            if is_active(st.sides[m.seat], m):
                note_mon(st, m, HURT_ACTIVE)
    if st.events is not None:
        what = "damage" if h.amount > 0 else "no_damage"
        note_sum(st, what, h.seat, m, st.mon(h.other), h.amount, h.steps)


def take_counters(st: State, h: Event) -> None:
    """Put damage counters on a Pokémon without damaging it. [DAMAGE-07]"""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    m.damage += h.amount
    st.settle = True
    note_fell(st, m, m.damage - h.amount, h.cause, h.other, False)
    if st.events is not None:
        what = "counters" if h.amount > 0 else "unaffected"
        note_sum(st, what, h.seat, m, st.mon(h.other), h.amount, h.steps)


def fend_off(st: State, h: Event) -> None:
    """Record that an effect prevented an event."""
    m = st.mon(h.mon)
    if m is not None:
        what = "no_damage" if h.kind == events.DAMAGED else "unaffected"
        note_sum(st, what, h.seat, m, st.mon(h.other), 0, h.steps)


def tell_replaced(st: State, m: Mon, mask: i64) -> None:
    """Record conditions that are replaced by another. [COND-03]"""
    bit: i64 = 1
    for name in conditions.NAMES:
        if mask & bit != 0:
            note(st, "cure", "replaced", m.seat, m, detail=name)
        bit *= 2


def heal(st: State, h: Event) -> None:
    """Remove damage, at most what there is."""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    h.amount = min(h.amount, m.damage)
    m.damage -= h.amount
    if h.amount > 0:
        note_mon(st, m, MENDED)
    if st.events is not None:
        note(st, "heal", "", h.seat, m, count=h.amount)


def apply_condition(st: State, h: Event) -> None:
    """Give a Special Condition to an Active Pokémon. [COND-01, COND-03, COND-04]"""
    m = st.mon(h.mon)
    if m is None or not is_active(st.sides[m.seat], m):
        h.amount = 0
        return
    condition = h.extra
    if h.cause == causes.ATTACK:
        note_mon(st, m, HAD + m.conditions)
    if condition & conditions.TURNED != 0:
        if st.events is not None:
            tell_replaced(st, m, m.conditions & conditions.TURNED & ~condition)
        m.conditions &= ~conditions.TURNED
    m.conditions |= condition
    if h.cause == causes.ATTACK:
        note_mon(st, m, AFFLICTED + condition)
        note_mon(st, m, DOSE + condition * 1000 + h.amount)
        note_struck(st, m)
    if condition == conditions.PARALYZED:
        m.paralyzed = st.turn
    elif condition == conditions.POISONED:
        m.poison = h.amount if h.amount > 0 else st.match.book.poison_points
    elif condition == conditions.BURNED:
        m.burn = h.amount if h.amount > 0 else st.match.book.burn_points
    elif condition == conditions.CONFUSED:
        m.confusion = h.amount
    elif condition == conditions.ASLEEP:
        m.sleep = h.amount
    h.amount = 1
    if st.events is not None:
        name = conditions.NAMES[condition_index(condition)]
        note(st, "condition", "", h.seat, m, detail=name)


def condition_index(condition: i64) -> i64:
    """Index of a condition's bit in the list of names."""
    n: i64 = 0
    while condition > conditions.ASLEEP:
        condition >>= 1
        n += 1
    return n
