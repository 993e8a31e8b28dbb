"""When something is done: for each heads, before or after doing damage, and doing things over."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.amounts import HEADS, TAILS, times

phrase("toss", HEADS, "heads")
phrase("toss", TAILS, "tails")


@rule("statement", "for each {n:toss} , {do:effects}", "{do:effects} for each {n:toss}", cost=1)
def for_each_toss(n: Node, do: Block) -> Block | None:
    """Read something done once for each coin."""
    if any(
        (s.word.startswith("$") and s.word != "$found") or s.word in ("add_damage", "set_damage")
        for s in do
    ):
        return None
    if len(do) == 1 and do[0].word == "hit" and isinstance(do[0].args[1], int):
        return (Node("hit", (do[0].args[0], times(do[0].args[1], n), *do[0].args[2:])),)
    return (node("repeat", n, do),)


@rule(
    "statement",
    "before doing damage , {do:statement}",
    "{do:effects} before doing damage",
    "before applying Weakness and Resistance , {do:statement}",
)
def before_damage(do: Block) -> Block:
    """Read something done before the damage."""
    return (node("$before", do),)


@rule(
    "statement",
    "[after doing damage|after your attack|after this attack|after the attack] , {do:statement}",
    "{do:effects} [after doing damage|after the attack|after your attack]",
)
def after_damage(do: Block) -> Block:
    """Read something done after the damage, as is the rule."""
    return do


phrase("note", (), "after doing damage")


@rule("note", "{all:reminder}")
def reminder(all: Arg) -> Block:
    """Read a reminder."""
    return ()


phrase(
    "reminder",
    True,
    "don't apply Weakness [and|or] Resistance for Benched Pokémon",
    "before your attack",
    "after applying Weakness and Resistance",
)


@rule("statement", "either way , {do:statement}")
def either_way(do: Block) -> Block:
    """Read something done whatever came before."""
    return acted(do, "me")
