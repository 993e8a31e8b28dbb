"""Variables in our wording: a letter, or "it" where the way back is certain.

Both ways walk a program in one order.  Going out, a variable keeps silent about its letter if it
has the next letter of the alphabet and everything that reads it comes before the next binding;
coming back, a silent binding gets the next letter, and "it" is what was bound last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from playmat.lang.node import Arg, Node, Program
from playmat.lang.sorts import BLOCKS, READING
from playmat.lang.words import WORDS, of_role

IT: Final = "IT"
"""Stands for the variable bound last; no variable of a program has capital letters."""

THEM: Final = "THEM"
_SILENT: Final = "SILENT"

_SPOKEN: Final = ("ref", "heads", "tails", "all_heads")
"""The words that tell one thing from several."""

NAMING: Final = of_role("pick", "answer")
"""Effects whose result is remembered unless the wording says that it is not."""


def silent(at: int, name: str) -> str:
    """Return the name of a silent binding in the wording at token *at*."""
    return f"{_SILENT}{at}_{name}"


def next_letter(known: int) -> str:
    """Return the letter of the next variable where so many are bound, or nothing after z."""
    return chr(ord("a") + known) if known < 26 else ""


def events(arg: Arg) -> Iterator[tuple[bool, str]]:
    """Yield every binding (True) and reading (False) of a variable in the order of both ways."""
    if isinstance(arg, tuple):
        for one in arg:
            yield from events(one)
    if not isinstance(arg, Node):
        return
    if arg.word in READING:
        yield False, str(arg.args[0])
    elif arg.word in ("bind", "each"):
        yield from events(arg.args[1])
        yield True, str(arg.args[0])
        yield from events(arg.args[2:])
    else:
        yield from events(arg.args)


def out_of_reach(arg: Arg) -> Counter[str]:
    """Return how often each variable is read after another one was bound."""
    found: Counter[str] = Counter()
    latest = ""
    for binds, name in events(arg):
        if binds:
            latest = name
        elif name != latest:
            found[name] += 1
    return found


def localised(arg: Arg, latest: str, pronoun: str) -> Arg:
    """Return *arg* with *pronoun* in place of the variable *latest*, blocks left alone."""
    if isinstance(arg, tuple):
        return tuple(localised(one, latest, pronoun) for one in arg)
    if not isinstance(arg, Node) or not arg.args:
        return arg
    if arg.word in READING:
        short = pronoun if arg.word in _SPOKEN else IT
        return Node(arg.word, (short,)) if arg.args[0] == latest else arg
    blocks = {at for at, p in enumerate(_params(arg)) if p in BLOCKS}
    args = (
        one if at in blocks else localised(one, latest, pronoun) for at, one in enumerate(arg.args)
    )
    return Node(arg.word, tuple(args))


def _params(node: Node) -> list[str]:
    word = WORDS.get(node.word)
    return [param.sort for param in word.params] if word else []


class Unnamed(Exception):
    """Something called "it" stands for nothing, or the letters have run out."""


class Resolving:
    """Give silent bindings their letters and "it" its meaning."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._latest = ""
        self._given: dict[str, str] = {}

    def arg(self, arg: Arg) -> Arg:
        """Return *arg* with every variable called by its name."""
        if isinstance(arg, tuple):
            return tuple(self.arg(one) for one in arg)
        if not isinstance(arg, Node) or not arg.args:
            return arg
        if arg.word in READING:
            return Node(arg.word, (self._read(str(arg.args[0])),))
        if arg.word in ("bind", "each"):
            value = self.arg(arg.args[1])
            name = self._bind(str(arg.args[0]))
            return Node(arg.word, (name, value, *(self.arg(one) for one in arg.args[2:])))
        return Node(arg.word, tuple(self.arg(one) for one in arg.args))

    def _bind(self, name: str) -> str:
        if name.startswith(_SILENT):
            letter = next_letter(len(self._known))
            self._given[name] = letter
            name = letter
        if not name:
            raise Unnamed
        self._known.add(name)
        self._latest = name
        return name

    def _read(self, name: str) -> str:
        if name in (IT, THEM):
            name = self._latest
        name = self._given.get(name, name)
        if not name or name.startswith(_SILENT):
            raise Unnamed
        return name


def lettered(program: Program) -> Program:
    """Return *program* with its variables called a, b, c in the order they are bound."""
    names = list(dict.fromkeys(name for binds, name in events(program) if binds))
    if len(names) > 26:
        return program
    letters = {name: next_letter(at) for at, name in enumerate(names)}
    return tuple(clause for one in program if isinstance(clause := _renamed(one, letters), Node))


def _renamed(arg: Arg, letters: dict[str, str]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_renamed(one, letters) for one in arg)
    if not isinstance(arg, Node) or not arg.args:
        return arg
    if arg.word in READING or arg.word in ("bind", "each"):
        first = str(arg.args[0])
        rest = tuple(_renamed(one, letters) for one in arg.args[1:])
        return Node(arg.word, (letters.get(first, first), *rest))
    return Node(arg.word, tuple(_renamed(one, letters) for one in arg.args))
