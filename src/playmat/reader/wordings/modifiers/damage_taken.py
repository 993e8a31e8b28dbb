"""More or less damage taken from attacks while something holds."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ANY, fitted, on, resting, source, taken
from playmat.reader.wordings.modifiers.damage_dealt import struck_one

HOST = node("host")
FOES = node("all", "foe")


def whence(of: Arg) -> Node:
    """The source of attacks."""
    return node("$from", source(of))


phrase(
    "attacks_of",
    whence("anyone"),
    "attacks",
    "[any|an] attack",
    "attacks ( [both]? yours and your opponent's )",
    "attacks ( [both]? yours and your opponent's . )",
    "[attacks|an attack] ( [including|even] your own )",
)
phrase(
    "attacks_of",
    whence("foe"),
    "[an|your|the]? opponent's attack(s)",
    "[an|your]? opponent's Pokémon's attacks",
    "an attack from your opponent's Pokémon",
)


@rule(
    "attacks_of",
    "[attacks|an attack|any attack] [from|by] {of:bearer}",
    "[attacks|an attack] of {of:bearer}",
    "the attacks of {of:bearer}",
    "[attacks|an attack] from [1|one] of {of:pokemons}",
    "your opponent's attacks from his or her {kind:pokemon_noun}",
)
@rule(
    "attacks_of",
    "[attacks|an attack|any attack] used by {of:bearer}",
    "{of:bearer} 's attack(s)",
    cost=1,
)
def blows_from(of: Arg = FOES, kind: Node = ANY) -> Node:
    return whence(fitted(of, kind))


row("up_or_down", "-1", "reduced by")
row("up_or_down", "1", "increased by")


def suffered(who: Arg, n: int, of: Arg, stage: str) -> Node:
    """More or less damage taken from any cause."""
    made = node("mod", "damage_taken", who, "add", n, stage=stage, **{"from": of}, cause="any")
    return on(who, made)


DAMAGE = "[any|all]? damage"
CHANGED = "is {sign:up_or_down} {n:number}"
IS = f"{CHANGED} [for each {{e:for_each}}]? [{{stage:damage_stage}}]?"


@rule(
    "modifier",
    f"{DAMAGE} done to {{who:bearer}} by {{of:attacks_of}} {IS}",
    f"{DAMAGE} [done]? by {{of:attacks_of}} to {{who:bearer}} [from {{by:bearer}}]? {IS}",
    f"{DAMAGE} {{who:bearer}} takes from {{of:attacks_of}} {IS}",
    "reduce [any|all] damage done to {who:bearer} by {of:attacks_of} by {n:number} "
    "[{stage:damage_stage}]?",
)
def taken_by(
    who: Arg,
    n: int,
    of: Node,
    sign: int = -1,
    stage: str = "after",
    e: Arg | None = None,
    by: Arg = "",
) -> Node | None:
    if by and of["players"] != "anyone":
        return None
    return taken(who, sign, n, whence(by) if by else of, stage, e)


@rule(
    "modifier",
    f"{DAMAGE} done to {{who:bearer}} {CHANGED} [{{stage:damage_stage}}]?",
    f"{DAMAGE} done to {{who:bearer}} by {{of:bearer}} {CHANGED} {{stage:damage_stage}}",
    f"{DAMAGE} done by {{of:bearer}} to {{who:bearer}} {CHANGED} {{stage:damage_stage}}",
)
def taken_from(who: Arg, sign: int, n: int, of: Arg = "anyone", stage: str = "after") -> Node:
    if of == HOST:
        told = {"stage": stage, "from": who, "cause": "any"}
        return on(of, node("mod", "damage_dealt", of, "add", sign * n, **told))
    return suffered(who, sign * n, whence(struck_one(of))["players"], stage)


@rule(
    "modifier",
    f"{DAMAGE} done by {{of:attacks_of}} {CHANGED} [{{stage:damage_stage}}]?",
    "{of:attacks_of} do(es) {n:number} less damage {stage:damage_stage}",
)
def weaker_blows(of: Node, n: int, stage: str = "after", sign: int = -1) -> Node:
    who = of["players"]
    struck = (
        node("all", {"foe": "foe", "me": "me", "anyone": "both"}[who])
        if isinstance(who, str)
        else who
    )
    return on(struck, node("mod", "damage_dealt", struck, "add", sign * n, stage=stage))


row(
    "the_attack_does",
    "true",
    "that attack does",
    "the attack does",
    "this attack does",
    "it takes",
    "that Pokémon takes",
)


@rule(
    "outcome",
    "{span:span} , if an attack [does damage to|damages] {whom:pokemon} [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [to {same:pokemon}]? [{s:damage_stage}]?",
    "{span:span} , if {whom:pokemon} is damaged by an attack [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
    "if an attack does damage to {whom:pokemon} [{s:damage_stage}]? , {x:the_attack_does} "
    "{n:number} more damage to that Pokémon {span:span}",
)
def more_to_come(
    span: str, whom: Node, x: bool, n: int, s: str = "after", same: Node | None = None
) -> Block | None:
    if same not in (None, whom, node("$that", "mons")):
        return None
    more = node("mod", "damage_taken", whom, "add", n, stage=s, unique="still")
    return (resting(span, on(whom, more)),)
