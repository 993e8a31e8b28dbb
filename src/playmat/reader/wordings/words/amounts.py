"""Numbers that a text counts: heads, Energy, damage counters, Pokémon, cards, Prizes, costs."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, narrowed_kind, of_kind
from playmat.reader.shapes import lens

HELD = tuple(map(node, ("basic_energy", "special_energy", "tool", "machine")))
"""Kinds of card counted where they are attached; Energy of any kind counts in units."""
IN_PLAY = node("count", node("all", "$side"))
OTHER = {"me": "foe", "foe": "me"}


@lens
def types_of(counted: Node) -> Node | None:
    """The number of types among what is counted."""
    if counted.word == "units":
        return node("types_among", node("energy_on", counted["on"]))
    return node("types_among", counted["of"]) if counted.word == "count" else None


for _number, _words in (
    ("?counted", "{counted}"),
    ("?coins_shown", "{coins_shown}"),
    ("most(0, sub(?n, ?m))", "{n:counted} more than the number of {m:total}"),
    ("$up_to(?counted, ?most)", "{counted} [,]? up to [a maximum of]? {most:number}"),
    (
        "$up_to(?counted, ?most, named)",
        "{counted} [,]? up to [a maximum of]? [{most:number}|{most:signed}] [more]? "
        "[cards|damage|damage counters|HP]",
    ),
):
    row("for_each", _number, _words)
same("total", "{counted}", "{coins_shown} [you get]?")
for _number, *_said in (
    ("counters_on(?on)", "damage counter(s) on {on:target}"),
    ("conditions_on(?on)", "Special Condition(s) affecting {on:pokemon}"),
    ("conditions_on($that(mons))", "of those Special Conditions"),
    ("count(?of)", "[of]? {of:pokemons}"),
    ("units($it(), ?type)", "of its {type} Energy"),
    (
        "count(where(all(me), name_has($own)))",
        "cards with ~ in their names that you have in play",
    ),
    ("@types_of(?counted)", "[different]? type(s) of {counted}"),
    ("count(deck(?player))", "card(s) [left|remaining]? in {player:owner} deck"),
    ("prizes_gone(?player)", "Prize card(s) {player:player_has} taken"),
    ("prizes_taken_last_turn(me)", "Prize card(s) you took [during|in|on] your last turn"),
    (
        "prizes_taken_last_turn(foe)",
        "Prize card(s) your opponent took [during|in|on] [his or her|their] last turn",
    ),
    (
        "add(prizes_gone(me), prizes_gone(foe))",
        "Prize card(s) [both players|you and your opponent] have taken",
    ),
    (
        "add(prizes_left(me), prizes_left(foe))",
        "Prize card(s) [both players|you and your opponent] have left",
        "Prize card(s) [left|remaining] ( both yours and your opponent's )",
    ),
    (
        "prizes_left(?player)",
        "of {player:owner} Prize cards [left|remaining]?",
        "[of]? {player:owner} remaining Prize card(s)",
        "Prize card(s) {player:player_has} left",
    ),
    (
        "retreat_of(?on)",
        "[Colorless]? [Energy]? in {on:pokemon} ['s]? Retreat Cost",
        "Colorless [Energy]? in {on:pokemon} 's Retreat Cost ( after applying effects to the "
        "Retreat Cost )",
        "[Colorless]? [Energy]? in the Retreat Cost(s) of [{on:pokemons}|{on:pokemon}]",
        "[Colorless]? [Energy]? in {on:its_own} Retreat Cost",
    ),
):
    row("counted", _number, *_said)


# --- cards --------------------------------------------------------------------------------------
@rule(
    "counted",
    "{kind:card_filter} {at:card_place}",
    "{kind:card_filter} {at:card_place} [{that:card_that}|{that:cards_left_out}]",
    "of {whose:owner} {kind:card_filter} {at:card_place}",
    "{kind:card_filter} you have {at:card_place}",
)
def cards_in(at: Node, kind: Node, whose: str = "", that: Node = ANY) -> Node | None:
    if whose and at.args == ("me",):
        at = at.having("player", whose)
    elif whose:
        return None
    kind = kind if that == ANY else narrowed_kind(kind, that)
    held = any(part in HELD or str(part).endswith(" Energy") for part in (kind, *kind.args))
    return node("count", of_kind(at, kind)) if at.word != "$attached" or held else None


# --- sums and differences -----------------------------------------------------------------------
@rule(
    "counted",
    "{what:compared_count} more than your opponent",
    "{what:compared_count} {who:player_has} more than [you|your opponent]",
    "Pokémon fewer {fewer:player_has} in play",
    "Pokémon {who:player_has} in play in excess of [yours|your opponent's|theirs]",
)
def surplus(what: Node = IN_PLAY, who: str = "me", fewer: str = "") -> Node | None:
    """How much more one player has than the other."""
    who = OTHER.get(fewer, who)
    if who not in OTHER:
        return None
    return node("sub", *(replaced(what, "$side", one) for one in (who, OTHER[who])))


for _number, *_said in (
    ("?number", "{number}"),
    ("?total", "the [total]? [number|amount] of {total}"),
    ("most(0, sub(?n, ?m))", "the number of {n:total} minus the number of {m:total}"),
    ("add(?n, ?m)", "{n:number} plus the number of {m:total}"),
    ("add(?n, ?m)", "the number of {n:total} plus {m:number}"),
    ("add($number(), ?n)", "that [many|number] plus {n:number}"),
    ("mul(2, ?n)", "twice the number of {n:total}"),
    ("mul(?m, ?n)", "the number of {n:total} times {m:number}"),
    ("mul(?m, $number())", "{m:number} times that number"),
    ("$number()", "that number", "that many"),
):
    row("amount", _number, *_said)
