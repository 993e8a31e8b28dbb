"""HP, Retreat Cost, Weakness, Resistance and attack costs changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import Meaning, matcher, row, rule
from playmat.reader.meanings import ANY, fitted, of_kind, on, times
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


# --- HP -----------------------------------------------------------------------------------------
@rule("modifier", "{who:bearer} get(s) {n:signed} HP")
def hp_more(who: Arg, n: int) -> Node:
    return on(who, node("mod", "max_hp", who, "add", n))


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


@rule(
    "modifier",
    "{who:bearer} 's maximum HP is {n:number} {sign:more_or_less}",
    "the maximum HP [for|of] {who:bearer} is {n:number} {sign:more_or_less}",
    "{who:bearer} 's maximum HP is {sign:up_or_down} {n:number}",
    "the maximum HP [for|of] {who:bearer} is {sign:up_or_down} {n:number}",
)
def hp_shift(who: Arg, n: int, sign: int) -> Node:
    return hp_more(who, sign * n)


# --- Retreat Cost -------------------------------------------------------------------------------
row("colorless", "1", "Colorless")


@rule("colorless", "Colorless {n:colorless}")
def more_pips(n: int) -> int:
    return 1 + n


row("its_own", "$it()", "its")
row(
    "retreat_cost_of",
    "$whose(?who)",
    "the Retreat Cost [for|of] {who:bearer}",
    "{who:bearer} 's Retreat Cost",
    "{who:its_own} Retreat Cost",
)


@rule("modifier", "{who:retreat_cost_of} is {n:number}")
def retreat_set(who: Node, n: int) -> Node:
    return retreat(who.args[0], n, "set")


row(
    "modifier",
    "@retreat(?bearer, 0, set)",
    "{bearer} has no Retreat Cost",
    "{bearer} have no Retreat Cost",
)


@rule("modifier", "{who:retreat_cost_of} is {n:colorless} [Energy]? {sign:more_or_less}")
def retreat_shift(who: Node, n: int, sign: int) -> Node:
    return retreat(who.args[0], sign * n)


@rule(
    "modifier",
    "the Retreat Costs [for|of] {who:bearer} are {n:colorless} [Energy]? {sign:more_or_less}",
    "{who:bearer} 's Retreat Costs are {n:colorless} [Energy]? {sign:more_or_less}",
    "{who:bearer} pays {n:colorless} {sign:more_or_less} to retreat",
)
def retreats_shift(who: Arg, n: int, sign: int) -> Node:
    return retreat(who, sign * n)


@rule(
    "modifier",
    "{who:retreat_cost_of} is {n:colorless} [Energy]? {sign:more_or_less} for each {e:for_each}",
)
def retreat_shift_each(who: Node, n: int, sign: int, e: Arg) -> Node:
    return retreat(who.args[0], times(sign * n, e))


row("payer", "me", "you")
row("payer", "foe", "your opponent")
row("payer", "both", "each player")


def my_own(who: Arg) -> Arg:
    """Return those of some Pokémon that are this player's, who alone pays."""
    return replaced(who, node("all", "both"), node("all", "me"))


@rule("modifier", "[you]? pay {n:colorless} {sign:more_or_less} to retreat {who:bearer}")
def i_pay(n: int, sign: int, who: Arg) -> Node:
    return retreat(my_own(who), sign * n)


@rule(
    "modifier",
    "you pay {n:colorless} {sign:more_or_less} to retreat {who:bearer} for each {e:for_each}",
)
def i_pay_each(n: int, sign: int, who: Arg, e: Arg) -> Node:
    return retreat(who, times(sign * n, e))


@rule(
    "modifier",
    "{p:payer} pay(s) {n:colorless} {sign:more_or_less} to retreat his or her Active Pokémon",
    "{p:payer} must pay an additional {n:colorless} to retreat his or her Active Pokémon",
    cost=-1,  # whoever "his or her" would be, it is the payer
)
def they_pay(p: str, n: int, sign: int = 1) -> Node:
    return retreat(node("active", p), sign * n)


@rule(
    "modifier",
    "each player pays {n:colorless} {sign:more_or_less} to retreat his or her {kind:pokemon_noun}",
)
def players_pay(n: int, sign: int, kind: Node) -> Node | None:
    return None if kind == ANY else retreat(fitted(ALL, kind), sign * n)


@rule("modifier", "each Pokémon's Resistance is reduced by {n:number}")
def less_resistance(n: int) -> Node:
    return on(ALL, node("mod", "resistance_amount", ALL, "add", -n))


row(
    "modifier",
    "@retreat(?bearer, ?colorless)",
    "you must pay an additional {colorless} to retreat {bearer}",
)


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
    "@on(?of, mod_type(weakness_applies, ?of, forbid, ?type))",
    "don't apply {type} Weakness for {of:bearer}",
)
row(
    "modifier",
    "@on(?of, mod(weakness_factor, ?of, set, 4))",
    "apply Weakness for {of:bearer} as x4 instead [of x2]?",
)


@rule("modifier", "{who:bearer} 's Resistance is now {n:signed}")
def resistance_set(who: Arg, n: int) -> Node:
    return on(who, node("mod", "resistance_amount", who, "set", -n))


row(
    "modifier",
    "@on(?of, mod(resistance_amount, ?of, set, ?value))",
    "Resistance on {of:bearer} only reduces damage by {value:number}",
)


# --- attack costs -------------------------------------------------------------------------------
row(
    "attack_cost_of",
    "$whose(?bearer)",
    "the attack cost of each of {bearer} 's attacks",
    "each of {bearer} 's attacks",
    cost=-1,
)


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {n:colorless} {sign:more_or_less}")
def cost_shift(who: Node, n: int, sign: int) -> Node:
    return on(who.args[0], node("mod", "attack_cost", who.args[0], "add", sign * n))


@rule("modifier", "{who:bearer} pay(s) {n:colorless} {sign:more_or_less} Energy to use its attacks")
def pays_for_attacks(who: Arg, n: int, sign: int) -> Node:
    return on(who, node("mod", "attack_cost", who, "add", sign * n))


# --- Energy -------------------------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod_type(energy_provided, ?of, set, ?type))",
    "all Energy [card(s)]? attached to {of:bearer} [is|are|provide] {type} Energy instead of "
    "[its|their] usual type",
)


# --- two things of one Pokémon ------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod(max_hp, ?of, add, ?value), immune(?of, ?status))",
    "{of:bearer} get(s) {value:signed} HP and can't be {status}",
)
row(
    "act",
    "[lasting(end_of_turn, ?on, [mod(retreat_cost, all_both, set, ?value)])]",
    "reduce {on:pokemon} 's Retreat Cost to {value:number}",
    "reduce the Retreat Cost [of|for] {on:pokemon} to {value:number}",
)


@rule("modifier", "{p:payer} must pay {n:colorless} more to retreat his or her Active Pokémon")
def must_pay(p: str, n: int) -> Node:
    who = node("active", p)
    return on(who, node("mod", "retreat_cost", who, "add", n))


@rule(
    "modifier",
    "{who:bearer} can use [the attacks|any attack] of any {kind:card_filter} {at:card_place} [as "
    "its own]?",
    "{who:bearer} can use [the attacks|any attack] of any {kind:card_filter} {at:card_place} , "
    "{w:excluding} {out:kinds_left_out}",
)
def lends_from_zone(
    who: Arg, kind: Node, at: Node, out: Node | None = None, w: bool = True
) -> Node | None:
    if at.word == "$attached":
        return None
    fit = kind if out is None else node("fits_both", kind, node("fits_not", out))
    return on(who, node("lend_attacks", who, of_kind(at, fit)))
