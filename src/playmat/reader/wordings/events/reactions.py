"""Reactions that an attack leaves behind: to being attacked, damaged or Knocked Out next turn."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, nodes_in, uses
from playmat.reader.grammar import row, rule, same
from playmat.reader.nodes import acted

ALWAYS = node("always")
BY_ATTACK = node("event_cause", "attack")
OTHER = node("event_other")
DEFENDER = node("defender")
NOBODY = node("nobody")
AMOUNT = node("event_amount")


def reaction(whom: Node, word: str, event: str, cond: Node) -> Node:
    """Return what a reaction waits for."""
    return node("$reaction", whom, word, event, cond)


@rule("reaction_trigger", "{who:pokemon} [tries to attack|attacks]")
def tries_to_attack(who: Node) -> Node:
    return reaction(who, "instead", "attack_declared", ALWAYS)


@rule("retreat_cost_of", "{who:pokemon} tries to retreat")
@rule("reaction_trigger", "{who:pokemon} tries to retreat")
def tries_to_retreat(who: Node) -> Node:
    return reaction(who, "on", "retreat_tried", ALWAYS)


@rule(
    "outcome",
    "{span:span} , [if|whenever] {what:retreat_cost_of} , do {n:number} damage to [it|that "
    "Pokémon]",
    "[if|whenever] {what:retreat_cost_of} {span:span} , do {n:number} damage to [it|that Pokémon]",
)
def hurts_who_retreats(what: Node, span: str, n: int) -> Block:
    return (node("$react", span, *what.args, (node("hit", node("event_mon"), n),)),)


@rule(
    "outcome",
    "{span:span} , [when|whenever] {e:event} , {do:acts}",
    "[when|whenever] {e:event} {span:span} , {do:acts}",
    "{span:span} , if {e:event} , {do:acts}",
    "{span:span} , [if|when|whenever] {e:event} , {do:outcome}",
    "[when|whenever] {e:event} {span:span} , {do:outcome}",
)
def reacts_for_a_while(span: str, e: Node, do: Block) -> Block | None:
    event, cond, *said = e.args
    if not said or any(n.word == "$pick" for s in do for n in nodes_in(s)):
        return None
    heard = cast(Node, said[0])
    spoken = (node("$that", heard.args[0]), node("$it"))
    then = changed(acted(do, "me"), lambda arg: heard.args[1] if arg in spoken else arg)
    clause = Node("on", (event, cond, "nobody", "free", "play", then))
    clause = cast(Node, replaced(clause, node("active", "foe"), DEFENDER))
    held = DEFENDER in nodes_in(clause)
    clause = cast(Node, replaced(clause, DEFENDER, node("bearer")))
    return (node("lasting", span, DEFENDER if held else NOBODY, (node("handler", clause),)),)


@rule(
    "reaction_trigger",
    "[an attack|your opponent's attack|an opponent's attack] [does damage to|damages] "
    "{who:pokemon}",
    "{who:pokemon} is damaged by [an attack|your opponent's attack|an opponent's attack]",
    "{who:pokemon} takes damage from an attack",
    "[any]? damage is done to {who:pokemon} by [an attack|attacks]",
)
def is_damaged(who: Node) -> Node:
    return reaction(who, "on", "damaged", BY_ATTACK)


@rule(
    "reaction_trigger",
    "[an attack|your opponent's attack] would [do damage to|damage] {who:pokemon}",
    "{who:pokemon} would be damaged by [an attack|your opponent's attack]",
    "{who:pokemon} is attacked",
)
def would_be_damaged(who: Node) -> Node:
    return reaction(who, "instead", "damaged", BY_ATTACK)


@rule(
    "outcome",
    "[if|whenever] {who:pokemon} attacks {span:span} , {do:reaction}",
    "{span:span} , [if|whenever] {who:pokemon} attacks , {do:reaction}",
)
def coin_for_attacking(who: Node, span: str, do: Block) -> Block | None:
    if len(do) != 1 or do[0].word != "flip":
        return None
    return (node("$react", span, who, "instead", "attack_declared", ALWAYS, do),)


@rule("reaction_trigger", "{who:pokemon} would be Knocked Out by {by:knocked_out_by}")
def would_be_knocked_out(who: Node, by: Node) -> Node:
    return reaction(who, "instead", "would_be_knocked_out", by)


@rule("reaction_trigger", "{who:pokemon} is Knocked Out by {by:knocked_out_by}")
def is_knocked_out(who: Node, by: Node) -> Node:
    return reaction(who, "on", "knocked_out", by)


@rule("reaction_trigger", "a Pokémon Knocks Out {who:pokemon}")
def is_felled(who: Node) -> Node:
    return reaction(who, "on", "knocked_out", node("event_from", node("all", "both")))


@rule(
    "outcome",
    "[if|whenever] {what:reaction_trigger} {span:span} , {do:reactions}",
    "{span:span} , [if|whenever] {what:reaction_trigger} , {do:reactions}",
    "[if|whenever] {what:reaction_trigger} {s:damage_stage} {span:span} , {do:reactions}",
    "{span:span} , [if|whenever] {what:reaction_trigger} {s:damage_stage} , {do:reactions}",
    "then if , {span:span} , {what:reaction_trigger} , {do:reactions}",
    "[if|whenever] , {span:span} , {what:reaction_trigger} , {do:reactions}",
)
def reacts(what: Node, span: str, do: Block, s: str = "") -> Block:
    return (node("$react", span, *what.args, do),)


@rule("outcome", "[whenever|any time] {what:reaction_trigger} , {do:reactions}")
def keeps_reacting(what: Node, do: Block) -> Block:
    return (node("$react", "$open", *what.args, do),)


# --- what is then done --------------------------------------------------------------------------
same("reactions", "{reaction}")
row("reactions", "[*?reaction, *?b]", "{reaction} [and|, and] {b:reaction}", cost=-1)
row("reaction", "[flip(1, me)]", "flip a coin")
row("reaction", "[flip(1, foe)]", "your opponent flips a coin", "that player flips a coin")
row("reaction", "[flip(?coins, me)]", "flip {coins:number} coins")
row("reaction", "[flip(?coins, foe)]", "[your opponent|that player] flips {coins:number} coins")


@rule("reaction", "{do:acts}", cost=2)
def acts_in_return(do: Block) -> Block | None:
    return None if uses(do, "flip") or uses(do, "$found") else acted(do, "me")


@rule("reaction", "your opponent {do:acts}", "that player {do:acts}", cost=2)
def foe_acts_in_return(do: Block) -> Block | None:
    return None if uses(do, "flip") or uses(do, "$found") else acted(do, "foe")


same("reaction", "{strike_back}")
same("outcome", "{strike_back}")


@rule(
    "strike_back",
    "{who:pokemon} attacks {whom:pokemon} for {n:damage_returned}",
    "{who:pokemon} does {n:damage_returned} to {whom:pokemon}",
)
def returns(who: Node, whom: Node, n: Arg) -> Block | None:
    return (node("hit", OTHER, n),) if who == node("self") else None


row(
    "damage_returned",
    "event_amount()",
    "an equal amount of damage",
    "the same amount of damage",
    "that much damage",
    "that amount of damage",
)
row(
    "damage_returned",
    "mul(2, event_amount())",
    "double that amount of damage",
    "twice that amount of damage",
)


@rule("reaction", "[this attack|~|this Pokémon] does {n:number} damage to the Attacking Pokémon")
@rule("strike_back", "{who:pokemon} attacks {whom:pokemon} for {n:number} damage")
def hits_back(n: int, whom: Node | None = None, who: Node | None = None) -> Block | None:
    return (node("hit", OTHER, n),) if who in (None, node("self")) else None


@rule("reaction", "{whom:pokemon} is now {all:statuses}")
def afflicts(whom: Node, all: tuple[str, ...]) -> Block:
    return tuple(node("inflict", whom, condition) for condition in all)


@rule("reaction", "put damage counters on {whom:pokemon} equal to the damage done to {x:pokemon}")
def gives_back_counters(whom: Node, x: Node) -> Block:
    left = node("sub", node("hp_left", OTHER), AMOUNT)
    return (node("leave_hp", OTHER, node("most", 0, left)),)


row("reaction", "[knock_out(event_mon())]", "it is Knocked Out")
row("reaction", "@acted([discard(?cards)], me)", "discard {cards}")
row("reaction", "[knock_out(?target)]", "knock out {target:pokemon}")


@rule("reaction", "[~|this Pokémon|this attack] does {n:number} damage to {whom:target}", cost=1)
def hits_others(n: int, whom: Arg) -> Block | None:
    return None if uses(whom, "$pick") else acted((node("hit", whom, n),), "me")


row("reaction", "[nullify()]", "that attack does nothing")
row("reaction", "[counters(?target, ?count)]", "put {count} damage counter(s) on {target:pokemon}")
row(
    "reaction",
    "@acted([nullify(), leave_hp(?target, ?left)], me)",
    "{target:pokemon} isn't Knocked Out [,]? and [its|~'s|that Pokémon's] remaining HP "
    "[become|becomes|is|are] {left:number} [instead]?",
)
row(
    "outcome",
    "@acted([nullify(), leave_hp(?target, ?left)], me)",
    "{target:pokemon} isn't Knocked Out [,]? and [its|~'s|that Pokémon's] remaining HP "
    "[become|becomes|is|are] {left:number} [instead]?",
)
row(
    "outcome",
    "[nullify()]",
    "that card has no effect",
    "that attack does nothing",
    "that attack does no damage to ~",
    "prevent all damage to ~ from that attack",
    "prevent all damage done to ~ from that attack",
    "prevent that attack's damage done to ~",
    "prevent all damage done to ~ by that attack",
    "prevent that damage",
    "prevent all damage done to [~|this Pokémon] by that attack",
    "prevent that attack's damage done to [~|this Pokémon]",
    "that card does nothing",
)
row("statement", "[$until_hurt()]", "this effect lasts until {pokemon} takes damage")
row(
    "reaction",
    "[knock_out(event_other())]",
    "[the Attacking|your opponent's Active] Pokémon is Knocked Out",
    "knock out the Attacking Pokémon",
    "the [Attacking|attacking] Pokémon is Knocked Out",
)


@rule("reaction_trigger", "{who:pokemon} is Knocked Out")
def falls_somehow(who: Node) -> Node:
    return reaction(who, "on", "knocked_out", ALWAYS)


@rule(
    "outcome",
    "{span:span} , [if|whenever] [they|that player|your opponent] attach(es) an Energy [card]? "
    "from his or her hand "
    "to {who:pokemon} , {do:reactions}",
)
def reacts_to_energy(span: str, who: Node, do: Block) -> Block:
    asked = node("and", node("event_by_hand"), node("is", node("event_card"), node("energy")))
    return (node("$react", span, who, "on", "attached", asked, do),)


row("reaction", "[end_turn()]", "[his or her|their|your opponent's] turn ends")


@rule(
    "reaction_trigger",
    "{who:pokemon} has {fit:feature} and would be Knocked Out by {by:knocked_out_by}",
    "{who:pokemon} is {fit:pokemon_state} and would be Knocked Out by {by:knocked_out_by}",
)
def would_fall_being_so(who: Node, fit: Node, by: Node) -> Node:
    return reaction(who, "instead", "would_be_knocked_out", node("and", by, node("is", who, fit)))
