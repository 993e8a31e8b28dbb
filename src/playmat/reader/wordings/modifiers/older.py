"""What is changed or forbidden for a while, in the older words."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import Block, acted, node
from playmat.reader.text.tokens import TYPES

WHO = "$who"
SELF = node("self")


# --- bans -----------------------------------------------------------------------------------------
@rule("modifier", "your opponent can't attach Energy cards to {who:pokemon}")
def no_energy(who: Node) -> Node:
    """Read a ban on attaching Energy."""
    return on(who, node("mod", "can_attach_energy", who, "forbid"))


@rule("modifier", "{who:pokemon} can't evolve except from effects of attacks or Pokémon Powers")
def only_by_attacks_and_powers(who: Node) -> Node:
    """Read a ban on evolving that attacks and powers get around."""
    return on(who, node("mod", "can_evolve_unaided", who, "forbid"))


@rule("modifier", "your opponent pays {n:colorless_symbols} more to retreat {who:pokemon}")
def dearer(who: Node, n: int) -> Node:
    """Read a higher Retreat Cost."""
    return on(who, node("mod", "retreat_cost", who, "add", n))


@rule("modifier", "prevent all effects of attacks , other than damage , done to {who:pokemon}")
def no_effects(who: Node) -> Node:
    """Read protection from everything but damage."""
    return on(who, node("prevent", "effects", who, "attack"))


@rule("statement", "if {who:pokemon} has a {p:power_held} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    """Read a power that stops working for a while."""
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


@spare_rule(
    "modifier", "{who:pokemon} 's {p:power_held} [stops working|can't be used|stop working]"
)
def power_silenced(who: Node, p: str) -> Node:
    """Read a power that stops working, said of its bearer."""
    return on(who, node("off_power", who, p))


@rule("outcome", "{who:pokemon} can't retreat {span:span} [and|, and] {x:stays_active}")
def held_fast(who: Node, span: str, x: bool) -> Block:
    """Read a ban on leaving the Active place in any way, the time said in the middle."""
    return (resting(span, on(who, node("mod", "can_leave_active", who, "forbid"))),)


@rule(
    "modifier_without_time",
    "~ 's {a:name} attack's base damage is {n:number} instead of {m:number}",
)
def changed_attack(a: str, n: int, m: int) -> Node:
    """Read another base damage of one attack, without a time."""
    other = node("mod", "damage_dealt", SELF, "set", n, stage="base")
    return on(SELF, node("as_long_as", node("attack_is", a), (other,)))


# --- another type ---------------------------------------------------------------------------------
phrase("to_other_type", True, "to a type of your choice other than Colorless")


phrase("weakness_or_resistance", "resistance", "Resistance")
spare_phrase("weakness_or_resistance", "weakness", "Weakness")


@rule("act", "change(s) {who:pokemon} 's {what:weakness_or_resistance} {x:to_other_type}")
def other_resistance(who: Node, x: bool, what: str) -> Block:
    """Read a Weakness or Resistance changed."""
    return retyped(what, who)


@spare_rule(
    "statement",
    "if {who:pokemon} has a {what:weakness_or_resistance} , change it {x:to_other_type}",
)
def other_if_any(who: Node, x: bool, what: str) -> Block:
    """Read a Weakness or Resistance changed where there is one."""
    has = node("weak_to") if what == "weakness" else node("resists")
    return (node("if", node("is", who, has), acted(retyped(what, who), "me")),)


@rule("statement", "if {who:pokemon} has a Weakness , you may change it {x:to_other_type}")
def other_weakness(who: Node, x: bool) -> Block:
    """Read a Weakness changed."""
    return (node("may", "me", acted(retyped("weakness", who), "me")),)


def retyped(query: str, who: Node) -> Block:
    """Return a Weakness or Resistance set to a type that a player names."""
    change = node("mod_type", query, who, "set", node("ref", "$type"))
    return (node("bind", "$type", node("name_type", WHO)), resting("while_active", on(who, change)))


@rule("type_row", "{a:type} [,|, or|or]? {b:type_row}")
def more_types(a: str, b: str) -> str:
    """Read types in a row."""
    return a + b


@rule("type_row", "{a:type}")
def last_type(a: str) -> str:
    """Read the last of several types."""
    return a


@rule("statement", "choose {all:type_row} type")
def names_type(all: str) -> Block | None:
    """Read a type named out of a list of nearly all."""
    out = [letter for letter in TYPES.values() if letter not in all]
    return (node("bind", "$type", node("name_any_type", "me", *out)),) if len(all) > 7 else None


@rule("new_type", "{t:type}")
def that_very_type(t: str) -> str:
    """Read a type somebody gets."""
    return t


phrase("new_type", node("ref", "$type"), "that type", "the type you chose")


@rule("pokemon_that", "of {t:new_type}")
def of_that_type(t: Arg) -> Node | None:
    """Read Pokémon of a type named before."""
    return node("typed", t) if isinstance(t, Node) else None


@rule(
    "outcome",
    "{who:pokemon} 's Weakness is now {t:new_type} {span:span}",
    "{span:span} , {who:pokemon} 's Weakness is {t:new_type}",
)
def weak_to_another(who: Node, t: Arg, span: str) -> Block:
    """Read another type of the Weakness somebody has."""
    change = resting(span, on(who, node("mod_type", "weakness", who, "set", t)))
    return (node("if", node("is", who, node("weak_to")), (change,)),)


phrase("reminder", True, "the amount of Weakness doesn't change")


@rule(
    "outcome",
    "{span:span} , {who:pokemon} is {t:new_type}",
    "{who:pokemon} is {t:new_type} {span:span}",
)
def of_another_type(who: Node, t: Arg, span: str) -> Block:
    """Read another type of somebody for a while."""
    return (resting(span, on(who, node("mod_type", "types", who, "set", t))),)


phrase(
    "note",
    (node("$earlier"),),
    "before doing damage or other effects of this attack",
    "[do this]? before doing [any]? damage",
    "before this attack does damage",
)
