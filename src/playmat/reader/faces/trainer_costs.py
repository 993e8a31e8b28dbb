"""What a Trainer card asks for before it may be played: the cards that pay for it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.faces.trainer_useful import of_others
from playmat.reader.meanings import MINE, OTHERS
from playmat.reader.nodes import Block, changed, node

_TAKEN: Final = of_role("pick") | {"discard", "move"}


def paid_from_others(block: Block) -> Block:
    """Return a cost paid with the other cards of the hand, never with the card itself."""

    def other(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in _TAKEN:
            return arg
        return Node(arg.word, (of_others(arg.args[0]), *arg.args[1:]))

    return cast(Block, changed(block, other))


def cost_needs(paid: Block) -> list[Node]:
    """Return what must be there for a cost to be paid."""
    needs: list[Node] = []
    for statement in paid:
        value = statement.args[1] if statement.word == "bind" else None
        if isinstance(value, Node) and value.word in ("choose", "pick_random"):
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


def trade_needs(block: Block) -> list[Node]:
    """Return how many other cards a trade asks for: all of them have to be given."""
    given = [n.args[0] for n in nodes_in(block) if n.word == "swap_cards"]
    names = [str(ref.args[0]) for ref in given if isinstance(ref, Node) and ref.word == "ref"]
    needs: list[Node] = []
    for said in block:
        value = said.args[1] if said.word == "bind" and said.args[0] in names else None
        if isinstance(value, Node) and value.word == "choose":
            needs += _need(OTHERS if value.args[0] == MINE else value.args[0], value.args[1])
    return needs


def can_draw(block: Block) -> Node:
    """Return that a card could be drawn: there is one, and the hand may become small enough."""
    deck = node("any_of", node("deck", "me"))
    fill = [n.args[1] for n in nodes_in(block) if n.word == "draw_until" and n.args[0] == "me"]
    if len(fill) != 1 or not isinstance(fill[0], int):
        return deck
    thrown = [n.args[2] for n in nodes_in(block) if n.word == "choose" and n.args[0] == MINE]
    room = fill[0] + sum(n for n in thrown if isinstance(n, int))
    return node("and", deck, node("compare", node("count", MINE), "<=", room))
