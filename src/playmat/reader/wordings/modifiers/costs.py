"""What attacks cost while something holds: less, more, another cost, nothing."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import on, times

MOST_SYMBOLS = 5


ALL = -9
"""More Colorless symbols than any attack has."""


same("cost_symbols", "{type}")


@rule("cost_symbols", "{a:type} {b:cost_symbols}")
def more_symbols(a: str, b: str) -> str:
    return a + b


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {t:cost_symbols} less")
def cheaper(who: Node, t: str) -> Node | None:
    return None if set(t) == {"C"} else on(who.args[0], node("cheaper", who.args[0], t))


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
    whom = who.args[0]
    return on(whom, node("cost_is", whom), node("mod", "attack_cost", whom, "add", -9))


row(
    "modifier",
    "@on(?of, cost_is(?of, attack=?attack))",
    "{of:bearer} can use the {attack:name} attack {x:for_nothing}",
    "{of:bearer} can use {attack:name} {x:for_nothing}",
)
row("for_nothing", "true", "for no Energy", "without any Energy", "for free")


@rule("modifier", "{who:attack_cost_of} is 0")
def free_attacks(who: Node) -> Node:
    return on(who.args[0], node("cost_is", who.args[0]))


@rule(
    "modifier",
    "ignore all Colorless Energy in {who:attack_cost_of}",
    "ignore all Colorless Energy necessary to use {who:attack_cost_of}",
)
def no_colorless(who: Node) -> Node:
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", ALL))


row(
    "attack_cost_of",
    "$whose(where(all(me), ?filter))",
    "the attack cost of each of your {filter:pokemon_names} 's attacks",
)
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
)
row(
    "attack_cost_of",
    "$whose($it())",
    "[each of]? its attacks",
    "the attack cost of its attacks",
    "[the|any]? attacks it uses",
)


@rule(
    "modifier",
    "{who:attack_cost_of} [is|cost(s)] {n:colorless} [Energy]? {sign:more_or_less} for each "
    "{e:for_each}",
)
def cost_each(who: Node, n: int, sign: int, e: Arg) -> Node:
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", times(sign * n, e)))


row(
    "modifier",
    "@on(?of, cheaper(?of, ?units, ?attack))",
    "{attack:name} used by {of:bearer} cost(s) {units:cost_symbols} less",
    "{of:bearer} 's {attack:name} attack cost(s) {units:cost_symbols} less",
    cost=2,
)


@rule("modifier", "{who:retreat_cost_of} is {sign:up_or_down} {n:colorless} [Energy]?")
def retreat_shifted(who: Node, sign: int, n: int) -> Node:
    of = who.args[0]
    return on(of, node("mod", "retreat_cost", of, "add", sign * n))


@rule("modifier", "{who:attack_cost_of} is {sign:up_or_down} {n:colorless} [Energy]?")
def cost_shifted(who: Node, sign: int, n: int) -> Node:
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", sign * n))


for _whose, _side in (("your opponent's", "foe"), ("your", "me")):
    phrase("attack_cost_of", node("$whose", node("all", _side)), f"{_whose} attacks")


@rule(
    "modifier",
    "{attack:name} used by {who:bearer} cost(s) {n:colorless} [Energy]? less for each {e:for_each}",
    "{who:bearer} 's {attack:name} attack cost(s) {n:colorless} [Energy]? less for each "
    "{e:for_each}",
    cost=2,
)
def one_cost_each(who: Arg, attack: str, n: int, e: Arg) -> Node:
    less = node("cheaper", who, "C" * n, attack)
    tests = [node("compare", e, ">=", k) for k in range(1, MOST_SYMBOLS + 1)]
    return on(who, *(node("as_long_as", test, (less,)) for test in tests))
