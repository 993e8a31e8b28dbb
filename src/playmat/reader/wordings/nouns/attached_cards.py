"""What is attached to a Pokémon: Energy in units and in cards, kinds of Energy, Tools."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY

# --- amounts ------------------------------------------------------------------------------------
for _number, _words in (
    ("units($mon)", "Energy"),
    ("units($mon, ?type)", "{type} Energy"),
    ("count(energy_on($mon))", "Energy card(s)"),
    ("count(less(energy_on($mon), this_card()))", "other Energy card(s)"),
):
    row("energy_counted", _number, _words)


@rule("energy_counted", "{kind:energy_kind}")
def energy_cards(kind: Node) -> Node | None:
    typed = kind.word == "fits_both" and kind["left"] == node("energy")
    of = node("energy_on", "$mon")
    return None if typed or kind == node("energy") else node("count", where(of, kind))


row("at_least_one", "true", "any", "a", "an", "1 or more", "at least 1")


# --- kinds of Energy cards ----------------------------------------------------------------------
@rule(
    "condition",
    "{who:pokemon} has {x:at_least_one} {kind:attached_kind} attached to it",
    "{who:pokemon} has {x:at_least_one} {kind:attached_kind} and {y:at_least_one} "
    "{other:attached_kind} attached to it",
)
def has_attached(who: Node, kind: Node, x: bool, y: bool = False, other: Node = ANY) -> Node:
    named = kind.word == "named" and not str(kind["name"]).endswith("Energy")
    one = node("any_of", node("where", node("attached" if named else "energy_on", who), kind))
    return one if other == ANY else node("and", one, has_attached(who, other, x))


row("attached_kind", "basic_energy()", "basic Energy [card(s)]?")
row("attached_kind", "special_energy()", "Special Energy [card(s)]?")
row("attached_kind", 'named("React Energy")', "React Energy card(s)")


@rule(
    "cards",
    "{q:quantity} Energy from [it|them]",
    "{q:quantity} {t:type} Energy from [it|them]",
    cost=-1,
)
def energy_from_it(q: Node, t: str = "") -> Node:
    of = node("energy_on", node("$it"))
    return node("$pick", where(of, node("provides", t)) if t else of, *q.args, "$who")
