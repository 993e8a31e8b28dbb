"""The one shape of every program: a word and its arguments."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """One word of the card language with its arguments, in the order of its signature."""

    word: str
    args: tuple[Arg, ...] = ()


Arg = Node | int | str | tuple["Arg", ...]
"""A nested node, a number, a name, or a list (a block is a list of statements)."""

Program = tuple[Node, ...]
"""The clauses of one face of a card, in the order they are written."""
