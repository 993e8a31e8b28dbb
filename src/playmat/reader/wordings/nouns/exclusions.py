"""Brackets that belong to their sentence: who is left out, whose are meant, before or after."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, fitted

phrase("damage_stage", "before", "( before applying Weakness [and|or] Resistance )")
phrase("damage_stage", "after", "( after applying Weakness [and|or] Resistance )")


# --- who is left out ----------------------------------------------------------------------------
@rule("kind_left_out", "[any|all|each]? [other]? {kind:pokemon_noun}")
def left_kind(kind: Node) -> Node | None:
    if kind == node("named", "$own"):
        return node("$namesake")
    return None if kind == ANY else kind


phrase("kind_left_out", node("named", "$own"), "any ~", "all ~", "any other ~", cost=-1)


@rule("kind_left_out", "[any|all]? {kind:pokemon_noun} {that:pokemon_that}")
def left_narrowed(kind: Node, that: Node) -> Node:
    return that if kind == ANY else node("fits_both", kind, that)


spare_phrase("pokemon_bracket", ANY, "( either yours or your opponent's )")
spare_phrase("kind_left_out", node("one_of", node("self")), "this Pokémon")
same("kinds_left_out", "{kind_left_out}")


@rule("kinds_left_out", "{a:kind_left_out} [,|and|or|, and|, or|and/or] {b:kinds_left_out}")
def more_left_out(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


phrase("excluding", True, "excluding", "except for", "except", "other than")


@rule(
    "pokemon_bracket",
    "( {w:excluding} {out:kinds_left_out} )",
    "( {w:excluding} {out:kinds_left_out} . )",
)
def without_those(w: bool, out: Node) -> Node:
    return cast(Node, out.args[0]) if out.word == "fits_not" else node("fits_not", out)


phrase(
    "pokemon_bracket",
    ANY,
    "( [both]? yours [and|or] your opponent's )",
    "( [including|even] your own )",
    "( [both]? yours and your opponent's . )",
)
same("pokemon_brackets", "{pokemon_bracket}")


@rule("pokemon_brackets", "{a:pokemon_bracket} {b:pokemon_bracket}")
def two_brackets(a: Node, b: Node) -> Node:
    real = [fit for fit in (a, b) if fit != ANY]
    return conjunction("fits_both", *real) if real else ANY


@rule("pokemons", "{of:pokemon_set} {out:pokemon_brackets}")
def bracketed(of: Arg, out: Node) -> Arg:
    return fitted(of, out)


@spare_rule(
    "pokemons",
    "{of:pokemon_set} {out:pokemon_brackets} [,]? {w:excluding} {but:kinds_left_out}",
    "{of:pokemon_set} {that:pokemon_that} {out:pokemon_brackets} [,]? {w:excluding} "
    "{but:kinds_left_out}",
    cost=1,
)
def bracketed_but(of: Arg, out: Node, w: bool, but: Node, that: Node = ANY) -> Arg:
    return fitted(of, that, out, node("fits_not", but))


@rule("pokemons", "{of:pokemon_set} {out:pokemon_brackets} , [excluding|except] ~")
def bracketed_but_own(of: Arg, out: Node) -> Arg:
    return fitted(of, out, node("fits_not", node("$namesake")))


@rule(
    "pokemons",
    "{of:pokemon_set} {that:pokemon_that} {out:pokemon_brackets}",
    "{of:pokemon_set} {out:pokemon_brackets} {that:pokemon_that}",
)
def narrowed_and_bracketed(of: Arg, that: Node, out: Node) -> Arg:
    return fitted(of, that, out)
