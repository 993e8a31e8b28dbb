"""Marks: words beginning with ``$`` that a package uses internally and removes from its programs.

No card program contains a mark. Each package lists its own in tables: the reader in
``reader/marks.py``, the linker in ``lang/needs/unspoken.py``. Parameters are written like those of
a word; a parameter without a sort accepts anything, unless it is named like a sort. ``node`` makes
only listed marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from playmat.lang import sorts
from playmat.lang.node import Arg, Node
from playmat.lang.places import PLACES
from playmat.lang.words import EVENTS, LISTS, WORDS, Param, param

Table = Mapping[str, tuple[str, str, str]]
"""Marks by name: sort, parameters and meaning."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: its sort, its parameters, its meaning and the module that resolves it."""

    name: str
    sort: str
    params: tuple[Param, ...]
    doc: str
    resolver: str

    @property
    def least(self) -> int:
        return sum(not each.many and each.default is None for each in self.params)

    @property
    def most(self) -> float:
        return inf if any(each.many for each in self.params) else len(self.params)

    def __str__(self) -> str:
        return f"{self.name} takes ({', '.join(each.name for each in self.params)})"


MARKS: Final[dict[str, Mark]] = {}


def add_marks(tables: Mapping[str, Table]) -> None:
    """Register marks, in tables keyed by the module that resolves them."""
    for resolver, table in tables.items():
        for name, (sort, params, doc) in table.items():
            if name in MARKS:
                raise ValueError(f"the mark {name} is listed twice")
            MARKS[name] = Mark(name, sort, tuple(map(_param, params.split())), doc, resolver)
            PLACES[name] = _places(MARKS[name].params)


def _param(text: str) -> Param:
    made = param(text)
    if not made.name.isidentifier():
        raise ValueError(f"{text} is no parameter; write name:sort, *name or name=")
    known = made.name in sorts.NAMES or made.name in LISTS
    return replace(made, sort=made.name) if known and not made.sort else made


def _places(params: tuple[Param, ...]) -> dict[str, int | slice]:
    """The index of each argument; after a repeated one it counts from the end."""
    many = next((at for at, each in enumerate(params) if each.many), len(params))
    found: dict[str, int | slice] = {}
    for at, each in enumerate(params):
        left = len(params) - at
        found[each.name] = slice(at, 1 - left or None) if each.many else at if at < many else -left
    return found


def mark(name: str, args: tuple[Arg, ...], named: Mapping[str, Arg]) -> Node:
    """Node of a mark; raise ``ValueError`` if it does not match its listing."""
    entry = MARKS.get(name)
    if entry is None:
        raise ValueError(f"{name} is not in any table of marks")
    rest = [each.name for each in entry.params[len(args) :]]
    if not named.keys() <= set(rest):
        raise ValueError(f"{entry}, not {', '.join(named)}")
    args += tuple(named[each] for each in rest if each in named)
    if not entry.least <= len(args) <= entry.most:
        raise ValueError(f"{entry}, not {len(args)} arguments")
    made = Node(name, args)
    for each in entry.params:
        given = made[each.name]
        every = given if each.many and isinstance(given, tuple) else (given,)
        left_out = given == "" and each.default is not None
        if each.sort and not left_out and not all(suits(one, each.sort) for one in every):
            raise ValueError(f"{each.name} of {name} must be {sorts.name_of(each.sort)}")
    return made


def suits(arg: Arg, sort: str) -> bool:
    """Whether an argument may be of *sort* once all its marks are resolved."""
    if isinstance(arg, Node):
        return _suits(arg.word, sort)
    if isinstance(arg, tuple):
        return sort in sorts.BLOCKS
    return isinstance(arg, int) == (sort == "num") and sort not in _NODES


def _suits(word: str, sort: str) -> bool:
    if word in MARKS:
        return MARKS[word].sort == sorts.CHOICE or sorts.fits(MARKS[word].sort, sort)
    if sort == "event":
        return word in EVENTS
    return sorts.fits(WORDS[word].sort, sort) or (word == "ref" and sorts.takes_ref(sort))


_NODES: Final = (*sorts.BLOCKS, "cond", "filter", "event", "clause")
"""Sorts that are never a plain name."""
