"""Continuous powers: Energy that matches types, attacks with other costs or effects."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, damage_change, on

EXCEPT = "( except for {a:type} and {b:type} Energy cards )"
EVERYBODY = node("all", "both")


# --- continuous effects -------------------------------------------------------------------------


row(
    "pokemon",
    "$that(mons)",
    "that {pokemon_name}",
    "the Pokémon [that [retreated|evolved|attacked]]?",
    cost=1,
)
row("condition", "compare(heads($coins), >, 0)", "heads and if it has any", cost=-2)


@rule(
    "clause",
    "if {of:any_pokemon} has {fit:feature} , {who:attackers} do(es) {n:number} more damage to that "
    "Pokémon [{s:damage_stage}]?",
)
def stronger_against(of: Arg, fit: Node, who: Arg, n: int, s: str = "before") -> Node:
    return node("$static", ALWAYS, (damage_change(who, n, where(of, fit), s),))


@rule(
    "modifier",
    "whenever {who:pokemon} damages a Pokémon [by {by:attacks_of}]? , reduce that damage by "
    "{n:number} [{s:damage_stage}]?",
)
def weakened(who: Node, n: int, by: Node | None = None, s: str = "before") -> Node:
    cause = "any" if by is None else "attack"
    return on(who, node("mod", "damage_dealt", who, "add", -n, stage=s, cause=cause))


@rule(
    "clause",
    "remove any {kind:card_filter} attached to {who:bearer} and put(s) them into [his or her|your] "
    "discard pile",
    "discard all {kind:card_filter} in play ( both yours and your opponent's )",
    cost=-3,
)
def forbidden_attachment(kind: Node, who: Node = EVERYBODY) -> Node | None:
    if kind not in (node("tool"), node("machine"), node("trainer")):
        return None
    held = node("where", node("gear_on", who), kind)
    return node("$static", ALWAYS, (on(who, node("mod", "holds_trainers", held, "forbid")),))


@rule(
    "modifier",
    f"your opponent can't attach any Special Energy cards {EXCEPT} from his or her hand to his or "
    f"her Active Pokémon",
)
def few_specials(a: str, b: str) -> Node | None:
    named = {"D": "Darkness Energy", "M": "Metal Energy"}
    if a not in named or b not in named:
        return None
    out = node("fits_any", node("named", named[a]), node("named", named[b]))
    cards = node(
        "where",
        node("hand", "foe"),
        node("fits_both", node("special_energy"), node("fits_not", out)),
    )
    active = node("active", "foe")
    return on(active, node("mod", "can_attach_energy", active, "forbid", **{"from": cards}))
