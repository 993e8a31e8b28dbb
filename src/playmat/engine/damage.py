"""Working out damage in the book's order of steps. [DAMAGE-01]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.happen import happen, happen_past, is_active
from playmat.engine.query import applies, entries, fold, permitted, types_of
from playmat.engine.shield import comes_from
from playmat.kinds import (
    BY_ATTACK,
    BY_POWER,
    BY_TRAINER,
    EV_DAMAGED,
    FLAG_BENCH_WEAKNESS,
    FLAG_NO_EFFECTS,
    FLAG_NO_POWERS,
    FLAG_NO_RESISTANCE,
    FLAG_NO_WEAKNESS,
    M_ADD,
    M_AT_LEAST,
    M_AT_MOST,
    M_FORBID,
    M_HALF,
    M_SET,
    M_TIMES,
    Q_BENCH_WEAKNESS,
    Q_DAMAGE_DEALT,
    Q_DAMAGE_LIMIT,
    Q_DAMAGE_TAKEN,
    Q_PIERCES,
    Q_PREVENT_DAMAGE,
    Q_RESISTANCE,
    Q_RESISTANCE_AMOUNT,
    Q_RESISTANCE_APPLIES,
    Q_WEAKNESS,
    Q_WEAKNESS_APPLIES,
    Q_WEAKNESS_FACTOR,
    STAGE_AFTER,
    STAGE_BASE,
    STAGE_BEFORE,
)
from playmat.model.linked import Match
from playmat.model.state import Entry, Happening, Mon, State

# The steps, by their place in rules.words.DAMAGE_STEPS
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

STILL: Final = "still"  # a unique text that is none: it counts if damage is still done
FLAG_SELF: Final = 1024  # a Confused Pokémon attacks itself: Weakness and Resistance count


def strike(st: State, attacker: Mon, target: Mon, base: i64, flags: i64, into: i64) -> None:
    """Do attack damage to one Pokémon. [DAMAGE-10]"""
    index = entries(st, Q_PIERCES)
    if index and permitted(st, Q_PIERCES, attacker, False):
        flags |= FLAG_NO_EFFECTS
    index = st.mods[Q_BENCH_WEAKNESS]
    if index and target.seat != attacker.seat and permitted(st, Q_BENCH_WEAKNESS, attacker, False):
        flags |= FLAG_BENCH_WEAKNESS
    amount = worked_out(st, attacker, target, base, flags)
    if amount <= 0:
        return
    h = Happening(EV_DAMAGED, attacker.seat, target.serial, amount)
    h.other = attacker.serial
    h.cause = BY_ATTACK
    h.into = into
    if flags & FLAG_NO_EFFECTS != 0:
        happen_past(st, h, target)
    else:
        happen(st, h)


def worked_out(st: State, attacker: Mon, target: Mon, base: i64, flags: i64) -> i64:
    """Return the damage after every step, in whole counters. [DAMAGE-01, DAMAGE-09]"""
    damage: i64 = 0
    faced = flags & (FLAG_SELF | FLAG_BENCH_WEAKNESS) != 0 or (
        target.seat != attacker.seat and is_active(st.sides[target.seat], target)
    )
    changed = len(entries(st, Q_DAMAGE_DEALT)) + len(st.mods[Q_DAMAGE_TAKEN]) > 0
    for step in st.match.book.damage_steps:
        if step == BASE:
            damage = base
            if damage <= 0 and not (changed and rebased(st, attacker, target)):
                return 0
        elif step == PLACE:
            if flags & FLAG_NO_EFFECTS == 0:
                damage = limited(st, attacker, target, damage, flags)
            return damage // 10 * 10
        elif step == WEAKNESS:
            if damage <= 0:
                return 0
            if faced and flags & FLAG_NO_WEAKNESS == 0:
                damage = weakened(st, attacker, target, damage)
        elif step == RESISTANCE:
            if faced and flags & FLAG_NO_RESISTANCE == 0:
                damage = resisted(st, attacker, target, damage)
        elif changed:
            damage = modified(st, attacker, target, damage, step, flags)
    return 0


def rebased(st: State, attacker: Mon, target: Mon) -> bool:
    """Return whether an effect replaces the base, which comes before the test for 0. [DAMAGE-02]"""
    for e in st.mods[Q_DAMAGE_DEALT]:
        d = e.mod
        assert d is not None
        if d.stage == STAGE_BASE and d.how == M_SET:
            if against(st, e, target) and applies(st, e, attacker):
                return True
    return False


def weakened(st: State, attacker: Mon, target: Mon, damage: i64) -> i64:
    """Apply Weakness, as printed, once. [DAMAGE-03, DAMAGE-05, DAMAGE-06]"""
    if not target.base.weak and len(entries(st, Q_WEAKNESS)) == 0:
        return damage
    if set_aside(st, Q_WEAKNESS_APPLIES, target, attacker):
        return damage
    types = types_of(st, attacker)
    book = st.match.book
    factors = st.mods[Q_WEAKNESS_FACTOR]
    best = damage
    many = damage
    for mask, how, amount in weaknesses(st, target):
        if mask & types == 0:
            continue
        if how == M_TIMES or factors:
            factor = amount if amount > 0 and how == M_TIMES else book.default_weakness
            if factors:
                factor = fold(st, factors, factor, target)
            best = max(best, damage * factor)
            many *= factor
        else:
            best = max(best, damage + amount)
            many += amount
    return best if book.weakness_once else many


def weaknesses(st: State, m: Mon) -> list[tuple[i64, i64, i64]]:
    """Return a Pokémon's Weaknesses now: type mask, times or plus, amount."""
    found = list(m.base.weak)
    for e in entries(st, Q_WEAKNESS):
        d = e.mod
        assert d is not None
        if applies(st, e, m):
            mask = d.value.value(st, e) if d.named_type else d.mask
            if d.how == M_SET:
                found = [(mask, how, amount) for _, how, amount in found]
            else:
                found.append((mask, M_TIMES, 0 if d.named_type else d.value.value(st, e)))
    return found


def set_aside(st: State, query: i64, target: Mon, attacker: Mon) -> bool:
    """Return whether an effect has Weakness or Resistance not applied between two Pokémon."""
    for e in entries(st, query):
        assert e.mod is not None
        if e.mod.how == M_FORBID and against(st, e, attacker) and applies(st, e, target):
            return True
    return False


def has_none(st: State, query: i64, m: Mon) -> bool:
    """Return whether Weakness or Resistance counts against nobody, so that a Pokémon has none."""
    for e in entries(st, query):
        d = e.mod
        assert d is not None
        if d.how == M_FORBID and d.source is None and d.source_fit is None:
            if d.source_seats == 3 and applies(st, e, m):
                return True
    return False


def resisted(st: State, attacker: Mon, target: Mon, damage: i64) -> i64:
    """Apply Resistance, as printed, once. [DAMAGE-05, DAMAGE-06, CARD-DUAL-3]"""
    index = entries(st, Q_RESISTANCE)
    if not target.base.resist and not index:
        return damage
    if set_aside(st, Q_RESISTANCE_APPLIES, target, attacker):
        return damage
    types = types_of(st, attacker)
    most: i64 = 0
    for mask, amount in resistances(st, target):
        if mask & types != 0:
            most = max(most, amount if amount > 0 else st.match.book.default_resistance)
    changes = st.mods[Q_RESISTANCE_AMOUNT]
    if changes and most > 0:
        most = max(0, fold(st, changes, most, target))
    return damage - most


def resistances(st: State, m: Mon) -> list[tuple[i64, i64]]:
    """Return a Pokémon's Resistances now: type mask and amount, 0 for the book's."""
    found: list[tuple[i64, i64]] = [(mask, amount) for mask, _, amount in m.base.resist]
    for e in entries(st, Q_RESISTANCE):
        d = e.mod
        assert d is not None
        if applies(st, e, m):
            mask = d.value.value(st, e) if d.named_type else d.mask
            amount: i64 = 0 if d.named_type else d.value.value(st, e)
            if d.how == M_SET:
                found = []
            found.append((mask, amount))
    return found


def modified(st: State, attacker: Mon, target: Mon, damage: i64, step: i64, flags: i64) -> i64:
    """Apply the modifiers that belong to one step, oldest first. [DAMAGE-08]"""
    found: list[Entry] = []
    for e in st.mods[Q_DAMAGE_DEALT]:
        if dealt_step(st.match, e) == step and applies(st, e, attacker):
            theirs = e.me == target.serial and e.on != attacker.serial
            if theirs and (flags & FLAG_NO_EFFECTS != 0 or passed_over(e, flags)):
                continue  # what the Pokémon attacked does, but did not leave on its attacker
            if against(st, e, target) or (flags & FLAG_SELF != 0 and turned(st, e, target)):
                by_age(found, e)
    if flags & FLAG_NO_EFFECTS == 0:
        for e in st.mods[Q_DAMAGE_TAKEN]:
            if taken_step(st.match, e) == step and against(st, e, attacker):
                if applies(st, e, target) and not passed_over(e, flags):
                    by_age(found, e)
    uniques: list[str] = []
    for e in found:
        assert e.mod is not None
        name = e.mod.unique
        if name == "" or name == STILL or name not in uniques:
            uniques.append(name)
            damage = changed_by(st, e, damage)
    return damage


def passed_over(e: Entry, flags: i64) -> bool:
    """Return whether an attack is not affected by what comes from a power."""
    return flags & FLAG_NO_POWERS != 0 and e.cause == BY_POWER


def by_age(found: list[Entry], e: Entry) -> None:
    """Put a modifier behind all that are not younger; a new base stands first. [DAMAGE-08]"""
    n: i64 = len(found)
    while n > 0 and age(found[n - 1]) > age(e):
        n -= 1
    found.insert(n, e)


def age(e: Entry) -> i64:
    """Return when a modifier came into force; what replaces the base acts first. [DAMAGE-02]"""
    assert e.mod is not None
    return -1 if e.mod.stage == STAGE_BASE else e.stamp


def against(st: State, e: Entry, other: Mon) -> bool:
    """Return whether a damage modifier counts with the Pokémon on the other end."""
    return comes_from(st, e, -1, other, other.seat)


def turned(st: State, e: Entry, m: Mon) -> bool:
    """Return whether its side's bonus against the Defending Pokémon turns on itself. [COND-20]"""
    d = e.mod
    assert d is not None
    if e.seat != m.seat or (d.source_fit is not None and not d.source_fit.mon(st, e, m)):
        return False
    return d.source is None or st.defender in d.source.pick(st, e)


def changed_by(st: State, e: Entry, damage: i64) -> i64:
    """Return damage after one modifier; an "if damage is still done" one needs some. [DAMAGE-09]"""
    d = e.mod
    assert d is not None
    n = d.value.value(st, e)
    if d.how == M_ADD:
        return damage if d.unique == STILL and damage <= 0 else damage + n
    if d.how == M_SET:
        return n
    if d.how == M_TIMES:
        return damage * n
    if d.how == M_HALF:
        return damage // 20 * 10
    if d.how == M_AT_MOST:
        return min(damage, n)
    return max(damage, n) if d.how == M_AT_LEAST else damage


def has_step(match: Match, step: i64) -> bool:
    """Return whether the book's list has a step."""
    return step in match.book.damage_steps


def early_step(match: Match) -> i64:
    """Return the step before Weakness in which the attacker's effects count."""
    return ATTACKER_BASE if has_step(match, ATTACKER_BASE) else ATTACKER


def dealt_step(match: Match, e: Entry) -> i64:
    """Return the step in which a modifier of damage dealt counts. [M-55]"""
    d = e.mod
    assert d is not None
    if d.stage == STAGE_BEFORE or d.stage == STAGE_BASE:
        return early_step(match)
    late = ATTACKER_CARDS if has_step(match, ATTACKER_CARDS) else own_effects_step(match)
    if d.stage == STAGE_AFTER:
        return late
    if from_card(e):
        return ATTACKER_CARDS if has_step(match, ATTACKER_CARDS) else ATTACKER
    if e.cause == BY_POWER and has_step(match, ATTACKER_CARDS):
        return own_effects_step(match)
    return early_step(match)


def from_card(e: Entry) -> bool:
    """Return whether a modifier comes from a Trainer or Energy card."""
    return e.cause >= BY_TRAINER


def own_effects_step(match: Match) -> i64:
    """Return the step in which Powers and the defender's last attack count. [M-58]"""
    return DEFENDER_EFFECTS if has_step(match, DEFENDER_EFFECTS) else DEFENDER


def taken_step(match: Match, e: Entry) -> i64:
    """Return the step in which a modifier of damage taken counts. [M-58]"""
    d = e.mod
    assert d is not None
    if d.stage == STAGE_BEFORE:
        return early_step(match)
    if from_card(e) and has_step(match, DEFENDER_CARDS):
        return DEFENDER_CARDS
    return own_effects_step(match)


def limited(st: State, attacker: Mon, target: Mon, damage: i64, flags: i64) -> i64:
    """Apply what prevents damage, after everything else. [DAMAGE-08]"""
    for e in entries(st, Q_PREVENT_DAMAGE):
        if comes_from(st, e, BY_ATTACK, attacker, attacker.seat) and applies(st, e, target):
            if not passed_over(e, flags):
                return 0
    for e in entries(st, Q_DAMAGE_LIMIT):
        if passed_over(e, flags):
            continue
        d = e.mod
        assert d is not None
        n = d.value.value(st, e)
        over = damage <= n if d.how == M_AT_MOST else d.how == M_AT_LEAST and damage >= n
        if over and against(st, e, attacker) and applies(st, e, target):
            return 0
    return damage
