"""Pokémon of several names that are somewhere together, and what both Active Pokémon are."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Node
from playmat.reader.grammar import spare_rule


@spare_rule("condition", "[both]? {all:all_of_names} are on {h:owner} Bench", cost=1)
def all_benched(all: tuple[Node, ...], h: str) -> Node | None:
    there = (node("any_of", node("where", node("bench_of", h), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


@spare_rule("condition", "[either]? {any:one_of_names} is on {h:owner} Bench", cost=1)
def one_benched(any: Node, h: str) -> Node:
    return node("any_of", node("where", node("bench_of", h), any))


@spare_rule("condition", "[both]? {all:all_of_names} are in {h:owner} discard pile", cost=1)
def all_discarded(all: tuple[Node, ...], h: str) -> Node | None:
    there = (node("any_of", node("where", node("discards", h), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


@spare_rule("condition", "both Active Pokémon are {fit:pokemon_state}", cost=1)
def both_are(fit: Node) -> Node:
    return node("is", node("active", "both"), fit)
