"""What attacks cost while something holds: less, more, another cost, nothing."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import on
from playmat.reader.nodes import node

ALL = -9
"""More Colorless symbols than any attack has."""


@rule("cost_symbols", "{a:type}")
def one_symbol(a: str) -> str:
    """Read one symbol of a cost."""
    return a


@rule("cost_symbols", "{a:type} {b:cost_symbols}")
def more_symbols(a: str, b: str) -> str:
    """Read several symbols of a cost."""
    return a + b


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {t:cost_symbols} less")
def cheaper(who: Node, t: str) -> Node | None:
    """Read attacks that cost less of a type."""
    return None if set(t) == {"C"} else on(who.args[0], node("cheaper", who.args[0], t))


@rule("modifier", "the attack cost of {who:bearer} 's {attack:name} is now {t:cost_symbols}")
def another_cost(who: Arg, attack: str, t: str) -> Node:
    """Read what one attack costs instead."""
    return on(who, node("cost_is", who, t, attack))


@rule(
    "modifier",
    "{who:attack_cost_of} is 0",
    "ignore all Energy in {who:attack_cost_of}",
    "ignore all Energy necessary to use {who:attack_cost_of}",
)
def free_attacks(who: Node) -> Node:
    """Read attacks that cost nothing."""
    return on(who.args[0], node("cost_is", who.args[0]))


@rule(
    "modifier",
    "ignore all Colorless Energy in {who:attack_cost_of}",
    "ignore all Colorless Energy necessary to use {who:attack_cost_of}",
)
def no_colorless(who: Node) -> Node:
    """Read attacks that cost no Colorless Energy."""
    return on(who.args[0], node("mod", "attack_cost", who.args[0], "add", ALL))


@rule("attack_cost_of", "the attack cost of each of your {a:pokemon_names} 's attacks")
def cost_of_named(a: Node) -> Node:
    """Read the attacks of this player's Pokémon by name."""
    return node("$whose", node("where", node("all", "me"), a))
