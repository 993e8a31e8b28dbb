"""Damage that somebody takes from attacks, made more or less for as long as something holds."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import on, resting, source, taken
from playmat.reader.wordings.modifiers.damage_dealt import struck_one

HOST = node("host")


def whence(of: Arg) -> Node:
    """Return from whom attacks come."""
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
phrase("attacks_of", whence("me"), "your attacks", "your own attacks")


@rule(
    "attacks_of",
    "[attacks|an attack|any attack] [from|by] {of:bearer}",
    "attacks of {of:bearer}",
    "the attacks of {of:bearer}",
    "[attacks|an attack] from [1|one] of {of:pokemons}",
    "[your|an] opponent's attacks from his or her {of:foes_kind}",
)
@rule(
    "attacks_of",
    "[attacks|an attack|any attack] used by {of:bearer}",
    "{of:bearer} 's attacks",
    cost=1,
)
def blows_from(of: Arg) -> Node:
    return whence(of)


row("foes_kind", "@fitted(all(foe), ?pokemon_noun)", "{pokemon_noun}")
row("up_or_down", "-1", "reduced by")
row("up_or_down", "1", "increased by")


def suffered(who: Arg, n: int, of: Arg, stage: str) -> Node:
    """Return any damage to somebody made more or less, whether or not an attack does it."""
    made = node("mod", "damage_taken", who, "add", n, stage=stage, **{"from": of}, cause="any")
    return on(who, made)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:up_or_down} {n:number}",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:up_or_down} {n:number} "
    "{stage:damage_stage}",
    "[any|all]? damage [done]? by {of:attacks_of} to {who:bearer} is {sign:up_or_down} {n:number} "
    "[{stage:damage_stage}]?",
    "[any|all]? damage {who:bearer} takes from {of:attacks_of} is {sign:up_or_down} {n:number} "
    "{stage:damage_stage}",
)
def taken_by(
    who: Arg, sign: int, n: int, of: Node | None = None, by: Arg = "", stage: str = "after"
) -> Node:
    return taken(who, sign, n, whence(by) if of is None else of, stage)


@rule(
    "modifier",
    "{who:bearer} take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} for each "
    "{e:for_each} [{stage:damage_stage}]?",
    "{who:bearer} take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} "
    "{stage:damage_stage} for each {e:for_each}",
    "{who:bearer} take(s) {n:number} {sign:more_or_less} damage for each {e:for_each} from "
    "{of:attacks_of} [{stage:damage_stage}]?",
)
def takes_less_each(who: Arg, n: int, of: Node, e: Arg, sign: int, stage: str = "after") -> Node:
    return taken(who, sign, n, of, stage, e)


@rule(
    "modifier",
    "{who:bearer} take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} "
    "[{stage:damage_stage}]?",
    "reduce [any|all] damage done to {who:bearer} by {of:attacks_of} by {n:number} "
    "[{stage:damage_stage}]?",
)
def takes_less(who: Arg, n: int, of: Node, sign: int = -1, stage: str = "after") -> Node:
    return taken(who, sign, n, of, stage)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} is {sign:up_or_down} {n:number} {stage:damage_stage}",
    "[any|all]? damage done to {who:bearer} is {sign:up_or_down} {n:number}",
)
def taken_plainly(who: Arg, sign: int, n: int, stage: str = "after") -> Node:
    return suffered(who, sign * n, "anyone", stage)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} by {of:bearer} is {sign:up_or_down} {n:number} "
    "{stage:damage_stage}",
    "[any|all]? damage done by {of:bearer} to {who:bearer} is {sign:up_or_down} {n:number} "
    "{stage:damage_stage}",
)
def taken_from(who: Arg, of: Arg, sign: int, n: int, stage: str) -> Node:
    if of == HOST:
        told = {"stage": stage, "from": who, "cause": "any"}
        return on(of, node("mod", "damage_dealt", of, "add", sign * n, **told))
    return suffered(who, sign * n, whence(struck_one(of)).args[0], stage)


row(
    "modifier",
    "@taken(?bearer, ?up_or_down, ?number, ?attacks_of, ?damage_stage, ?for_each)",
    "[any|all]? damage done to {bearer} by {attacks_of} is {up_or_down} {number} for "
    "each {for_each} {damage_stage}",
)


@rule(
    "modifier",
    "[any|all]? damage done by {of:attacks_of} is {sign:up_or_down} {n:number} "
    "{stage:damage_stage}",
    "{of:attacks_of} do(es) {n:number} less damage {stage:damage_stage}",
)
def weaker_blows(of: Node, n: int, stage: str, sign: int = -1) -> Node:
    who = of.args[0]
    struck = (
        node("all", {"foe": "foe", "me": "me", "anyone": "both"}[who])
        if isinstance(who, str)
        else who
    )
    return on(struck, node("mod", "damage_dealt", struck, "add", sign * n, stage=stage))


@rule(
    "modifier", "[any|all]? damage done by {of:attacks_of} is {sign:up_or_down} {n:number}", cost=1
)
def weaker(of: Node, sign: int, n: int) -> Node:
    return weaker_blows(of, n, "after", sign)


row(
    "modifier",
    "@taken(?bearer, ?more_or_less, ?number, ?attacks_of, after)",
    "{bearer} receive(s) {number} {more_or_less} damage from {attacks_of}",
)


@rule(
    "modifier",
    "{of:attacks_of} do(es) {n:number} {sign:more_or_less} damage to {who:bearer} "
    "[{stage:damage_stage}]?",
    cost=1,
)
def blows_shifted(of: Node, n: int, sign: int, who: Arg, stage: str = "after") -> Node:
    return taken(who, sign, n, of, stage)


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
    "{span:span} , if an attack does damage to {whom:pokemon} [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
    "{span:span} , if {whom:pokemon} is damaged by an attack [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
    "if an attack does damage to {whom:pokemon} [{s:damage_stage}]? , {x:the_attack_does} "
    "{n:number} more damage to that Pokémon {span:span}",
)
def more_to_come(span: str, whom: Node, x: bool, n: int, s: str = "after") -> Block:
    more = node("mod", "damage_taken", whom, "add", n, stage=s, unique="still")
    return (resting(span, on(whom, more)),)
