"""When something happens: before the damage, later, at the end of the turn."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import HEADS, TAILS, times
from playmat.reader.nodes import acted

_RAISING: Final = of_role("damage")
THAT = node("$that", "mons")
THOSE = node("$that", "cards")

row("coins_shown", "heads($coins)", "heads")
row("coins_shown", "tails($coins)", "tails")


@rule(
    "statement",
    "for each {n:coins_shown} , {do:effects}",
    "{do:effects} for each {n:coins_shown}",
    cost=1,
)
def for_each_toss(n: Node, do: Block) -> Block | None:
    if any((s.word.startswith("$") and s.word != "$found") or s.word in _RAISING for s in do):
        return None
    if len(do) == 1 and do[0].word == "hit" and isinstance(do[0].args[1], int):
        return (Node("hit", (do[0].args[0], times(do[0].args[1], n), *do[0].args[2:])),)
    return (node("repeat", n, do),)


@rule("statement", "for each {n:for_each} , {do:effects}", cost=3)
def for_each_thing(n: Arg, do: Block) -> Block | None:
    known = do[0].word == "$found"
    spoken = any(part in (node("$it"), THAT, THOSE) for part in nodes_in(do))
    if (spoken and not known) or n in (HEADS, TAILS) or not _repeatable(do):
        return None
    return (node("repeat", n, acted(do, "me")),)


def _repeatable(do: Block) -> bool:
    marked = any(s.word.startswith("$") and s.word != "$found" for s in do)
    return not marked and not any(s.word in _RAISING or s.word == "lasting" for s in do)


row(
    "statement",
    "[$before(?do)]",
    "before doing damage , {do:statement}",
    "before [this attack|~|this Pokémon] does damage , {do:statement}",
    "{do:effects} before doing damage",
    "before applying Weakness and Resistance , {do:statement}",
    "{do:effects} when you use this attack",
    "when you use this attack , {do:effects}",
    "before [~|this Pokémon] does damage , {do:statement}",
)
row(
    "statement",
    "[$first(?effects)]",
    "before [using|applying] [this effect|these effects] , {effects}",
)
row(
    "statement",
    "[$before([if(?condition, @acted(?effects, me))])]",
    "if {condition} , {effects} before doing damage",
)
same(
    "statement",
    "[after doing damage|after your attack|after this attack|after the attack] , {statement}",
    "{effects} [after doing damage|after the attack|after your attack]",
)
row("statement", "@acted(?statement, me)", "either way , {statement}")
row(
    "statement",
    "[$before([if(?condition, ?then)])]",
    "if , before [doing damage|this Pokémon does damage|~ does damage] , {condition} , "
    "{then:outcome}",
)


@rule("effects", "at the end of your opponent's next turn , {do:effects}")
@rule("statement", "{do:effects} at the end of your opponent's next turn")
def end_of_next_turn(do: Block) -> Block:
    """Read something put off to the end of the opponent's next turn.

    What is done to the Defending Pokémon lies on it until then, and ends if it is Benched.
    """
    moment = Node("turn_ended", ("foe",))
    later = replaced(do, node("defender"), node("bearer"))
    if later == do:
        return acted((node("delay", moment, node("always"), do),), "me")
    reaction = node("on", moment, node("always"), "nobody", "free", "play", later)
    on_it = (node("handler", reaction),)
    return acted((node("lasting", "foe_next_turn", node("defender"), on_it),), "me")


row(
    "statement",
    "@acted([delay(turn_ended(foe), ?if, ?do)], me)",
    "if {if:condition} at the end of your opponent's next turn , {do:effects}",
)
row(
    "note",
    "[$earlier()]",
    "before doing damage or other effects of this attack",
    "[do this]? before doing [any]? damage",
    "before this attack does damage",
)
row(
    "outcome",
    "[end_turn()]",
    "this ends your turn",
    "your turn ends",
    "his or her turn ends",
    "your turn ends [immediately]?",
    "your turn is over now",
    "that player's turn ends",
)


@rule("statement", "if {c:coin_result} , {do:effects} at the end of your opponent's next turn")
def end_of_next_turn_if(c: Node, do: Block) -> Block:
    return (node("if", c, end_of_next_turn(do)),)


@rule("effects", "at the [beginning|start] of your next turn , {do:effects}")
def at_next_turn(do: Block) -> Block | None:
    about = any(n.word in ("defender", "$it", "$that") for n in nodes_in(do))
    return None if about else (node("delay", Node("turn_began", ("me",)), node("always"), do),)


@rule("effects", "at the end of [this|the|your] turn , {do:effects}")
@rule("statement", "at the end of [this|the|your] turn , if {c:conditions} , {do:effects}")
@rule("statement", "{do:effects} at the end of [this|the|your] turn", cost=1)
def end_of_this_turn(do: Block, c: Node | None = None) -> Block | None:
    later = node("delay", Node("turn_ended", ("me",)), c or node("always"), do)
    about = any(n.word in ("defender", "$it", "$that") for n in nodes_in(later))
    return None if about else acted((later,), "me")
