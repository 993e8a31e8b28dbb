"""How a Pokémon fares: damage counters, HP left, Special Conditions."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import counted


@rule("condition", "{who:pokemon} [already]? has {n:how_many} damage counter(s) on [it|them]")
def has_counters(who: Node, n: Node) -> Node:
    if n.args == (">=", 1):
        return node("is", who, node("damaged"))
    if n.args == ("==", 0):
        return node("not", node("is", who, node("damaged")))
    return node("compare", node("counters_on", who), *n.args)


@rule(
    "condition",
    "{who:pokemon} has full HP",
    "{who:pokemon} has no damage counters on it",
    "{who:pokemon} doesn't have any damage counters on it",
    "[there|here] are no damage counters on {who:pokemon}",
)
def unhurt(who: Node) -> Node:
    return node("not", node("is", who, node("damaged")))


@rule(
    "condition",
    "{who:pokemon} 's remaining HP is {n:how_many}",
    "{who:pokemon} has {n:how_many} HP [left|remaining]",
    "{who:pokemon} has {n:how_many} remaining HP",
)
def hp_left(who: Node, n: Node) -> Node:
    return node("compare", node("hp_left", who), *n.args)


@rule(
    "condition",
    "{who:pokemon} 's remaining HP [is|are] {n:number} or less",
    "{who:pokemon} has {n:number} HP or less [remaining|left]?",
)
def little_hp(who: Node, n: int) -> Node:
    return node("compare", node("hp_left", who), "<=", n)


@spare_rule("condition", "{who:pokemon} has {n:number} or more remaining HP")
def much_hp(who: Node, n: int) -> Node:
    return node("compare", node("hp_left", who), ">=", n)


@rule("condition", "{who:pokemon} [already]? has {n:number_range} damage counter(s) on it")
def so_hurt(who: Node, n: Node) -> Node | None:
    if n.args == ("==", 0):
        return None
    return (
        node("is", who, node("damaged"))
        if n.args == (">=", 1)
        else counted(node("counters_on", who), n)
    )


@spare_rule(
    "condition", "{who:pokemon} has any Special Conditions", "{who:pokemon} has a Special Condition"
)
def is_ailing(who: Node) -> Node:
    return node("is", who, node("afflicted"))


@rule("condition", "any of {of:pokemon_set} have any damage counters on them")
def any_damaged(of: Arg) -> Node:
    return node("any_of", where(of, node("damaged")))


phrase(
    "condition",
    node("any_of", node("where", node("bench_of", "me"), node("damaged"))),
    "you have any Benched Pokémon with damage counters on them",
)


rule("condition", "there are {n:how_many} damage counters on {who:pokemon}")(has_counters)


@rule("condition", "{who:pokemon} 's maximum HP is {n:number} or less")
def low_full_hp(who: Node, n: int) -> Node:
    return node("is", who, node("hp_at_most", n))


phrase("condition", node("is", node("$it"), node("damaged")), "it has any")
