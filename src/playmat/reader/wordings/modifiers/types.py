"""Types of Pokémon changed or taken over, and the types of Weakness and Resistance."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import acted
from playmat.reader.text.tokens import TYPES

WHO = "$who"

row("to_other_type", "true", "to a type of your choice other than Colorless")
row("weakness_or_resistance", "resistance", "Resistance")
row("weakness_or_resistance", "weakness", "Weakness")


@rule("act", "change(s) {who:pokemon} 's {what:weakness_or_resistance} {x:to_other_type}")
def other_resistance(who: Node, x: bool, what: str) -> Block:
    return retyped(what, who)


@rule("statement", "if {who:pokemon} has a Weakness , you may change it {x:to_other_type}")
def other_weakness(who: Node, x: bool) -> Block:
    may = node("may", "me", acted(retyped("weakness", who), "me"))
    return (node("if", node("is", who, node("weak_to")), (may,)),)


def retyped(query: str, who: Node) -> Block:
    """Return a Weakness or Resistance set to a type that a player names."""
    change = node("mod_type", query, who, "set", node("ref", "$type"))
    named = node("bind", "$type", node("name_any_type", WHO, "C"))
    return (named, resting("while_active", on(who, change)))


@rule("type_row", "{a:type} [,|, or|or]? {b:type_row}")
def more_types(a: str, b: str) -> str:
    return a + b


same("type_row", "{type}")
row("types", "[?type]", "{type}")
row("types", "[?type, *?types]", "{type} [and|,|, and]? {types}")


@rule("statement", "choose {all:type_row} type")
def names_type(all: str) -> Block | None:
    out = [letter for letter in TYPES.values() if letter not in all]
    return (node("bind", "$type", node("name_any_type", "me", *out)),) if len(all) > 7 else None


row(
    "act",
    "[bind($type, name_type($who))]",
    "choose(s) an Energy type",
    "choose(s) an Energy type other than Colorless",
)


@rule("statement", "treat {what:cards} as {t:new_type} {span:span}")
def treated_as(what: Arg, t: Arg, span: str) -> Block:
    change = node("mod_type", "energy_provided", what, "set", t)
    return (node("lasting", span, node("nobody"), (change,)),)


row(
    "act",
    "[@resting(?span, @on(?of, mod_type(types, ?of, set, ?new_type)))]",
    "change(s) {of:pokemon} 's type to {new_type} {span}",
)
row(
    "goes_back",
    "true",
    "the Energy card goes back to its original type",
    "its type changes back to {type}",
)


@rule(
    "mark",
    "if {who:pokemon} becomes {all:conditions_listed} [after you have used this power]? , "
    "{x:goes_back}",
)
def ended_by_conditions(who: Node, all: tuple[str, ...], x: bool) -> tuple[Node, ...]:
    given = conjunction("or", *(node("event_condition", one) for one in all))
    return (node("$ended_by", Node("condition_applied", (who,)), given),)


same("new_type", "{type}")
row("new_type", "ref($type)", "that type", "the type you chose")


@rule("pokemon_that", "of {t:new_type}")
def of_that_type(t: Arg) -> Node | None:
    return node("typed", t) if isinstance(t, Node) else None


@rule(
    "outcome",
    "{who:pokemon} 's Weakness is now {t:new_type} {span:span}",
    "{span:span} , {who:pokemon} 's Weakness is {t:new_type}",
)
def weak_to_another(who: Node, t: Arg, span: str) -> Block:
    change = resting(span, on(who, node("mod_type", "weakness", who, "set", t)))
    return (node("if", node("is", who, node("weak_to")), (change,)),)


row(
    "outcome",
    "[@resting(?span, @on(?of, mod_type(types, ?of, set, ?new_type)))]",
    "{span} , {of:pokemon} is {new_type}",
    "{of:pokemon} is {new_type} {span}",
)
row(
    "outcome",
    "[lasting(end_of_turn, ?on, [take_types(?on, event_card())])]",
    "{on:pokemon} 's type become(s) the same as that [Energy card type|type of Energy] until the "
    "end(s) of the turn",
)


@rule(
    "modifier",
    "{who:bearer} 's Weakness is [now]? {all:types}",
    "the Weakness of {who:bearer} is [now]? {all:types}",
    cost=1,
)
def weakness_is(who: Arg, all: tuple[str, ...]) -> Node:
    weak = node("where", who, node("weak_to"))
    return on(who, node("mod_type", "weakness", weak, "set", *all))


row(
    "modifier",
    "@on(?of, mod_type(types, ?of, set, *?types))",
    "{of:bearer} [is|are] [now]? [a|an]? {types} Pokémon",
    cost=2,
)
row(
    "modifier",
    "@on(?of, mod_type(types, ?of, add, ?type))",
    "{of:bearer} is now a {type} Pokémon in addition to its existing types",
)
row(
    "modifier",
    "@on(?of, mod_type(types, ?of, set, *?types))",
    "{of:bearer} 's type is [now]? [both]? {types}",
    "{of:bearer} is [both]? {types} type",
)
row("modifier", "@on(?of, grant_tag(?of, plasma))", "{of:pokemon} is a Team Plasma Pokémon")
row(
    "modifier",
    "@on(?of, take_types(?of, ?from))",
    "{of:pokemon} is the same type as {from:pokemon}",
    "{of:pokemon} 's type is the same as {from:pokemon} 's type",
    "{of:pokemon} 's type is the same as that of {from:pokemon}",
)
row(
    "modifier",
    "@on(?of, take_types(?of, under(?of)))",
    "{of:pokemon} 's type is the same [type]? as its previous Level",
)
row(
    "modifier",
    "@on(?of, take_types(?of, $that(cards)))",
    "{of:pokemon} is the same type as that Energy card",
)
row(
    "modifier",
    "@on(?of, mod(resistance_applies, ?of, forbid))",
    "don't apply Resistance to damage done to {of:bearer}",
    "Resistance doesn't apply to {of:bearer}",
    "ignore [the]? Resistance of {of:bearer}",
    "{of:bearer} [has|have] no Resistance",
    "don't apply Resistance for {of:bearer}",
)
row(
    "modifier",
    "@on(?of, mod_type(weakness, ?of, set, ?type))",
    "{of:bearer} [has|have] {type} Weakness",
    cost=1,
)
row(
    "modifier",
    "@on(?of, mod(weakness_applies, ?of, forbid))",
    "don't apply Weakness to damage done to {of:bearer}",
    "Weakness doesn't apply to {of:bearer}",
    "ignore [the]? Weakness of {of:bearer}",
    "{of:bearer} 's Weakness is now none",
    "the Weakness of {of:bearer} is now none",
    "don't apply Weakness for {of:bearer}",
    "{of:bearer} [has|have] no Weakness",
)


@rule(
    "statement",
    "if {who:pokemon} has a {what:weakness_or_resistance} , change it {x:to_other_type}",
)
def other_if_any(who: Node, x: bool, what: str) -> Block:
    has = node("weak_to") if what == "weakness" else node("resists")
    return (node("if", node("is", who, has), acted(retyped(what, who), "me")),)
