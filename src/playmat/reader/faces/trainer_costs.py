"""What a Trainer card asks for before it may be played: the cards that pay for it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, node
from playmat.lang.needs.single_effects import of_others
from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.meanings import MINE

_TAKEN: Final = of_role("pick") | {"discard", "move"}


def paid_from_others(block: Block) -> Block:
    """Return a cost paid with the other cards of the hand, never with the card itself."""

    def other(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in _TAKEN:
            return arg
        return Node(arg.word, (of_others(arg.args[0]), *arg.args[1:]))

    return cast(Block, changed(block, other))


def can_draw(block: Block) -> Node:
    """Return that a card could be drawn: there is one, and the hand may become small enough."""
    deck = node("any_of", node("deck", "me"))
    fill = [n.args[1] for n in nodes_in(block) if n.word == "draw_until" and n.args[0] == "me"]
    if len(fill) != 1 or not isinstance(fill[0], int):
        return deck
    thrown = [n.args[2] for n in nodes_in(block) if n.word == "choose" and n.args[0] == MINE]
    room = fill[0] + sum(n for n in thrown if isinstance(n, int))
    return node("and", deck, node("compare", node("count", MINE), "<=", room))
