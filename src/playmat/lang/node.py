"""The one shape of every program: a word and its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

from playmat.lang.places import PLACES


@dataclass(frozen=True, slots=True)
class Node:
    """One word of the card language with its arguments, in the order of its signature."""

    word: str
    args: tuple[Arg, ...] = ()

    def __getitem__(self, name: str) -> Arg:
        """Return the argument of the parameter *name*; one that may be left out is then ``""``."""
        try:
            return self.args[PLACES[self.word][name]]
        except KeyError:
            raise KeyError(f"{self.word} has no parameter {name!r}") from None
        except IndexError:
            return ""

    def child(self, name: str) -> Node:
        """Return an argument that can only be a node."""
        return self[name]  # type: ignore[return-value]

    def block(self, name: str) -> Program:
        """Return an argument that is a list of statements."""
        return self[name]  # type: ignore[return-value]

    def having(self, name: str, value: Arg) -> Node:
        """Return the same with another argument for the parameter *name*."""
        args: list[Arg] = list(self.args)
        args[PLACES[self.word][name]] = value  # type: ignore[index]
        return Node(self.word, tuple(args))


Arg = Node | int | str | tuple["Arg", ...]
"""A nested node, a number, a name, or a list (a block is a list of statements)."""

Program = tuple[Node, ...]
"""The clauses of one face of a card, in the order they are written."""


def nodes_in(arg: Arg) -> Iterator[Node]:
    """Yield every node of a program, or of a part of one."""
    waiting: list[Arg] = [arg]  # generators inside one another would pass every node on and on
    while waiting:
        part = waiting.pop()
        if isinstance(part, Node):
            yield part
            waiting += part.args[::-1]
        elif isinstance(part, tuple):
            waiting += part[::-1]


def words_in(arg: Arg) -> set[str]:
    """Return the words that a program, or a part of one, is made of."""
    return {node.word for node in nodes_in(arg)}


def is_word(arg: object, word: str) -> TypeGuard[Node]:
    """Return whether an argument is a node of that word."""
    return isinstance(arg, Node) and arg.word == word


def uses(arg: Arg, word: str) -> bool:
    """Return whether a program uses a word."""
    waiting: list[Arg] = [arg]  # asked too often for a generator
    while waiting:
        part = waiting.pop()
        if isinstance(part, Node):
            if part.word == word:
                return True
            waiting += part.args
        elif isinstance(part, tuple):
            waiting += part
    return False


def texts_in(arg: Arg, word: str) -> tuple[str, ...]:
    """Return the texts that stand behind a word in a program, in order."""
    found = [str(node.args[0]) for node in nodes_in(arg) if node.word == word]
    return tuple(dict.fromkeys(found))
