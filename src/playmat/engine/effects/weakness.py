"""Current Weakness and Resistance. [DAMAGE-03, DAMAGE-05, DAMAGE-06]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.query import fold, types_of
from playmat.engine.effects.sources import comes_from
from playmat.kinds import modifiers, players, queries
from playmat.model.event import SumStep
from playmat.model.state import Effect, Mon, State


def weakened(st: State, attacker: Mon, target: Mon, damage: i64, told: list[SumStep] | None) -> i64:
    """Apply Weakness, as printed, once. [DAMAGE-03, DAMAGE-05, DAMAGE-06]"""
    types = types_of(st, attacker)
    if target.base.weak_to & types == 0 and len(entries(st, queries.WEAKNESS)) == 0:
        return damage
    if set_aside(st, queries.WEAKNESS_APPLIES, target, attacker):
        return damage
    off = types_set_aside(st, target) if st.mods[queries.WEAKNESS_APPLIES] else 0
    book = st.match.book
    factors = st.mods[queries.WEAKNESS_FACTOR]
    if factors:
        factors = [e for e in factors if applies(st, e, target)]
    best = damage
    many = damage
    how_best: i64 = 0  # for the record: the factor, or the amount added as a negative number
    for mask, how, amount in weaknesses(st, target):
        if mask & types == 0 or mask & off != 0:
            continue
        if how == modifiers.TIMES or factors:
            factor = amount if amount > 0 and how == modifiers.TIMES else book.default_weakness
            if factors:
                factor = fold(st, factors, factor, target)
            how_best = factor if damage * factor > best else how_best
            best = max(best, damage * factor)
            many *= factor
        else:
            how_best = -amount if damage + amount > best else how_best
            best = max(best, damage + amount)
            many += amount
    if not book.weakness_once:
        best = many
    if told is not None and best != damage:
        times = how_best > 0 and best == damage * how_best
        what = "weakness_times" if times else "weakness"
        change = how_best if times else best - damage
        told.append(SumStep(what, change, best, target.stack[-1], ""))
    return best


def weaknesses(st: State, m: Mon) -> tuple[tuple[i64, i64, i64], ...]:
    """A Pokémon's current Weaknesses: type mask, times or plus, amount."""
    index = entries(st, queries.WEAKNESS)
    if not index:
        return m.base.weak
    found = list(m.base.weak)
    for e in index:
        d = e.mod
        assert d is not None
        if applies(st, e, m):
            mask = d.value.value(st, e) if d.named_type else d.mask
            if d.how == modifiers.SET:
                found = [(mask, how, amount) for _, how, amount in found]
            else:
                found.append((mask, modifiers.TIMES, 0 if d.named_type else d.value.value(st, e)))
    return tuple(found)


def set_aside(st: State, query: i64, target: Mon, attacker: Mon) -> bool:
    """Whether an effect turns off Weakness or Resistance between two Pokémon."""
    for e in entries(st, query):
        d = e.mod
        assert d is not None
        if d.how == modifiers.FORBID and d.mask == 0 and applies_to_other(st, e, attacker):
            if applies(st, e, target):
                return True
    return False


def types_set_aside(st: State, m: Mon) -> i64:
    """Types against which an effect turns off a Pokémon's Weakness."""
    mask: i64 = 0
    for e in entries(st, queries.WEAKNESS_APPLIES):
        assert e.mod is not None
        if e.mod.mask != 0 and applies(st, e, m):
            mask |= e.mod.mask
    return mask


def has_none(st: State, query: i64, m: Mon) -> bool:
    """Whether Weakness or Resistance counts against nobody, so that a Pokémon has none."""
    for e in entries(st, query):
        d = e.mod
        assert d is not None
        whole = d.how == modifiers.FORBID and d.mask == 0
        if whole and d.source is None and d.source_fit is None:
            if d.source_seats == players.BOTH_SIDES and applies(st, e, m):
                return True
    return False


def resisted(st: State, attacker: Mon, target: Mon, damage: i64, told: list[SumStep] | None) -> i64:
    """Apply Resistance, as printed, once. [DAMAGE-05, DAMAGE-06, CARD-DUAL-3]"""
    types = types_of(st, attacker)
    if target.base.resists & types == 0 and len(entries(st, queries.RESISTANCE)) == 0:
        return damage
    if set_aside(st, queries.RESISTANCE_APPLIES, target, attacker):
        return damage
    most: i64 = 0
    for mask, amount in resistances(st, target):
        if mask & types != 0:
            most = max(most, amount if amount > 0 else st.match.book.default_resistance)
    changes = st.mods[queries.RESISTANCE_AMOUNT]
    if changes and most > 0:
        most = max(0, fold(st, changes, most, target))
    if told is not None and most > 0:
        told.append(SumStep("resistance", -most, damage - most, target.stack[-1], ""))
    return damage - most


def resistances(st: State, m: Mon) -> list[tuple[i64, i64]]:
    """A Pokémon's current Resistances: type mask and amount, 0 for the rulebook's."""
    found: list[tuple[i64, i64]] = [(mask, amount) for mask, _, amount in m.base.resist]
    for e in entries(st, queries.RESISTANCE):
        d = e.mod
        assert d is not None
        if applies(st, e, m):
            mask = d.value.value(st, e) if d.named_type else d.mask
            amount: i64 = 0 if d.named_type else d.value.value(st, e)
            if d.how == modifiers.SET:
                found = []
            found.append((mask, amount))
    return found


def applies_to_other(st: State, e: Effect, other: Mon) -> bool:
    """Whether a damage modifier applies to the Pokémon at the other end."""
    return comes_from(st, e, -1, other, other.seat)
