"""Pokémon by several names, and which Pokémon in the older words."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ENDING_IN_S, fitted
from playmat.reader.text.tokens import TYPES

# --- names ----------------------------------------------------------------------------------------
same("card_that", "named {pokemon_names}")
row("card_that", "fits_not(?filter)", "not named {filter:pokemon_names}")


@rule("plural_names", "{n:name}")
def plural(n: str) -> Node | None:
    several = n.endswith("s") and not n.endswith("'s") and " and " not in n
    several = several and n.split()[-1] not in ENDING_IN_S
    return node("named", n[:-1]) if several else None


row("plural_names", "named($own)", "~s")
row(
    "plural_names",
    "fits_any(?left, ?right)",
    "{left:plural_name} [,|and|or|, and|, or|, and/or] {right:plural_names}",
)


rule("plural_name", "{n:name}")(plural)
row("counted", "count(where(all(both), ?filter))", "{filter:plural_names} in play", cost=-1)
row("counted", "count(where(all(me), ?filter))", "{filter:plural_names} you have in play", cost=-1)


@rule("pokemon_set", "{who:owner} {of:plural_names}", cost=-1)
def owned_of_names(who: str, of: Node) -> Node | None:
    return node("where", node("all", who), of) if of.word == "fits_any" else None


row(
    "counted",
    "count(where(all(both), ?filter))",
    "{filter:pokemon_names} ( [both]? yours and your opponent's ) in play",
)
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
    "target",
    "where(all(both), ?filter)",
    "each {filter:pokemon_names} ( [even|including] your own )",
)
row(
    "counted",
    "count(where(all(me), name_has($own)))",
    "cards with ~ in their names that you have in play",
)


# --- which Pokémon --------------------------------------------------------------------------------
for _word, _letter in TYPES.items():
    phrase("pokemon_word", node("fits_not", node("typed", _letter)), f"non-{_word}")
row("target", "bench_of(both)", "each player's Bench")
row("pokemons", "less(all(both), self())", "other Pokémon ( [even|including] your own )")
row(
    "pokemons",
    "where(bench_of(both), fits_not(typed(?type)))",
    "Pokémon that [isn't|aren't] {type} on each player's Bench",
)


@rule("pokemons", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Arg:
    return where(node("all", "me"), None if kind == node("$any") else kind, that)


# --- counted --------------------------------------------------------------------------------------
row("for_each", "$number()", "of those Pokémon", "of those")
row("outcome", "[counters($that(mons), $number())]", "put that many damage counters on the Pokémon")


@rule("counted", "[{t:type}]? Energy attached to your {of:pokemon_names}")
def energy_on_named(of: Node, t: str = "any") -> Node:
    return node("units", node("where", node("all", "me"), of), t)


row(
    "counted",
    "count(energy_on(?to))",
    "Energy card(s) attached to {to:pokemon_set}",
    "Energy card(s) attached to {to:target}",
)


# --- the Pokémon of both players, told one after the other ----------------------------------------
@rule(
    "pokemon_set",
    "your {a:pokemon_noun} and [each of]? your opponent's {b:pokemon_noun}",
    cost=1,
)
def on_both_sides(a: Node, b: Node) -> Arg | None:
    return fitted(node("all", "both"), a) if a == b else None


row(
    "counted",
    "count(where(all(me), name_has(?part)))",
    "cards with {part:name} in their names that you have in play",
)


@rule(
    "pokemon_set",
    "your Benched {a:pokemon_noun} and [each of]? your opponent's Benched {b:pokemon_noun}",
    cost=1,
)
def on_both_benches(a: Node, b: Node) -> Arg | None:
    return fitted(node("bench_of", "both"), a) if a == b else None
