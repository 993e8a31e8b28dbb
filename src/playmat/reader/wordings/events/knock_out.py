"""More events: Knock Outs and the moments before them, moves, cards and powers, turns."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import (
    ALWAYS,
    ATTACKED,
    BY_HAND,
    HURT,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
)

# --- Knock Outs ---------------------------------------------------------------------------------
BY_ATTACK = node("event_by_attack")
THEIRS = node("not", node("event_from", node("all", "me")))

phrase("knocked_out_by", ATTACKED, "[the]? damage from an attack")
phrase("knocked_out_by", HURT, "damage from [an|your] opponent's attack")
phrase(
    "knocked_out_by", BY_ATTACK, "an attack", "attacks", "an attack ( [including|even] your own )"
)
phrase("knocked_out_by", both(BY_ATTACK, THEIRS), "[an|your]? opponent's attack(s)")


@spare_rule("knocked_out_by", "an attack from {of:bearer}")
def felled_from(of: Arg) -> Node:
    return both(BY_ATTACK, node("event_from", of))


@rule("event", "{who:pokemon} is Knocked Out by {by:knocked_out_by}")
def falls_to(who: Node, by: Node) -> Node:
    return event("knocked_out", who, by, *((THAT_POKEMON,) if who.word == "active" else ()))


@rule("event", "{who:pokemon} is {a:pokemon_state} and is Knocked Out by {by:knocked_out_by}")
def falls_while(who: Node, a: Node, by: Node) -> Node:
    return event("knocked_out", who, both(by, node("is", who, a)))


@spare_rule("event", "{who:pokemon} {a:standings} and is Knocked Out by {by:knocked_out_by}")
def falls_as(who: Node, a: Node, by: Node) -> Node:
    return falls_while(who, a, by)


@rule("event", "{who:pokemon} is Knocked Out")
def falls(who: Node) -> Node:
    return event("knocked_out", who)


@rule("event", "[1|any] of {of:pokemons} [is|are] Knocked Out by {by:knocked_out_by}")
def some_fall(of: Arg, by: Node) -> Node:
    return event("knocked_out", of, by, THAT_POKEMON)


@rule(
    "event", "1 of your opponent's Pokémon is Knocked Out by damage from {who:pokemon} 's attack(s)"
)
def foe_falls(who: Node) -> Node:
    return event(
        "knocked_out", node("all", "foe"), both(ATTACKED, node("event_from", who)), THAT_POKEMON
    )


@rule("before_event", "{who:pokemon} would be Knocked Out by {by:knocked_out_by}")
def would_fall(who: Node, by: Node) -> Node:
    return event("would_be_knocked_out", who, by)


@spare_rule("before_event", "{who:pokemon} would be Knocked Out")
def would_fall_anyhow(who: Node) -> Node:
    return event("would_be_knocked_out", who)


@spare_rule(
    "before_event",
    "{who:pokemon} is {a:pokemon_state} and would be Knocked Out by {by:knocked_out_by}",
    "{who:pokemon} {a:standings} and would be Knocked Out by {by:knocked_out_by}",
)
def would_fall_while(who: Node, a: Node, by: Node) -> Node:
    return event("would_be_knocked_out", who, both(by, node("is", who, a)))


@rule(
    "before_event",
    "{who:pokemon} would be damaged by {by:attacked_by}",
    "{who:pokemon} would take damage from {by:attacked_by}",
    "{who:pokemon} would be damaged by {by:attacked_by} {s:damage_stage}",
    "[any]? damage is done to {who:pokemon} by {by:attacked_by}",
)
def would_be_hurt(who: Node, by: Node, s: str = "after") -> Node | None:
    return event("damaged", who, by) if s == "after" else None


@spare_rule(
    "before_event",
    "{who:pokemon} is {a:pokemon_state} and would be damaged by {by:attacked_by}",
    "{who:pokemon} is {a:pokemon_state} and would be damaged by {by:attacked_by} {s:damage_stage}",
)
def would_be_hurt_while(who: Node, a: Node, by: Node, s: str = "after") -> Node | None:
    return event("damaged", who, both(by, node("is", who, a))) if s == "after" else None


phrase("even_own", True, "( [even|including] your own )")


@rule("before_event", "an attack [{x:even_own}]? does damage to any Pokémon [{s:damage_stage}]?")
def any_would_be_hurt(s: str = "after", x: bool = True) -> Node | None:
    if s != "after":
        return None
    return event("damaged", node("all", "both"), ATTACKED, THAT_POKEMON)


@rule("effect", "that attack only does half the damage to that Pokémon {r:rounding}")
def only_half(r: str) -> tuple[Node, ...]:
    return (node("set_amount", node(r, node("event_amount"))),)


@spare_rule("before_event", "[any of|1 of] {of:pokemons} would be damaged by {by:attacked_by}")
def some_would_be_hurt(of: Arg, by: Node) -> Node:
    return event("damaged", of, by, THAT_POKEMON)


# --- moving -------------------------------------------------------------------------------------
phrase(
    "event",
    event("retreated", node("all", "foe"), ALWAYS, THAT_POKEMON),
    "your opponent's Active Pokémon retreats",
    "the Defending Pokémon retreats",
)
phrase("event", event("retreated", SELF), "~ retreats")
phrase(
    "event",
    event("became_active", node("all", "foe"), node("not", BY_HAND), THAT_POKEMON),
    "1 of your opponent's Benched Pokémon become(s) his or her Active Pokémon",
)


@spare_rule(
    "event",
    "{who:pokemon} becomes your Active Pokémon [from your Bench]?",
    "{who:pokemon} moves from [your|the] Bench to become your Active Pokémon",
    "{who:pokemon} moves from [your|the] Bench to the Active [spot|position]",
)
def comes_up(who: Node) -> Node:
    return event("became_active", who)


@spare_rule(
    "event",
    "{who:pokemon} moves from [your|the] Bench to the Active [spot|position] during your turn",
)
def comes_up_in_own_turn(who: Node) -> Node:
    return event("became_active", who, node("my_turn"))


@spare_rule("event", "{who:pokemon} retreats", cost=1)
def retreats(who: Node) -> Node | None:
    return event("retreated", who) if who in (SELF, node("host")) else None


spare_phrase(
    "event",
    event("retreated", node("all", "both"), ALWAYS, THAT_POKEMON),
    "[a|any] player's Active Pokémon retreats",
)


@rule("event", "your opponent's Active Pokémon retreats and has {n:number} or more remaining HP")
def retreats_hale(n: int) -> Node:
    return event(
        "retreated",
        node("all", "foe"),
        node("compare", node("hp_left", node("event_mon")), ">=", n),
        THAT_POKEMON,
    )


# --- cards and powers ---------------------------------------------------------------------------
@rule("event", "your opponent plays a {kind:card_filter} [from his or her hand]?")
def foe_plays(kind: Node) -> Node | None:
    trainers = ("$trainer", "supporter", "item", "stadium_card", "tool")
    return (
        event("played", "foe", node("is", node("event_card"), kind), THAT_CARD)
        if kind.word in trainers
        else None
    )


phrase(
    "event",
    event("power_used", node("all", "foe"), node("event_power", "power"), THAT_POKEMON),
    "your opponent's Pokémon uses [a|any] Poké-Power",
)


@spare_rule("event", "your opponent plays an {kind:card_filter} [from his or her hand]?")
def foe_plays_an(kind: Node) -> Node | None:
    return (
        event("played", "foe", node("is", node("event_card"), kind), THAT_CARD)
        if kind.word in ("item",)
        else None
    )


phrase("outcome", (node("nullify"),), "that card does nothing")
phrase(
    "statement", (node("set_zone", "deck_top"),), "put it on top of your opponent's deck", cost=-1
)


# --- turns --------------------------------------------------------------------------------------
phrase("turn_event", event("between_turns", "both"), "between turns")
phrase("turn_event", event("$between_at_will", "both"), "at any time(s) between turns")
phrase(
    "turn_event",
    event("turn_ended", "both"),
    "at the end of each player's turn",
    "at the end of each turn",
)
phrase(
    "turn_event",
    event("turn_ended", "me"),
    "at the end of your turn",
    "at the end of each of your turns",
)
phrase(
    "turn_event",
    event("turn_ended", "foe"),
    "at the end of your opponent's turn",
    "at the end of each of your opponent's turns",
)
spare_phrase(
    "turn_event",
    event("turn_began", "me"),
    "at the beginning of [your turn|each of your turns]",
    "at the start of [your turn|each of your turns]",
)
spare_phrase("turn_event", event("turn_began", "foe"), "at the beginning of your opponent's turn")

spare_phrase(
    "turn_event",
    event("turn_ended", "me", node("first_turn", "me")),
    "at the end of your first turn",
)


@spare_rule(
    "clause",
    "{w:whenever} {of:any_pokemon} [is|are|would be] Knocked Out , put that Pokémon "
    "{x:lost_instead}",
)
def lost_when_felled(w: bool, of: Arg, x: bool) -> Node:
    gone = (node("move", node("stack", node("event_mon")), "lost"),)
    return node("$on", Node("knocked_out", (of,)), node("always"), "nobody", gone)
