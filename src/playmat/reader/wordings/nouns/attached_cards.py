"""What is attached to a Pokémon: Energy in units and in cards, kinds of Energy, Tools."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule

# --- so much of something -----------------------------------------------------------------------
row("energy_counted", "units($mon)", "Energy")
row("energy_counted", "units($mon, ?type)", "{type} Energy")
row("energy_counted", "count(energy_on($mon))", "Energy card(s)")


@rule("energy_counted", "{kind:energy_kind}")
def energy_cards(kind: Node) -> Node | None:
    typed = kind.word == "fits_both" and kind["left"] == node("energy")
    of = node("energy_on", "$mon")
    return None if typed or kind == node("energy") else node("count", where(of, kind))


row("at_least_one", "true", "any", "a", "an", "1 or more", "at least 1")


# --- kinds of Energy cards ----------------------------------------------------------------------
@rule("condition", "{who:pokemon} has {x:at_least_one} {kind:attached_kind} attached to it")
def has_attached(who: Node, x: bool, kind: Node) -> Node:
    named = kind.word == "named" and not str(kind["name"]).endswith("Energy")
    return node("any_of", node("where", node("attached" if named else "energy_on", who), kind))


row("attached_kind", "basic_energy()", "basic Energy [card(s)]?")
row("attached_kind", "special_energy()", "Special Energy [card(s)]?")
row("attached_kind", 'named("React Energy")', "React Energy card(s)")


@rule(
    "condition",
    "{who:pokemon} has {x:at_least_one} {a:attached_kind} and {y:at_least_one} {b:attached_kind} "
    "attached to it",
)
def has_both_attached(who: Node, x: bool, a: Node, y: bool, b: Node) -> Node:
    return node("and", has_attached(who, x, a), has_attached(who, y, b))


# --- Tools --------------------------------------------------------------------------------------


@rule(
    "cards",
    "{q:quantity} Energy from [it|them]",
    "{q:quantity} {t:type} Energy from [it|them]",
    cost=-1,
)
def energy_from_it(q: Node, t: str = "") -> Node:
    of = node("energy_on", node("$it"))
    return node("$pick", where(of, node("provides", t)) if t else of, *q.args, "$who")
