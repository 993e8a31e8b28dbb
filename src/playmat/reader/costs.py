"""What a Trainer card asks for before it may be played: the cards that pay for it."""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, changed, node
from playmat.reader.useful import MINE, OTHERS


def paid_from_others(block: Block) -> Block:
    """Return a cost paid with the other cards of the hand, never with the card itself."""

    def other(arg: Arg) -> Arg:
        whole = isinstance(arg, Node) and arg.word in ("choose", "discard", "move")
        if whole and arg.args[0] == MINE:  # type: ignore[union-attr]
            return Node(arg.word, (OTHERS, *arg.args[1:]))  # type: ignore[union-attr]
        return arg

    return cast(Block, changed(block, other))


def cost_needs(paid: Block) -> list[Node]:
    """Return what must be there for a cost to be paid."""
    needs: list[Node] = []
    for statement in paid:
        value = statement.args[1] if statement.word == "bind" else None
        if isinstance(value, Node) and value.word == "choose":
            needs += _need(value.args[0], value.args[1])
    return needs


def _need(source: Arg, least: Arg) -> list[Node]:
    if source == OTHERS and least != 0:
        return [node("compare", node("count", MINE), ">", least)]
    if least == 0 or _speaks(source):
        return []
    if least == 1:
        return [node("any_of", source)]
    return [node("compare", node("count", source), ">=", least)]


def _speaks(source: Arg) -> bool:
    if isinstance(source, Node):
        return source.word == "ref" or any(_speaks(arg) for arg in source.args)
    return False
