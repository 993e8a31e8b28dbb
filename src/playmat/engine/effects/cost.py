"""The current cost of an attack, and whether it can be paid. [ENERGY-02]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.energy import (
    SINGLE,
    covers,
    is_plain,
    pays,
    provided,
    unit_total,
    units_of,
    units_typed,
)
from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.query import fold
from playmat.kinds import modifiers, queries, types
from playmat.model.definitions import AttackDef
from playmat.model.state import NO_VARS, Mon, Scope, State


def affordable(st: State, m: Mon, a: AttackDef) -> bool:
    """Whether a Pokémon's Energy pays the current or the alternative cost of an attack."""
    if a.otherwise is not None:
        when = a.otherwise.needs
        sc = Scope(m.seat, m.serial, m.stack[-1], NO_VARS)
        if (when is None or when.test(st, sc)) and affordable(st, m, a.otherwise):
            return True
    index = entries(st, queries.ATTACK_COST)
    if not st.mods[queries.ATTACK_SYMBOLS]:
        return pays(st, m, a, fold(st, index, 0, m) if index else 0)
    cost = symbols(st, m, a)
    units = units_of(st, m)
    return len(units) >= total_of(cost) and covers(units, tuple(cost))


def symbols(st: State, m: Mon, a: AttackDef) -> list[i64]:
    """Symbols of an attack's cost by type: replaced, then increased, then reduced.

    Increases add Colorless, which a text that reduces Colorless can remove again.
    """
    cost = list(a.cost)
    for e in entries(st, queries.ATTACK_SYMBOLS):
        d = e.mod
        assert d is not None
        if d.how == modifiers.SET and speaks_of(d.text, a) and applies(st, e, m):
            cost = list(d.symbols)
    index = st.mods[queries.ATTACK_COST]
    if index:
        cost[10] = max(0, cost[10] + fold(st, index, 0, m))
    for e in st.mods[queries.ATTACK_SYMBOLS]:
        d = e.mod
        assert d is not None
        if d.how != modifiers.SET and speaks_of(d.text, a) and applies(st, e, m):
            for n in range(len(cost)):
                cost[n] = max(0, cost[n] - d.symbols[n])
    return cost


def speaks_of(name: i64, a: AttackDef) -> bool:
    """Whether an effect on costs applies to an attack: to all, or to the one it names."""
    return name < 0 or name == a.name_id


def total_of(cost: list[i64]) -> i64:
    """Total number of symbols."""
    total: i64 = 0
    for n in cost:
        total += n
    return total


def meets(st: State, m: Mon, cards: list[i64], cost: list[i64]) -> bool:
    """Whether these Energy cards of a Pokémon pay a cost."""
    units: list[i64] = []
    for copy in cards:
        units.extend(provided(st, m, copy))
    return len(units) >= total_of(cost) and covers(units, tuple(cost))


def unpaid(st: State, m: Mon, a: AttackDef, mask: i64) -> i64:
    """Units of a type not needed to pay an attack's current cost."""
    cost = symbols(st, m, a)
    total = total_of(cost)
    if mask == types.ANY:
        return max(0, unit_total(st, m) - total)
    if not is_plain(st, m):
        return units_to_spare(units_of(st, m), tuple(cost), total, mask)
    spare = units_typed(st, m, mask)
    for n in range(10):
        if SINGLE[n] & mask != 0:
            spare -= cost[n]
    return max(0, min(spare, unit_total(st, m) - total))


def units_to_spare(units: list[i64], cost: tuple[i64, ...], total: i64, mask: i64) -> i64:
    """How many units of a type can be left out so that the others still pay a cost."""
    spare: i64 = 0
    n = len(units) - 1
    while n >= 0 and len(units) > total:
        rest = units[:n] + units[n + 1 :]
        if units[n] & mask != 0 and covers(rest, cost):
            units = rest
            spare += 1
        n -= 1
    return spare
