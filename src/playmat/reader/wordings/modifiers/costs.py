"""Costs of attacks and retreats: less, more, another cost, nothing."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import on, times

BOTH = node("all", "both")


@rule("cost_symbols", "{t:type} [{more:cost_symbols}]?")
def symbols(t: str, more: str = "") -> str:
    return t + more


@rule("typed_cost", "{t:cost_symbols}")
def typed(t: str) -> str | None:
    return None if set(t) == {"C"} else t


@rule("price", "{n:shift} [to use]? [for each {e:for_each}]?")
def price(n: int, e: Arg = 1) -> Arg:
    return n if e == 1 else times(n, e)


# --- attacks ------------------------------------------------------------------------------------
row(
    "attack_cost_of",
    "?of",
    "[the attack cost(s) of]? [the]? attack(s) [of|from|used by] {of:bearer}",
    "the attack cost of [each attack of]? {of:bearer} ['s attacks]?",
    "the [attack]? cost(s) of [[the]? attacks [of|from|used by]]? {of:bearer} ['s attacks]?",
    "each of the attacks of {of:bearer}",
    "{of:bearer} 's [attacks|attack cost(s)]",
    "[each of]? {of:its_own} attacks",
)
row("attack_cost_of", "?of", "[the attack cost of]? each of {of:bearer} 's attacks", cost=-1)
NO_COLORLESS = "mod(attack_cost, ?of, add, -9)"
"""Reduce Colorless by more symbols than any attack has."""


@rule("attack_names", "{a:name}", "{a:name} [or|and] {b:name}")
def attack_names(a: str, b: str = "") -> tuple[str, ...] | None:
    return None if {"and", "or"} & {*a.split(), *b.split()} else (a, b) if b else (a,)


for _mods, *_ways in (
    (
        "*@cheaper_each(?of, -6, ?attack_names)",
        "ignore all Colorless Energy [in|necessary to use] {of:bearer} 's {attack_names} attacks",
    ),
    ("mod(attack_cost, ?of, add, ?price)", "{of:attack_cost_of} [is|cost(s)] {price}"),
    ("cheaper(?of, ?typed_cost)", "{of:attack_cost_of} [is|cost(s)] {typed_cost} less"),
    ("cost_is(?of)", "{of:attack_cost_of} is 0"),
    (
        f"cost_is(?of), {NO_COLORLESS}",
        "ignore all Energy [in|necessary to use] {of:attack_cost_of}",
    ),
    (NO_COLORLESS, "ignore all Colorless Energy [in|necessary to use] {of:attack_cost_of}"),
    (
        "cost_is(?of, ?units, ?attack)",
        "the attack cost of {of:bearer} 's {attack:name} is now {units:cost_symbols}",
        "{of:bearer} can use [the]? {attack:name} [attack]? for {units:cost_symbols}",
    ),
):
    row("modifier", f"@on(?of, {_mods})", *_ways)


row(
    "statement",
    "[$price(?cost_symbols, ?conditions)]",
    "if {conditions} , [this attack can be used|you can use this attack] for {cost_symbols}",
    "[this attack can be used|you can use this attack] for {cost_symbols} if {conditions}",
)


# --- retreating ---------------------------------------------------------------------------------
row(
    "retreat_cost_of",
    "?of",
    "the Retreat Cost(s) [for|of] {of:bearer}",
    "{of:bearer} 's Retreat Cost(s)",
    "{of:its_own} Retreat Cost",
)
for _how, _words in (
    ("add, ?n", "[is|are] {n:price}"),
    ("set, ?n", "is [{n:number}|[now]? {n:colorless}]"),
):
    row(
        "modifier",
        f"@on(?of, mod(retreat_cost, ?of, {_how}))",
        f"{{of:retreat_cost_of}} {_words}",
    )
for _payer, _words in (
    ("me", "[you [must]?]? pay"),
    ("foe", "your opponent pays"),
    ("both", "each player pays"),
):
    phrase("payer", _payer, _words)


@rule(
    "modifier",
    "{by:payer} {n:price} to retreat {who:bearer} [for each {e:for_each}]?",
    "{by:payer} no Energy cost to retreat {who:bearer}",
)
def paid_to_retreat(by: str, who: Arg, n: int | None = None, e: Arg = 1) -> Node:
    """The retreat cost of a player's own Pokémon."""
    of = replaced(replaced(who, BOTH, node("all", by)), "$their", by)
    how = ("set", 0) if n is None else ("add", n if e == 1 else times(n, e))
    return on(of, node("mod", "retreat_cost", of, *how))
