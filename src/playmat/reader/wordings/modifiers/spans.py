"""What holds for a while: modifiers, and the spans of time they hold for."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import acted

phrase("span", "foe_next_turn", "during your opponent's next turn")
phrase("span", "through_foe_turn", "until the end of your opponent's next turn")
phrase("span", "foe_next_turn", "during [his or her|their] next turn")
spare_phrase("span", "through_foe_turn", "until the end of [his or her|their] next turn")
phrase("span", "my_next_turn", "during your next turn")
phrase("span", "through_my_turn", "until the end(s) of your next turn")
phrase("span", "end_of_turn", "this turn", "during this turn", "until the end of your turn")
spare_phrase("span", "end_of_turn", "until the end of [this|the] turn")
spare_phrase("span", "rest_of_game", "for the rest of [this|the] game")


# --- modifiers: each rule gives (whom it rests on, modifiers) ------------------------------------


@rule("modifier", "{who:pokemon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node | None:
    if attack.startswith(("Poké-", "Pokémon Power", "Abilit")):
        return None
    return on(who, node("forbid_attack", who, attack))


# --- lasting statements -------------------------------------------------------------------------
@rule("outcome", "{span:span} [,]? {what:modifier}", "{what:modifier} {span:span}")
def lasting(span: str, what: Node) -> Block:
    return acted((resting(span, what),), "me")


@rule(
    "outcome",
    "{span:span} , as long as {c:condition} , {what:modifier}",
    "as long as {c:condition} , {what:modifier} {span:span}",
)
@spare_rule("outcome", "{span:span} , if {c:condition} , {what:modifier}", cost=1)
def conditional(span: str, c: Node, what: Node) -> Block:
    if what.args[0] == node("$it") and c.word == "is":
        what = cast(Node, replaced(what, node("$it"), c.args[0]))
    whom, mods = what.args
    held: Block = (node("as_long_as", c, mods),)
    if c == node("is", node("self"), node("is_active")):
        # Who leaves the place or evolves is no longer the one that was named.
        held = (*cast(Block, mods), node("ends_with", node("self")))
    return acted((resting(span, node("$mods", whom, held)),), "me")
