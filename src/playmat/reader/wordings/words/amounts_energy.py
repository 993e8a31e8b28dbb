"""Energy that a text counts: in all of play, by kind, by type, by name."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import energy_named, of_kind, plain_name


@rule(
    "counted",
    "Energy attached to {a:pokemon} and {b:pokemon}",
    "Energy attached to both {a:pokemon} and {b:pokemon}",
)
def energy_of_two(a: Node, b: Node) -> Node:
    return node("units", node("join", a, b))


@rule(
    "counted",
    "different type(s) of basic Energy [card(s)]? attached to {who:target}",
    "different type of basic Energy card attached to {who:target}",
    "type(s) of basic Energy [card(s)]? attached to {who:target}",
)
def energy_types(who: Arg) -> Node:
    return node("types_among", node("where", node("energy_on", who), node("basic_energy")))


phrase(
    "counted",
    node("units", node("all", "both")),
    "Energy attached to all Pokémon in play",
    "Energy attached to all of the Pokémon in play",
)


@rule(
    "counted",
    "{t:type} Energy attached to both your and your opponent's Pokémon",
    "{t:type} Energy attached to all Pokémon in play",
    "{t:type} Energy in play",
)
def all_energy_of(t: str) -> Node:
    return node("units", node("all", "both"), t)


@spare_rule("counted", "Special Energy [card(s)]? attached to {who:pokemons}", cost=1)
@rule("counted", "Special Energy [card(s)]? attached to {who:target}")
def special_energy(who: Arg) -> Node:
    return node("count", node("where", node("energy_on", who), node("special_energy")))


@spare_rule("counted", "basic Energy [card(s)]? attached to {who:pokemons}", cost=1)
@rule("counted", "basic Energy [card(s)]? attached to {who:target}")
def basic_energy(who: Arg) -> Node:
    return node("count", node("where", node("energy_on", who), node("basic_energy")))


@spare_rule("counted", "[{t:type}]? Energy attached to {who:pokemons}", cost=1)
def units_on_several(who: Arg, t: str = "any") -> Node:
    return node("units", who, t)


@rule("counted", "basic {t:type} Energy [card(s)]? attached to {who:target}")
def basic_energy_of(who: Arg, t: str) -> Node:
    return node(
        "count",
        node(
            "where",
            node("energy_on", who),
            node("fits_both", node("basic_energy"), node("provides", t)),
        ),
    )


TWO = "{a:type} and basic {b:type} Energy [card(s)]? attached to"


@spare_rule("counted", f"basic {TWO} {{who:target}}", f"basic {TWO} {{who:pokemons}}")
def basic_energy_of_two(who: Arg, a: str, b: str) -> Node:
    either = node("fits_any", node("provides", a), node("provides", b))
    kind = node("fits_both", node("basic_energy"), either)
    return node("count", node("where", node("energy_on", who), kind))


@rule("counted", "{a:name} Energy [card(s)]? attached to {who:target}", cost=2)
def named_energy(who: Arg, a: str) -> Node | None:
    if not plain_name(a):
        return None
    return node("count", node("where", node("energy_on", who), energy_named(a)))


@spare_rule(
    "counted",
    "different type(s) of Energy [card(s)]? attached to {who:target}",
    "[different]? type(s) of Energy [card(s)]? attached to [all of]? {who:pokemons}",
)
def all_energy_types(who: Arg) -> Node:
    return node("types_among", node("energy_on", who))


@spare_rule("counted", "[different]? type(s) of basic Energy [card(s)]? {at:card_place}", cost=1)
def energy_types_there(at: Node) -> Node:
    return node("types_among", of_kind(at, node("basic_energy")))
