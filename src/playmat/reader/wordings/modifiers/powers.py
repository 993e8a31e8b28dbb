"""Powers that do not work, of all Pokémon, of some or of one player."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    BOTH,
    fitted,
    on,
    plain_name,
    resting,
)

PLACES = "in play , in each player's hand(s) , and in each player's discard pile(s)"


STOPPED = "[stop working|can't be used|have no effect|don't work]"


# --- no Abilities -------------------------------------------------------------------------------
AWAY = "in [his or her|your opponent's] hand , and in [his or her|your opponent's] discard pile"

row(
    "modifier",
    "@on(?of, off_power(?of, ability))",
    "{of:bearer} has no Abilities",
    "{of:bearer} have no Abilities",
)
row("modifier", "@on(?of, off_power(?of, body))", "ignore Poké-Bodies for {of:bearer}")


# --- power cancelled ----------------------------------------------------------------------------
@rule("statement", "if {who:pokemon} has a {p:power_held} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


row(
    "modifier",
    "@on(?of, off_power(?of, ?power))",
    "{of:pokemon} 's {power:power_held} [stops working|can't be used|stop working]",
)
row(
    "modifier",
    "@on(?of, mod(can_retreat, ?of, forbid), *@off(?of, ?power_kinds))",
    "{of:pokemon} can't retreat or use any {power_kinds}",
)
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
    "@on(?bearer, *@off(?bearer, ?power_kinds))",
    f"{{bearer}} 's {{power_kinds}} {STOPPED}",
    f"[all]? {{power_kinds}} [of|on] {{bearer}} {STOPPED}",
    "ignore [all|any]? {power_kinds} [of|on] {bearer}",
    "{bearer} [loses|lose] [its|their|all]? {power_kinds}",
    "{bearer} can't use [any|its]? {power_kinds}",
)
row(
    "modifier",
    "@on(all(both), *@off(all(both), ?power_kinds, ?name))",
    f"[all]? {{power_kinds}} other than {{name}} {STOPPED}",
)


@rule("modifier", "{who:who_cant} use any {all:power_kinds} [on [his or her|your|their] Pokémon]?")
def powerless(who: str, all: tuple[str, ...]) -> Node:
    theirs = node("all", who)
    return on(theirs, *(node("off_power", theirs, p) for p in all))


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


@rule("modifier", f"{{who:bearer}} , {AWAY} [has|have] no Abilities")
@rule("modifier", f"{{who:bearer}} , {AWAY} [has|have] no Abilities , except for {{but:name}}")
def nowhere_of_foe(who: Node, but: str = "") -> Node | None:
    if who.word != "where" or who.args[0] != node("all", "foe") or (but and not plain_name(but)):
        return None
    fit = node("fits_both", node("pokemon"), cast(Node, who.args[1]))
    away = node("off_power_away", "foe", fit, "ability", but)
    return on(who, node("off_power", who, "ability", but), away)


@rule("modifier", "{who:who_cant} use any {all:power_kinds} on his or her Active Pokémon")
def active_powerless(who: str, all: tuple[str, ...]) -> Node:
    theirs = node("active", who)
    return on(theirs, *(node("off_power", theirs, p) for p in all))


row(
    "modifier",
    "@on(self(), mod(max_hp, self(), set, hp_of(?on)))",
    "[its|~ 's] maximum HP is the same as {on:pokemon}",
)


@rule(
    "modifier",
    "{who:pokemon} can use the attacks of [any|all] {kind:card_filter} on your Bench or in your "
    "discard pile",
)
def uses_both(who: Node, kind: Node) -> Node:
    lying = node("where", node("discards", "me"), kind)
    benched = fitted(node("bench_of", "me"), kind)
    return on(who, node("lend_attacks", who, benched), node("lend_attacks", who, lying))


@rule(
    "modifier",
    "{who:bearer} [has|have] no Abilities , except for {kind:pokemon_noun}",
    "{who:bearer} [has|have] no Abilities ( except for {kind:pokemon_noun} )",
)
def none_but_kind(who: Arg, kind: Node) -> Node | None:
    if kind.word in ("$any", "named"):
        return None
    others = fitted(who, node("fits_not", kind))
    return on(others, node("off_power", others, "ability"))


@rule("modifier", f"[each|all]? {{kind:pokemon_noun}} {PLACES} [has|have] no Abilities", cost=1)
def nowhere(kind: Node) -> Node | None:
    if kind.word == "$any":
        return None
    return on(
        BOTH,
        node("off_power", node("where", BOTH, kind), "ability"),
        node("off_power_away", "both", kind, "ability"),
    )
