"""When something happens: before the damage, later, at the end of the turn."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, nodes_in, uses
from playmat.lang.words import of_role
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ALWAYS, HEADS, TAILS, times
from playmat.reader.nodes import acted

_RAISING: Final = of_role("damage")
THAT = node("$that", "mons")
THOSE = node("$that", "cards")


@rule(
    "statement",
    "for each {n:coins_shown} , {do:effects}",
    "{do:effects} for each {n:coins_shown}",
    "for each {n:coins_shown} , {do:effects} , and for each {m:coins_shown} , {more:effects}",
    cost=1,
)
def for_each_toss(n: Node, do: Block, m: Node | None = None, more: Block = ()) -> Block | None:
    if m is not None:
        both = for_each_toss(n, do), for_each_toss(m, more)
        return (*both[0], *both[1]) if both[0] and both[1] else None
    whole = len(do) == 1 and do[0].word in ("hit", "add_damage") and not uses(do, "$pick")
    if whole and isinstance(do[0]["amount"], int):
        return (do[0].having("amount", times(do[0]["amount"], n)),)
    if len(do) == 1 and do[0].word == "set_amount" and do[0].child("amount").word == "sub":
        less = do[0].child("amount")
        return (do[0].having("amount", less.having("right", times(cast(int, less["right"]), n))),)
    if any((s.word.startswith("$") and s.word != "$found") or s.word in _RAISING for s in do):
        return None
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


ATTACKED = "after [doing damage|this attack|the attack|your attack]"
for _symbol, _meant, *_said in (
    (
        "statement",
        "[$before(?do)]",
        "before [doing damage|[this attack|~|this Pokémon] does damage] , {do:statement}",
        "before applying Weakness and Resistance , {do:statement}",
        "{do:effects} when you use this attack",
        "when you use this attack , {do:effects}",
    ),
    (
        "statement",
        "[$before([if(?condition, ?then)])]",
        "if , before [doing damage|[this attack|~|this Pokémon] does damage] , {condition} , "
        "{then:outcome}",
    ),
    (
        "statement",
        "[$first(?effects)]",
        "before [using|applying] [this effect|these effects] , {effects}",
    ),
    ("statement", "?statement", f"{ATTACKED} , {{statement}}", "[then|either way] , {statement}"),
    ("effects", "[$before(?effect)]", "{effect} before doing damage"),
    ("effects", "?effect", f"{{effect}} {ATTACKED}"),
):
    row(_symbol, _meant, *_said)

for _moment, _whose, _words in (
    ("turn_ended", "foe", "at the end of your opponent's next turn"),
    ("turn_ended", "me", "at the end of [this|the|your] turn"),
    ("turn_began", "me", "at the [beginning|start] of your next turn"),
):
    phrase("later", Node(_moment, (_whose,)), _words)


@rule("effects", "{when:later} , {do:effects}")
@rule(
    "statement",
    "{do:effects} {when:later}",
    "if {c:condition} {when:later} , {do:effects}",
    "{when:later} , if {c:condition} , {do:effects}",
)
def put_off(when: Node, do: Block, c: Node = ALWAYS) -> Block | None:
    """An effect that is delayed.

    Effects on the Defending Pokémon at the end of the opponent's turn stay with it and end if it is
    Benched; other Pokémon are not known in advance.
    """
    later = replaced(do, node("defender"), node("bearer"))
    if when.args == ("foe",) and later != do and c == ALWAYS:
        reaction = node("on", when, ALWAYS, "nobody", "free", "play", later)
        on_it = (node("handler", reaction),)
        return acted((node("lasting", "foe_next_turn", node("defender"), on_it),), "me")
    delayed = node("delay", when, c, do)
    about = {"defender", "$it", "$that"} & {part.word for part in nodes_in(delayed)}
    return None if about and when.args == ("me",) else acted((delayed,), "me")


row("act", "[another_turn()]", "take another turn after this one")
row(
    "outcome",
    "[end_turn()]",
    "this ends your turn",
    "his or her turn ends",
    "your turn ends [immediately]?",
    "your turn is over now",
    "that player's turn ends",
)
