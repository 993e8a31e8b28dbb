"""Let a choice by kind among hidden cards find nothing, like a search."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import changed, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

ALL: Final = 60
"""A number meaning "all"; texts that say "all" take every card."""


_ENDS: Final = ("top", "bottom")
"""Parts of a deck that are looked at without the rest."""


def may_find_none(program: Program) -> Program:
    """*program* in which choices by kind among cards of a deck looked at may be empty."""
    seen = {
        str(n["cards"]["var"])
        for n in nodes_in(program)
        if n.word == "look" and is_word(n["cards"], "ref")
    }
    tops = {
        str(n["var"])
        for n in nodes_in(program)
        if n.word == "bind" and isinstance(n["value"], Node) and n["value"].word in _ENDS
    }
    free = [n for may in nodes_in(program) if may.word == "may" for n in nodes_in(may)]
    return cast(Program, changed(program, lambda arg: _choice(arg, seen & tops, free)))


def _choice(arg: Arg, seen: set[str], free: list[Node]) -> Arg:
    """A choice with minimum 0, unless it is optional anyway."""
    if not is_word(arg, "choose") or arg in free:
        return arg
    of, least, most, by = arg.args
    what = of["of"] if is_word(of, "where") else None
    if not is_word(what, "ref") or what["var"] not in seen:
        return arg
    return node("choose", of, 0, most, by) if least != ALL else arg
