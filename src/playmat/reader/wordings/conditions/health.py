"""How a Pokémon fares: damage counters, HP left, Special Conditions."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import counted


@rule("condition", "{who:pokemon} [already]? has {n:how_many} damage counter(s) on [it|them]")
def has_counters(who: Node, n: Node) -> Node:
    if n.args == (">=", 1):
        return node("is", who, node("damaged"))
    if n.args == ("==", 0):
        return node("not", node("is", who, node("damaged")))
    return node("compare", node("counters_on", who), *n.args)


row(
    "condition",
    "not(is(?what, damaged()))",
    "{what:pokemon} has full HP",
    "{what:pokemon} has no damage counters on it",
    "{what:pokemon} doesn't have any damage counters on it",
    "[there|here] are no damage counters on {what:pokemon}",
)


@rule(
    "condition",
    "{who:pokemon} 's remaining HP is {n:how_many}",
    "{who:pokemon} has {n:how_many} HP [left|remaining]",
    "{who:pokemon} has {n:how_many} remaining HP",
)
def hp_left(who: Node, n: Node) -> Node:
    return node("compare", node("hp_left", who), *n.args)


row(
    "condition",
    "compare(hp_left(?on), <=, ?right)",
    "{on:pokemon} 's remaining HP [is|are] {right:number} or less",
    "{on:pokemon} has {right:number} HP or less [remaining|left]?",
)
row(
    "condition",
    "compare(hp_left(?on), >=, ?right)",
    "{on:pokemon} has {right:number} or more remaining HP",
)


@rule("condition", "{who:pokemon} [already]? has {n:number_range} damage counter(s) on it")
def so_hurt(who: Node, n: Node) -> Node | None:
    if n.args == ("==", 0):
        return None
    return (
        node("is", who, node("damaged"))
        if n.args == (">=", 1)
        else counted(node("counters_on", who), n)
    )


row(
    "condition",
    "is(?what, afflicted())",
    "{what:pokemon} has any Special Conditions",
    "{what:pokemon} has a Special Condition",
)
row(
    "condition",
    "any_of(@where(?pokemon_set, damaged()))",
    "any of {pokemon_set} have any damage counters on them",
)
row(
    "condition",
    "any_of(where(bench_of(me), damaged()))",
    "you have any Benched Pokémon with damage counters on them",
)
row(
    "condition",
    "healed_this_turn(?who)",
    "you healed [any damage from]? {who:pokemon} [during]? this turn",
    "{who:pokemon} [was|has been] healed [during]? this turn",
)
rule("condition", "there are {n:how_many} damage counters on {who:pokemon}")(has_counters)
row(
    "condition",
    "compare(counters_on(?on), >=, ?right)",
    "there are at least {right:number} damage counters on {on:pokemon}",
)
row(
    "condition", "is(?what, hp_at_most(?hp))", "{what:pokemon} 's maximum HP is {hp:number} or less"
)
row("condition", "is($it(), damaged())", "it has any")
