"""Comparisons of Pokémon and of numbers: who has more HP, Energy or damage counters."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Node, is_word
from playmat.reader.grammar import row, same
from playmat.reader.meanings import compared
from playmat.reader.shapes import lens

MON = "$mon"
"""The Pokémon that is measured."""
TRAITS = {
    node("counters_on", MON): node("damaged"),
    node("units", MON): node("has_energy"),
    node("count", node("energy_on", MON)): node("has_energy"),
}
"""What holds of a Pokémon that has some of it."""


# --- what a Pokémon has so much of --------------------------------------------------------------
row("pokemon_measure", "hp_left($mon)", "remaining HP", "HP [remaining|left]")
row("pokemon_measure", "counters_on($mon)", "damage counter(s) on [it|them]")
same("pokemon_measure", "{energy_counted} attached [to [it|them]]?")
row(
    "pokemon_measure",
    "count(where(gear_on($mon), tool()))",
    "Pokémon Tool(s) [card(s)]? attached [to it]?",
)
row(
    "pokemon_measure",
    "types_among(where(energy_on($mon), basic_energy()))",
    "different types of basic Energy [card(s)]? attached to it",
)


@lens
def measured(who: Node, how: Node, what: Node) -> Node:
    """Return that a Pokémon has so much of something; to have some or none is a trait of it."""
    trait = _trait(what)
    if trait is None or how.args not in ((">=", 1), ("==", 0)):
        return compared(replaced(what, MON, who), how)
    some = node("is", who, trait)
    return some if how["sign"] == ">=" else node("not", some)


def _trait(what: Node) -> Node | None:
    """Return what holds of a Pokémon that has some of it."""
    if what.word == "units" and what["type"] != "any":
        return node("has_type", what["type"])
    of = what["of"] if what.word == "count" else None
    if is_word(of, "where"):
        kind = of["filter"]
        if is_word(kind, "provides"):
            return node("has_type", kind["type"])
        return node("has_tool") if kind == node("tool") else None
    return TRAITS.get(what)


row(
    "condition",
    "@measured(?pokemon, ?how_many, ?pokemon_measure)",
    "{pokemon} [already]? has {how_many} {pokemon_measure}",
)
row(
    "condition",
    "@measured(?pokemon, ?how_many, ?energy_counted)",
    "[there [is|are]|you have] {how_many} {energy_counted} attached to {pokemon}",
    "{how_many} {energy_counted} [is|are] attached to {pokemon}",
)
row(
    "condition",
    "@measured(?pokemon, ?how_many, counters_on($mon))",
    "[there|here] [is|are] {how_many} damage counters on {pokemon}",
)
row(
    "condition",
    "@measured(?pokemon, ?how_many, hp_left($mon))",
    "{pokemon} 's remaining HP [is|are] {how_many}",
)
row("split_measure", "hp_left($mon)", "HP")
row("split_measure", "units($mon)", "Energy")
row(
    "condition",
    "@measured(?pokemon, $cmp(<=, ?number), ?split_measure)",
    "{pokemon} has {number} {split_measure} or less [remaining|left|attached to it]?",
)


# --- two Pokémon --------------------------------------------------------------------------------
@lens
def against(what: Node, how: str, left: Node, right: Node) -> Node:
    """Return what one Pokémon has compared with what another has."""
    if how == "<" and what.word == "units":  # whoever has more Energy is told first
        left, right, how = right, left, ">"
    return node("compare", replaced(what, MON, left), how, replaced(what, MON, right))


row(
    "condition",
    "@against(?pokemon_measure, ?more_or_fewer, ?left, ?right)",
    "{left:pokemon} has {more_or_fewer} {pokemon_measure} than {right:pokemon} ['s]?",
)
row(
    "condition",
    "@against(?energy_counted, ?more_or_fewer, ?left, ?right)",
    "there [is|are] {more_or_fewer} {energy_counted} attached to {left:pokemon} than to "
    "{right:pokemon}",
)
row(
    "condition",
    "@against(?pokemon_measure, ?same_or_different, ?left, ?right)",
    "{left:pokemon} and {right:pokemon} have {same_or_different} {pokemon_measure}",
    "{left:pokemon} has {same_or_different} {pokemon_measure} as {right:pokemon}",
)
row(
    "condition",
    "@against(?pokemon_measure, !=, ?left, ?right)",
    "{left:pokemon} and {right:pokemon} don't have the same [number|amount] of {pokemon_measure}",
)


# --- numbers ------------------------------------------------------------------------------------
row("order", "<", "[less|fewer] than")
row(
    "condition",
    "compare(?left, ?order, ?right)",
    "the number of {left:total} is {order} the number of {right:total}",
)
row(
    "condition",
    "@compared(?what, ?how_many)",
    "there [is|are] {how_many} {what:counted}",
    "the [total]? [number|amount] of {what:total} is {how_many}",
    cost=2,
)


row(
    "condition",
    "compare(retreat_of(?on), >=, ?right)",
    "the Retreat Cost of {on:pokemon} is {right:number} or more",
)
