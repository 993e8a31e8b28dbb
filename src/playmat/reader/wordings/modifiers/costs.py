"""What attacks cost while something holds: less, more, another cost, nothing."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import on

ALL = -9
"""More Colorless symbols than any attack has."""


same("cost_symbols", "{type}")


@rule("cost_symbols", "{a:type} {b:cost_symbols}")
def more_symbols(a: str, b: str) -> str:
    return a + b


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {t:cost_symbols} less")
def cheaper(who: Node, t: str) -> Node | None:
    return None if set(t) == {"C"} else on(who["mons"], node("cheaper", who["mons"], t))


row(
    "modifier",
    "@on(?of, cost_is(?of, ?units, ?attack))",
    "the attack cost of {of:bearer} 's {attack:name} is now {units:cost_symbols}",
    "{of:bearer} can use the {attack:name} attack for {units:cost_symbols}",
    "{of:bearer} can use {attack:name} for {units:cost_symbols}",
)


@rule(
    "modifier",
    "ignore all Energy in {who:attack_cost_of}",
    "ignore all Energy necessary to use {who:attack_cost_of}",
)
def without_energy(who: Node) -> Node:
    whom = who["mons"]
    return on(whom, node("cost_is", whom), node("mod", "attack_cost", whom, "add", -9))


@rule("modifier", "{who:attack_cost_of} is 0")
def free_attacks(who: Node) -> Node:
    return on(who["mons"], node("cost_is", who["mons"]))


@rule(
    "modifier",
    "ignore all Colorless Energy in {who:attack_cost_of}",
    "ignore all Colorless Energy necessary to use {who:attack_cost_of}",
)
def no_colorless(who: Node) -> Node:
    of = who["mons"]
    return on(of, node("mod", "attack_cost", of, "add", ALL))


row(
    "modifier",
    "@on(?of, mod(retreat_cost, ?of, add, ?value))",
    "your opponent pays {value:colorless} more to retreat {of:pokemon}",
)
row(
    "attack_cost_of",
    "$whose(?bearer)",
    "{bearer} 's attack cost(s)",
    "the attack cost of each attack of {bearer}",
    "each of the attacks of {bearer}",
    "the attack cost(s) of {bearer}",
    "the [attack]? cost(s) of [the]? attacks [of|from|used by] {bearer}",
    "the cost(s) of {bearer} 's attacks",
    "the attack cost of {bearer} 's attacks",
    "the attacks of {bearer}",
    "{bearer} 's attacks",
    "[the]? attacks [of|used by] {bearer}",
    "[each of]? {bearer:its_own} attacks",
)
