"""Damage held off for a while, in the older words: less, halved, prevented up to a number."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import Block, acted, node

phrase("byattacks", "attack", "by attacks")


@rule(
    "declared",
    "[all|any]? damage done [{by:byattacks}]? to {who:mon} {span:span} is reduced by {n:number}",
    "[all|any]? damage done [{by:byattacks}]? to {who:mon} {span:span} is reduced by {n:number} "
    "{stage:stage}",
)
def reduced(who: Node, span: str, n: int, stage: str = "after", by: str = "any") -> Block:
    """Read damage made less, the time said in the middle."""
    less = node("mod", "damage_taken", who, "add", -n, stage=stage, cause=by)
    return acted((resting(span, on(who, less)),), "me")


phrase("upto", "at_most", "or less")
phrase("upto", "at_least", "or more")


@rule(
    "mods",
    "[whenever|if] {n:number} {how:upto} damage is done to {who:mon} [{s:stage}]? , prevent that "
    "damage",
    "[whenever|if] {n:number} {how:upto} damage is done to {who:mon} [{s:stage}]? by "
    "[an attack|attacks] [{s:stage}]? , prevent that damage",
    "[whenever|if] an attack [does|would do] {n:number} {how:upto} damage to {who:mon} "
    "[{s:stage}]? , prevent that damage",
)
def prevented(n: int, how: str, who: Node, s: str = "") -> Node:
    """Read damage prevented that is not more, or not less, than a number."""
    return on(who, node("mod", "damage_limit", who, how, n))


@rule("mods", "[whenever|if] {who:mon} takes damage , divide that damage in half {r:rounding}")
def halved(who: Node, r: str) -> Node | None:
    """Read any damage halved, rounded down as the engine does."""
    return half(who, "any") if r == "half_down" else None


@rule(
    "mods",
    "[all|any]? damage done to {who:mon} by [attacks|an attack] is halved [{r:rounding}]?",
    "attacks do [only]? half [the]? damage to {who:mon} [{r:rounding}]?",
    "[whenever|if] an attack does damage to {who:mon} [{s:stage}]? , that attack [only]? does "
    "[only]? half the damage to {x:mon} [{r:rounding}]?",
)
def halved_by_attacks(
    who: Node, r: str = "half_down", s: str = "", x: Node | None = None
) -> Node | None:
    """Read the damage of attacks halved, rounded down as the engine does."""
    return half(who, "attack") if r == "half_down" and x in (None, who) else None


@rule(
    "mods",
    "[whenever|if] an attack [does damage to|damages|would do damage to|would damage] {who:mon} "
    "[{s:stage}]? , reduce that damage by {n:number} [{s:stage}]?",
)
def reduced_by_attacks(who: Node, n: int, s: str = "after") -> Node:
    """Read the damage of attacks made less."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@rule("mods", "[whenever|if] {who:mon} takes damage , reduce that damage by {n:number}")
def reduced_always(who: Node, n: int) -> Node:
    """Read any damage made less."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage="after", cause="any"))


@rule("mods", "any damage done by {who:mon} is reduced by {n:number} {s:stage}", cost=1)
def does_less(who: Node, n: int, s: str) -> Node:
    """Read attacks of somebody that do less damage."""
    return on(who, node("mod", "damage_dealt", who, "add", -n, stage=s))


def half(who: Node, cause: str) -> Node:
    """Return damage to somebody halved."""
    return on(who, node("mod", "damage_taken", who, "half", stage="after", cause=cause))


@rule(
    "declared",
    "whenever an attack does damage to {who:mon} {s:stage} {span:span} , that attack only does "
    "half the damage to {x:mon} {r:rounding}",
)
def half_for_a_while(who: Node, s: str, span: str, x: Node, r: str) -> Block | None:
    """Read damage halved, the time said in the middle."""
    if r != "half_down" or x != who:
        return None
    return acted((resting(span, half(who, "attack")),), "me")


# --- one Pokémon against another ----------------------------------------------------------------
@rule(
    "declared",
    "if {who:mon} attacks {whom:mon} {span:span} , any damage done [by the attack|to {x:mon}] "
    "is reduced by {n:number} {stage:stage}",
    "if {who:mon} attacks {span:span} , any damage it does is reduced by {n:number} {stage:stage}",
    "if {who:mon} attacks {span:span} , any damage done by [the|that] attack is reduced by "
    "{n:number} {stage:stage}",
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


@rule("mods", "{who:mon} can't attack {whom:mon}")
def not_against(who: Node, whom: Node) -> Node | None:
    """Read a ban on attacking one Pokémon: it must be Active to be attacked."""
    if whom != node("self"):
        return None
    ban = node("mod", "can_attack", who, "forbid")
    return on(who, node("as_long_as", node("is", whom, node("is_active")), (ban,)))


@rule(
    "mods",
    "if an attack damages {who:mon} {s:stage} , that attack does {n:number} more damage to {x:mon}",
)
def hurt_more(who: Node, s: str, n: int, x: Node) -> Node | None:
    """Read more damage taken by somebody who is damaged at all."""
    more = node("mod", "damage_taken", who, "add", n, stage=s, unique="still")
    return on(who, more) if x == who else None


phrase("anyeffect", True, "the effect of an attack , Pokémon Power , or Trainer card")
phrase("movesactive", True, "would change that player's Active Pokémon")


@rule("stuck", "if {a:anyeffect} {b:movesactive} , that part of the effect does nothing")
def stuck(a: bool, b: bool) -> bool:
    """Read that nothing changes who is Active."""
    return True


@rule("mods", "{who:mon} can't retreat [and|, and] {x:stuck}")
def held_fast(who: Node, x: bool) -> Node:
    """Read a ban on leaving the Active place in any way."""
    return on(who, node("mod", "can_leave_active", who, "forbid"))


@rule(
    "declared",
    "{span:span} , as long as {c:cond} , {what:mods}",
    "as long as {c:cond} , {what:mods} {span:span}",
)
def conditional(span: str, c: Node, what: Node) -> Block:
    """Read something that holds for a while, under a condition."""
    whom, mods = what.args
    return acted((resting(span, node("$mods", whom, (node("as_long_as", c, mods),))),), "me")


# --- until a bracket ends it --------------------------------------------------------------------
@rule("declared", "{what:openmods}")
def open_ended(what: Node) -> Block:
    """Read something that holds until a bracket ends it."""
    kept = resting("$open", what)
    return (node("$open", *kept.args[1:]),)


@rule("openmods", "{what:mods}", cost=3)
def without_a_time(what: Node) -> Node | None:
    """Read whatever may rest on one Pokémon for a while, told without a time."""
    return None if what.args[0] in (node("nobody"), node("host")) else what


@rule("openmods", "{who:mon} can't retreat as long as {x:mon} remains your Active Pokémon")
def cannot_retreat_while(who: Node, x: Node) -> Node:
    """Read a ban on retreating that lasts as long as another stays Active."""
    ban = node("mod", "can_retreat", who, "forbid")
    return on(who, node("as_long_as", node("is", x, node("is_active")), (ban,)))


@rule("openmods", "{who:mon} 's maximum HP is now {n:number}")
def full_hp(who: Node, n: int) -> Node:
    """Read another maximum HP."""
    return on(who, node("mod", "max_hp", who, "set", n))


phrase("ended", False, "~", "that Pokémon", "the Defending Pokémon", "it")
phrase("ended", True, "either Pokémon", "either one")


phrase("leavesform", True, "evolves", "is evolved", "is Benched", "is moved to the Bench")
phrase("leavesform", True, "evolves or is Benched", "is Benched or [is]? [evolves|evolved]")
phrase("leavesform", True, "leaves play")


@rule(
    "note",
    "[benching|evolving|benching or evolving] {x:ended} ends [this|the] effect",
    "evolving or benching {x:ended} ends [this|the] effect",
    "[this|the] effect [lasts until|ends if|ends when] {x:ended} {y:leavesform}",
    "if {x:ended} {y:leavesform} , [this|the] effect ends",
)
def ends(x: bool, y: bool = True) -> Block:
    """Read what ends an effect: as the rules have it, or leaving of the attacker too."""
    return (node("$ends", "either"),) if x else (node("$ends"),)


@rule("note", "[benching|evolving|benching or evolving] {x:ended} ends the effect on that Pokémon")
def ends_on_each(x: bool) -> Block:
    """Read what ends an effect on each of two Pokémon, as the rules have it anyway."""
    return (node("$ends"),)


phrase(
    "sourceone",
    True,
    "[the|that|an]? [opponent's]? attack(s)",
    "Pokémon Power(s)",
    "Poké-Power(s)",
    "Poké-Bodies",
    "Abilities",
    "Trainer card(s)",
    "Energy cards",
)
phrase("sources", True, "{x:sourceone}", "{x:sourceone} [,|and|or|, and|, or] {y:sources}")
phrase("later", True, "after applying [Weakness and]? Resistance")


@rule(
    "reminder",
    "[any|all] other effects [still]? happen",
    "any other effects that would happen {x:later} still happen",
    "[any|all] other effects [of|from] {x:sources} [still]? happen",
)
def still_happens(x: bool = True) -> bool:
    """Read a reminder that other effects still happen."""
    return True
