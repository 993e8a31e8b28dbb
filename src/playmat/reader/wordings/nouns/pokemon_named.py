"""Pokémon by several names, and which Pokémon in the older words."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ENDING_IN_S

# --- names ----------------------------------------------------------------------------------------
same("card_that", "named {pokemon_names}")
row("card_that", "fits_not(?filter)", "not named {filter:pokemon_names}")


@rule("plural_names", "{n:name}")
def plural(n: str) -> Node | None:
    several = n.endswith("s") and not n.endswith("'s") and " and " not in n
    several = several and n.split()[-1] not in ENDING_IN_S
    return node("named", n[:-1]) if several else None


row(
    "plural_names",
    "fits_any(?left, ?right)",
    "{left:plural_name} [,|and|or|, and|, or|, and/or] {right:plural_names}",
)


rule("plural_name", "{n:name}")(plural)
row("counted", "count(where(all(me), ?filter))", "{filter:plural_names} you have in play", cost=-1)


row(
    "counted",
    "count(where(bench_of(?player), ?filter))",
    "{filter:plural_names} on {player:owner} Bench",
    cost=-1,
)


@rule("counted", "{of:pokemon_names} on {who:owner} Bench")
def benched_named(of: Node, who: str) -> Node | None:
    return (
        None if of.word != "fits_any" else node("count", node("where", node("bench_of", who), of))
    )


row(
    "counted",
    "count(where(all(me), name_has($own)))",
    "cards with ~ in their names that you have in play",
)


# --- which Pokémon --------------------------------------------------------------------------------
row("pokemons", "less(all(both), self())", "other Pokémon ( [even|including] your own )")


@rule("pokemons", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Arg:
    return where(node("all", "me"), None if kind == node("$any") else kind, that)


# --- counted --------------------------------------------------------------------------------------


row(
    "counted",
    "count(energy_on(?to))",
    "Energy card(s) attached to {to:pokemon_set}",
    "Energy card(s) attached to {to:target}",
)
