"""Reactions that an attack leaves behind: to being attacked, damaged or Knocked Out next turn."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, ATTACKED, BY_HAND, SELF, both, event
from playmat.reader.nodes import acted
from playmat.reader.wordings.events.whom import FROM_HAND

RAISING = of_role("damage") | {"$damage", "$set"}
DEEDS = ("played", "benched", "evolved", "leveled_up", "attached", "retreated")
"""Actions before an attack, so that "this turn" is in the past."""
OTHER = node("event_other")
AMOUNT = node("event_amount")
THEIRS = node("not", node("event_from", node("all", "me")))


# --- events -------------------------------------------------------------------------------------
@rule(
    "reaction_trigger",
    "{after:event}",
    "{before:before_event}",
    "{attacked:pokemon} is attacked",
    f"[they|that player] attach(es) {{kind:energy_attached}} {FROM_HAND} to {{onto:pokemon}}",
)
def waits(
    after: Node | None = None,
    before: Node | None = None,
    attacked: Node | None = None,
    kind: Node = ALWAYS,
    onto: Node | None = None,
) -> Node:
    """The event and condition of a reaction left by an attack or a Trainer card."""
    if onto is not None:
        after = event("attached", onto, both(BY_HAND, node("is", node("event_card"), kind)))
    what = after or before or event("damaged", attacked or SELF, ATTACKED)
    happened = what.child("event")
    whom = next(iter(happened.args), "both")
    return node("$reaction", whom, "on" if after else "instead", happened.word, what["condition"])


IF = "[if|when|whenever]"


@rule(
    "outcome",
    f"{IF} {{what:reaction_trigger}} {{span:span}} , {{do:effects}}",
    f"[then if ,]? {{span:span}} , [{IF}]? {{what:reaction_trigger}} , {{do:effects}}",
    f"{IF} , {{span:span}} , {{what:reaction_trigger}} , {{do:effects}}",
    "[whenever|any time] {what:reaction_trigger} , {do:effects}",
)
def reacts(what: Node, do: Block, span: str = "$open") -> Block | None:
    whom, word, moment, condition = what.args
    past = span == "end_of_turn" and moment in DEEDS
    if past or RAISING & {part.word for part in nodes_in(do)}:
        return None  # the current attack depends on what was done before it
    if span == "foe_next_turn" and condition == node("and", ATTACKED, THEIRS):
        condition = ATTACKED  # nobody else attacks then
    return (node("$react", span, whom, word, moment, condition, acted(do, "me")),)


# --- effects ------------------------------------------------------------------------------------
@rule(
    "outcome",
    "{who:pokemon} [attacks {whom:pokemon} for|does] {n:damage_returned} [to {whom:pokemon}]?",
)
def returns(who: Node, n: Arg, whom: Node = ALWAYS) -> Block | None:
    return (node("hit", OTHER, n),) if who == node("self") and whom != ALWAYS else None


row(
    "damage_returned",
    "event_amount()",
    "[an equal|the same] amount of damage",
    "that [much|amount of] damage",
)


@rule("outcome", "put damage counters on {whom:pokemon} equal to the damage done to {x:pokemon}")
def gives_back_counters(whom: Node, x: Node) -> Block:
    left = node("sub", node("hp_left", OTHER), AMOUNT)
    return (node("leave_hp", OTHER, node("most", 0, left)),)


for _who, _done in (("?who", "done to {who:pokemon}"), ("self()", "")):
    row(
        "outcome",
        f"[lasting(this_attack, nobody(), [prevent(?harm, {_who}, attack)])]",
        f"prevent all effects of that attack {{harm:with_or_without_damage}} {_done}",
    )
row(
    "outcome",
    "[inflict(?pokemon, $condition)]",
    "{pokemon} [is now|becomes] affected by the same Special Condition(s)",
)
ALIVE = "{target:pokemon} isn't Knocked Out"
LEFT = "[its|~'s|that Pokémon's] remaining HP [become|becomes|is|are] {left:number} [instead]?"
row("outcome", "@acted([nullify(), leave_hp(?target, ?left)], me)", f"{ALIVE} [,]? and {LEFT}")
for _deed, _words in (("nullify()", ALIVE), ("leave_hp($it(), ?left)", LEFT)):
    row("outcome", f"[{_deed}]", _words, cost=1)
for _deed, *_said in (
    (
        "nullify()",
        "that card [has no effect|does nothing]",
        "that attack does nothing",
        "that attack does no damage to [~|this Pokémon]",
        "prevent [all damage|that attack's damage] [done]? to [~|this Pokémon] [from|by] that "
        "attack",
        "prevent that attack's damage done to [~|this Pokémon]",
        "prevent that damage",
    ),
    ("count_as_tails()", "treat [it|them] as tails"),
    ("count_as_heads()", "treat [it|them] as heads"),
):
    row("outcome", f"[{_deed}]", *_said)
