"""What attacks cost while something holds: less, more, another cost, nothing."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import on, times

SELF = node("self")

ALL = -9
"""More Colorless symbols than any attack has."""

MOST_SYMBOLS = 5
"""As many symbols as the dearest attacks have."""


same("cost_symbols", "{type}")


@rule("cost_symbols", "{a:type} {b:cost_symbols}")
def more_symbols(a: str, b: str) -> str:
    return a + b


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {t:cost_symbols} less")
def cheaper(who: Node, t: str) -> Node | None:
    return None if set(t) == {"C"} else on(who.args[0], node("cheaper", who.args[0], t))


@rule("modifier", "the attack cost of {who:bearer} 's {attack:name} is now {t:cost_symbols}")
@spare_rule(
    "modifier",
    "{who:bearer} can use the {attack:name} attack for {t:cost_symbols}",
    "{who:bearer} can use {attack:name} for {t:cost_symbols}",
)
def another_cost(who: Arg, attack: str, t: str) -> Node:
    return on(who, node("cost_is", who, t, attack))


@rule(
    "modifier",
    "ignore all Energy in {who:attack_cost_of}",
    "ignore all Energy necessary to use {who:attack_cost_of}",
)
def without_energy(who: Node) -> Node:
    whom = who.args[0]
    return on(whom, node("cost_is", whom), node("mod", "attack_cost", whom, "add", -9))


@spare_rule(
    "modifier",
    "{who:bearer} can use the {attack:name} attack {x:for_nothing}",
    "{who:bearer} can use {attack:name} {x:for_nothing}",
)
def one_without_energy(who: Arg, attack: str, x: bool) -> Node:
    return on(who, node("cost_is", who, attack=attack))


spare_phrase("for_nothing", True, "for no Energy", "without any Energy", "for free")


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


@rule("attack_cost_of", "the attack cost of each of your {a:pokemon_names} 's attacks")
def cost_of_named(a: Node) -> Node:
    return node("$whose", node("where", node("all", "me"), a))


@rule("modifier", "your opponent pays {n:colorless} more to retreat {who:pokemon}")
def dearer(who: Node, n: int) -> Node:
    return on(who, node("mod", "retreat_cost", who, "add", n))


@spare_rule(
    "attack_cost_of",
    "{who:bearer} 's attack cost(s)",
    "the attack cost of each attack of {who:bearer}",
    "each of the attacks of {who:bearer}",
    "the attack cost(s) of {who:bearer}",
    "the [attack]? cost(s) of [the]? attacks [of|from|used by] {who:bearer}",
    "the cost(s) of {who:bearer} 's attacks",
)
def whose_cost(who: Arg) -> Node:
    return node("$whose", who)


spare_phrase(
    "attack_cost_of",
    node("$whose", node("$it")),
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


@spare_rule(
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


@spare_rule(
    "modifier",
    "{attack:name} used by {who:bearer} cost(s) {t:cost_symbols} less",
    "{who:bearer} 's {attack:name} attack cost(s) {t:cost_symbols} less",
    cost=2,
)
def one_cheaper(who: Arg, attack: str, t: str) -> Node:
    return on(who, node("cheaper", who, t, attack))


@spare_rule("modifier", "{who:retreat_cost_of} is {sign:up_or_down} {n:colorless} [Energy]?")
def retreat_shifted(who: Node, sign: int, n: int) -> Node:
    of = who.args[0]
    return on(of, node("mod", "retreat_cost", of, "add", sign * n))


@spare_rule("modifier", "{who:attack_cost_of} is {sign:up_or_down} {n:colorless} [Energy]?")
def cost_shifted(who: Node, sign: int, n: int) -> Node:
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", sign * n))


for _whose, _side in (("your opponent's", "foe"), ("your", "me")):
    spare_phrase("attack_cost_of", node("$whose", node("all", _side)), f"{_whose} attacks")
