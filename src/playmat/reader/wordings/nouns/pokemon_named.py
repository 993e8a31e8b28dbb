"""Pokémon by several names, and older words for which Pokémon."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import ENDING_IN_S


# --- names ----------------------------------------------------------------------------------------
@rule("card_that", "named {names:pokemon_names}", "not named {no:pokemon_names}")
def with_name(names: Node | None = None, no: Node | None = None) -> Node | None:
    return names if no is None else node("fits_not", no)


@rule("plural_names", "{n:name}", "{n:name} [,|and|or|, and|, or|, and/or] {more:plural_names}")
def plural(n: str, more: Node | None = None) -> Node | None:
    several = n.endswith("s") and not n.endswith("'s") and " and " not in n
    if not several or n.split()[-1] in ENDING_IN_S:
        return None
    one = node("named", n[:-1])
    return one if more is None else node("fits_any", one, more)


@rule(
    "counted",
    "{kind:plural_names} you have in play",
    "{kind:plural_names} on {bench:owner} Bench",
    cost=-1,
)
def several(kind: Node, bench: str = "") -> Node:
    return node("count", where(node("bench_of", bench) if bench else node("all", "me"), kind))


@rule("counted", "{of:pokemon_names} on {who:owner} Bench")
def benched_named(of: Node, who: str) -> Node | None:
    return (
        None if of.word != "fits_any" else node("count", node("where", node("bench_of", who), of))
    )
