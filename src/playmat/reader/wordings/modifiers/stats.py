"""HP, Retreat Cost, Weakness, Resistance and attack costs changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import Meaning, matcher, row, rule
from playmat.reader.meanings import ANY, fitted, on, times
from playmat.reader.shapes import lens

ALL = node("all", "both")


@lens
def retreat(who: Arg, n: Arg, how: str = "add") -> Node:
    """Return a Retreat Cost changed."""
    return on(who, node("mod", "retreat_cost", who, how, n))


@matcher("signed")
def signed(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    return (
        [(at + 1, int(words[at]))]
        if at < len(words) and re.fullmatch(r"[+-]\d+", words[at])
        else []
    )


row(
    "modifier",
    "@on(?of, mod(max_hp, ?of, add, @times(?signed, ?for_each)))",
    "{of:bearer} get(s) {signed} HP for each {for_each}",
)
row(
    "modifier",
    "@on(?of, mod(max_hp, ?of, set, ?value))",
    "{of:bearer} 's maximum HP is [now]? {value:number}",
    "the maximum HP [for|of] {of:bearer} is [now]? {value:number}",
    "{of:its_own} maximum HP is {value:number}",
)


# --- Retreat Cost -------------------------------------------------------------------------------
row("colorless", "1", "Colorless")


@rule("colorless", "Colorless {n:colorless}")
def more_pips(n: int) -> int:
    return 1 + n


row("its_own", "$it()", "its")
row(
    "retreat_cost_of",
    "$whose(?who)",
    "the Retreat Cost(s) [for|of] {who:bearer}",
    "{who:bearer} 's Retreat Cost(s)",
    "{who:its_own} Retreat Cost",
)


@rule("modifier", "{who:retreat_cost_of} is {n:number}")
def retreat_set(who: Node, n: int) -> Node:
    return retreat(who["mons"], n, "set")


@rule("shift", "an additional {n:colorless}")
@rule(
    "shift",
    "{n:colorless} [Energy]? {sign:more_or_less} [Energy]?",
    "{sign:up_or_down} {n:colorless} [Energy]?",
)
def shift(n: int, sign: int = 1) -> int:
    return sign * n


@rule(
    "modifier",
    "{whose:retreat_cost_of} [is|are] {n:shift} [for each {e:for_each}]?",
)
def retreat_shift(whose: Node, n: int, e: Arg = 1) -> Node:
    return retreat(whose["mons"], n if e == 1 else times(n, e))


def my_own(who: Arg) -> Arg:
    """Return those of some Pokémon that are this player's, who alone pays."""
    return replaced(who, node("all", "both"), node("all", "me"))


@rule("modifier", "[you]? [must]? pay {n:shift} to retreat {who:bearer} [for each {e:for_each}]?")
def i_pay(n: int, who: Arg, e: Arg = 1) -> Node:
    return retreat(my_own(who), n if e == 1 else times(n, e))


@rule("modifier", "each player pays {n:shift} to retreat his or her {kind:pokemon_noun}")
def players_pay(n: int, kind: Node) -> Node | None:
    return None if kind == ANY else retreat(fitted(ALL, kind), n)


@rule("modifier", "each Pokémon's Resistance is reduced by {n:number}")
def less_resistance(n: int) -> Node:
    return on(ALL, node("mod", "resistance_amount", ALL, "add", -n))


@rule("modifier", "you pay no Energy cost to retreat {who:bearer}")
def i_pay_nothing(who: Arg) -> Node:
    return retreat(my_own(who), 0, "set")


row(
    "modifier",
    "@on(?of, mod(can_retreat, ?of, allow))",
    "{of:bearer} can retreat even [when|if|while] [it is|they are|it's] Asleep [or|and] Paralyzed",
)


# --- Weakness and Resistance --------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod(weakness_factor, ?of, set, 2))",
    "apply Weakness for {of:bearer} as x2 instead",
)
row(
    "modifier",
    "@on(?of, mod(weakness_factor, ?of, set, 4))",
    "apply Weakness for {of:bearer} as x4 instead [of x2]?",
)


@rule("modifier", "{who:bearer} 's Resistance is now {n:signed}")
def resistance_set(who: Arg, n: int) -> Node:
    return on(who, node("mod", "resistance_amount", who, "set", -n))


# --- attack costs -------------------------------------------------------------------------------
row(
    "attack_cost_of",
    "$whose(?bearer)",
    "the attack cost of each of {bearer} 's attacks",
    "each of {bearer} 's attacks",
    cost=-1,
)


@rule(
    "modifier",
    "{whose:attack_cost_of} [is|cost(s)] {n:shift} [for each {e:for_each}]?",
)
def attack_cost(n: int, whose: Node, e: Arg = 1) -> Node:
    of = whose["mons"]
    return on(of, node("mod", "attack_cost", of, "add", n if e == 1 else times(n, e)))


# --- Energy -------------------------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod_type(energy_provided, ?of, set, ?type))",
    "all Energy [card(s)]? attached to {of:bearer} [is|are|provide] {type} Energy instead of "
    "[its|their] usual type",
)
