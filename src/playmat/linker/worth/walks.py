"""Ways through programs: their blocks, what follows on a binding, words looked for."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.words import giving, of_role

COINS: Final = giving("coins")
CLOSED: Final = of_role("hidden") | {"hand", "set_aside_cards"}


def is_word(part: Arg, word: str) -> bool:
    """Return whether a part of a program is a certain word."""
    return isinstance(part, Node) and part.word == word


def effect_of(said: Node) -> Arg:
    """Return what a statement does, whether its result has a name or not."""
    return said.args[1] if said.word == "bind" else said


def blocks_in(arg: Arg) -> list[Program]:
    """Return every list of statements in a program."""
    lists = [a for n in nodes_in(arg) for a in n.args if isinstance(a, tuple)]
    lists += [part for a in lists for part in a if isinstance(part, tuple)]
    return [cast(Program, a) for a in lists if a and all(isinstance(part, Node) for part in a)]


def following(program: Program, name: str, value: Node | None = None) -> list[Program]:
    """Return what follows each binding of a variable to a value, up to where it is bound anew.

    Where one binding holds the value itself, another to its like is not meant.
    """
    found, own = [], []
    for block in blocks_in(program):
        bound = [n for n, said in enumerate(block) if said.word == "bind" and said.args[0] == name]
        for at, end in pairwise([*bound, len(block)]):
            if value in (None, block[at].args[1]):
                found.append(block[at + 1 : end])
            if value is not None and block[at].args[1] is value:
                own.append(block[at + 1 : end])
    return own or found
