"""Asking the table what a modifier changes, where play itself might not show it for long."""

from __future__ import annotations

from typing import Final

from playmat.engine.energy import units_of
from playmat.engine.query import applies, entries, fold, fold_player, permitted
from playmat.lang.node import Program, nodes_in
from playmat.lang.words import QUERIES
from playmat.model.state import State

ENERGY_WORDS: Final = ("provide", "mod_type", "as_energy")
ASKED_BY: Final = {
    "prevent": ("prevent_damage", "prevent_effects"),
    "off_power": ("power_works",),
    "immune": ("condition_immune",),
    "forbid_attack": ("can_use_attack",),
    "lend_attacks": ("attack_list",),
}
"""The queries behind modifiers that have words of their own."""

BASE: Final = 100
"""The number that a query starts from when it is probed."""


def queries_of(program: Program) -> tuple[int, ...]:
    """Return the numbers of the queries that a program modifies by name."""
    names: list[str] = []
    for node in nodes_in(program):
        if node.word in ("mod", "mod_type"):
            names.append(str(node.args[0]))
        names += ASKED_BY.get(node.word, ())
    return tuple(QUERIES.index(name) for name in dict.fromkeys(names) if name in QUERIES)


def asks_energy(program: Program) -> bool:
    """Tell whether a program changes what Energy is provided."""
    return any(node.word in ENERGY_WORDS for node in nodes_in(program))


def probe(st: State, queries: tuple[int, ...], energy: bool) -> tuple[object, ...]:
    """Return the answers to some queries about every Pokémon and player, and their Energy."""
    if st.winner >= 0:
        return ()
    mons = [m for side in st.sides for m in (*side.actives, *side.bench)]
    found: list[object] = []
    for query in queries:
        index = entries(st, query)
        found += [(fold(st, index, BASE, m), permitted(st, query, m, True)) for m in mons]
        found += [sum(applies(st, e, m) for e in index if e.mod is not None) for m in mons]
        found += [fold_player(st, query, BASE, seat) for seat in (0, 1)]
    if energy:
        found += [tuple(units_of(st, m)) for m in mons]
    return tuple(found)
