"""Damage to somebody made less, halved, or prevented up to a number."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import ATTACKED, fitted, on, resting, source
from playmat.reader.nodes import acted
from playmat.reader.wordings.modifiers.damage_taken import suffered

AMOUNT = node("event_amount")

phrase("by_attacks", "attack", "by attacks")


@rule(
    "outcome",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number}",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number} {stage:damage_stage}",
)
def reduced(who: Node, span: str, n: int, stage: str = "after", by: str = "any") -> Block:
    less = node("mod", "damage_taken", who, "add", -n, stage=stage, cause=by)
    return acted((resting(span, on(who, less)),), "me")


phrase("bound_side", "at_most", "or less")

phrase("bound_side", "at_least", "or more")


@rule(
    "modifier",
    "[whenever|if] {n:number} {how:bound_side} damage is done to {who:pokemon} [{s:damage_stage}]? "
    ", prevent that damage",
)
def prevented_of_any(n: int, how: str, who: Node, s: str = "") -> Node:
    return on(who, node("mod", "damage_limit", who, how, n, cause="any"))


@spare_rule(
    "modifier",
    "[whenever|if] {n:number} {how:bound_side} damage is done to {who:pokemon} [{s:damage_stage}]? "
    "by [an attack|attacks] [{s:damage_stage}]? , prevent that damage",
    "[whenever|if] an attack [does|would do] {n:number} {how:bound_side} damage to {who:pokemon} "
    "[{s:damage_stage}]? , prevent that damage",
)
def prevented(n: int, how: str, who: Node, s: str = "") -> Node:
    return on(who, node("mod", "damage_limit", who, how, n))


@rule(
    "modifier", "[whenever|if] {who:pokemon} takes damage , divide that damage in half {r:rounding}"
)
def halved(who: Node, r: str) -> Node | None:
    return half(who, "any") if r == "half_down" else None


@spare_rule(
    "modifier",
    "[all|any]? damage done to {who:pokemon} by [attacks|an attack] is halved [{r:rounding}]?",
    "attacks do [only]? half [the]? damage to {who:pokemon} [{r:rounding}]?",
    "[whenever|if] an attack does damage to {who:pokemon} [{s:damage_stage}]? , that attack "
    "[only]? does [only]? half the damage to {x:pokemon} [{r:rounding}]?",
)
def halved_by_attacks(
    who: Node, r: str = "half_down", s: str = "", x: Node | None = None
) -> Node | None:
    return half(who, "attack") if r == "half_down" and x in (None, who) else None


@spare_rule(
    "modifier",
    "[whenever|if] an attack [does damage to|damages|would do damage to|would damage] "
    "{who:pokemon} [{s:damage_stage}]? , reduce that damage by {n:number} [{s:damage_stage}]?",
)
@rule(
    "modifier",
    "if any of {who:pokemons} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
    "if {who:pokemon} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
)
def reduced_by_attacks(who: Arg, n: int, s: str = "after") -> Node:
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@spare_rule(
    "modifier", "[whenever|if] {who:pokemon} takes damage , reduce that damage by {n:number}"
)
def reduced_always(who: Node, n: int) -> Node:
    return on(who, node("mod", "damage_taken", who, "add", -n, stage="after", cause="any"))


def half(who: Node, cause: str) -> Node:
    """Return damage to somebody halved."""
    return on(who, node("mod", "damage_taken", who, "half", stage="after", cause=cause))


@rule(
    "outcome",
    "whenever an attack does damage to {who:pokemon} {s:damage_stage} {span:span} , that attack "
    "only does half the damage to {x:pokemon} {r:rounding}",
)
def half_for_a_while(who: Node, s: str, span: str, x: Node, r: str) -> Block | None:
    if r != "half_down" or x != who:
        return None
    return acted((resting(span, half(who, "attack")),), "me")


@rule(
    "modifier",
    "whenever an attack ( [including|even] your own ) does {n:number} or more damage to "
    "{who:pokemon} {s:damage_stage} , prevent that damage",
)
def only_weak_attacks(n: int, who: Node, s: str) -> Node:
    return on(who, node("mod", "damage_limit", who, "at_least", n))


@rule(
    "modifier",
    "[if|whenever] {who:pokemon} would be damaged by an attack(s) , prevent(s) that attack's "
    "damage done to {x:pokemon} if that damage is {n:number} or less",
)
def only_strong_attacks(who: Node, x: Node, n: int) -> Node | None:
    return on(who, node("mod", "damage_limit", who, "at_most", n)) if who == x else None


@rule(
    "clause",
    "if {who:pokemon} would be damaged by an attack(s) , prevent(s) that attack's damage done to "
    "{x:pokemon} if that damage is {n:numbers}",
)
def some_numbers(who: Node, x: Node, n: tuple[int, ...]) -> Node:
    amounts = conjunction("or", *(node("compare", AMOUNT, "==", one) for one in n))
    return node(
        "$instead",
        Node("damaged", (who,)),
        node("and", ATTACKED, amounts),
        "nobody",
        (node("nullify"),),
    )


HALF = "does [only]? half the damage to"


@rule(
    "modifier",
    f"whenever an attack ( [including|even] your own ) does damage to {{who:pokemon}} "
    f"{{s:damage_stage}} , that attack {HALF} {{x:pokemon}} ( rounded down to the nearest 10 )",
)
def halved_at_source(who: Node, s: str, x: Node) -> Node | None:
    return (
        on(who, node("mod", "damage_taken", who, "half", stage="after"))
        if who == x and s == "after"
        else None
    )


@rule(
    "modifier",
    "[a|whenever a] {kind:pokemon_noun} damages 1 of your Pokémon , reduce that damage by "
    "{n:number} {s:damage_stage}",
)
def from_a_kind(kind: Node, n: int, s: str) -> Node:
    return suffered(node("all", "me"), -n, source(fitted(node("all", "both"), kind)), s)


@rule(
    "modifier",
    "if {who:pokemon} would be damaged by an attack , reduce that damage by {n:number} for each "
    "{e:for_each}",
)
def reduced_for_each(who: Node, n: int, e: Arg) -> Node:
    return on(who, node("mod", "damage_taken", who, "add", node("mul", -n, e), stage="after"))
