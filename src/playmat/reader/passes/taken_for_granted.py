"""What texts leave out because the table knows it."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in

_SEARCHES = ("search", "search_different")


def searched_and_shuffled(program: Program) -> Program:
    """Return *program* with every deck that is looked through shuffled afterwards. [ZONE-02]"""
    shuffled = {n.args[0] for n in nodes_in(program) if n.word == "shuffle"}
    if "both" in shuffled:
        return program
    return cast(Program, changed(program, lambda arg: _shuffled(arg, shuffled)))


def _shuffled(arg: Arg, shuffled: set[Arg]) -> Arg:
    """Return a block with the decks it searches shuffled at its end, if they are nowhere else."""
    if not isinstance(arg, tuple) or not all(isinstance(said, Node) for said in arg):
        return arg
    looked = [_value(said) for said in cast(Block, arg)]
    sources = [value.args[0] for value in looked if value.word in _SEARCHES]
    decks = [n.args[0] for source in sources for n in nodes_in(source) if n.word == "deck"]
    left = [who for who in dict.fromkeys(decks) if who not in shuffled]
    return (*arg, *(node("shuffle", who) for who in left))


def counted_if_attached(program: Program) -> Program:
    """Return *program* with cards attached one by one counted only where they came to lie."""
    for said in nodes_in(program):
        if said.word == "each" and _attaches(said):
            of = said.args[1]
            there = node("where", of, node("one_of", node("attached", node("all", "both"))))
            old, new = node("count", of), node("count", there)
            program = cast(Program, replaced(program, old, new))
    return program


def _attaches(loop: Node) -> bool:
    """Return whether a loop attaches what it goes through."""
    one = node("ref", loop.args[0])
    return any(n.word == "attach" and n.args[0] == one for n in nodes_in(loop.args[2]))


def _value(said: Node) -> Node:
    value = said.args[1] if said.word == "bind" else said
    return value if isinstance(value, Node) else said
