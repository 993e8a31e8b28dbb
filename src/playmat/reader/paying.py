"""What a player may pay: wholly or not at all, where a text asks whether it was done."""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.build import Block, changed, conjunction, node
from playmat.reader.canon import READING


def wholly(program: Program) -> Program:
    """Return *program* with an option of several things left out where they are not all there."""
    asked = {str(n.args[0]) for n in nodes_in(program) if n.word == "did"}
    return cast(Program, changed(program, lambda arg: _guarded(arg, asked)))


def _guarded(arg: Arg, asked: set[str]) -> Arg:
    if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
        return arg
    return tuple(_option(cast(Node, part), asked) for part in arg)


def _option(said: Node, asked: set[str]) -> Node:
    """Return an option behind the condition that all it asks for is there."""
    value = said.args[1] if said.word == "bind" else said
    if not isinstance(value, Node) or value.word != "may":
        return said
    block = cast(Block, value.args[1])
    bound = {str(part.args[0]) for part in (said, *block) if part.word == "bind"}
    tests = _tests(block, value.args[0]) if bound & asked else []
    return node("if", conjunction("and", *tests), (said,)) if tests else said


def _tests(block: Block, by: Arg) -> list[Node]:
    """Return what must be there for a block that discards or moves what is chosen in it."""
    values = [cast(Node, part.args[1]) if part.word == "bind" else part for part in block]
    picks = [v for v in values if v.word == "choose" and v.args[1] == v.args[2] and v.args[3] == by]
    paid = sum(v.word in ("discard", "move") for v in values)
    numbers = [v.args[1] for v in picks]
    if not picks or paid < len(picks) or not all(isinstance(n, int) for n in numbers):
        return []
    if len(picks) == 1 and numbers == [1]:
        return []
    own = {str(part.args[0]) for part in block if part.word == "bind"}
    if any(n.word in READING and n.args[0] in own for v in picks for n in nodes_in(v.args[0])):
        return []
    return [*(_enough(v.args[0], cast(int, v.args[1])) for v in picks), *_apart(picks)]


def _apart(picks: list[Node]) -> list[Node]:
    """Return that one card is not counted for two kinds, where two are asked for."""
    ofs = [v.args[0] for v in picks]
    if len(ofs) != 2 or not all(isinstance(of, Node) and of.word == "where" for of in ofs):
        return []
    one, other = cast(list[Node], ofs)
    if one.args[0] != other.args[0] or one == other:
        return []
    either = node("where", one.args[0], node("fits_any", one.args[1], other.args[1]))
    return [node("compare", node("count", either), ">=", 2)]


def _enough(of: Arg, n: int) -> Node:
    return node("any_of", of) if n == 1 else node("compare", node("count", of), ">=", n)
