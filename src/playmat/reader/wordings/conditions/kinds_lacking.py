"""Kinds of Pokémon of which a player has none: “your opponent has no Fire or Water Pokémon”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import spare_rule
from playmat.reader.meanings import ANY, fitted


@spare_rule(
    "condition",
    "{who:who_has} no {a:pokemon_noun} or {b:pokemon_noun} in play",
    "{who:player_has_not} any {a:pokemon_noun} or [any]? {b:pokemon_noun} in play",
    cost=1,
)
def lacks_both_kinds(who: str, a: Node, b: Node) -> Node | None:
    if ANY in (a, b):
        return None
    return node("not", node("any_of", fitted(node("all", who), node("fits_any", a, b))))


@spare_rule("condition", "{kind:pokemon_noun} [isn't|is not] on {h:owner} Bench")
def not_on_bench(kind: Node, h: str) -> Node | None:
    if kind == ANY or kind == node("named", "$own"):
        return None
    return node("not", node("any_of", fitted(node("bench_of", h), kind)))


@spare_rule("condition", "all of your Pokémon in play are {kind:pokemon_noun}", cost=1)
def all_of_a_kind(kind: Node) -> Node | None:
    return None if kind == ANY else node("is", node("all", "me"), kind)
