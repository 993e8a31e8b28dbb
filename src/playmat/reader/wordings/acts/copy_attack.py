"""Attacks copied in the older words, and attacks that cannot be used again."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule

THAT = node("$that", "attacks")
phrase("copying_attack", True, "~", "this attack")
phrase("copying_attack", True, "{name}")
phrase("such_as", True, ", such as discarding Energy cards")
phrase("attack_requirements", True, "anything else [required]? in order to use that attack")
phrase(
    "outcome",
    (node("copy_attack", THAT),),
    "{copying_attack} copies that attack except for its Energy cost(s) and {attack_requirements} "
    "[{such_as}]?",
)
phrase(
    "outcome",
    (node("use_attack", THAT),),
    "{copying_attack} copies that attack",
    "{copying_attack} copies that attack except for its Energy cost(s)",
)


@spare_rule(
    "statement",
    "this attack does nothing if {x:pokemon} doesn't have the necessary Energy to use that attack",
    "if {x:pokemon} doesn't have the [necessary Energy|Energy necessary] to use that attack , "
    "this attack does nothing",
)
@rule(
    "statement",
    "this attack does nothing if {x:pokemon} doesn't have the Energy necessary to use that attack",
)
def unless_paid(x: Node) -> Block | None:
    return (node("$if_paid"),) if x == node("self") else None


@rule("condition", "{x:pokemon} has the [necessary Energy|Energy necessary] to use that attack")
def can_pay(x: Node) -> Node | None:
    return node("pays_for", THAT) if x == node("self") else None


@rule(
    "condition", "{x:pokemon} attacked last turn , and {y:pokemon} was in play during that attack"
)
def attacked_then(x: Node, y: Node) -> Node:
    return node("and", node("attacked_last_turn", x), node("not", node("entered_this_turn", y)))


phrase("was_attacked", True, "{pokemon} was attacked last turn")
phrase("final_result", True, "the final result of that attack on [~|this Pokémon]")
phrase(
    "statement",
    (node("mirror", node("defender")),),
    "if {was_attacked} , do {final_result} to the Defending Pokémon",
)


# --- not again ----------------------------------------------------------------------------------
LOCK = node(
    "lasting", "my_next_turn", node("self"), (node("forbid_attack", node("self"), "$name"),)
)
phrase(
    "outcome",
    (LOCK,),
    "[you|~|this Pokémon] can't use this attack during your next turn",
    "this attack can't be used during your next turn",
    "[you|~|this Pokémon] can't use this attack again during your next turn",
)
phrase(
    "statement",
    (node("$limit", "once_stay"),),
    "[either way ,]? you can't use this attack again as long as [~|this Pokémon] stays in play",
)


@rule(
    "condition",
    "{x:pokemon} used its {a:name} attack last turn",
    "{x:pokemon} used its {a:name} attack during your last turn",
    "{x:pokemon} used {y:this_attack} [last turn|during your last turn]",
)
def used_its_attack(x: Node, a: str = "$name", y: Node | None = None) -> Node | None:
    return node("used_last_turn", a) if x == node("self") else None


@rule(
    "condition",
    "an attack damaged {x:pokemon} during your opponent's last turn",
    "{x:pokemon} was damaged by an attack [during]? [your opponent's]? last turn",
)
def was_damaged(x: Node) -> Node:
    return node("compare", node("last_damage", x), ">", 0)


@rule(
    "condition",
    "{x:pokemon} was [damaged or affected by|attacked with] {a:name} during your last turn",
    "{x:pokemon} is {s:pokemon_state} and was [damaged or affected by|attacked with] {a:name} "
    "during your last turn",
)
def struck_by(x: Node, a: str, s: Node | None = None) -> Node:
    struck = node("struck_last_turn", x, a)
    return struck if s is None else node("and", node("is", x, s), struck)


# --- attacks made stronger ----------------------------------------------------------------------
@rule(
    "outcome",
    "during your next turn , {a:attack_named_attack} 's [base]? damage is doubled",
    cost=-1,
)
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


@rule(
    "outcome",
    "during your next turn , treat any tails flipped when using {a:own_attack} as if they were "
    "heads",
    "during your next turn , treat [all|any] coins flipped for {a:own_attack} as heads",
    "during your next turn , if you flip any coins for {a:own_attack} , treat them as heads",
)
def sure_next(a: str) -> Block:
    asked = node("and", node("attack_is", a), node("event_from", node("self")))
    event = Node("coins_flipped", ("me",))
    clause = Node("instead", (event, asked, "nobody", "free", "play", (node("count_as_heads"),)))
    return (node("lasting", "my_next_turn", node("self"), (node("handler", clause),)),)


phrase("note", (), "base damage and damage to itself")


@rule("attack_named_attack", "~ 's {a:name}", "this Pokémon's {a:name}")
def attack_in_name(a: str) -> str | None:
    return a if a.endswith("Attack") else None


phrase(
    "outcome",
    (node("set_damage", node("mul", 2, node("base_damage"))),),
    "this attack's [base]? damage is doubled",
    "this attack does [double|twice its|twice as much|twice the] damage",
)


for _kind, _said in {"GX": "GX attack", "VSTAR": "VSTAR Power"}.items():
    spare_phrase(
        "attack_note",
        (node("$limit", "once_game", _kind),),
        f"you can't use more than [1|one] {_said} in a game",
    )
