"""Energy beyond the cost of the attack, and limits said in a sentence of their own."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import counters_until
from playmat.reader.nodes import acted

COST = "[this attack|this attack's Energy cost|this attack's cost]"


@rule(
    "counted",
    f"Energy [card(s)]? attached to {{on:pokemon}} [but not|that isn't|that aren't|that wasn't] "
    f"used to pay for {COST}",
)
def spare(on: Node) -> Node | None:
    return node("unpaid") if on == node("self") else None


@rule(
    "counted",
    f"{{t:type}} Energy [card(s)]? attached to {{on:pokemon}} [but not|that isn't|that aren't|that "
    f"wasn't] used to pay for {COST}",
)
def spare_of(t: str, on: Node) -> Node | None:
    return node("unpaid", t) if on == node("self") else None


@rule(
    "statement",
    "you can't do more than {n:number} damage in this way",
    "you can't add more than {n:number} damage this way",
    "you can't put more than {n:number} damage counters [on {x:pokemon}]? in this way",
)
@spare_rule(
    "statement",
    "you can't add more than {n:number} damage in this way",
    "you can't add more than {n:number} damage to this attack in this way",
)
def damage_limit(n: int, x: Node | None = None) -> Block:
    return (node("$cap", n),)


spare_phrase("ordinal", 1, "1st", "first")
phrase("ordinal", 2, "2nd", "second")
spare_phrase("ordinal", 3, "3rd", "third")
spare_phrase("ordinal", 4, "4th", "fourth")


@rule("statement", "extra [{t:type}]? Energy after the {n:ordinal} [don't|doesn't] count")
def count_limit(n: int, t: str = "") -> Block:
    return (node("$at_most_count", n),)


@rule(
    "statement",
    "you can't flip more than {n:number} coins in this way",
    "you can't flip more than {n:number} coins",
)
def coin_limit(n: int) -> Block:
    return (node("$at_most_coins", n),)


# --- the damage that was done -------------------------------------------------------------------
DEALT = node("dealt")
phrase("rounding", "half_up", "( rounded up to the nearest 10 )")
phrase("rounding", "half_down", "( rounded down to the nearest 10 )")
phrase(
    "damage_dealt",
    True,
    "the [amount of]? damage [done|dealt] to {pokemon}",
    "the [amount of]? damage this attack did to {pokemon}",
    "that damage",
    "the damage [dealt|done]",
)
phrase("damage_done", DEALT, "{damage_dealt} [{damage_stage}]?")


@rule(
    "damage_done",
    "half {d:damage_dealt} {r:rounding}",
    "half {d:damage_dealt} {s:damage_stage} {r:rounding}",
    "half {d:damage_dealt} {r:rounding} {s:damage_stage}",
    "half {d:damage_dealt}",
)
def half_of_it(d: bool, r: str = "half_up", s: str = "") -> Node:
    return node(r, DEALT)


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


@spare_rule(
    "statement",
    "if this attack [does|did] [any]? damage to {x:pokemon} , {do:acts}",
    "if this attack [damages|damaged] {x:pokemon} , {do:acts}",
    cost=-1,
)
def was_damaged_so(x: Node, do: Block) -> Block | None:
    done = cast(Block, replaced(acted(do, "me"), node("$it"), node("defender")))
    hurt = was_damaged(x)
    return None if hurt is None or done == acted(do, "me") else (node("if", hurt, done),)


phrase("unless_attack", node("not", HURT), "all damage from this attack is prevented")


@rule("unless_attack", "this attack Knocks Out {x:pokemon}")
def knocks_out(x: Node) -> Node:
    return node("falls", x)


@rule(
    "condition",
    "this attack doesn't Knock Out {x:pokemon} [,]?",
    "{x:pokemon} isn't Knocked Out by [the damage from]? this attack",
    "this doesn't Knock Out {x:pokemon}",
)
def not_knocked_out(x: Node) -> Node:
    return node("not", node("falls", x))


@rule("statement", "unless {c:unless_attack} , {do:effects}")
def unless(c: Node, do: Block) -> Block:
    return (node("if", node("not", c), do),)


# --- half of what is left -----------------------------------------------------------------------
@rule(
    "outcome",
    "[this attack]? does damage [to {x:pokemon}]? equal to half {y:pokemon} 's remaining HP "
    "{r:rounding}",
)
def half_left(y: Node, r: str, x: Node | None = None) -> Block | None:
    return (node("set_damage", node(r, node("hp_left", y))),) if x in (None, y) else None


@rule("condition", "the damage from this attack reduces {who:pokemon} 's HP to {n:number} or less")
def cut_down_to(who: Node, n: int) -> Node:
    left = node("compare", node("hp_left", who), "<=", n)
    return node("and", node("compare", node("dealt"), ">", 0), left)


@rule(
    "act",
    "put(s) a number of damage counters on {x:pokemon} so that its remaining HP [are|is] "
    "{n:number}",
)
def leaves(x: Node, n: int) -> Block:
    return counters_until(x, n)


# --- the most that may be done ------------------------------------------------------------------


@spare_rule("statement", "you can't draw more than {n:number} cards [in this way|this way]?")
def most_cards(n: int) -> Block:
    return (node("$cap_draw", n),)


# --- at least so much of it -----------------------------------------------------------------------
spare_phrase("reminder", True, "in addition to this attack's [Energy]? cost")


@spare_rule(
    "condition",
    "{who:pokemon} has at least {n:number} extra [{t:type}]? Energy [card(s)]? attached [to it]?",
)
def extra_energy(who: Node, n: int, t: str = "any") -> Node | None:
    return node("compare", node("unpaid", t), ">=", n) if who == node("self") else None


@spare_rule("counted", "extra [{t:type}]? Energy [card(s)]? attached to {who:pokemon}")
def extra_counted(who: Node, t: str = "any") -> Node | None:
    return node("unpaid", t) if who == node("self") else None


@spare_rule(
    "outcome",
    "this attack does [an amount of]? damage [to {x:pokemon}]? equal to {y:pokemon} 's remaining "
    "HP",
)
def all_left(y: Node, x: Node | None = None) -> Block:
    return (node("set_damage", node("hp_left", y)),)
