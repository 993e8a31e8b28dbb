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
    "if any of {who:pokemons} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
    "if {who:pokemon} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
)
def reduced_by_attacks(who: Arg, n: int, s: str = "after") -> Node:
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


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
