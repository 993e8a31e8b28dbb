"""Comparisons of Pokémon and of numbers: who has more HP, Energy or damage counters."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Node, is_word, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, HOST, compared
from playmat.reader.shapes import lens

MON = "$mon"
"""The Pokémon that is measured."""
THIS_CARD = node("this_card")
TRAITS = {
    node("counters_on", MON): node("damaged"),
    node("units", MON): node("has_energy"),
    node("count", node("energy_on", MON)): node("has_energy"),
}
"""The filter for a Pokémon that has some of it."""


# --- amounts on a Pokémon -----------------------------------------------------------------------
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
def measured(who: Node, how: Node, what: Node) -> Node | None:
    """A comparison of something on a Pokémon; some or none becomes a filter."""
    if THIS_CARD in nodes_in(what) and who != HOST:
        return None
    trait = _trait(what)
    if trait is None or how.args not in ((">=", 1), ("==", 0)):
        return compared(replaced(what, MON, who), how)
    some = node("is", who, trait)
    return some if how["sign"] == ">=" else node("not", some)


def _trait(what: Node) -> Node | None:
    """The filter for a Pokémon that has some of *what*."""
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
for _measure, _noun in (("hp_left($mon)", "HP"), ("units($mon)", "Energy")):
    row("split_measure", _measure, _noun)
row(
    "condition",
    "@measured(?pokemon, $cmp(<=, ?number), ?split_measure)",
    "{pokemon} has {number} {split_measure} or less [remaining|left|attached to it]?",
)


# --- two Pokémon --------------------------------------------------------------------------------
@rule(
    "condition",
    "{left:pokemon} has {how:more_or_fewer} {what:pokemon_measure} than {right:pokemon} ['s]?",
    "there [is|are] {how:more_or_fewer} {what:pokemon_measure} [to|on] {left:pokemon} than "
    "[to|on] {right:pokemon}",
    "{left:pokemon} and {right:pokemon} have {how:same_or_different} {what:pokemon_measure}",
    "{left:pokemon} has {how:same_or_different} {what:pokemon_measure} as {right:pokemon} ['s]?",
    "{left:pokemon} and {right:pokemon} don't have {unlike:same_or_different} "
    "{what:pokemon_measure}",
)
def comparison(left: Node, right: Node, what: Node, how: str = "", unlike: str = "") -> Node:
    how = how or {"==": "!=", "!=": "=="}[unlike]
    if how == "<" and what.word == "units":  # the one with more Energy comes first
        left, right, how = right, left, ">"
    return node("compare", replaced(what, MON, left), how, replaced(what, MON, right))


# --- numbers ------------------------------------------------------------------------------------
row("measure", "?total", "the [total]? [number|amount] of {total}")
for _measure, _noun in (
    ("retreat_of(?on)", "Retreat Cost"),
    ("hp_left(?on)", "remaining HP"),
    ("hp_of(?on)", "maximum HP"),
):
    row(
        "measure",
        _measure,
        f"[{{on:pokemon}} 's|{{on:its_own}}] {_noun}",
        f"the {_noun} of {{on:pokemon}}",
    )


@rule(
    "condition",
    "there [is|are] {how:how_many} {what:counted}",
    "{what:measure} [is|are] [already]? {how:how_many}",
    "{what:measure} is {sign:more_or_fewer} than {other:measure}",
    "{what:measure} is {sign:same_or_different} as {other:measure}",
    cost=2,
)
def so_great(what: Node, how: Node = ANY, sign: str = "", other: Node = ANY) -> Node:
    return node("compare", what, sign, other) if sign else compared(what, how)
