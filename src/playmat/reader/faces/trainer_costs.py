"""Costs of a Trainer card: cards that must be given up to play it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, node
from playmat.lang.needs.single_effects import of_others
from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.meanings import MINE

_TAKEN: Final = of_role("pick") | {"discard", "move"}


def paid_from_others(block: Block) -> Block:
    """A cost paid with other cards of the hand, never with the card itself."""

    def other(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in _TAKEN:
            return arg
        taken = "cards" if arg.word in ("discard", "move") else "from"
        return arg.having(taken, of_others(arg[taken]))

    return cast(Block, changed(block, other))


def can_draw(block: Block) -> Node:
    """Condition that a card can be drawn: there is one, and the hand can become small enough."""
    deck = node("any_of", node("deck", "me"))
    fill = [n["count"] for n in nodes_in(block) if n.word == "draw_until" and n["player"] == "me"]
    if len(fill) != 1 or not isinstance(fill[0], int):
        return deck
    thrown = [n["most"] for n in nodes_in(block) if n.word == "choose" and n["from"] == MINE]
    room = fill[0] + sum(n for n in thrown if isinstance(n, int))
    return node("and", deck, node("compare", node("count", MINE), "<=", room))
