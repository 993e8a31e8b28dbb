"""How a Pokémon fares: damage counters, HP left, Special Conditions."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import counted
from playmat.reader.nodes import node


@rule("cond", "{who:mon} [already]? has {n:howmany} damage counter(s) on [it|them]")
def has_counters(who: Node, n: Node) -> Node:
    """Read how damaged somebody is."""
    if n.args == (">=", 1):
        return node("is", who, node("damaged"))
    if n.args == ("==", 0):
        return node("not", node("is", who, node("damaged")))
    return node("compare", node("counters_on", who), *n.args)


@rule(
    "cond",
    "{who:mon} has full HP",
    "{who:mon} has no damage counters on it",
    "{who:mon} doesn't have any damage counters on it",
)
def unhurt(who: Node) -> Node:
    """Read that somebody is not damaged."""
    return node("not", node("is", who, node("damaged")))


@rule(
    "cond",
    "{who:mon} 's remaining HP is {n:howmany}",
    "{who:mon} has {n:howmany} HP [left|remaining]",
    "{who:mon} has {n:howmany} remaining HP",
)
def hp_left(who: Node, n: Node) -> Node:
    """Read how much HP somebody has left."""
    return node("compare", node("hp_left", who), *n.args)


@rule(
    "cond",
    "{who:mon} 's remaining HP [is|are] {n:number} or less",
    "{who:mon} has {n:number} HP or less [remaining|left]?",
)
def little_hp(who: Node, n: int) -> Node:
    """Read the most HP that may be left."""
    return node("compare", node("hp_left", who), "<=", n)


@rule("cond", "{who:mon} has {n:number} or more remaining HP")
def much_hp(who: Node, n: int) -> Node:
    """Read the least HP that must be left."""
    return node("compare", node("hp_left", who), ">=", n)


@rule("cond", "{who:mon} [already]? has {n:range} damage counter(s) on it")
def so_hurt(who: Node, n: Node) -> Node | None:
    """Read how many damage counters there must be."""
    if n.args == ("==", 0):
        return None
    return (
        node("is", who, node("damaged"))
        if n.args == (">=", 1)
        else counted(node("counters_on", who), n)
    )


@rule("cond", "{who:mon} has any Special Conditions", "{who:mon} has a Special Condition")
def is_ailing(who: Node) -> Node:
    """Read a Pokémon in any condition."""
    return node("is", who, node("afflicted"))
