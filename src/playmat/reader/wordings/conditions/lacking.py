"""Pokémon, Energy and cards that a player does not have: “your opponent has no Water Pokémon”."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, compared, fitted, of_kind


@rule("condition", "{who:who_lacks} {all:all_of_names} in play")
def lack_some(who: str, all: tuple[Node, ...]) -> Node | None:
    there = (node("any_of", node("where", node("all", who), fit)) for fit in all)
    return node("not", conjunction("and", *there))


@rule("condition", "{who:player_has_not} {n:how_many} [{t:type}]? Energy in play")
def lacks_energy(who: str, n: Node, t: str = "any") -> Node:
    return node("not", compared(node("units", node("all", who), t), n))


@rule("condition", "{who:player_has_not} {n:how_many} {kind:card_filter} {at:card_place}", cost=1)
def lacks_cards(who: str, n: Node, kind: Node, at: Node) -> Node | None:
    if at.word not in ("hand", "discards") or at.args[0] not in (who, "$who", "$their"):
        return None
    return node("not", compared(node("count", of_kind(Node(at.word, (who,)), kind)), n))


row(
    "condition",
    "not(@compared(count(@fitted(bench_of(?player), ?pokemon_noun)), ?how_many))",
    "{player:player_has_not} {how_many} Benched {pokemon_noun}",
    "{player:player_has_not} {how_many} {pokemon_noun} on [his or her|your] Bench",
    cost=1,
)
row(
    "condition",
    "not(@compared(count(@fitted(all(?player), ?pokemon_noun, $any())), ?how_many))",
    "{player:player_has_not} {how_many} {pokemon_noun} [in play]?",
    cost=1,
)
row(
    "condition",
    "not(@compared(count(@fitted(all(?player), ?pokemon_noun, ?pokemon_that)), ?how_many))",
    "{player:player_has_not} {how_many} {pokemon_noun} in play {pokemon_that}",
    cost=1,
)


@rule("condition", "{who:who_lacks} any {kind:card_filter} in [your|his or her] hand")
def lack_in_hand(who: str, kind: Node) -> Node:
    hand = node("hand", who)
    return node("not", node("any_of", hand if kind.word == "$any" else node("where", hand, kind)))


@rule(
    "condition",
    "{who:who_has} no {a:pokemon_noun} or {b:pokemon_noun} in play",
    "{who:player_has_not} any {a:pokemon_noun} or [any]? {b:pokemon_noun} in play",
    cost=1,
)
def lacks_both_kinds(who: str, a: Node, b: Node) -> Node | None:
    if ANY in (a, b):
        return None
    return node("not", node("any_of", fitted(node("all", who), node("fits_any", a, b))))


@rule(
    "condition",
    "{who:player_has_not} [a|an|any]? {n:pokemon_name} on {h:owner} Bench",
    "{who:player_has_not} [a|an|any]? {n:pokemon_name} in play",
    cost=1,
)
def lacks_named(who: str, n: Node, h: str = "") -> Node:
    return node("not", node("any_of", node("where", node("bench_of" if h else "all", who), n)))


@rule("condition", "{kind:pokemon_noun} [isn't|is not] on {h:owner} Bench")
def not_on_bench(kind: Node, h: str) -> Node | None:
    if kind == ANY or kind == node("named", "$own"):
        return None
    return node("not", node("any_of", fitted(node("bench_of", h), kind)))


@rule("condition", "all of your Pokémon in play are {kind:pokemon_noun}", cost=1)
def all_of_a_kind(kind: Node) -> Node | None:
    return None if kind == ANY else node("is", node("all", "me"), kind)
