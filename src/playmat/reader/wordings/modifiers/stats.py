"""What Pokémon are and cost for a while: HP, types, Weakness, Retreat Cost, Energy."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import Meaning, matcher, phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import of_kind, on, times


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


@rule("modifier", "{who:bearer} get(s) {n:signed} HP for each {e:for_each}")
def hp_each(who: Arg, n: int, e: Arg) -> Node:
    return on(who, node("mod", "max_hp", who, "add", times(n, e)))


@rule(
    "modifier",
    "{who:bearer} 's maximum HP is [now]? {n:number}",
    "the maximum HP [for|of] {who:bearer} is [now]? {n:number}",
    "{who:its_own} maximum HP is {n:number}",
)
def hp_set(n: int, who: Arg) -> Node:
    return on(who, node("mod", "max_hp", who, "set", n))


@spare_rule(
    "modifier",
    "{who:bearer} 's maximum HP is {n:number} {sign:more_or_less}",
    "the maximum HP [for|of] {who:bearer} is {n:number} {sign:more_or_less}",
    "{who:bearer} 's maximum HP is {sign:up_or_down} {n:number}",
    "the maximum HP [for|of] {who:bearer} is {sign:up_or_down} {n:number}",
)
def hp_shift(who: Arg, n: int, sign: int) -> Node:
    return hp_more(who, sign * n)


# --- Retreat Cost -------------------------------------------------------------------------------
phrase("colorless", 1, "Colorless")


@rule("colorless", "Colorless {n:colorless}")
def more_pips(n: int) -> int:
    return 1 + n


phrase("its_own", node("$it"), "its")


@rule(
    "retreat_cost_of",
    "the Retreat Cost [for|of] {who:bearer}",
    "{who:bearer} 's Retreat Cost",
    "{who:its_own} Retreat Cost",
)
def whose_retreat(who: Arg) -> Node:
    return node("$whose", who)


def retreat(who: Arg, n: Arg, how: str = "add") -> Node:
    """Return a Retreat Cost changed."""
    return on(who, node("mod", "retreat_cost", who, how, n))


@rule("modifier", "{who:retreat_cost_of} is {n:number}")
def retreat_set(who: Node, n: int) -> Node:
    return retreat(who.args[0], n, "set")


@rule("modifier", "{who:bearer} has no Retreat Cost", "{who:bearer} have no Retreat Cost")
def retreat_free(who: Arg) -> Node:
    return retreat(who, 0, "set")


@rule("modifier", "{who:retreat_cost_of} is {n:colorless} [Energy]? {sign:more_or_less}")
def retreat_shift(who: Node, n: int, sign: int) -> Node:
    return retreat(who.args[0], sign * n)


@spare_rule(
    "modifier",
    "the Retreat Costs [for|of] {who:bearer} are {n:colorless} [Energy]? {sign:more_or_less}",
    "{who:bearer} 's Retreat Costs are {n:colorless} [Energy]? {sign:more_or_less}",
)
def retreats_shift(who: Arg, n: int, sign: int) -> Node:
    return retreat(who, sign * n)


@rule(
    "modifier",
    "{who:retreat_cost_of} is {n:colorless} [Energy]? {sign:more_or_less} for each {e:for_each}",
)
def retreat_shift_each(who: Node, n: int, sign: int, e: Arg) -> Node:
    return retreat(who.args[0], times(sign * n, e))


spare_phrase("payer", "me", "you")
phrase("payer", "foe", "your opponent")
phrase("payer", "both", "each player")


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


@rule("modifier", "you must pay an additional {n:colorless} to retreat {who:bearer}")
def i_pay_more(n: int, who: Arg) -> Node:
    return retreat(who, n)


@rule("modifier", "you pay no Energy cost to retreat {who:bearer}")
def i_pay_nothing(who: Arg) -> Node:
    return retreat(my_own(who), 0, "set")


@rule(
    "modifier",
    "{who:bearer} can retreat even [when|if|while] [it is|they are|it's] Asleep [or|and] Paralyzed",
)
def retreats_anyhow(who: Arg) -> Node:
    return on(who, node("mod", "can_retreat", who, "allow"))


@spare_rule(
    "modifier", "{p:payer} must pay {n:colorless} more to retreat his or her Active Pokémon"
)
def must_pay(p: str, n: int) -> Node:
    who = node("active", p)
    return on(who, node("mod", "retreat_cost", who, "add", n))


# --- types --------------------------------------------------------------------------------------
@rule("types", "{a:type}")
def one_type(a: str) -> tuple[str, ...]:
    return (a,)


@rule("types", "{a:type} [and|,|, and]? {b:types}")
def more_types(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    return (a, *b)


@rule(
    "modifier",
    "{who:bearer} 's type is [now]? [both]? {all:types}",
    "{who:bearer} is [both]? {all:types} type",
)
def types_set(all: tuple[str, ...], who: Arg) -> Node:
    return on(who, node("mod_type", "types", who, "set", *all))


@rule("modifier", "{who:bearer} is now a {t:type} Pokémon in addition to its existing types")
def types_more(who: Arg, t: str) -> Node:
    return on(who, node("mod_type", "types", who, "add", t))


# --- Weakness and Resistance --------------------------------------------------------------------
@rule("modifier", "{who:bearer} [has|have] no Weakness")
def no_weakness(who: Arg) -> Node:
    return on(who, node("mod", "weakness_applies", who, "forbid"))


@rule(
    "modifier", "{who:bearer} [has|have] no Resistance", "don't apply Resistance for {who:bearer}"
)
def no_resistance(who: Arg) -> Node:
    return on(who, node("mod", "resistance_applies", who, "forbid"))


@rule("modifier", "apply Weakness for {who:bearer} as x2 instead")
def weakness_two(who: Arg) -> Node:
    return on(who, node("mod", "weakness_factor", who, "set", 2))


@rule("modifier", "apply Weakness for {who:bearer} as x4 instead [of x2]?")
def weakness_four(who: Arg) -> Node:
    return on(who, node("mod", "weakness_factor", who, "set", 4))


@rule("modifier", "{who:bearer} 's Resistance is now {n:signed}")
def resistance_set(who: Arg, n: int) -> Node:
    return on(who, node("mod", "resistance_amount", who, "set", -n))


@rule("modifier", "Resistance on {who:bearer} only reduces damage by {n:number}")
def resistance_only(who: Arg, n: int) -> Node:
    return on(who, node("mod", "resistance_amount", who, "set", n))


# --- attack costs -------------------------------------------------------------------------------
@rule(
    "attack_cost_of",
    "the attack cost of each of {who:bearer} 's attacks",
    "each of {who:bearer} 's attacks",
    cost=-1,  # each of the attacks, not of the Pokémon
)
@rule(
    "attack_cost_of",
    "the attack cost of {who:bearer} 's attacks",
    "the attacks of {who:bearer}",
    "{who:bearer} 's attacks",
)
def whose_cost(who: Arg) -> Node:
    return node("$whose", who)


@rule("modifier", "{who:attack_cost_of} [is|cost(s)] {n:colorless} {sign:more_or_less}")
def cost_shift(who: Node, n: int, sign: int) -> Node:
    return on(who.args[0], node("mod", "attack_cost", who.args[0], "add", sign * n))


@rule("modifier", "{who:bearer} pay(s) {n:colorless} {sign:more_or_less} Energy to use its attacks")
def pays_for_attacks(who: Arg, n: int, sign: int) -> Node:
    return on(who, node("mod", "attack_cost", who, "add", sign * n))


# --- Energy -------------------------------------------------------------------------------------
@rule(
    "modifier",
    "all Energy [card(s)]? attached to {who:bearer} [is|are|provide] {t:type} Energy instead of "
    "[its|their] usual type",
)
def energy_is(who: Arg, t: str) -> Node:
    return on(who, node("mod_type", "energy_provided", who, "set", t))


# --- attacks lent -------------------------------------------------------------------------------
@rule(
    "modifier",
    "{who:bearer} can use the attacks of {of:bearer} [as its own]?",
    "{who:bearer} can use any attack from {of:bearer}",
)
def lends(of: Arg, who: Arg) -> Node:
    return on(who, node("lend_attacks", who, of))


phrase(
    "note",
    (),
    "You still need the necessary Energy to use each attack",
    "You still have to pay for that attack's Energy cost",
)


# --- two things of one Pokémon ------------------------------------------------------------------
@rule("modifier", "{who:bearer} get(s) {n:signed} HP and can't use any {all:power_kinds}")
def stout_but_dull(who: Arg, n: int, all: tuple[str, ...]) -> Node:
    return on(
        who, node("mod", "max_hp", who, "add", n), *(node("off_power", who, kind) for kind in all)
    )


@rule("modifier", "{who:bearer} [has|have] no Weakness and can't use any {all:power_kinds}")
def safe_but_dull(who: Arg, all: tuple[str, ...]) -> Node:
    return on(
        who,
        node("mod", "weakness_applies", who, "forbid"),
        *(node("off_power", who, kind) for kind in all),
    )


@rule("modifier", "{who:bearer} get(s) {n:signed} HP and can't be {c:status}")
def stout_and_clear(who: Arg, n: int, c: str) -> Node:
    return on(who, node("mod", "max_hp", who, "add", n), node("immune", who, c))


@spare_rule(
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
