"""Say in one way what texts say in several: one choice for two, nothing put back to be shuffled."""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.build import Block, changed
from playmat.reader.targets import merged


def tidied(program: Program) -> Program:
    """Return *program* without detours."""
    tops = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind" and isinstance(n.args[1], Node) and n.args[1].word in ("top", "bottom")
    }
    return cast(Program, changed(program, lambda arg: _block(arg, tops)))


def _block(arg: Arg, tops: set[str]) -> Arg:
    if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
        return arg
    return merged(_unmoved(cast(Block, arg), tops))


def _unmoved(block: Block, tops: set[str]) -> Block:
    """Leave out cards of the deck put back into it just before it is shuffled."""
    return tuple(
        said
        for at, said in enumerate(block)
        if not (at + 1 < len(block) and _value(block[at + 1]).word == "shuffle" and _puts_back(said, tops))
    )


def _puts_back(said: Node, tops: set[str]) -> bool:
    value = _value(said)
    if value.word != "move" or value.args[1] not in ("deck", "deck_top", "deck_bottom"):
        return False
    what = value.args[0]
    if isinstance(what, Node) and what.word == "less":
        what = what.args[0]
    return isinstance(what, Node) and what.word == "ref" and what.args[0] in tops


def _value(said: Node) -> Node:
    value = said.args[1] if said.word == "bind" else said
    return value if isinstance(value, Node) else said
