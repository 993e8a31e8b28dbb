"""Two copies played together: offered only if both could do something."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.needs.pairs import pair
from playmat.lang.needs.worth import useful
from playmat.lang.node import Arg, Node


def worth_pairing(block: Block) -> Block:
    """*block* in which a second copy is only played if it is of use."""
    return cast(Block, changed(block, _pair_tests))


def _pair_tests(arg: Arg) -> Arg:
    both = pair(arg)
    if not both:
        return arg
    held, then, alone = cast(Node, arg).args
    worth = useful(both)
    if worth is None or worth == useful(cast(Block, alone)):
        return arg
    return Node("if", (node("and", cast(Node, held), worth), then, alone))
