"""Types of Pokémon changed or taken over, and the types of Weakness and Resistance."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import on, resting
from playmat.reader.shapes import lens
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
    _if_any = f"if(is(?of, {_fit}()), [may(me, [{_changed}])])"
    for _part, _meant, _said in (
        ("act", _changed, f"change {{of:pokemon}} 's {_noun} {OWN_CHOICE}"),
        ("statement", _if_any, f"if {{of:pokemon}} has a {_noun} , you may change it {OWN_CHOICE}"),
    ):
        row(_part, f"[{_meant}]", _said)
THAT = "[that type|the type you chose]"
for _symbol, _meaning, _words in (
    ("new_type", "?type", "{type}"),
    ("new_type", "ref($type)", THAT),
    ("pokemon_that", "typed(ref($type))", f"of {THAT}"),
):
    row(_symbol, _meaning, _words)


@lens
def weak_to_another(who: Node, t: Arg, span: str) -> Node:
    """Another type of Weakness, for a Pokémon that has Weakness."""
    change = resting(span, on(who, node("mod_type", "weakness", who, "set", t)))
    return node("if", node("is", who, node("weak_to")), (change,))


for _change, *_ways in (
    (
        "@weak_to_another(?of, ?new_type, ?span)",
        "{of:pokemon} 's Weakness is now {new_type} {span}",
        "{span} , {of:pokemon} 's Weakness is {new_type}",
    ),
    (
        "@resting(?span, @on(?of, mod_type(types, ?of, set, ?new_type)))",
        "{span} , {of:pokemon} is {new_type}",
        "{of:pokemon} is {new_type} {span}",
    ),
    (
        "lasting(end_of_turn, ?on, [take_types(?on, event_card())])",
        "{on:pokemon} 's type become(s) the same as that [Energy card type|type of Energy] until "
        "the end(s) of the turn",
    ),
):
    row("outcome", f"[{_change}]", *_ways)


row(
    "modifier",
    "@on(?of, mod_type(types, ?of, set, *?types))",
    "{of:bearer} [is|are] [now]? [a|an]? {types} Pokémon",
    cost=2,
)
