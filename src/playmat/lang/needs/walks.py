"""Helpers to walk programs: blocks, statements after a binding, words."""

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
    """The effect of a statement, whether its result is bound or not."""
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def is_fixed(arg: Arg) -> bool:
    """Whether *arg* reads no variable."""
    return not variables_in(arg)


def parts(test: Arg, word: str = "and") -> list[Node]:
    """The operands of nested ``and``; with *word* ``or``, the alternatives."""
    assert isinstance(test, Node)
    return (
        [part for side in test.args for part in parts(side, word)] if test.word == word else [test]
    )


def readers(program: Arg, name: Arg) -> list[Node]:
    """Nodes that have the variable as an argument."""
    ref = node("ref", name)
    return [n for n in nodes_in(program) if ref in n.args]


def picked_in(said: Iterable[Node]) -> list[tuple[Node, Node]]:
    """Variables that the nodes bind to a choice, each with that choice."""
    bound = [n.args for n in said if n.word == "bind"]
    return [(node("ref", name), of) for name, of in bound if is_word(of, "choose")]


def sources(said: Iterable[Node], *refs: Arg) -> list[Node]:
    """What is chosen from, for variables bound to a choice."""
    return [of.child("from") for ref, of in picked_in(said) if ref in refs]


def blocks_in(arg: Arg) -> list[Program]:
    lists = [a for n in nodes_in(arg) for a in n.args if isinstance(a, tuple)]
    lists += [part for a in lists for part in a if isinstance(part, tuple)]
    return [cast(Program, a) for a in lists if a and all(isinstance(part, Node) for part in a)]


def resolve(of: Arg, known: Mapping[Node, Arg]) -> Arg:
    """A selection with its variables replaced by what they hold."""
    for ref, source in known.items():
        of = replaced(of, ref, source)
    return of


def following(program: Program, name: str, value: Node | None = None) -> list[Program]:
    """Statements after each binding of a variable to a value, up to its next binding.

    If one binding holds the value object itself, equal ones do not count.
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
