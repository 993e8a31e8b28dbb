"""Query the table for the effects of modifiers that play might not show for a long time."""

from __future__ import annotations

from typing import Final

from playmat.engine.effects.energy import units_of
from playmat.engine.effects.in_force import applies, entries, permitted
from playmat.engine.effects.query import fold, fold_player
from playmat.kinds import queries
from playmat.lang.node import Program, nodes_in
from playmat.model.state import Effect, Mon, State

ENERGY_WORDS: Final = ("provide", "mod_type", "as_energy", "energy_provided")
BASE: Final = 100
"""The number that each query starts from."""

UNCHANGED: Final = (BASE, True, 0)
"""The result for a Pokémon that no modifier affects."""


def asks_energy(program: Program) -> bool:
    return any(
        node.word in ENERGY_WORDS or "energy_provided" in node.args for node in nodes_in(program)
    )


def probe(st: State, energy: bool) -> tuple[object, ...]:
    """Results of all queries that something modifies, and every Pokémon's Energy if *energy*."""
    if st.winner >= 0:
        return ()
    mons = [m for side in st.sides for m in (*side.actives, *side.bench)]
    found: list[object] = []
    for query in range(queries.COUNT):
        if index := entries(st, query):
            told = [(query, n, answer(st, query, index, m)) for n, m in enumerate(mons)]
            found += [each for each in told if each[2] != UNCHANGED]
            folded = [(query, seat, fold_player(st, query, BASE, seat)) for seat in (0, 1)]
            found += [each for each in folded if each[2] != BASE]
    if energy:
        found += [tuple(units_of(st, m)) for m in mons]
    return tuple(found)


def answer(st: State, query: int, index: list[Effect], m: Mon) -> tuple[int, bool, int]:
    """A query about one Pokémon as a number, as a permission and as the count of its modifiers."""
    concern = sum(applies(st, e, m) for e in index if e.mod is not None)
    return fold(st, index, BASE, m), permitted(st, query, m, True), concern
