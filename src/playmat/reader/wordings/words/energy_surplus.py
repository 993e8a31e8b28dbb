"""Energy beyond the cost of the attack, and limits in a separate sentence."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule

UNPAID = (
    "[but not|that isn't|that aren't|that wasn't] used to pay for [this attack|this attack's "
    "[Energy]? cost]"
)
SELF = node("self")
DEALT = node("dealt")


@rule(
    "counted",
    f"[{{t:type}}]? Energy [card(s)]? attached to {{on:pokemon}} {UNPAID}",
    "extra [{t:type}]? Energy [card(s)]? attached to {on:pokemon}",
)
def surplus_energy(on: Node, t: str = "any") -> Node | None:
    return node("unpaid", t) if on == SELF else None


@rule(
    "counted",
    f"basic Energy [card(s)]? attached to {{on:pokemon}} {UNPAID}",
)
def spare_basic(on: Node) -> Node | None:
    return node("unpaid_cards", node("basic_energy")) if on == SELF else None


for _number, _words in enumerate(("1st|first", "2nd|second", "3rd|third", "4th|fourth"), 1):
    phrase("ordinal", _number, f"[{_words}]")
row(
    "statement",
    "[$at_most_count(?ordinal)]",
    "extra [{t:type}]? Energy after the {ordinal} [don't|doesn't] count",
)


# --- the damage that was done -------------------------------------------------------------------
for _way in ("up", "down"):
    phrase("rounding", f"half_{_way}", f"( rounded {_way} to the nearest 10 )")
row(
    "damage_dealt",
    "true",
    "the [amount of]? damage [done|dealt] to {pokemon} [by this attack]?",
    "the [amount of]? damage this attack did to {pokemon}",
    "that damage",
    "the damage [dealt|done]",
)


@rule(
    "damage_done",
    "{whole:damage_dealt} [{s:damage_stage}]?",
    "half {d:damage_dealt} {r:rounding}",
    "half {d:damage_dealt} {s:damage_stage} {r:rounding}",
    "half {d:damage_dealt} {r:rounding} {s:damage_stage}",
    "half {d:damage_dealt}",
)
def damage_done(d: bool = True, whole: bool = False, r: str = "half_up", s: str = "") -> Node:
    return DEALT if whole else node(r, DEALT)


HURT = node("compare", DEALT, ">", 0)


@rule(
    "condition",
    "this attack damages {x:pokemon} [{s:damage_stage}]?",
    "~ does damage to {x:pokemon} [{s:damage_stage}]?",
    "this attack does damage to {x:pokemon} [{s:damage_stage}]?",
    "this attack does any damage to {x:pokemon} [{s:damage_stage}]?",
    "any damage is done to {x:pokemon} by this attack",
)
def was_damaged(x: Node, s: str = "") -> Node | None:
    return HURT if x in (node("defender"), node("active", "foe")) else None


for _condition, _words in (
    ("not(compare(dealt(), >, 0))", "all damage from this attack is prevented"),
    ("falls(?who)", "this attack Knocks Out {who:pokemon}"),
):
    row("unless_attack", _condition, _words)
row(
    "condition",
    "not(falls(?who))",
    "this attack doesn't Knock Out {who:pokemon} [,]?",
    "{who:pokemon} isn't Knocked Out by [the damage from]? this attack",
    "this doesn't Knock Out {who:pokemon}",
)


# --- half of what is left -----------------------------------------------------------------------
@rule(
    "outcome",
    "[this attack]? does damage [to {x:pokemon}]? equal to half {y:pokemon} 's remaining HP "
    "{r:rounding}",
)
def half_left(y: Node, r: str, x: Node | None = None) -> Block | None:
    return (node("set_damage", node(r, node("hp_left", y))),) if x in (None, y) else None


# --- at least an amount of it ---------------------------------------------------------------------
@rule(
    "condition",
    "{who:pokemon} has at least {n:number} extra [{t:type}]? Energy [card(s)]? attached [to it]?",
)
def extra_energy(who: Node, n: int, t: str = "any") -> Node | None:
    return node("compare", node("unpaid", t), ">=", n) if who == node("self") else None
