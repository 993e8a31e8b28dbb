"""Damage reduced, halved, or prevented up to a number."""

from __future__ import annotations

from typing import Any

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import on, resting, source
from playmat.reader.nodes import acted
from playmat.reader.wordings.modifiers.damage_taken import suffered
from playmat.reader.wordings.modifiers.shields import caused, stopped

row("by_attacks", "attack", "by attacks")
THAT_ONE = node("$that", "mons")
ONLY_HALF = "that attack [only do(es)|do(es) only|do(es)] half the damage to {x:pokemon}"


@rule(
    "modifier",
    "whenever {who:bearer} takes damage , divide that damage in half {r:rounding}",
    "whenever {of:attacks_of} [do|does] damage to {who:bearer} [{s:damage_stage}]? , "
    f"{ONLY_HALF} {{r:rounding}}",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is halved {r:rounding}",
)
def halve_damage(
    who: Arg, r: str, of: Node | None = None, s: str = "after", x: Arg = THAT_ONE
) -> Node | None:
    """Half of any damage, or of that of attacks."""
    if r != "half_down" or s != "after" or x not in (who, THAT_ONE, node("$it")):
        return None
    told = {"cause": "any"} if of is None else {"from": source(of["players"])}
    return on(who, node("mod", "damage_taken", who, "half", stage="after", **told))


@rule(
    "outcome",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number}",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number} {stage:damage_stage}",
    "whenever {of:attacks_of} [do|does] damage to {who:pokemon} [{stage:damage_stage}]? "
    f"{{span:span}} , {ONLY_HALF} {{r:rounding}}",
)
def reduced(
    who: Node, span: str, n: int = 0, stage: str = "after", by: str = "any", **half: Any
) -> Block | None:
    if half:
        halves = halve_damage(who, s=stage, **half)
        return None if halves is None else acted((resting(span, halves),), "me")
    less = node("mod", "damage_taken", who, "add", -n, stage=stage, cause=by)
    return acted((resting(span, on(who, less)),), "me")


for _side, _words in (("at_most", "less"), ("at_least", "more")):
    phrase("bound_side", _side, f"[or]? {_words}")


@rule(
    "modifier",
    "[if|whenever] {who:bearer} would be damaged by {of:attacks_of} , reduce that damage by "
    "{n:number} [{s:damage_stage}]?",
    "[if|whenever]? {by:any_pokemon} damages {who:any_pokemon} , reduce that damage by {n:number} "
    "{s:damage_stage}",
)
def reduced_damage(
    who: Arg, n: int, of: Node | None = None, by: Arg = "", s: str = "after"
) -> Node | None:
    if of is None:
        return suffered(who, -n, source(by), s) if is_word(by, "where") else None
    told = {"from": source(of["players"])}
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s, **told))


# --- prevented by amount ------------------------------------------------------------------------
THAT = "that damage is [{how:number_range}|[exactly]? {exact:numbers}]"
LIMITS = {">=": "at_least", "<=": "at_most"}


@rule(
    "modifier",
    f"prevent(s) all damage done to {{who:bearer}} by {{of:attacks_of}} if {THAT}",
    f"prevent(s) all damage done by {{of:attacks_of}} to {{who:bearer}} if {THAT}",
    "[whenever|if] {how:number_range} damage is done to {who:bearer} [{s:damage_stage}]? , prevent "
    "that damage",
    "whenever {of:attacks_of} [do|does] {how:number_range} damage to {who:bearer} "
    "[{s:damage_stage}]? , prevent that damage",
    "whenever {who:bearer} takes {how:number_range} damage from {of:attacks_of} "
    "[{s:damage_stage}]? , prevent that damage",
    "[if|whenever] {who:bearer} would be damaged by {of:attacks_of} , prevent(s) that attack's "
    f"damage done to {{x:pokemon}} if {THAT}",
)
def of_that_amount(
    who: Arg,
    of: Node | None = None,
    how: Node | None = None,
    exact: tuple[int, ...] = (),
    x: Arg = "",
    s: str = "after",
) -> Node | None:
    """Damage of certain amounts prevented, after Weakness and Resistance."""
    if s != "after" or x not in ("", who):
        return None
    if how is not None and how["sign"] in LIMITS:
        told = {"from": "anyone" if of is None else source(of["players"])}
        cause = "any" if of is None else "attack"
        limit = LIMITS[str(how["sign"])]
        return on(who, node("mod", "damage_limit", who, limit, how["n"], cause=cause, **told))
    bounds = [("==", n) for n in exact] if how is None else [how.args]
    which = conjunction("or", *(node("compare", node("event_amount"), *bound) for bound in bounds))
    return None if of is None else stopped("damaged", who, node("and", caused((of,)), which))
