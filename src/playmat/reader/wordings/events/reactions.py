"""Reactions that an attack leaves behind: to being attacked, damaged or Knocked Out next turn."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same

ALWAYS = node("always")
BY_ATTACK = node("event_cause", "attack")
OTHER = node("event_other")
AMOUNT = node("event_amount")


def reaction(whom: Node, word: str, event: str, cond: Node) -> Node:
    """Return what a reaction waits for."""
    return node("$reaction", whom, word, event, cond)


@rule("reaction_trigger", "{who:pokemon} [tries to attack|attacks]")
def tries_to_attack(who: Node) -> Node:
    return reaction(who, "instead", "attack_declared", ALWAYS)


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


@rule("reaction_trigger", "{who:pokemon} would be Knocked Out by {by:knocked_out_by}")
def would_be_knocked_out(who: Node, by: Node) -> Node:
    return reaction(who, "instead", "would_be_knocked_out", by)


@rule("reaction_trigger", "{who:pokemon} is Knocked Out by {by:knocked_out_by}")
def is_knocked_out(who: Node, by: Node) -> Node:
    return reaction(who, "on", "knocked_out", by)


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
row("reaction", "[flip(1, me)]", "flip a coin")
row("reaction", "[flip(1, foe)]", "your opponent flips a coin", "that player flips a coin")
row("reaction", "[flip(?coins, foe)]", "[your opponent|that player] flips {coins:number} coins")


same("reaction", "{strike_back}")


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


@rule("reaction", "{whom:pokemon} is now {all:statuses}")
def afflicts(whom: Node, all: tuple[str, ...]) -> Block:
    return tuple(node("inflict", whom, condition) for condition in all)


@rule("reaction", "put damage counters on {whom:pokemon} equal to the damage done to {x:pokemon}")
def gives_back_counters(whom: Node, x: Node) -> Block:
    left = node("sub", node("hp_left", OTHER), AMOUNT)
    return (node("leave_hp", OTHER, node("most", 0, left)),)


row("reaction", "[knock_out(event_mon())]", "it is Knocked Out")
row("reaction", "@acted([discard(?cards)], me)", "discard {cards}")


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


@rule(
    "outcome",
    "{span:span} , [if|whenever] [they|that player|your opponent] attach(es) an Energy [card]? "
    "from his or her hand "
    "to {who:pokemon} , {do:reactions}",
)
def reacts_to_energy(span: str, who: Node, do: Block) -> Block:
    asked = node("and", node("event_by_hand"), node("is", node("event_card"), node("energy")))
    return (node("$react", span, who, "on", "attached", asked, do),)
