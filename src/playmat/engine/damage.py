"""Damage, calculated in the rulebook's order of steps. [DAMAGE-01]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.changes.events import TURNED, happen, happen_past
from playmat.engine.effects.in_force import applies, entries, permitted
from playmat.engine.effects.shields import shield, ward
from playmat.engine.effects.sources import comes_from
from playmat.engine.effects.sums import begin_sum, tell_change, tell_prevented
from playmat.engine.effects.weakness import applies_to_other, resisted, weakened
from playmat.engine.record import note_sum
from playmat.engine.table.pokemon import is_active
from playmat.kinds import causes, damage_flags, events, modifiers
from playmat.kinds.queries import (
    BENCH_WEAKNESS,
    DAMAGE_DEALT,
    DAMAGE_LIMIT,
    DAMAGE_TAKEN,
    PIERCES,
    PREVENT_DAMAGE,
)
from playmat.model.definitions import Match
from playmat.model.event import Event, SumStep
from playmat.model.state import Effect, Frame, Mon, State


def text_damage(
    st: State, fr: Frame, by: Mon | None, m: Mon, amount: i64, flags: i64, address: i64
) -> None:
    """Do damage that is not an attack's; effects on attack damage do not apply."""
    told = begin_sum("text", amount, fr.card, "") if st.events is not None else None
    amount = suffered(st, by, m, amount, flags, told)
    e: Effect | None = None
    if m.serial != fr.me and amount >= 10:
        e = ward(st, m, fr.cause, fr.me, fr.seat, fr.card)
    if e is None and amount >= 10:
        e = shield(st, PREVENT_DAMAGE, m, fr.cause, by, fr.seat, fr.card)
    if e is None and amount >= 10:
        e = wide_limit(st, by, m, amount // 10 * 10, fr.seat)
    if e is not None or amount < 10:
        if told is not None:
            if e is not None:
                tell_prevented(st, told, e)
            none_done(st, fr.seat, m, by, told)
        return
    h = Event(events.DAMAGED, fr.seat, m.serial, amount // 10 * 10)
    h.other = fr.me
    h.cause = fr.cause
    h.into = address
    if told is not None:
        h.steps = tuple(told)
    happen(st, h)


def wide_limit(st: State, by: Mon | None, m: Mon, amount: i64, seat: i64) -> Effect | None:
    """The effect that prevents any damage of that amount, if there is one."""
    for e in entries(st, DAMAGE_LIMIT):
        if e.mod is not None and e.mod.wide and over_limit(st, e, amount):
            if comes_from(st, e, -1, by, seat) and applies(st, e, m):
                return e
    return None


def over_limit(st: State, e: Effect, amount: i64) -> bool:
    """Whether an effect prevents damage of that amount."""
    d = e.mod
    assert d is not None
    n = d.value.value(st, e)
    if d.how == modifiers.AT_MOST:
        return amount <= n
    return d.how == modifiers.AT_LEAST and amount >= n


def none_done(st: State, seat: i64, m: Mon, by: Mon | None, told: list[SumStep]) -> None:
    """Record that no damage is done, and the calculation. [DAMAGE-01]"""
    note_sum(st, "no_damage", seat, m, by, 0, tuple(told))


def suffered(
    st: State, by: Mon | None, m: Mon, amount: i64, flags: i64, told: list[SumStep] | None
) -> i64:
    """Non-attack damage after the rulebook's steps. [DAMAGE-01]"""
    changed = len(entries(st, DAMAGE_DEALT)) > 0 or len(st.mods[DAMAGE_TAKEN]) > 0
    faced = flags & damage_flags.BENCH_WEAKNESS != 0 or is_active(st.sides[m.seat], m)
    faced = faced and by is not None and m.seat != by.seat
    for step in st.match.book.damage_steps:
        if amount <= 0:
            return 0
        if step == WEAKNESS:
            if by is not None and faced and flags & damage_flags.NO_WEAKNESS == 0:
                amount = weakened(st, by, m, amount, told)
        elif step == RESISTANCE:
            if by is not None and faced and flags & damage_flags.NO_RESISTANCE == 0:
                amount = resisted(st, by, m, amount, told)
        elif changed:
            for e in wide_changes(st, by, m, step):
                before = amount
                amount = changed_by(st, e, before)
                if told is not None:
                    tell_change(st, told, e, before, amount)
    return amount


def wide_changes(st: State, by: Mon | None, m: Mon, step: i64) -> list[Effect]:
    """Effects that change any damage in one step, oldest first. [DAMAGE-08]"""
    found: list[Effect] = []
    for e in st.mods[DAMAGE_DEALT]:
        if e.mod is not None and e.mod.wide and by is not None and applies_to_other(st, e, m):
            if dealt_step(st.match, e) == step and applies(st, e, by):
                by_age(found, e)
    for e in st.mods[DAMAGE_TAKEN]:
        if e.mod is not None and e.mod.wide and taken_step(st.match, e) == step:
            seat = by.seat if by is not None else 1 - m.seat
            if comes_from(st, e, -1, by, seat) and applies(st, e, m):
                by_age(found, e)
    return found


# The steps, by their index in rules.words.DAMAGE_STEPS.
BASE: Final = 0
ATTACKER_BASE: Final = 1
ATTACKER: Final = 2
WEAKNESS: Final = 3
RESISTANCE: Final = 4
ATTACKER_CARDS: Final = 5
DEFENDER_CARDS: Final = 6
DEFENDER_EFFECTS: Final = 7
DEFENDER: Final = 8
PLACE: Final = 9

STILL: Final = "still"  # not a unique text: it counts if there is still damage
FLAG_SELF: Final = 1024  # a Confused Pokémon hits itself: Weakness and Resistance count


def attack_damage(
    st: State,
    attacker: Mon,
    target: Mon,
    base: i64,
    flags: i64,
    into: i64,
    told: list[SumStep] | None,
) -> None:
    """Do attack damage to one Pokémon. [DAMAGE-10]"""
    index = entries(st, PIERCES)
    if index and faces(st, attacker, target) and permitted(st, PIERCES, attacker, False):
        flags |= damage_flags.NO_EFFECTS
    index = st.mods[BENCH_WEAKNESS]
    if index and target.seat != attacker.seat and permitted(st, BENCH_WEAKNESS, attacker, False):
        flags |= damage_flags.BENCH_WEAKNESS
    amount = final_damage(st, attacker, target, base, flags, told)
    if amount <= 0:
        if told is not None:
            none_done(st, attacker.seat, target, attacker, told)
        return
    h = Event(events.DAMAGED, attacker.seat, target.serial, amount)
    h.other = attacker.serial
    h.cause = causes.ATTACK
    h.into = into
    if told is not None:
        h.steps = tuple(told)
    if flags & FLAG_SELF != 0:
        h.extra = TURNED
    if flags & damage_flags.NO_EFFECTS != 0:
        happen_past(st, h, target)
    else:
        happen(st, h)


def faces(st: State, attacker: Mon, target: Mon) -> bool:
    """Whether a Pokémon is one of the Defending Pokémon."""
    return target.seat != attacker.seat and is_active(st.sides[target.seat], target)


def final_damage(
    st: State, attacker: Mon, target: Mon, base: i64, flags: i64, told: list[SumStep] | None
) -> i64:
    """Damage after every step, in whole counters. [DAMAGE-01, DAMAGE-09]"""
    damage: i64 = 0
    faced = flags & (FLAG_SELF | damage_flags.BENCH_WEAKNESS) != 0 or (
        target.seat != attacker.seat and is_active(st.sides[target.seat], target)
    )
    changed = len(entries(st, DAMAGE_DEALT)) > 0 or len(st.mods[DAMAGE_TAKEN]) > 0
    book = st.match.book
    for step in book.damage_steps if changed else book.plain_steps:
        if step == BASE:
            damage = base
            if damage <= 0 and not (changed and rebased(st, attacker, target)):
                return 0
        elif step == PLACE:
            if flags & damage_flags.NO_EFFECTS == 0:
                damage = limited(st, attacker, target, damage, flags, told)
            if told is not None and damage > 0 and damage % 10 != 0:
                told.append(SumStep("whole", 0, damage // 10 * 10, -1, ""))
            return damage // 10 * 10
        elif step == WEAKNESS:
            if damage <= 0:
                return 0
            if faced and flags & damage_flags.NO_WEAKNESS == 0:
                damage = weakened(st, attacker, target, damage, told)
        elif step == RESISTANCE:
            if faced and flags & damage_flags.NO_RESISTANCE == 0:
                damage = resisted(st, attacker, target, damage, told)
        else:
            damage = modified(st, attacker, target, damage, step, flags, told)
    return 0


def rebased(st: State, attacker: Mon, target: Mon) -> bool:
    """Whether an effect replaces the base, which comes before the test for 0. [DAMAGE-02]"""
    for e in st.mods[DAMAGE_DEALT]:
        d = e.mod
        assert d is not None
        if d.stage == modifiers.STAGE_BASE and d.how == modifiers.SET:
            if applies_to_other(st, e, target) and applies(st, e, attacker):
                return True
    return False


def modified(
    st: State,
    attacker: Mon,
    target: Mon,
    damage: i64,
    step: i64,
    flags: i64,
    told: list[SumStep] | None,
) -> i64:
    """Apply the modifiers that belong to one step, oldest first. [DAMAGE-08]"""
    found: list[Effect] = []
    for e in st.mods[DAMAGE_DEALT]:
        if dealt_step(st.match, e) == step and applies(st, e, attacker):
            theirs = e.me == target.serial and e.on != attacker.serial
            if theirs and (flags & damage_flags.NO_EFFECTS != 0 or passed_over(e, flags)):
                continue  # effects of the target that are not on the attacker
            if applies_to_other(st, e, target) or (
                flags & FLAG_SELF != 0 and counts_on_self(st, e, target)
            ):
                by_age(found, e)
    if flags & damage_flags.NO_EFFECTS == 0:
        for e in st.mods[DAMAGE_TAKEN]:
            if taken_step(st.match, e) == step and applies_to_other(st, e, attacker):
                if applies(st, e, target) and not passed_over(e, flags):
                    by_age(found, e)
    uniques: list[str] = []
    for e in found:
        assert e.mod is not None
        name = e.mod.unique
        if name == "" or name == STILL or name not in uniques:
            uniques.append(name)
            before = damage
            damage = changed_by(st, e, before)
            if told is not None:
                tell_change(st, told, e, before, damage)
    return damage


def passed_over(e: Effect, flags: i64) -> bool:
    """Whether an attack ignores an effect because it comes from a power."""
    return flags & damage_flags.NO_POWERS != 0 and e.cause == causes.POWER


def by_age(found: list[Effect], e: Effect) -> None:
    """Insert a modifier by age; a new base comes first. [DAMAGE-08]"""
    n: i64 = len(found)
    while n > 0 and age(found[n - 1]) > age(e):
        n -= 1
    found.insert(n, e)


def age(e: Effect) -> i64:
    """When a modifier came into force; a new base comes first. [DAMAGE-02]"""
    assert e.mod is not None
    return -1 if e.mod.stage == modifiers.STAGE_BASE else e.stamp


def counts_on_self(st: State, e: Effect, m: Mon) -> bool:
    """Whether a bonus against the Defending Pokémon counts for a hit on itself. [COND-20]"""
    d = e.mod
    assert d is not None
    if e.seat != m.seat or (d.source_fit is not None and not d.source_fit.mon(st, e, m)):
        return False
    return d.source is None or st.defender in d.source.pick(st, e)


def changed_by(st: State, e: Effect, damage: i64) -> i64:
    """Damage after one modifier; some bonuses need damage above 0. [DAMAGE-09]

    Those are bonuses to damage taken, and those to damage dealt that ask for it.
    """
    d = e.mod
    assert d is not None
    n = d.value.value(st, e)
    if d.how == modifiers.ADD:
        needs_some = d.unique == STILL or (d.query == DAMAGE_TAKEN and n > 0)
        return damage if needs_some and damage <= 0 else damage + n
    if d.how == modifiers.SET:
        return n
    if d.how == modifiers.TIMES:
        return damage * n
    if d.how == modifiers.HALF:
        return damage // 20 * 10
    if d.how == modifiers.AT_MOST:
        return min(damage, n)
    return max(damage, n) if d.how == modifiers.AT_LEAST else damage


def has_step(match: Match, step: i64) -> bool:
    """Whether the rulebook's list has a step."""
    return step in match.book.damage_steps


def early_step(match: Match) -> i64:
    """The step before Weakness in which the attacker's effects count."""
    return ATTACKER_BASE if has_step(match, ATTACKER_BASE) else ATTACKER


def dealt_step(match: Match, e: Effect) -> i64:
    """The step in which a modifier of damage dealt counts. [M-55]"""
    d = e.mod
    assert d is not None
    if d.stage == modifiers.STAGE_BEFORE or d.stage == modifiers.STAGE_BASE:
        return early_step(match)
    late = ATTACKER_CARDS if has_step(match, ATTACKER_CARDS) else own_effects_step(match)
    if d.stage == modifiers.STAGE_AFTER:
        return late
    if from_card(e):
        return ATTACKER_CARDS if has_step(match, ATTACKER_CARDS) else ATTACKER
    if e.cause == causes.POWER and has_step(match, ATTACKER_CARDS):
        return own_effects_step(match)
    return early_step(match)


def from_card(e: Effect) -> bool:
    """Whether a modifier comes from a Trainer or Energy card."""
    return e.cause >= causes.TRAINER


def own_effects_step(match: Match) -> i64:
    """The step in which Powers and the defender's last attack count. [M-58]"""
    return DEFENDER_EFFECTS if has_step(match, DEFENDER_EFFECTS) else DEFENDER


def taken_step(match: Match, e: Effect) -> i64:
    """The step in which a modifier of damage taken counts. [M-58]"""
    d = e.mod
    assert d is not None
    if d.stage == modifiers.STAGE_BEFORE:
        return early_step(match)
    if from_card(e) and has_step(match, DEFENDER_CARDS):
        return DEFENDER_CARDS
    return own_effects_step(match)


def limited(
    st: State, attacker: Mon, target: Mon, damage: i64, flags: i64, told: list[SumStep] | None
) -> i64:
    """Apply effects that prevent damage, after everything else. [DAMAGE-08]"""
    e = stops(st, attacker, target, damage, flags)
    if e is None:
        return damage
    if told is not None:
        tell_prevented(st, told, e)
    return 0


def stops(st: State, attacker: Mon, target: Mon, damage: i64, flags: i64) -> Effect | None:
    """The effect that prevents an attack's damage of that amount, if there is one."""
    for e in entries(st, PREVENT_DAMAGE):
        if comes_from(st, e, causes.ATTACK, attacker, attacker.seat) and applies(st, e, target):
            if not passed_over(e, flags):
                return e
    for e in entries(st, DAMAGE_LIMIT):
        if passed_over(e, flags):
            continue
        if (
            over_limit(st, e, damage)
            and applies_to_other(st, e, attacker)
            and applies(st, e, target)
        ):
            return e
    return None
