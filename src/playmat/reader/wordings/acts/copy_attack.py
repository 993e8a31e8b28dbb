"""Attacks and Supporter cards whose effect is used, and attacks that cannot be used again."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule

THAT = node("$that", "attacks")
TO_PAY = "[necessary Energy|Energy necessary] to use that attack"

row("copying_attack", "true", "~", "this attack", "{name}")
row("attack_requirements", "true", "anything else [required]? in order to use that attack")


@rule(
    "statement",
    f"this attack does nothing if {{x:pokemon}} doesn't have the {TO_PAY}",
    f"if {{x:pokemon}} doesn't have the {TO_PAY} , this attack does nothing",
    f"{{x:pokemon}} must have the {TO_PAY}",
)
def unless_paid(x: Node) -> Block | None:
    return (node("$if_paid"),) if x == node("self") else None


@rule("condition", f"{{x:pokemon}} has the {TO_PAY}")
def can_pay(x: Node) -> Node | None:
    return node("pays_for", THAT) if x == node("self") else None


# --- not twice ----------------------------------------------------------------------------------
for _limit, _when in (
    ("lasting(my_next_turn, self(), [forbid_attack(self(), $name)])", "during your next turn"),
    ("$limit(once_stay)", "as long as [~|this Pokémon] stays in play"),
):
    row(
        "outcome",
        f"[{_limit}]",
        f"[you|~|this Pokémon] can't use this attack [again]? {_when}",
        f"this attack can't be used {_when}",
    )


row(
    "condition",
    "compare(last_damage(?on), >, 0)",
    "an attack damaged {on:pokemon} during your opponent's last turn",
    "{on:pokemon} was damaged by an attack [during]? [your opponent's]? last turn",
)


# --- attacks made stronger ----------------------------------------------------------------------
@rule(
    "outcome",
    "during your next turn , {a:own_attack} 's [base]? damage is doubled",
    "during your next turn , {a:own_attack} does [double|twice its|twice as much] damage",
    "{a:own_attack} 's [base]? damage is doubled during your next turn",
    "during your next turn , if {x:pokemon} uses {a:own_attack} , [its|that attack's] [base]? "
    "damage is doubled",
)
def doubled(a: str, x: Node | None = None) -> Block | None:
    if x not in (None, node("self")):
        return None
    twice = node("mod", "damage_dealt", node("self"), "times", 2, stage="base")
    return (
        node(
            "lasting",
            "my_next_turn",
            node("self"),
            (node("as_long_as", node("attack_is", a), (twice,)),),
        ),
    )


for _kind, _said in {"GX": "GX attack", "VSTAR": "VSTAR Power"}.items():
    phrase(
        "attack_note",
        (node("$limit", "once_game", _kind),),
        f"you can't use more than [1|one] {_said} in a game",
    )
    _used = f"[already]? used [his or her|their|your|a|any] {_said} [[during|in]? [this|the] game]?"
    for _test, _who in (
        (f'limit_used(?player_has, "{_kind}")', "{player_has}"),
        (f'not(limit_used(me, "{_kind}"))', "you [haven't|have not]"),
    ):
        row("condition", _test, f"{_who} {_used}")
for _deed, *_words in (
    (
        "use_card(?card)",
        "use(s) the effect [of|on] {card:cards} as the effect of this [attack|power|Ability|card]",
        "use(s) {card:cards} as the effect of this attack",
    ),
    ("use_attack(?attack_picked)", "use(s) {attack_picked}"),
):
    row("act", f"[{_deed}]", *_words)
