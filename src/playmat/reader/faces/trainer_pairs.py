"""Two cards of a name played together: offered only where the two could do something."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node
from playmat.writer.unsaid.worth import useful


def worth_pairing(block: Block) -> Block:
    """Return *block* in which a second card of the hand is played along only to some use."""
    return cast(Block, changed(block, _asked))


def unpaired(block: Block) -> Block:
    """Return what *block* does, one card or two, without the second card that goes with it."""
    return cast(Block, changed(block, _apart))


def _asked(arg: Arg) -> Arg:
    pair = _pair(arg)
    if not pair:
        return arg
    held, then, alone = cast(Node, arg).args
    worth = useful(pair)
    if worth is None or worth == useful(cast(Block, alone)):
        return arg
    return Node("if", (node("and", cast(Node, held), worth), then, alone))


def _apart(arg: Arg) -> Arg:
    pair = _pair(arg)
    return Node("either", ("me", (cast(Node, arg).args[2], pair))) if pair else arg


def _pair(arg: Arg) -> Block:
    """Return what two cards do where a second one may be discarded from hand, else nothing."""
    if not isinstance(arg, Node) or arg.word != "if":
        return ()
    then = cast(Block, arg.args[1])
    either = _unbound(then[0]) if len(then) == 1 else arg
    if either.word != "either":
        return ()
    second = cast("tuple[Block, ...]", either.args[1])[-1]
    twin = _unbound(second[0]) if second else either
    held = twin.word == "choose" and node("any_of", twin.args[0])
    return second[1:-1] if held in (arg.args[0], _first(arg.args[0])) else ()


def _first(test: Arg) -> Arg:
    """Return the first of two things that are asked together."""
    return test.args[0] if isinstance(test, Node) and test.word == "and" else test


def _unbound(said: Node) -> Node:
    """Return a statement without the name that its result is given."""
    return cast(Node, said.args[1]) if said.word == "bind" else said
