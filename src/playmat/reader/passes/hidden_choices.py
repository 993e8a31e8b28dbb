"""A choice by kind among cards that only its player sees may find none, as a search may."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import changed, node
from playmat.lang.node import Arg, Node, Program, nodes_in

ALL: Final = 60
"""As many as there are: those who say "all" see to it that all are taken."""


_ENDS: Final = ("top", "bottom")
"""Cards of a deck that are looked at without the rest."""


def may_find_none(program: Program) -> Program:
    """Return *program* with leave to find nothing of a kind among the cards of a deck looked at."""
    seen = {
        str(n.args[0].args[0])
        for n in nodes_in(program)
        if n.word == "look" and isinstance(n.args[0], Node) and n.args[0].word == "ref"
    }
    tops = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind" and isinstance(n.args[1], Node) and n.args[1].word in _ENDS
    }
    free = [n for may in nodes_in(program) if may.word == "may" for n in nodes_in(may)]
    return cast(Program, changed(program, lambda arg: _choice(arg, seen & tops, free)))


def _choice(arg: Arg, seen: set[str], free: list[Node]) -> Arg:
    """Return a choice that may be left alone, if it is not free to be made anyhow."""
    if not isinstance(arg, Node) or arg.word != "choose" or arg in free:
        return arg
    of, least, most, by = arg.args
    what = of.args[0] if isinstance(of, Node) and of.word == "where" else None
    if not isinstance(what, Node) or what.word != "ref" or what.args[0] not in seen:
        return arg
    return node("choose", of, 0, most, by) if least != ALL else arg
