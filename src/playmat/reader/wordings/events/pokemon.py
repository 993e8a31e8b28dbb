"""Events of Pokémon: they attack, take damage, are Knocked Out, move, use powers."""

from __future__ import annotations

from functools import partial
from typing import cast

from playmat.lang.make import changed, conjunction, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, ATTACKED, SELF, both, counted, event, owned
from playmat.reader.wordings.events.whom import Subject, wherever

OF_DAMAGE = {"damaged", "counters_at_least", "hp_left_at_most", "counters_on", "hp_left"}
"""Values that the damage of the event has changed by the time of the test."""


def subject(condition: Node) -> Subject | None:
    """The Pokémon a condition mentions first, unless it is about damage."""
    parts = list(nodes_in(condition))
    hurt = [part.args[0] for part in parts if part.word == "last_damage"]
    if OF_DAMAGE & {part.word for part in parts} and not hurt:
        return None
    asked = hurt + [part["what"] for part in parts if part.word == "is"]
    return (SELF,) if SELF in parts else (asked[0],) if asked else None


def happening(
    name: str,
    who: Subject | None = None,
    by: Node = ALWAYS,
    c: Node = ALWAYS,
    s: str = "after",
    also: Node = ALWAYS,
    n: Node | None = None,
    killer: Node | None = None,
    a: str | None = None,
) -> Node | None:
    """An event of a Pokémon, named in the event or by a condition."""
    if name == "would_be_knocked_out":
        c = cast(Node, changed(c, unhurt_before))
    whom = subject(c) if who is None else who
    if whom is None or s != "after":
        return None
    by = by if killer is None else node("and", ATTACKED, node("event_from", killer))
    also = also if a is None else node("attack_is", a)
    amount = ALWAYS if n is None else counted(node("event_amount"), n)
    return node("$event", Node(name, whom[:1]), both(by, c, also, amount), *whom[1:])


def unhurt_before(arg: Arg) -> Arg:
    """Condition that a Pokémon had full HP before damage that would Knock it Out."""
    said = arg["condition"] if is_word(arg, "not") else None
    if not is_word(said, "is") or said["filter"] != node("damaged"):
        return arg
    hurt = node("mul", 10, node("counters_on", said["what"]))
    return node("compare", hurt, "==", node("last_damage", said["what"]))


WHO = "[{who:event_subject}|{c:conditions} [,]? and]"
STAGE = "[{s:damage_stage}]?"
WITH = "[by|with] [damage from]? [an attack|[its|that] attack]"


# --- attacks, damage and Knock Outs -------------------------------------------------------------
for _symbol, _name, _told in (
    (
        "before_event",
        "attack_declared",
        (
            f"{WHO} [attacks|uses an attack|tries to attack]",
            f"{WHO} uses [its|the] {{a:name}} attack",
        ),
    ),
    (
        "event",
        "knocked_out",
        (
            f"{WHO} [is|are] Knocked Out [by {{by:knocked_out_by}}]?",
            f"{{killer:pokemon}} Knocks Out {{who:event_subject}} {WITH}",
        ),
    ),
    (
        "before_event",
        "would_be_knocked_out",
        (
            f"{WHO} would be Knocked Out [by {{by:knocked_out_by}}]?",
            "{by:knocked_out_by} would Knock Out {who:event_subject}",
        ),
    ),
    (
        "event",
        "damaged",
        (
            f"{WHO} [is|are|gets] [damaged|damage] [by {{by:attacked_by}}]?",
            f"{WHO} takes damage [from {{by:attacked_by}}]? {STAGE}",
            f"{{by:attack_that_damages}} [does [any]? damage to|damages] "
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
rule(
    "event",
    f"{WHO} takes {{n:number_range}} damage [from {{by:attacked_by}}]? {STAGE}",
    f"{{by:attack_that_damages}} does {{n:number_range}} damage to {{who:event_subject}} {STAGE}",
    cost=1,  # preventing only that damage is a limit
)(partial(happening, "damaged"))


@rule("event", f"{WHO} [is|are] damaged but not Knocked Out by {{by:attacked_by}}")
def survives(by: Node, who: Subject | None = None, c: Node = ALWAYS) -> Node | None:
    whom = subject(c) if who is None else who
    if whom is None:
        return None
    one = whom[0] if len(whom) == 1 else node("event_mon")
    return happening("damaged", whom, by, c, also=node("not", node("falls", one)))


@rule(
    "before_event",
    "{of:attacks_of} does anything to {who:pokemon}",
    "{who:pokemon} would be damaged or affected by {of:attacks_of}",
)
def concerns(of: Node, who: Node) -> Node:
    whose = {"anyone": "both", "foe": "foe", "me": "me"}.get(str(of["players"]))
    attackers = of["players"] if whose is None else node("all", whose)
    return event("attack_declared", attackers, node("attack_concerns", who))


@rule(
    "event",
    "{who:event_subject} [is|becomes] {ills:conditions_listed} by {by:attacked_by} "
    "[during {x:owner} turn]?",
)
def falls_ill(who: Subject, ills: tuple[str, ...], by: Node, x: str = "foe") -> Node | None:
    either = conjunction("or", *(node("event_condition", ill) for ill in ills))
    return happening("condition_applied", who, by, either) if x == "foe" else None


# --- moving and evolving ------------------------------------------------------------------------
UP = (
    "[becomes [your|his or her] Active Pokémon [from [your|his or her] Bench]?"
    "|moves from [your|the] Bench to [become your Active Pokémon|the Active [spot|position]]]"
)


def moving(name: str, who: Subject, doer: str = "") -> Node | None:
    """An event of a Pokémon that leaves or enters a place."""
    of = owned(who[0], doer) if doer else who[0]
    return None if of is None else node("$event", Node(name, (wherever(of),)), ALWAYS, *who[1:])


for _name, _deed in (
    ("evolved", "{who:event_subject} evolves"),
    ("retreated", "[{who:event_subject} retreats|{doer} retreat(s) {who:event_subject}]"),
    (
        "retreat_tried",
        "[{who:event_subject} tries to retreat|{doer} tries to retreat {who:event_subject}] "
        "[during his or her turn]?",
    ),
    ("became_active", f"{{who:event_subject}} {UP}"),
):
    rule("event", _deed)(partial(moving, _name))
row("event", "@event(evolved, self())", "1 of your Pokémon becomes this Pokémon")


# --- powers -------------------------------------------------------------------------------------
@rule("event", "{who:event_subject} uses [a|an|any|its] {kind:power_kind}")
def uses_power(who: Subject, kind: str) -> Node:
    return node("$event", Node("power_used", who[:1]), node("event_power", kind), *who[1:])
