"""Events of Pokémon: they attack, take damage, are Knocked Out, move, use powers."""

from __future__ import annotations

from functools import partial

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, SELF, both
from playmat.reader.wordings.events.whom import Subject, wherever

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
    name: str,
    who: Subject | None = None,
    by: Node = ALWAYS,
    c: Node = ALWAYS,
    s: str = "after",
    also: Node = ALWAYS,
    how: Node | None = None,
) -> Node | None:
    """Return an event of a Pokémon, told first or spoken of by a condition."""
    whom = subject(c) if who is None else who
    if whom is None or s != "after":
        return None
    much = ALWAYS if how is None else node("compare", node("event_amount"), *how.args)
    return node("$event", Node(name, whom[:1]), both(by, c, also, much), *whom[1:])


WHO = "[{who:event_subject}|{c:conditions} [,]? and]"
STAGE = "[{s:damage_stage}]?"


# --- attacks, damage and Knock Outs -------------------------------------------------------------
for _symbol, _name, _told in (
    ("before_event", "attack_declared", (f"{WHO} [attacks|uses an attack|tries to attack]",)),
    ("event", "knocked_out", (f"{WHO} [is|are] Knocked Out [by {{by:knocked_out_by}}]?",)),
    (
        "before_event",
        "would_be_knocked_out",
        (f"{WHO} would be Knocked Out [by {{by:knocked_out_by}}]?",),
    ),
    (
        "event",
        "damaged",
        (
            f"{WHO} [is|are|gets] [damaged|damage] [by {{by:attacked_by}}]?",
            f"{WHO} takes damage [from {{by:attacked_by}}]? {STAGE}",
            f"{{by:attack_that_damages}} [does [{{how:number_range}}]? damage to|damages] "
            f"{{who:event_subject}} {STAGE}",
        ),
    ),
    (
        "before_event",
        "damaged",
        (
            f"{WHO} would [be damaged by|take damage from] {{by:attacked_by}} {STAGE}",
            "[any]? damage is done to {who:event_subject} by {by:attacked_by}",
            f"{{by:attack_that_damages}} would [do damage to|damage] {{who:event_subject}} {STAGE}",
        ),
    ),
):
    rule(_symbol, *_told)(partial(happening, _name))


@rule("event", f"{WHO} [is|are] damaged but not Knocked Out by {{by:attacked_by}}")
def survives(by: Node, who: Subject | None = None, c: Node = ALWAYS) -> Node | None:
    whom = subject(c) if who is None else who
    if whom is None:
        return None
    one = whom[0] if len(whom) == 1 else node("event_mon")
    return happening("damaged", whom, by, c, also=node("not", node("falls", one)))


# --- moving and evolving ------------------------------------------------------------------------
UP = (
    "[becomes your Active Pokémon [from your Bench]?"
    "|moves from [your|the] Bench to [become your Active Pokémon|the Active [spot|position]]]"
)


def moving(name: str, who: Subject) -> Node:
    """Return an event of a Pokémon that leaves its place or comes to one."""
    return node("$event", Node(name, (wherever(who[0]),)), ALWAYS, *who[1:])


for _name, _deed in (
    ("evolved", "evolves"),
    ("retreated", "retreats"),
    ("retreat_tried", "tries to retreat"),
    ("became_active", UP),
):
    rule("event", f"{{who:event_subject}} {_deed}")(partial(moving, _name))
row("event", "@event(evolved, self())", "1 of your Pokémon becomes this Pokémon")


# --- powers -------------------------------------------------------------------------------------
@rule("event", "{who:event_subject} uses [a|an|any|its] {kind:power_kind}")
def uses_power(who: Subject, kind: str) -> Node:
    return node("$event", Node("power_used", who[:1]), node("event_power", kind), *who[1:])
