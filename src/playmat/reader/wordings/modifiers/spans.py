"""What holds for a while: modifiers, and the spans of time they hold for."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import acted

row(
    "span",
    "foe_next_turn",
    "during your opponent's next turn",
    "during [his or her|their] next turn",
)
row(
    "span",
    "through_foe_turn",
    "until the end of your opponent's next turn",
    "until the end of [his or her|their] next turn",
)
row("span", "my_next_turn", "during your next turn")
row("span", "through_my_turn", "until the end(s) of your next turn")
row(
    "span",
    "end_of_turn",
    "this turn",
    "during this turn",
    "until the end of your turn",
    "until the end of [this|the] turn",
)


# --- modifiers: each rule gives (whom it rests on, modifiers) ------------------------------------
@rule("modifier", "{who:pokemon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node | None:
    if attack.startswith(("Poké-", "Pokémon Power", "Abilit")):
        return None
    return on(who, node("forbid_attack", who, attack))


# --- lasting statements -------------------------------------------------------------------------
row(
    "outcome",
    "@acted([@resting(?span, ?modifier)], me)",
    "{span} [,]? {modifier}",
    "{modifier} {span}",
)
row(
    "outcome",
    "@acted([@resting(?span, ?modifier), @resting(?span, ?b)], me)",
    "{modifier} {span} , and {b:modifier} [during that turn]?",
    "{span} , {modifier} , and {b:modifier}",
)


@rule(
    "outcome",
    "{span:span} , [as long as|while] {c:conditions} , {what:modifier}",
    "[as long as|while] {c:conditions} , {what:modifier} {span:span}",
)
def conditional(span: str, c: Node, what: Node) -> Block | None:
    if what["whom"] == node("$it") and c.word == "is":
        what = cast(Node, replaced(what, node("$it"), c["what"]))
    if node("$that", "cards") in nodes_in(c):
        return None
    whom, mods = what.args
    held: Block = (node("as_long_as", c, mods),)
    if c == node("is", node("self"), node("is_active")):
        # Who leaves the place or evolves is no longer the one that was named.
        held = (*cast(Block, mods), node("ends_with", node("self")))
    return acted((resting(span, node("$mods", whom, held)),), "me")


row("may_use", "@acted([@resting(?span, ?modifier)], me)", "you may {modifier} {span}")
row("use_or_do", "@acted([@resting(?span, ?modifier)], me)", "you may {modifier} {span}")


@rule(
    "outcome",
    "{span:span} , {what:modifier} [,]? unless {c:conditions}",
    "{what:modifier} {span:span} [,]? unless {c:conditions}",
    cost=1,
)
def conditional_but(span: str, c: Node, what: Node) -> Block | None:
    return conditional(span, node("not", c), what)
