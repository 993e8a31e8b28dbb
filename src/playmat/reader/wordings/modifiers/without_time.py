"""Modifiers without a span of time, and what ends them."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import resting


@rule("outcome", "{what:modifier_without_time}")
def open_ended(what: Node) -> Block:
    kept = resting("$open", what)
    return (node("$open", kept["on"], kept["do"]),)


@rule("modifier_without_time", "{what:modifier}", cost=3)
def without_a_time(what: Node) -> Node | None:
    return None if what["whom"] in (node("nobody"), node("host")) else what


phrase("effect_ended_by", False, "~", "that Pokémon", "the Defending Pokémon", "it")
row("effect_ended_by", "true", "either Pokémon", "either one")
row(
    "leaves_or_evolves",
    "true",
    "evolves",
    "is evolved",
    "is Benched",
    "is moved to the Bench",
    "evolves or is Benched",
    "is Benched or [is]? [evolves|evolved]",
    "leaves play",
)


@rule(
    "note",
    "[benching|evolving|benching or evolving] {x:effect_ended_by} ends [this|the] effect",
    "evolving or benching {x:effect_ended_by} ends [this|the] effect",
    "[this|the] effect [lasts until|ends if|ends when] {x:effect_ended_by} {y:leaves_or_evolves}",
    "if {x:effect_ended_by} {y:leaves_or_evolves} , [this|the] effect ends",
)
def ends(x: bool, y: bool = True) -> Block:
    return (node("$ends", "either"),) if x else (node("$ends"),)


row("note", "[$while_active()]", "if {pokemon} is no longer your Active Pokémon , this effect ends")
row(
    "statement",
    "[end_all_effects()]",
    "remove all effects of attacks on each player and {one_of_their_pokemon}",
)
