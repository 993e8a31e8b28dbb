"""Types of Pokémon changed or taken over, and the types of Weakness and Resistance."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import on, resting
from playmat.reader.text.tokens import TYPES


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


OWN_CHOICE = "to a type of your choice other than Colorless"
for _kind, _fit, _noun in (
    ("weakness", "weak_to", "Weakness"),
    ("resistance", "resists", "Resistance"),
):
    _changed = (
        f"bind($type, name_any_type(me, C)), "
        f"@resting(while_active, @on(?of, mod_type({_kind}, ?of, set, ref($type))))"
    )
    row("act", f"[{_changed}]", f"change {{of:pokemon}} 's {_noun} {OWN_CHOICE}")
    row(
        "statement",
        f"[if(is(?of, {_fit}()), [may(me, [{_changed}])])]",
        f"if {{of:pokemon}} has a {_noun} , you may change it {OWN_CHOICE}",
    )
for _type, _words in (("?type", "{type}"), ("ref($type)", "[that type|the type you chose]")):
    row("new_type", _type, _words)


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


row(
    "modifier",
    "@on(?of, mod_type(types, ?of, set, *?types))",
    "{of:bearer} [is|are] [now]? [a|an]? {types} Pokémon",
    cost=2,
)
