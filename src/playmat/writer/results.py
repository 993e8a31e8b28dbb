"""Whether something was done: "if so" speaks of the effect just before, "if you did" of a "may".

The variable between the two is not said where this is certain: it has the next letter, it is
asked only whether it was done, and nothing else was done between.  "If they did" speaks of a
"may" of the other player.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node, Program
from playmat.lang.sorts import BLOCKS, READING
from playmat.lang.words import WORDS
from playmat.writer.naming import NAMING, Unnamed, next_letter, silent

SO: Final = "SO"
YOU_DID: Final = "DID"
THEY_DID: Final = "THEY"


@dataclass(frozen=True, slots=True)
class Marked(Node):
    """An effect whose result is remembered without a word."""

    bound: str = ""


def _told_by(node: Node) -> str:
    """Return how it is asked whether *node* was done, or nothing if it is not asked so."""
    word = WORDS.get(node.word)
    if word is None or word.sort != "effect" or node.word in NAMING or node.word == "bind":
        return ""
    if node.word == "may":
        return YOU_DID if node.args[0] == "me" else THEY_DID
    return "" if any(param.sort in BLOCKS for param in word.params) else SO


class _Walk:
    """One walk in the order of both ways; effects are numbered as they come."""

    def __init__(self) -> None:
        self.number = 0
        self.last = {SO: 0, YOU_DID: 0, THEY_DID: 0}

    def arg(self, arg: Arg) -> Arg:
        if isinstance(arg, tuple):
            return tuple(self.arg(one) for one in arg)
        if not isinstance(arg, Node):
            return arg
        if arg.word in READING:
            return self.read(arg)
        if arg.word in ("bind", "each"):
            value = self.arg(arg.args[1])
            made = self.bind(Node(arg.word, (arg.args[0], value)), self.number)
            rest = tuple(self.arg(one) for one in arg.args[2:])
            return Node(arg.word, (*made.args, *rest)) if arg.word == "each" else made
        made = Node(arg.word, tuple(self.arg(one) for one in arg.args)) if arg.args else arg
        if told := _told_by(arg):
            self.number += 1
            self.last[told] = self.number
            made = self.done(made, self.number)
        return made

    def read(self, node: Node) -> Node:
        return node

    def bind(self, node: Node, number: int) -> Node:
        """See a variable bound; *number* is that of the effect it remembers, if it does."""
        return node

    def done(self, node: Node, number: int) -> Node:
        return node


class _Looking(_Walk):
    """Find the variables that need not be said, by the number of the effect they remember."""

    def __init__(self) -> None:
        super().__init__()
        self._bound: dict[str, tuple[int, str]] = {}
        self._times: Counter[str] = Counter()
        self._known: set[str] = set()
        self._wrong: set[str] = set()
        self._asked: set[str] = set()

    def bind(self, node: Node, number: int) -> Node:
        name, value = str(node.args[0]), node.args[1]
        told = _told_by(value) if isinstance(value, Node) and node.word == "bind" else ""
        if not told or name != next_letter(len(self._known)):
            self._wrong.add(name)
        self._bound[name] = number, told
        self._times[name] += 1
        self._known.add(name)
        return node

    def read(self, node: Node) -> Node:
        name = str(node.args[0])
        number, told = self._bound.get(name, (0, ""))
        if node.word != "did" or not told or self.last[told] != number:
            self._wrong.add(name)
        self._asked.add(name)
        return node

    def quiet(self) -> dict[str, str]:
        """Return the variables that need not be said, and how they are asked for."""
        names = self._asked - self._wrong
        return {name: self._bound[name][1] for name in names if self._times[name] == 1}


class _Quieting(_Walk):
    """Leave the variables found out of the program."""

    def __init__(self, quiet: dict[str, str]) -> None:
        super().__init__()
        self._quiet = quiet

    def bind(self, node: Node, number: int) -> Node:
        name, value = str(node.args[0]), node.args[1]
        if name in self._quiet and isinstance(value, Node):
            return Marked(value.word, value.args, name)
        return node

    def read(self, node: Node) -> Node:
        told = self._quiet.get(str(node.args[0]))
        return Node("did", (told,)) if told else node


class _Asking(_Walk):
    """Find the effects that are asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: set[int] = set()

    def read(self, node: Node) -> Node:
        if node.args[0] not in self.last:
            return node
        number = self.last[str(node.args[0])]
        if not number:
            raise Unnamed
        self.numbers.add(number)
        return Node("did", (silent(number, "so"),))


class _Remembering(_Asking):
    """Bind the effects that are asked about."""

    def __init__(self, numbers: set[int]) -> None:
        super().__init__()
        self._asked = numbers

    def done(self, node: Node, number: int) -> Node:
        return Node("bind", (silent(number, "so"), node)) if number in self._asked else node


def without_results(program: Program) -> Program:
    """Return *program* without the results that "if so" speaks of; their effects are marked."""
    looking = _Looking()
    looking.arg(program)
    quiet = looking.quiet()
    return _clauses(_Quieting(quiet).arg(program)) if quiet else program


def with_results(program: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Return *program* with silent results where "if so" speaks of some."""
    asking = _Asking()
    asking.arg(program)
    found = _Remembering(asking.numbers).arg(program) if asking.numbers else program
    assert isinstance(found, tuple)
    return found


def _clauses(arg: Arg) -> Program:
    assert isinstance(arg, tuple)
    return tuple(one for one in arg if isinstance(one, Node))
