"""Energy that a text counts: in all of play, by kind, by type, by name."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import energy_named, plain_name

TWO = "{a:type} and basic {b:type} Energy [card(s)]? attached to"


row(
    "counted",
    "units(join(?left, ?right))",
    "Energy attached to {left:pokemon} and {right:pokemon}",
    "Energy attached to both {left:pokemon} and {right:pokemon}",
)
row(
    "counted",
    "types_among(where(energy_on(?to), basic_energy()))",
    "different type(s) of basic Energy [card(s)]? attached to {to:target}",
    "different type of basic Energy card attached to {to:target}",
    "type(s) of basic Energy [card(s)]? attached to {to:target}",
)
row(
    "counted",
    "units(all(both))",
    "Energy attached to all Pokémon in play",
    "Energy attached to all of the Pokémon in play",
)
row(
    "counted",
    "units(all(both), ?type)",
    "{type} Energy attached to both your and your opponent's Pokémon",
    "{type} Energy attached to all Pokémon in play",
    "{type} Energy in play",
)
row(
    "counted",
    "count(where(energy_on(?to), special_energy()))",
    "Special Energy [card(s)]? attached to {to:pokemons}",
    cost=1,
)
row(
    "counted",
    "count(where(energy_on(?to), special_energy()))",
    "Special Energy [card(s)]? attached to {to:target}",
)
row(
    "counted",
    "count(where(energy_on(?to), basic_energy()))",
    "basic Energy [card(s)]? attached to {to:pokemons}",
    cost=1,
)
row(
    "counted",
    "count(where(energy_on(?to), basic_energy()))",
    "basic Energy [card(s)]? attached to {to:target}",
)


@rule("counted", "[{t:type}]? Energy attached to {who:pokemons}", cost=1)
def units_on_several(who: Arg, t: str = "any") -> Node:
    return node("units", who, t)


row(
    "counted",
    "count(where(energy_on(?to), fits_both(basic_energy(), provides(?type))))",
    "basic {type} Energy [card(s)]? attached to {to:target}",
)


@rule("counted", "{a:name} Energy [card(s)]? attached to {who:target}", cost=2)
def named_energy(who: Arg, a: str) -> Node | None:
    if not plain_name(a):
        return None
    return node("count", node("where", node("energy_on", who), energy_named(a)))


row(
    "counted",
    "types_among(energy_on(?to))",
    "different type(s) of Energy [card(s)]? attached to {to:target}",
    "[different]? type(s) of Energy [card(s)]? attached to [all of]? {to:pokemons}",
)
row(
    "counted",
    "types_among(@of_kind(?card_place, basic_energy()))",
    "[different]? type(s) of basic Energy [card(s)]? {card_place}",
    cost=1,
)


@rule("counted", f"basic {TWO} {{who:target}}", f"basic {TWO} {{who:pokemons}}")
def basic_energy_of_two(who: Arg, a: str, b: str) -> Node:
    either = node("fits_any", node("provides", a), node("provides", b))
    kind = node("fits_both", node("basic_energy"), either)
    return node("count", node("where", node("energy_on", who), kind))
