"""Trainer cards of which two copies may be played together."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.needs.walks import effect_of
from playmat.lang.node import Arg, Node, is_word


def unpaired(block: Block) -> Block:
    """What *block* does, without the second copy of the card."""
    return cast(Block, changed(block, _without_overlap))


def pair(arg: Arg) -> Block:
    """What two copies do if a second one may be discarded, or an empty block."""
    if not is_word(arg, "if"):
        return ()
    then = arg.block("then")
    either = effect_of(then[0]) if len(then) == 1 else arg
    if either.word != "either" or not either["do"]:
        return ()
    second = cast("tuple[Block, ...]", either["do"])[-1]
    twin = effect_of(second[0]) if second else either
    held = twin.word == "choose" and node("any_of", twin["from"])
    return second[1:-1] if held in (arg["condition"], _first_operand(arg["condition"])) else ()


def _without_overlap(arg: Arg) -> Arg:
    both = pair(arg)
    return Node("either", ("me", (cast(Node, arg)["else"], both))) if both else arg


def _first_operand(test: Arg) -> Arg:
    """The first operand of an ``and``, or the test itself."""
    return test["left"] if is_word(test, "and") else test
