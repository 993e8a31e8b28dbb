"""The node: the single data structure of every program, a word and its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

from playmat.lang.places import PLACES


@dataclass(frozen=True, slots=True)
class Node:
    """A word of the card language with its arguments, in the order of its signature."""

    word: str
    args: tuple[Arg, ...] = ()

    def __getitem__(self, name: str) -> Arg:
        """The argument *name*; ``""`` for an omitted optional one of a mark."""
        try:
            return self.args[PLACES[self.word][name]]
        except KeyError:
            raise KeyError(f"{self.word} has no parameter {name!r}") from None
        except IndexError:
            return ""

    def child(self, name: str) -> Node:
        """An argument that is always a node."""
        return self[name]  # type: ignore[return-value]

    def block(self, name: str) -> Program:
        """An argument that is always a list of statements."""
        return self[name]  # type: ignore[return-value]

    def having(self, name: str, value: Arg) -> Node:
        """A copy with another argument for *name*."""
        args: list[Arg] = list(self.args)
        args[PLACES[self.word][name]] = value  # type: ignore[index]
        return Node(self.word, tuple(args))


Arg = Node | int | str | tuple["Arg", ...]
"""A nested node, a number, a name, or a list (a block is a list of statements)."""

Program = tuple[Node, ...]
"""The clauses of one face of a card, in written order."""


def nodes_in(arg: Arg) -> Iterator[Node]:
    """Yield every node of a program or of a part of one."""
    waiting: list[Arg] = [arg]  # nested generators would pass every node up through each level
    while waiting:
        part = waiting.pop()
        if isinstance(part, Node):
            yield part
            waiting += part.args[::-1]
        elif isinstance(part, tuple):
            waiting += part[::-1]


def words_in(arg: Arg) -> set[str]:
    return {node.word for node in nodes_in(arg)}


def is_word(arg: object, word: str) -> TypeGuard[Node]:
    return isinstance(arg, Node) and arg.word == word


def uses(arg: Arg, word: str) -> bool:
    """Whether a program contains a word."""
    waiting: list[Arg] = [arg]  # called too often for a generator
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
    """The distinct first arguments of a word in a program, in order."""
    found = [str(node.args[0]) for node in nodes_in(arg) if node.word == word]
    return tuple(dict.fromkeys(found))
