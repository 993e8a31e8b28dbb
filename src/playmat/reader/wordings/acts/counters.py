"""Damage counters and markers, removed, moved and put."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import times
from playmat.reader.nodes import Block, node

WHO = "$who"


@rule(
    "act",
    "remove(s) {n:count} of [them|those damage counters] [from it|from ~]?",
    "remove(s) {n:count} damage counter(s) on {who:pokemon}",
)
def removes_of_them(n: int, who: Node | None = None) -> Block:
    """Read some of somebody's damage counters removed."""
    return (node("remove_counters", who or node("$that", "mons"), n),)


@rule("act", "remove(s) {k:count} damage counter(s) times {e:amount} from {who:pokemon}")
def removes_times(k: int, e: Arg, who: Node) -> Block:
    """Read damage counters removed that something counts."""
    return (node("remove_counters", who, times(k, e)),)


@rule("act", "remove(s) a number of damage counters from {who:target} equal to {n:amount}")
def removes_counted(who: Arg, n: Arg) -> Block:
    """Read as many damage counters removed as something counts."""
    return (node("remove_counters", who, n),)


@rule(
    "act", "move(s) {n:count} damage counters from any of {of:pokemon_set} to {to:pokemon}", cost=-1
)
def moves_from_any(n: int, of: Arg, to: Node) -> Block:
    """Read several damage counters moved, each from whoever has any."""
    hurt = node("$pick", node("where", of, node("damaged")), 1, 1, WHO)
    return (node("repeat", n, (node("move_counters", hurt, to, 1),)),)


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from each of {of:pokemon_set} [that has any on it]? to "
    "{to:pokemon}",
    cost=-1,
)
def moves_from_each(n: int, of: Arg, to: Node) -> Block:
    """Read damage counters moved from each of some."""
    hurt = node("where", of, node("damaged"))
    return (node("$each", hurt, (node("move_counters", node("$each_one"), to, n),)),)


@rule(
    "act",
    "choose(s) 1 Energy card attached to each of {of:pokemon_set} that has any Energy cards and "
    "discard(s) those Energy cards",
)
def discards_from_each(of: Arg) -> Block:
    """Read an Energy card discarded from each of some."""
    pick = node("$pick", node("energy_on", node("$each_one")), 1, 1, WHO)
    return (node("$each", node("where", of, node("has_energy")), (node("discard", pick),)),)


@rule("act", "put(s) a {m:name} marker on {who:pokemon}")
def marks(m: str, who: Node) -> Block:
    """Read a marker put on somebody."""
    return (node("marker", who, m),)


@rule("target", "any Pokémon with a {m:name} marker on it")
def marked(m: str) -> Arg:
    """Read everybody who carries a marker."""
    return node("where", node("all", "both"), node("has_marker", m))


@rule("act", "put(s) up to {n:number} damage counters on {whom:pokemon}")
def up_to_counters(n: int, whom: Node) -> Block:
    """Read damage counters put at will."""
    chosen = node("ref", "$n")
    return (
        node("bind", "$n", node("number", 0, n, "$who")),
        node("counters", whom, chosen),
        node("$count", chosen),
    )


@rule(
    "act",
    "[switch(es)|exchange(s)] [all|the]? damage counters on {a:pokemon} with [those|all damage "
    "counters|the damage counters] on {b:pokemon}",
    "switch(es) the number of damage counters on {a:pokemon} with the number of damage "
    "counters on {b:pokemon}",
)
def swaps_counters(a: Node, b: Node) -> Block:
    """Read the damage of two Pokémon exchanged."""
    return (node("swap_counters", a, b),)
