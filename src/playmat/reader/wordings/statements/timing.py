"""When something is done: for each heads, around the damage, later, and doing things over."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import HEADS, TAILS, times
from playmat.reader.nodes import acted

_RAISING: Final = of_role("damage")

THAT = node("$that", "mons")
THOSE = node("$that", "cards")
phrase("coins_shown", HEADS, "heads")
phrase("coins_shown", TAILS, "tails")


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


@rule(
    "statement",
    "before doing damage , {do:statement}",
    "before [this attack|~|this Pokémon] does damage , {do:statement}",
    "{do:effects} before doing damage",
    "before applying Weakness and Resistance , {do:statement}",
    "{do:effects} when you use this attack",
    "when you use this attack , {do:effects}",
)
def before_damage(do: Block) -> Block:
    return (node("$before", do),)


@spare_rule("statement", "if {c:condition} , {do:effects} before doing damage")
def before_damage_if(c: Node, do: Block) -> Block:
    return (node("$before", (node("if", c, acted(do, "me")),)),)


same(
    "statement",
    "[after doing damage|after your attack|after this attack|after the attack] , {statement}",
    "{effects} [after doing damage|after the attack|after your attack]",
)
phrase("note", (), "after doing damage")
phrase("note", (), "{reminder}")
phrase(
    "reminder",
    True,
    "don't apply Weakness [and|or] Resistance for Benched Pokémon",
    "before your attack",
    "after applying Weakness and Resistance",
)


@rule("statement", "either way , {do:statement}")
def either_way(do: Block) -> Block:
    return acted(do, "me")


@rule(
    "statement",
    "if , before [doing damage|this Pokémon does damage|~ does damage] , {c:condition} , "
    "{do:outcome}",
)
def before_it(c: Node, do: Block) -> Block:
    return (node("$before", (node("if", c, do),)),)


@rule(
    "statement",
    "if , before [doing damage|this Pokémon does damage|~ does damage] , {c:condition} and is then "
    "damaged by this attack [{s:damage_stage}]? , {do:outcome}",
)
def unhurt_before(c: Node, do: Block, s: str = "after") -> Block | None:
    unhurt = c.args[0] if c.word == "not" else None
    if not isinstance(unhurt, Node) or unhurt.args[1:] != (node("damaged"),):
        return None
    had = node("bind", "$had", node("counters_on", unhurt.args[0]))
    asked = node("compare", node("ref", "$had"), "==", 0)
    struck = node("compare", node("dealt"), ">", 0)
    return (node("$before", (had,)), node("if", node("and", asked, struck), do))


@spare_rule(
    "statement", "if {c:coin_result} , {do:effects} at the end of your opponent's next turn"
)
def end_of_next_turn_if(c: Node, do: Block) -> Block:
    return (node("if", c, end_of_next_turn(do)),)


@spare_rule("effects", "at the [beginning|start] of your next turn , {do:effects}")
def at_next_turn(do: Block) -> Block | None:
    about = any(n.word in ("defender", "$it", "$that") for n in nodes_in(do))
    return None if about else (node("delay", Node("turn_began", ("me",)), node("always"), do),)


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


@spare_rule("effects", "at the end of [this|the|your] turn , {do:effects}")
@spare_rule("statement", "at the end of [this|the|your] turn , if {c:conditions} , {do:effects}")
@spare_rule("statement", "{do:effects} at the end of [this|the|your] turn", cost=1)
def end_of_this_turn(do: Block, c: Node | None = None) -> Block | None:
    later = node("delay", Node("turn_ended", ("me",)), c or node("always"), do)
    about = any(n.word in ("defender", "$it", "$that") for n in nodes_in(later))
    return None if about else acted((later,), "me")


phrase(
    "note",
    (node("$earlier"),),
    "before doing damage or other effects of this attack",
    "[do this]? before doing [any]? damage",
    "before this attack does damage",
)
