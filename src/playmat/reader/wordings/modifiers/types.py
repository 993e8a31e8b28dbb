"""Types changed, and the types of Weakness and Resistance."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import acted
from playmat.reader.text.tokens import TYPES

WHO = "$who"

phrase("to_other_type", True, "to a type of your choice other than Colorless")
phrase("weakness_or_resistance", "resistance", "Resistance")
spare_phrase("weakness_or_resistance", "weakness", "Weakness")


@rule("act", "change(s) {who:pokemon} 's {what:weakness_or_resistance} {x:to_other_type}")
def other_resistance(who: Node, x: bool, what: str) -> Block:
    return retyped(what, who)


@spare_rule(
    "statement",
    "if {who:pokemon} has a {what:weakness_or_resistance} , change it {x:to_other_type}",
)
def other_if_any(who: Node, x: bool, what: str) -> Block:
    has = node("weak_to") if what == "weakness" else node("resists")
    return (node("if", node("is", who, has), acted(retyped(what, who), "me")),)


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


@rule("statement", "choose {all:type_row} type")
def names_type(all: str) -> Block | None:
    out = [letter for letter in TYPES.values() if letter not in all]
    return (node("bind", "$type", node("name_any_type", "me", *out)),) if len(all) > 7 else None


phrase(
    "act",
    (node("bind", "$type", node("name_type", WHO)),),
    "choose(s) an Energy type",
    "choose(s) an Energy type other than Colorless",
)


@rule("statement", "treat {what:cards} as {t:new_type} {span:span}")
def treated_as(what: Arg, t: Arg, span: str) -> Block:
    change = node("mod_type", "energy_provided", what, "set", t)
    return (node("lasting", span, node("nobody"), (change,)),)


@rule("act", "change(s) {who:pokemon} 's type to {t:new_type} {span:span}")
def retyped_for_now(who: Node, t: Arg, span: str) -> Block:
    return (resting(span, on(who, node("mod_type", "types", who, "set", t))),)


phrase(
    "goes_back",
    True,
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


@rule(
    "pokemon_that",
    "with any Energy [card(s)]? of that type attached to [it|them]",
    "that [has|have] any Energy [card(s)]? of that type attached to [it|them]",
)
def with_named_energy() -> Node:
    return node("has_type", node("ref", "$type"))


same("new_type", "{type}")
phrase("new_type", node("ref", "$type"), "that type", "the type you chose")


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


phrase("reminder", True, "the amount of Weakness doesn't change")


@rule(
    "outcome",
    "{span:span} , {who:pokemon} is {t:new_type}",
    "{who:pokemon} is {t:new_type} {span:span}",
)
def of_another_type(who: Node, t: Arg, span: str) -> Block:
    return (resting(span, on(who, node("mod_type", "types", who, "set", t))),)


@spare_rule(
    "modifier",
    "{who:bearer} 's Weakness is [now]? {all:types}",
    "the Weakness of {who:bearer} is [now]? {all:types}",
    cost=1,
)
def weakness_is(who: Arg, all: tuple[str, ...]) -> Node:
    weak = node("where", who, node("weak_to"))
    return on(who, node("mod_type", "weakness", weak, "set", *all))


@spare_rule("modifier", "{who:bearer} [is|are] [now]? [a|an]? {all:types} Pokémon", cost=2)
def is_of_types(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, node("mod_type", "types", who, "set", *all))


@spare_rule(
    "modifier",
    "don't apply Weakness to damage done to {who:bearer}",
    "Weakness doesn't apply to {who:bearer}",
    "ignore [the]? Weakness of {who:bearer}",
)
def no_weakness(who: Arg) -> Node:
    return on(who, node("mod", "weakness_applies", who, "forbid"))


@spare_rule(
    "modifier",
    "don't apply Resistance to damage done to {who:bearer}",
    "Resistance doesn't apply to {who:bearer}",
    "ignore [the]? Resistance of {who:bearer}",
)
def no_resistance(who: Arg) -> Node:
    return on(who, node("mod", "resistance_applies", who, "forbid"))


@spare_rule("modifier", "{who:bearer} [has|have] {t:type} Weakness", cost=1)
def has_weakness(who: Arg, t: str) -> Node:
    return on(who, node("mod_type", "weakness", who, "set", t))


@spare_rule(
    "modifier", "{who:bearer} 's Weakness is now none", "the Weakness of {who:bearer} is now none"
)
def weakness_gone(who: Arg) -> Node:
    return on(who, node("mod", "weakness_applies", who, "forbid"))
