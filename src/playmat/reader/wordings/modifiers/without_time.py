"""What holds until something ends it, and what that is: no time is told."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase
from playmat.reader.meanings import on, resting

SELF = node("self")


@rule(
    "modifier_without_time",
    "~ 's {a:name} attack's base damage is {n:number} instead of {m:number}",
)
def changed_attack(a: str, n: int, m: int) -> Node:
    other = node("mod", "damage_dealt", SELF, "set", n, stage="base")
    return on(SELF, node("as_long_as", node("attack_is", a), (other,)))


@rule("outcome", "{what:modifier_without_time}")
def open_ended(what: Node) -> Block:
    kept = resting("$open", what)
    return (node("$open", *kept.args[1:]),)


@rule("modifier_without_time", "{what:modifier}", cost=3)
def without_a_time(what: Node) -> Node | None:
    return None if what.args[0] in (node("nobody"), node("host")) else what


@rule(
    "modifier_without_time",
    "{who:pokemon} can't retreat as long as {x:pokemon} remains your Active Pokémon",
)
def cannot_retreat_while(who: Node, x: Node) -> Node:
    ban = node("mod", "can_retreat", who, "forbid")
    return on(who, node("as_long_as", node("is", x, node("is_active")), (ban,)))


@rule("modifier_without_time", "{who:pokemon} 's maximum HP is now {n:number}")
def full_hp(who: Node, n: int) -> Node:
    return on(who, node("mod", "max_hp", who, "set", n))


phrase("effect_ended_by", False, "~", "that Pokémon", "the Defending Pokémon", "it")
phrase("effect_ended_by", True, "either Pokémon", "either one")
spare_phrase(
    "leaves_or_evolves", True, "evolves", "is evolved", "is Benched", "is moved to the Bench"
)
phrase("leaves_or_evolves", True, "evolves or is Benched", "is Benched or [is]? [evolves|evolved]")
spare_phrase("leaves_or_evolves", True, "leaves play")


@rule(
    "note",
    "[benching|evolving|benching or evolving] {x:effect_ended_by} ends [this|the] effect",
    "evolving or benching {x:effect_ended_by} ends [this|the] effect",
    "[this|the] effect [lasts until|ends if|ends when] {x:effect_ended_by} {y:leaves_or_evolves}",
    "if {x:effect_ended_by} {y:leaves_or_evolves} , [this|the] effect ends",
)
def ends(x: bool, y: bool = True) -> Block:
    return (node("$ends", "either"),) if x else (node("$ends"),)


phrase(
    "note",
    (node("$ends"),),
    "[benching|evolving|benching or evolving] {effect_ended_by} ends the effect on that Pokémon",
)
