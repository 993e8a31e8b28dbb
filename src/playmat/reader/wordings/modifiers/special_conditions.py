"""Special Conditions and coins while something holds: how much, how many, as what."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, fitted, on

POINTS = {"burned": "burn_points", "poisoned": "poison_points"}
TAILS = node(
    "$instead",
    Node("coins_flipped", ("foe",)),
    node("their_turn"),
    "nobody",
    (node("count_as_tails"),),
)


@rule(
    "modifier",
    "put {n:number} damage counters instead of {m:number} on {who:afflicted_pokemon} between turns",
    "put {n:number} damage counters on {who:afflicted_pokemon} instead of {m:number} between turns",
)
def more_points(n: int, m: int, who: Node) -> Node | None:
    of, condition = who.args
    usual = {"burned": 2, "poisoned": 1}.get(str(condition))
    return on(of, node("mod", POINTS[str(condition)], of, "set", 10 * n)) if usual == m else None


@rule(
    "modifier",
    "put {n:number} more damage counter(s) on {who:afflicted_pokemon} between turns",
    "put {n:number} [additional|more] damage counter(s) on {who:afflicted_pokemon} between turns",
    cost=1,
)
def added_points(n: int, who: Node) -> Node | None:
    of, c = who.args
    return on(of, node("mod", POINTS[str(c)], of, "add", 10 * n)) if c in POINTS else None


ANY_ASLEEP = "his or her Pokémon that is Asleep"

row(
    "modifier",
    "@on(all(both), mod(sleep_coins, all(both), set, 2))",
    f"[a|each] player flips 2 coins for [each of]? {ANY_ASLEEP} between turns",
    f"a player flips 2 coins for each of {ANY_ASLEEP} at the end of each turn",
)


@rule(
    "clause",
    "[as long as|if] {c:conditions} , whenever your opponent flip(s) a coin during his or her turn "
    ", treat it as tails",
)
def unlucky(c: Node) -> Node:
    return TAILS.having("condition", node("and", c, TAILS["condition"]))


@rule(
    "afflicted_pokemon",
    "[each]? {c:status} {kind:pokemon_noun} [{x:pokemon_brackets}]?",
    "{who:owner} {c:status} {kind:pokemon_noun}",
    "each of {who:owner} {c:status} {kind:pokemon_noun}",
    cost=1,
)
def ailing_kind(c: str, kind: Node, who: str = "both", x: Node = ANY) -> Node:
    return node("$ailing", fitted(node("all", who), kind, x), c)


@rule(
    "statement",
    "put {n:count} damage counters instead of {m:count} on the Confused Pokémon",
    "put {n:count} damage counters instead of {m:count} on that Pokémon for this Special Condition",
)
def dizzier(n: int, m: int) -> Block:
    return (node("$stronger", "confused", 10 * n),)


row(
    "statement",
    "[$deeper(?number)]",
    "[flip|your opponent flips] {number} coins instead of 1 between turns",
)
