"""What an attack costs now, and whether it can be paid. [ENERGY-02]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.energy import covers, pays, provided, units_of
from playmat.engine.query import applies, entries, fold
from playmat.kinds import M_SET, Q_ATTACK_COST, Q_ATTACK_SYMBOLS
from playmat.model.linked import AttackDef, Cond, Fit, Num, Pick
from playmat.model.state import Mon, Scope, State


def affordable(st: State, m: Mon, a: AttackDef) -> bool:
    """Return whether a Pokémon's Energy meets what an attack costs it now."""
    index = entries(st, Q_ATTACK_COST)
    extra = fold(st, index, 0, m) if index else 0
    if not st.mods[Q_ATTACK_SYMBOLS]:
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
    for e in entries(st, Q_ATTACK_SYMBOLS):
        d = e.mod
        assert d is not None
        if d.how == M_SET and speaks_of(d.text, a) and applies(st, e, m):
            cost = list(d.symbols)
    for e in st.mods[Q_ATTACK_SYMBOLS]:
        d = e.mod
        assert d is not None
        if d.how != M_SET and speaks_of(d.text, a) and applies(st, e, m):
            for n in range(len(cost)):
                cost[n] = max(0, cost[n] - d.symbols[n])
    return cost


def speaks_of(name: i64, a: AttackDef) -> bool:
    """Return whether an effect on costs means an attack: all, or the one it names."""
    return name < 0 or name == a.name_id


@final
class PaysFor(Cond):
    """This Pokémon has the Energy an attack costs."""

    def __init__(self, attack: Pick) -> None:
        self.attack = attack

    def test(self, st: State, sc: Scope) -> bool:
        picked = self.attack.pick(st, sc)
        m = st.mon(sc.me)
        return m is not None and len(picked) > 0 and affordable(st, m, st.match.attacks[picked[0]])


@final
class UnpaidCards(Num):
    """Energy cards that fit and that the cost of the attack under way does not need."""

    def __init__(self, fit: Fit) -> None:
        self.fit = fit

    def value(self, st: State, sc: Scope) -> i64:
        m = st.mon(st.attacker)
        if m is None or st.attack < 0:
            return 0
        cost = tuple(symbols(st, m, st.match.attacks[st.attack]))
        used = list(m.energy)
        spare: i64 = 0
        for copy in m.energy:
            rest = [c for c in used if c != copy]
            if self.fit.card(st, sc, copy) and meets(st, m, rest, cost):
                used = rest
                spare += 1
        return spare


def meets(st: State, m: Mon, cards: list[i64], cost: tuple[i64, ...]) -> bool:
    """Return whether some of a Pokémon's Energy cards alone pay a cost."""
    units: list[i64] = []
    for copy in cards:
        units.extend(provided(st, m, copy))
    total: i64 = 0
    for n in cost:
        total += n
    return len(units) >= total and covers(units, cost)
