"""Knock Outs and the moments before them, retreats, cards and powers, the ends of turns."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
)

row("knocked_out_by", "event_cause(attack)", "[the]? damage from an attack")
row(
    "knocked_out_by",
    "and(event_cause(attack), not(event_from(all(me))))",
    "damage from [an|your] opponent's attack",
)
row(
    "knocked_out_by",
    "event_by_attack()",
    "an attack",
    "attacks",
    "an attack ( [including|even] your own )",
)
row(
    "knocked_out_by",
    "@both(event_by_attack(), not(event_from(all(me))))",
    "[an|your]? opponent's attack(s)",
)
row("knocked_out_by", "@both(event_by_attack(), event_from(?who))", "an attack from {who:bearer}")


@rule("event", "{who:pokemon} is Knocked Out by {by:knocked_out_by}")
def falls_to(who: Node, by: Node) -> Node:
    return event("knocked_out", who, by, *((THAT_POKEMON,) if who.word == "active" else ()))


@rule("event", "{who:pokemon} is {a:pokemon_state} and is Knocked Out by {by:knocked_out_by}")
def falls_while(who: Node, a: Node, by: Node) -> Node:
    return event("knocked_out", who, both(by, node("is", who, a)))


@rule("event", "{who:pokemon} {a:standings} and is Knocked Out by {by:knocked_out_by}")
def falls_as(who: Node, a: Node, by: Node) -> Node:
    return falls_while(who, a, by)


row("event", "@event(knocked_out, ?pokemon)", "{pokemon} is Knocked Out")
row(
    "event",
    "@event(knocked_out, ?pokemons, ?knocked_out_by, $said(mons, event_mon()))",
    "[1|any] of {pokemons} [is|are] Knocked Out by {knocked_out_by}",
)
row(
    "before_event",
    "@event(would_be_knocked_out, ?pokemon, ?knocked_out_by)",
    "{pokemon} would be Knocked Out by {knocked_out_by}",
)
row("before_event", "@event(would_be_knocked_out, ?pokemon)", "{pokemon} would be Knocked Out")


@rule(
    "before_event",
    "{who:pokemon} would be damaged by {by:attacked_by}",
    "{who:pokemon} would take damage from {by:attacked_by}",
    "{who:pokemon} would be damaged by {by:attacked_by} {s:damage_stage}",
    "[any]? damage is done to {who:pokemon} by {by:attacked_by}",
)
def would_be_hurt(who: Node, by: Node, s: str = "after") -> Node | None:
    return event("damaged", who, by) if s == "after" else None


# --- moving -------------------------------------------------------------------------------------
row(
    "event",
    "@event(retreated, all(foe), always(), $said(mons, event_mon()))",
    "your opponent's Active Pokémon retreats",
    "the Defending Pokémon retreats",
    "your opponent retreats [his or her|the] Active Pokémon",
)
row(
    "event",
    "@event(retreat_tried, all(foe), always(), $said(mons, event_mon()))",
    "your opponent's Active Pokémon tries to retreat",
)
row(
    "event",
    "@event(retreat_tried, all(both), always(), $said(mons, event_mon()))",
    "[a|any] player tries to retreat [a|his or her Active] Pokémon [during his or her turn]?",
)
row(
    "event",
    "@event(became_active, ?pokemon)",
    "{pokemon} becomes your Active Pokémon [from your Bench]?",
    "{pokemon} moves from [your|the] Bench to become your Active Pokémon",
    "{pokemon} moves from [your|the] Bench to the Active [spot|position]",
)


@rule("event", "{who:pokemon} retreats", cost=1)
def retreats(who: Node) -> Node | None:
    return event("retreated", who) if who in (SELF, node("host")) else None


# --- cards and powers ---------------------------------------------------------------------------
@rule("event", "your opponent plays a {kind:card_filter} [from his or her hand]?")
def foe_plays(kind: Node) -> Node | None:
    trainers = ("$trainer", "supporter", "item", "stadium_card", "tool")
    return (
        event("played", "foe", node("is", node("event_card"), kind), THAT_CARD)
        if kind.word in trainers
        else None
    )


row(
    "event",
    "@event(power_used, all(foe), event_power(power), $said(mons, event_mon()))",
    "your opponent's Pokémon uses [a|any] Poké-Power",
)


@rule("event", "your opponent plays an {kind:card_filter} [from his or her hand]?")
def foe_plays_an(kind: Node) -> Node | None:
    return (
        event("played", "foe", node("is", node("event_card"), kind), THAT_CARD)
        if kind.word in ("item",)
        else None
    )


# --- turns --------------------------------------------------------------------------------------
row("turn_event", "@event(between_turns, both)", "between turns", "at the end of every turn")
row("turn_event", "@event($between_at_will, both)", "at any time(s) between turns")
row(
    "turn_event",
    "@event(turn_ended, both)",
    "at the end of each player's turn",
    "at the end of each turn",
    "at the end of any turn",
)
row(
    "turn_event",
    "@event(turn_ended, me)",
    "at the end of your turn",
    "at the end of each of your turns",
    "when your turn ends",
)


row(
    "before_event",
    "@event(would_be_knocked_out, ?what, @both(?knocked_out_by, is(?what, ?filter)))",
    "{what:pokemon} is {filter:pokemon_state} and would be Knocked Out by {knocked_out_by}",
    "{what:pokemon} {filter:standings} and would be Knocked Out by {knocked_out_by}",
)


@rule(
    "before_event",
    "{who:pokemon} is {a:pokemon_state} and would be damaged by {by:attacked_by}",
    "{who:pokemon} is {a:pokemon_state} and would be damaged by {by:attacked_by} {s:damage_stage}",
)
def would_be_hurt_while(who: Node, a: Node, by: Node, s: str = "after") -> Node | None:
    return event("damaged", who, both(by, node("is", who, a))) if s == "after" else None


row(
    "before_event",
    "@event(damaged, ?pokemons, ?attacked_by, $said(mons, event_mon()))",
    "[any of|1 of] {pokemons} would be damaged by {attacked_by}",
)


row(
    "event",
    "@event(became_active, ?pokemon, my_turn())",
    "{pokemon} moves from [your|the] Bench to the Active [spot|position] during your turn",
)


row(
    "turn_event",
    "@event(turn_began, me)",
    "at the beginning of [your turn|each of your turns]",
    "at the start of [your turn|each of your turns]",
)


row("turn_event", "@event(turn_ended, me, first_turn(me))", "at the end of your first turn")


@rule(
    "clause",
    "{w:whenever} {of:any_pokemon} [is|are|would be] Knocked Out , put that Pokémon "
    "in the Lost Zone instead of [the discard pile|discarding it]",
)
def lost_when_felled(w: bool, of: Arg) -> Node:
    gone = (node("move", node("stack", node("event_mon")), "lost"),)
    return node("$on", Node("knocked_out", (of,)), node("always"), "nobody", gone)
