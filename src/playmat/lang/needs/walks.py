"""Ways through programs: their blocks, what follows on a binding, words looked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, cast

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.scope import variables_in
from playmat.lang.words import giving, of_role

COINS: Final = giving("coins")
CLOSED: Final = of_role("hidden") | {"hand", "set_aside_cards"}


def effect_of(said: Node) -> Node:
    """Return what a statement does, whether its result has a name or not."""
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def plain(arg: Arg) -> bool:
    """Return whether something reads no variable."""
    return not variables_in(arg)


def parts(test: Arg, word: str = "and") -> list[Node]:
    """Return what must hold, each part by itself; of ``or``, the ways in which it does."""
    assert isinstance(test, Node)
    return (
        [part for side in test.args for part in parts(side, word)] if test.word == word else [test]
    )


def readers(program: Arg, name: Arg) -> list[Node]:
    """Return the nodes that are given a variable."""
    ref = node("ref", name)
    return [n for n in nodes_in(program) if ref in n.args]


def picked_in(said: Iterable[Node]) -> list[tuple[Node, Node]]:
    """Return the variables that some nodes bind to a choice, each with that choice."""
    bound = [n.args for n in said if n.word == "bind"]
    return [(node("ref", name), of) for name, of in bound if is_word(of, "choose")]


def sources(said: Iterable[Node], *refs: Arg) -> list[Node]:
    """Return what is chosen from where some variables are bound to a choice."""
    return [of.child("from") for ref, of in picked_in(said) if ref in refs]


def blocks_in(arg: Arg) -> list[Program]:
    """Return every list of statements in a program."""
    lists = [a for n in nodes_in(arg) for a in n.args if isinstance(a, tuple)]
    lists += [part for a in lists for part in a if isinstance(part, tuple)]
    return [cast(Program, a) for a in lists if a and all(isinstance(part, Node) for part in a)]


def told(of: Arg, known: Mapping[Node, Arg]) -> Arg:
    """Return a selection with what its variables stand for put in."""
    for ref, source in known.items():
        of = replaced(of, ref, source)
    return of


def following(program: Program, name: str, value: Node | None = None) -> list[Program]:
    """Return what follows each binding of a variable to a value, up to where it is bound anew.

    Where one binding holds the value itself, another to its like is not meant.
    """
    found, own = [], []
    for block in blocks_in(program):
        bound = [n for n, said in enumerate(block) if said.word == "bind" and said["var"] == name]
        for at, end in pairwise([*bound, len(block)]):
            if value in (None, block[at]["value"]):
                found.append(block[at + 1 : end])
            if value is not None and block[at]["value"] is value:
                own.append(block[at + 1 : end])
    return own or found
