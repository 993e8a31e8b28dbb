"""Damage held off for a while, in the older words: less, halved, prevented up to a number."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import Block, acted, node

phrase("by_attacks", "attack", "by attacks")


@rule(
    "outcome",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number}",
    "[all|any]? damage done [{by:by_attacks}]? to {who:pokemon} {span:span} is reduced by "
    "{n:number} {stage:damage_stage}",
)
def reduced(who: Node, span: str, n: int, stage: str = "after", by: str = "any") -> Block:
    """Read damage made less, the time said in the middle."""
    less = node("mod", "damage_taken", who, "add", -n, stage=stage, cause=by)
    return acted((resting(span, on(who, less)),), "me")


phrase("bound_side", "at_most", "or less")
phrase("bound_side", "at_least", "or more")


@rule(
    "modifier",
    "[whenever|if] {n:number} {how:bound_side} damage is done to {who:pokemon} [{s:damage_stage}]? "
    ", prevent that damage",
    "[whenever|if] {n:number} {how:bound_side} damage is done to {who:pokemon} [{s:damage_stage}]? "
    "by [an attack|attacks] [{s:damage_stage}]? , prevent that damage",
    "[whenever|if] an attack [does|would do] {n:number} {how:bound_side} damage to {who:pokemon} "
    "[{s:damage_stage}]? , prevent that damage",
)
def prevented(n: int, how: str, who: Node, s: str = "") -> Node:
    """Read damage prevented that is not more, or not less, than a number."""
    return on(who, node("mod", "damage_limit", who, how, n))


@rule(
    "modifier", "[whenever|if] {who:pokemon} takes damage , divide that damage in half {r:rounding}"
)
def halved(who: Node, r: str) -> Node | None:
    """Read any damage halved, rounded down as the engine does."""
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
    """Read the damage of attacks halved, rounded down as the engine does."""
    return half(who, "attack") if r == "half_down" and x in (None, who) else None


@spare_rule(
    "modifier",
    "[whenever|if] an attack [does damage to|damages|would do damage to|would damage] "
    "{who:pokemon} [{s:damage_stage}]? , reduce that damage by {n:number} [{s:damage_stage}]?",
)
def reduced_by_attacks(who: Node, n: int, s: str = "after") -> Node:
    """Read the damage of attacks made less."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@spare_rule(
    "modifier", "[whenever|if] {who:pokemon} takes damage , reduce that damage by {n:number}"
)
def reduced_always(who: Node, n: int) -> Node:
    """Read any damage made less."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage="after", cause="any"))


@spare_rule(
    "modifier", "any damage done by {who:pokemon} is reduced by {n:number} {s:damage_stage}", cost=1
)
def does_less(who: Node, n: int, s: str) -> Node:
    """Read attacks of somebody that do less damage."""
    return on(who, node("mod", "damage_dealt", who, "add", -n, stage=s))


def half(who: Node, cause: str) -> Node:
    """Return damage to somebody halved."""
    return on(who, node("mod", "damage_taken", who, "half", stage="after", cause=cause))


@rule(
    "outcome",
    "whenever an attack does damage to {who:pokemon} {s:damage_stage} {span:span} , that attack "
    "only does half the damage to {x:pokemon} {r:rounding}",
)
def half_for_a_while(who: Node, s: str, span: str, x: Node, r: str) -> Block | None:
    """Read damage halved, the time said in the middle."""
    if r != "half_down" or x != who:
        return None
    return acted((resting(span, half(who, "attack")),), "me")


# --- one Pokémon against another ----------------------------------------------------------------
@rule(
    "outcome",
    "if {who:pokemon} attacks {whom:pokemon} {span:span} , any damage done [by the attack|to "
    "{x:pokemon}] is reduced by {n:number} {stage:damage_stage}",
    "if {who:pokemon} attacks {span:span} , any damage it does is reduced by {n:number} "
    "{stage:damage_stage}",
    "if {who:pokemon} attacks {span:span} , any damage done by [the|that] attack is reduced by "
    "{n:number} {stage:damage_stage}",
)
def attacks_less(
    who: Node, span: str, n: int, stage: str, whom: Node | None = None, x: Node | None = None
) -> Block | None:
    """Read attacks that do less damage, perhaps to one Pokémon only."""
    if x not in (None, whom):
        return None
    source = {} if whom is None else {"from": whom}
    less = node("mod", "damage_dealt", who, "add", -n, stage=stage, **source)
    return acted((resting(span, on(who, less)),), "me")


@rule("modifier", "{who:pokemon} can't attack {whom:pokemon}")
def not_against(who: Node, whom: Node) -> Node | None:
    """Read a ban on attacking one Pokémon: it must be Active to be attacked."""
    if whom != node("self"):
        return None
    ban = node("mod", "can_attack", who, "forbid")
    return on(who, node("as_long_as", node("is", whom, node("is_active")), (ban,)))


@rule(
    "modifier",
    "if an attack damages {who:pokemon} {s:damage_stage} , that attack does {n:number} more damage "
    "to {x:pokemon}",
)
def hurt_more(who: Node, s: str, n: int, x: Node) -> Node | None:
    """Read more damage taken by somebody who is damaged at all."""
    more = node("mod", "damage_taken", who, "add", n, stage=s, unique="still")
    return on(who, more) if x == who else None


phrase("any_card_effect", True, "the effect of an attack , Pokémon Power , or Trainer card")
phrase("changes_active", True, "would change that player's Active Pokémon")


@rule(
    "stays_active",
    "if {a:any_card_effect} {b:changes_active} , that part of the effect does nothing",
)
def stuck(a: bool, b: bool) -> bool:
    """Read that nothing changes who is Active."""
    return True


@rule("modifier", "{who:pokemon} can't retreat [and|, and] {x:stays_active}")
def held_fast(who: Node, x: bool) -> Node:
    """Read a ban on leaving the Active place in any way."""
    return on(who, node("mod", "can_leave_active", who, "forbid"))


@rule(
    "outcome",
    "{span:span} , as long as {c:condition} , {what:modifier}",
    "as long as {c:condition} , {what:modifier} {span:span}",
)
def conditional(span: str, c: Node, what: Node) -> Block:
    """Read something that holds for a while, under a condition."""
    whom, mods = what.args
    return acted((resting(span, node("$mods", whom, (node("as_long_as", c, mods),))),), "me")


# --- until a bracket ends it --------------------------------------------------------------------
@rule("outcome", "{what:modifier_without_time}")
def open_ended(what: Node) -> Block:
    """Read something that holds until a bracket ends it."""
    kept = resting("$open", what)
    return (node("$open", *kept.args[1:]),)


@rule("modifier_without_time", "{what:modifier}", cost=3)
def without_a_time(what: Node) -> Node | None:
    """Read whatever may rest on one Pokémon for a while, told without a time."""
    return None if what.args[0] in (node("nobody"), node("host")) else what


@rule(
    "modifier_without_time",
    "{who:pokemon} can't retreat as long as {x:pokemon} remains your Active Pokémon",
)
def cannot_retreat_while(who: Node, x: Node) -> Node:
    """Read a ban on retreating that lasts as long as another stays Active."""
    ban = node("mod", "can_retreat", who, "forbid")
    return on(who, node("as_long_as", node("is", x, node("is_active")), (ban,)))


@rule("modifier_without_time", "{who:pokemon} 's maximum HP is now {n:number}")
def full_hp(who: Node, n: int) -> Node:
    """Read another maximum HP."""
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
    """Read what ends an effect: as the rules have it, or leaving of the attacker too."""
    return (node("$ends", "either"),) if x else (node("$ends"),)


@rule(
    "note",
    "[benching|evolving|benching or evolving] {x:effect_ended_by} ends the effect on that Pokémon",
)
def ends_on_each(x: bool) -> Block:
    """Read what ends an effect on each of two Pokémon, as the rules have it anyway."""
    return (node("$ends"),)


phrase(
    "effect_source",
    True,
    "[the|that|an]? [opponent's]? attack(s)",
    "Pokémon Power(s)",
    "Poké-Power(s)",
    "Poké-Bodies",
    "Abilities",
    "Trainer card(s)",
    "Energy cards",
)
phrase(
    "effect_sources",
    True,
    "{x:effect_source}",
    "{x:effect_source} [,|and|or|, and|, or] {y:effect_sources}",
)
phrase("after_resistance", True, "after applying [Weakness and]? Resistance")


@rule(
    "reminder",
    "[any|all] other effects [still]? happen",
    "any other effects that would happen {x:after_resistance} still happen",
    "[any|all] other effects [of|from] {x:effect_sources} [still]? happen",
)
def still_happens(x: bool = True) -> bool:
    """Read a reminder that other effects still happen."""
    return True
