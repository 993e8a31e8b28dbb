"""Build nodes of the card language concisely, with the parser's defaults."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from typing import Final, cast

from playmat.lang.marks import MARKS, mark
from playmat.lang.node import Arg, Node
from playmat.lang.sorts import default_of
from playmat.lang.synonyms import simplest
from playmat.lang.words import WORDS

Block = tuple[Node, ...]
"""A list of statements."""


def node(word: str, *args: Arg, **named: Arg) -> Node:
    """Node of *word*; omitted arguments get their defaults, a final ``*`` parameter takes the rest.

    A word that begins with ``$`` is a mark and must be listed (``lang/marks.py``).
    """
    if word.startswith("$"):
        return mark(word, args, named)
    entry = WORDS[word]
    if len(args) == len(entry.params) and not named and not (args and entry.params[-1].many):
        return simplest(Node(word, args))
    given: list[Arg] = []
    for at, param in enumerate(entry.params):
        if param.many:
            rest = named.pop(param.name, args[at:])
            assert isinstance(rest, tuple)
            given.append(rest)
        elif at < len(args):
            given.append(args[at])
        elif param.name in named:
            given.append(named.pop(param.name))
        else:
            given.append(default_of(entry, at, given))
    if named:
        raise TypeError(f"{word} has no parameter {sorted(named)}")
    return simplest(Node(word, tuple(given)))


def changed(arg: Arg, change: Callable[[Arg], Arg]) -> Arg:
    """*arg* with *change* applied to every part, bottom up."""
    return _changed_parts((arg,), change)[0]


# A hot path of reading cards, so leaves are changed without another call.
def _changed_parts(parts: tuple[Arg, ...], change: Callable[[Arg], Arg]) -> tuple[Arg, ...]:
    """The changed *parts*, or the same object if none changed, as is usual."""
    made: list[Arg] = []
    same = True
    for part in parts:
        new = part
        if isinstance(new, Node):
            args = _changed_parts(new.args, change) if new.args else ()
            new = new if args is new.args else Node(new.word, args)
        elif isinstance(new, tuple):
            new = _changed_parts(new, change)
        new = change(new)
        same = same and new is part
        made.append(new)
    return parts if same else tuple(made)


def blocks_changed(block: Block, change: Callable[[Block], Block]) -> Block:
    """*block* with *change* applied to every nested block, innermost first, and to itself."""
    return change(tuple(_with_blocks(said, change) for said in block))


def _with_blocks(said: Node, change: Callable[[Block], Block]) -> Node:
    places = _holding(said.word)
    args = tuple(
        _blocks_in(arg, change) if at in places else arg for at, arg in enumerate(said.args)
    )
    return said if args == said.args else Node(said.word, args)


def _blocks_in(arg: Arg, change: Callable[[Block], Block]) -> Arg:
    if isinstance(arg, Node):
        return _with_blocks(arg, change)
    if isinstance(arg, tuple) and all(isinstance(part, Node) for part in arg):
        return blocks_changed(cast(Block, arg), change)
    return tuple(_blocks_in(part, change) for part in arg) if isinstance(arg, tuple) else arg


_WITH_BLOCKS: Final = ("block", "mods", "clause")
"""Sorts of arguments that may contain blocks; so may the value of a ``bind``."""


@cache
def _holding(word: str) -> Container[int]:
    """Indexes of the arguments of a word that may contain blocks."""
    if word.startswith("$"):
        return range(len(MARKS[word].params))
    params = enumerate(WORDS[word].params)
    return {at for at, param in params if param.sort in _WITH_BLOCKS or param.name == "value"}


def replaced(block: Arg, old: Arg, new: Arg) -> Arg:
    """*block* with every *old* part replaced by *new*."""
    return changed(block, lambda part: new if part == old else part)


_RIVAL: Final = {"me": "foe", "foe": "me"}


def swapped(arg: Arg) -> Arg:
    """The same with the two players swapped."""
    return changed(arg, lambda part: _RIVAL.get(part, part) if isinstance(part, str) else part)


def conjunction(word: str, *parts: Node) -> Node:
    """*parts* joined from the left by a binary word such as ``and``."""
    result = parts[0]
    for part in parts[1:]:
        result = node(word, result, part)
    return result


def where(of: Arg, *filters: Node | None) -> Arg:
    """*of* narrowed by those *filters* that are not None."""
    real = [fit for fit in filters if fit is not None]
    return node("where", of, conjunction("fits_both", *real)) if real else of
