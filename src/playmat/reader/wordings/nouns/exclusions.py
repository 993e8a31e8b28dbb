"""Brackets that belong to their sentence: who is left out, whose are meant, before or after."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, narrowed_kind, of_kind

row("damage_stage", "before", "( before applying Weakness [and|or] Resistance )")
row("damage_stage", "after", "( after applying Weakness [and|or] Resistance )")


# --- who is left out ----------------------------------------------------------------------------
@rule("kind_left_out", "[any|all|each]? [other]? {kind:pokemon_noun}")
def left_kind(kind: Node) -> Node | None:
    if kind == node("named", "$own"):
        return node("$namesake")
    return None if kind == ANY else kind


row("kind_left_out", "named($own)", "any ~", "all ~", "any other ~", cost=-1)


@rule("kind_left_out", "[any|all]? {kind:pokemon_noun} {that:pokemon_that}")
def left_narrowed(kind: Node, that: Node) -> Node:
    return that if kind == ANY else node("fits_both", kind, that)


same("kinds_left_out", "{kind_left_out}")
row(
    "kinds_left_out",
    "fits_any(?left, ?right)",
    "{left:kind_left_out} [,|and|or|, and|, or|and/or] {right:kinds_left_out}",
)
row("excluding", "true", "excluding", "except for", "except", "other than")


@rule(
    "pokemon_bracket",
    "( {w:excluding} {out:kinds_left_out} )",
    "( {w:excluding} {out:kinds_left_out} . )",
)
def without_those(w: bool, out: Node) -> Node:
    return out.child("filter") if out.word == "fits_not" else node("fits_not", out)


row(
    "pokemon_bracket",
    "$any()",
    "( either yours or your opponent's )",
    "( [both]? yours [and|or] your opponent's )",
    "( [including|even] your own )",
    "( [both]? yours and your opponent's . )",
)
same("pokemon_brackets", "{pokemon_bracket}")


@rule("pokemon_brackets", "{a:pokemon_bracket} {b:pokemon_bracket}")
def two_brackets(a: Node, b: Node) -> Node:
    real = [fit for fit in (a, b) if fit != ANY]
    return conjunction("fits_both", *real) if real else ANY


row("pokemons", "@fitted(?pokemon_set, ?pokemon_brackets)", "{pokemon_set} {pokemon_brackets}")
row(
    "pokemons",
    "@fitted(?pokemon_set, fits_not(?filter))",
    "{pokemon_set} , {w:excluding} {filter:kinds_left_out} [,]?",
    "{pokemon_set} {x:pokemon_brackets} excluding {filter:kinds_left_out}",
)
row(
    "pokemons",
    "@fitted(?pokemon_set, ?pokemon_that, ?pokemon_brackets)",
    "{pokemon_set} {pokemon_that} {pokemon_brackets}",
    "{pokemon_set} {pokemon_brackets} {pokemon_that}",
)
row(
    "pokemons",
    "@fitted(?pokemon_set, ?pokemon_brackets, fits_not($namesake()))",
    "{pokemon_set} {pokemon_brackets} , [excluding|except] ~",
)
row(
    "pokemons",
    "@fitted(?pokemon_set, ?pokemon_that, fits_not(?filter))",
    "{pokemon_set} {pokemon_that} [,]? {w:excluding} {filter:kinds_left_out} [,]?",
    cost=1,
)
row(
    "cards_left_out",
    "fits_not(?filter)",
    ", {w:excluding} [any|all]? {filter:card_kind} [,]?",
    cost=2,
)


@rule("cards", "{q:quantity} {kind:card_filter} {at:card_place} {out:cards_left_out}", cost=2)
def picked_but(q: Node, kind: Node, at: Node, out: Node) -> Node:
    return node("$pick", of_kind(at, narrowed_kind(kind, out)), *q.args, "$who")
