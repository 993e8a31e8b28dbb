"""Knock Outs and the moments before them, retreats, cards and powers, the ends of turns."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    ALWAYS,
    SELF,
    THAT_POKEMON,
    both,
)
from playmat.reader.shapes import lens

Subject = tuple[Arg, ...]
"""A Pokémon, and what later words may speak of."""


@lens
def known(who: Node) -> Subject:
    """Return one Pokémon; of the Active one, who is another after its Knock Out, words speak."""
    return (who, THAT_POKEMON) if who.word == "active" else (who,)


# --- whom it happens to, and what holds of it then -----------------------------------------------
row("event_subject", "@known(?pokemon)", "{pokemon}")
row("event_subject", "[?any_pokemon, $said(mons, event_mon())]", "{any_pokemon}")
OF_DAMAGE = {"damaged", "counters_at_least", "hp_left_at_most", "counters_on", "hp_left"}
"""What the damage of the event has changed by the time it is asked for."""


def subject(condition: Node) -> Subject | None:
    """Return the Pokémon a condition speaks of first, if it speaks of no damage."""
    parts = list(nodes_in(condition))
    if OF_DAMAGE & {part.word for part in parts}:
        return None
    asked = [part["what"] for part in parts if part.word == "is"]
    return (SELF,) if SELF in parts else (asked[0],) if asked else None


def happening(
    name: str, who: Subject | None, by: Node, c: Node, also: Node = ALWAYS
) -> Node | None:
    """Return an event of a Pokémon, told first or spoken of by a condition."""
    whom = subject(c) if who is None else who
    if whom is None:
        return None
    return node("$event", Node(name, whom[:1]), both(by, c, also), *whom[1:])


WHO = "[{who:event_subject}|{c:conditions} [,]? and]"


# --- damage and Knock Outs ----------------------------------------------------------------------
@rule("event", f"{WHO} [is|are] Knocked Out [by {{by:knocked_out_by}}]?")
def falls(by: Node = ALWAYS, who: Subject | None = None, c: Node = ALWAYS) -> Node | None:
    return happening("knocked_out", who, by, c)


@rule("before_event", f"{WHO} would be Knocked Out [by {{by:knocked_out_by}}]?")
def would_fall(by: Node = ALWAYS, who: Subject | None = None, c: Node = ALWAYS) -> Node | None:
    return happening("would_be_knocked_out", who, by, c)


@rule(
    "event",
    f"{WHO} [is|are|gets] [damaged|damage] [by {{by:attacked_by}}]?",
    "{by:attack_that_damages} [does damage to|damages] {who:event_subject} [{s:damage_stage}]?",
)
@rule(
    "before_event",
    f"{WHO} would [be damaged by|take damage from] {{by:attacked_by}} [{{s:damage_stage}}]?",
    "[any]? damage is done to {who:event_subject} by {by:attacked_by}",
)
def is_hurt(
    by: Node = ALWAYS, who: Subject | None = None, c: Node = ALWAYS, s: str = "after"
) -> Node | None:
    return happening("damaged", who, by, c) if s == "after" else None


@rule("event", f"{WHO} [is|are] damaged but not Knocked Out by {{by:attacked_by}}")
def survives(by: Node, who: Subject | None = None, c: Node = ALWAYS) -> Node | None:
    whom = subject(c) if who is None else who
    if whom is None:
        return None
    one = whom[0] if len(whom) == 1 else node("event_mon")
    return happening("damaged", whom, by, c, node("not", node("falls", one)))


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
    "@event(became_active, ?pokemon)",
    "{pokemon} becomes your Active Pokémon [from your Bench]?",
    "{pokemon} moves from [your|the] Bench to become your Active Pokémon",
    "{pokemon} moves from [your|the] Bench to the Active [spot|position]",
)


row(
    "event",
    "@event(power_used, all(foe), event_power(power), $said(mons, event_mon()))",
    "your opponent's Pokémon uses [a|any] Poké-Power",
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
