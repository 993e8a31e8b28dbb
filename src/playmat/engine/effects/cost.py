"""What an attack costs now, and whether it can be paid. [ENERGY-02]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.energy import covers, pays, provided, units_of
from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.query import fold
from playmat.kinds import modifiers, queries
from playmat.model.definitions import AttackDef
from playmat.model.state import Mon, State


def affordable(st: State, m: Mon, a: AttackDef) -> bool:
    """Return whether a Pokémon's Energy meets what an attack costs it now."""
    index = entries(st, queries.ATTACK_COST)
    extra = fold(st, index, 0, m) if index else 0
    if not st.mods[queries.ATTACK_SYMBOLS]:
        return pays(st, m, a, extra)
    cost = symbols(st, m, a)
    total = extra
    for n in cost:
        total += n
    units = units_of(st, m)
    return len(units) >= max(0, total) and covers(units, tuple(cost))


def symbols(st: State, m: Mon, a: AttackDef) -> list[i64]:
    """Return the symbols of an attack's cost by type, replaced or lessened by effects."""
    cost = list(a.cost)
    for e in entries(st, queries.ATTACK_SYMBOLS):
        d = e.mod
        assert d is not None
        if d.how == modifiers.SET and speaks_of(d.text, a) and applies(st, e, m):
            cost = list(d.symbols)
    for e in st.mods[queries.ATTACK_SYMBOLS]:
        d = e.mod
        assert d is not None
        if d.how != modifiers.SET and speaks_of(d.text, a) and applies(st, e, m):
            for n in range(len(cost)):
                cost[n] = max(0, cost[n] - d.symbols[n])
    return cost


def speaks_of(name: i64, a: AttackDef) -> bool:
    """Return whether an effect on costs means an attack: all, or the one it names."""
    return name < 0 or name == a.name_id


def meets(st: State, m: Mon, cards: list[i64], cost: tuple[i64, ...]) -> bool:
    """Return whether some of a Pokémon's Energy cards alone pay a cost."""
    units: list[i64] = []
    for copy in cards:
        units.extend(provided(st, m, copy))
    total: i64 = 0
    for n in cost:
        total += n
    return len(units) >= total and covers(units, cost)
