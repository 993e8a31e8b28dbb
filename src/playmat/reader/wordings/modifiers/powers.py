"""Powers that do not work, of all Pokémon, of some or of one player."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    BOTH,
    on,
    plain_name,
    resting,
)

PLACES = "in play , in each player's hand(s) , and in each player's discard pile(s)"


STOPPED = "[stop working|can't be used|have no effect|don't work]"


# --- no Abilities -------------------------------------------------------------------------------
AWAY = "in [his or her|your opponent's] hand , and in [his or her|your opponent's] discard pile"


# --- power cancelled ----------------------------------------------------------------------------
@rule("statement", "if {who:pokemon} has a {p:power_kind} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


row(
    "modifier",
    "@on(all(both), *@off(all(both), ?power_kinds))",
    f"[all]? {{power_kinds}} {STOPPED}",
    f"all {{power_kinds}} in play {STOPPED}",
    "ignore all {power_kinds}",
    "all {power_kinds} stop working",
)


row(
    "modifier",
    "@on(all(foe), *@off(all(foe), ?power_kinds))",
    "your opponent can't use any {power_kinds} on his or her Pokémon",
)


@rule(
    "modifier",
    "{who:bearer} [has|have] no Abilities , except for {but:name}",
    "{who:bearer} [has|have] no Abilities ( except for {but:name} )",
)
def none_but(who: Arg, but: str) -> Node | None:
    return on(who, node("off_power", who, "ability", but)) if plain_name(but) else None


@rule("modifier", f"{{who:bearer}} , {AWAY} [has|have] no Abilities , except for {{but:name}}")
def nowhere_of_foe(who: Node, but: str = "") -> Node | None:
    if who.word != "where" or who["of"] != node("all", "foe") or (but and not plain_name(but)):
        return None
    fit = node("fits_both", node("pokemon"), who.child("filter"))
    away = node("off_power_away", "foe", fit, "ability", but)
    return on(who, node("off_power", who, "ability", but), away)


@rule("modifier", f"[each|all]? {{kind:pokemon_noun}} {PLACES} [has|have] no Abilities", cost=1)
def nowhere(kind: Node) -> Node | None:
    if kind.word == "$any":
        return None
    return on(
        BOTH,
        node("off_power", node("where", BOTH, kind), "ability"),
        node("off_power_away", "both", kind, "ability"),
    )
