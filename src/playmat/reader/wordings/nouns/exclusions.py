"""Brackets that belong to their sentence: exceptions, owners, before or after."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, fitted

row("damage_stage", "before", "( before applying Weakness [and|or] Resistance )")
row("damage_stage", "after", "( after applying Weakness [and|or] Resistance )")


# --- exceptions ---------------------------------------------------------------------------------
@rule("kind_left_out", "[any|all|each]? [other]? {kind:pokemon_noun}")
def left_kind(kind: Node) -> Node | None:
    if kind == node("named", "$own"):
        return node("$namesake")
    return None if kind == ANY else kind


for _cost, _left, *_said in (
    (-1, "named($own)", "any ~", "all ~", "any other ~"),
    (-1, "$namesake()", "~", "this one"),
    (0, "one_of(?pokemon)", "{pokemon}"),
):
    row("kind_left_out", _left, *_said, cost=_cost)


@rule(
    "kind_left_out", "[any|all]? {kind:pokemon_noun} {that:pokemon_that}", "any {that:pokemon_that}"
)
def left_narrowed(that: Node, kind: Node = ANY) -> Node:
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
    "( [either|both]? yours [and|or] your opponent's [.]? )",
    "( [including|even] [your own|{x:pokemon}] )",
)
same("pokemon_brackets", "{pokemon_bracket}")


@rule("pokemon_brackets", "{a:pokemon_bracket} {b:pokemon_bracket}")
def two_brackets(a: Node, b: Node) -> Node:
    real = [fit for fit in (a, b) if fit != ANY]
    return conjunction("fits_both", *real) if real else ANY


for _fit, _words in (
    ("fits_not(?filter)", "{w:excluding} {filter:kinds_left_out}"),
    ("$any()", "including {x:pokemon}"),
):
    row("exclusion", _fit, f"[,]? {_words} [,]?")


@rule(
    "pokemons",
    "{of:pokemon_set} [{that:pokemon_that}]? {out:pokemon_brackets} [{but:exclusion}]?",
    "{of:pokemon_set} {out:pokemon_brackets} {that:pokemon_that}",
    "{of:pokemon_set} [{that:pokemon_that}]? {but:exclusion}",
)
def without_some(of: Arg, that: Node = ANY, out: Node = ANY, but: Node = ANY) -> Arg:
    return fitted(of, that, out, but)
