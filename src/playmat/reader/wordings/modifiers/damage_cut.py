"""Damage to somebody made less, halved, or prevented up to a number."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import fitted, on, resting, source
from playmat.reader.nodes import acted
from playmat.reader.wordings.modifiers.damage_taken import suffered

row("by_attacks", "attack", "by attacks")


@rule(
    "outcome",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number}",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number} {stage:damage_stage}",
)
def reduced(who: Node, span: str, n: int, stage: str = "after", by: str = "any") -> Block:
    less = node("mod", "damage_taken", who, "add", -n, stage=stage, cause=by)
    return acted((resting(span, on(who, less)),), "me")


row("bound_side", "at_most", "or less", "less")
row("bound_side", "at_least", "or more", "more")
row(
    "modifier",
    "@on(?of, mod(damage_limit, ?of, ?how, ?value, cause=any))",
    "[whenever|if] {value:number} {how:bound_side} damage is done to {of:pokemon} "
    "[{s:damage_stage}]? "
    ", prevent that damage",
)


@rule(
    "modifier",
    "[all|any]? damage done to {who:pokemon} by [attacks|an attack] is halved [{r:rounding}]?",
    "attacks do [only]? half [the]? damage to {who:pokemon} [{r:rounding}]?",
    "[whenever|if] an attack does damage to {who:pokemon} [{s:damage_stage}]? , that attack "
    "[only]? does [only]? half the damage to {x:pokemon} [{r:rounding}]?",
)
def halved_by_attacks(
    who: Node, r: str = "half_down", s: str = "", x: Node | None = None
) -> Node | None:
    return half(who, "attack") if r == "half_down" and x in (None, who) else None


@rule(
    "modifier",
    "[whenever|if] an attack [does damage to|damages|would do damage to|would damage] "
    "{who:pokemon} [{s:damage_stage}]? , reduce that damage by {n:number} [{s:damage_stage}]?",
)
@rule(
    "modifier",
    "if any of {who:pokemons} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
    "if {who:pokemon} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
)
def reduced_by_attacks(who: Arg, n: int, s: str = "after") -> Node:
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


def half(who: Node, cause: str) -> Node:
    """Return damage to somebody halved."""
    return on(who, node("mod", "damage_taken", who, "half", stage="after", cause=cause))


row(
    "modifier",
    "@on(?of, mod(damage_limit, ?of, at_least, ?value))",
    "whenever an attack ( [including|even] your own ) does {value:number} or more damage to "
    "{of:pokemon} {s:damage_stage} , prevent that damage",
)


@rule(
    "modifier",
    "[if|whenever] {who:pokemon} would be damaged by an attack(s) , prevent(s) that attack's "
    "damage done to {x:pokemon} if that damage is {n:number} or less",
)
def only_strong_attacks(who: Node, x: Node, n: int) -> Node | None:
    return on(who, node("mod", "damage_limit", who, "at_most", n)) if who == x else None


@rule(
    "modifier",
    "[a|whenever a] {kind:pokemon_noun} damages 1 of your Pokémon , reduce that damage by "
    "{n:number} {s:damage_stage}",
)
def from_a_kind(kind: Node, n: int, s: str) -> Node:
    return suffered(node("all", "me"), -n, source(fitted(node("all", "both"), kind)), s)


row(
    "modifier",
    "@on(?of, mod(damage_limit, ?of, ?how, ?value))",
    "[whenever|if] {value:number} {how:bound_side} damage is done to {of:pokemon} "
    "[{s:damage_stage}]? "
    "by [an attack|attacks] [{s:damage_stage}]? , prevent that damage",
    "[whenever|if] an attack [does|would do] {value:number} {how:bound_side} damage to "
    "{of:pokemon} "
    "[{s:damage_stage}]? , prevent that damage",
)


@rule("modifier", "[whenever|if] {who:pokemon} takes damage , reduce that damage by {n:number}")
def reduced_always(who: Node, n: int) -> Node:
    return on(who, node("mod", "damage_taken", who, "add", -n, stage="after", cause="any"))
