"""Patterns of programs: read from text, matched against nodes and filled in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Generic, Protocol, TypeVar

from playmat.lang.node import Arg, Node, nodes_in, uses
from playmat.lang.places import PLACES
from playmat.lang.sorts import BLOCKS, default_of
from playmat.lang.words import EVENTS, WORDS

HOLE: Final = "?"
"""The word of a hole, which matches anything; holes of one name must match equal parts."""

REST: Final = "..."
"""Short for holes for all other parameters."""

Shape = Arg
"""A node that may contain holes."""

Filling = dict[str, Arg]

_FEW: Final = 2
"""Size at which an index is not split further: trying each row is as fast."""

_Head = int | str | tuple[str, int] | None
_Path = tuple[int, ...]

_TOKEN: Final = re.compile(r'\s*(\?\w+|-?\d+|"[^"]*"|[<>=!]=?|\$?\w+|\.\.\.|[()\[\],])')


def match(text: str, arg: Arg) -> Filling | None:
    """What the holes of the pattern *text* hold in *arg*, or None if it does not match."""
    found: Filling = {}
    return found if matches(_checked_shape(text), arg, found) else None


@cache
def _checked_shape(text: str) -> Shape:
    """The pattern of a ``match``, whose words must take the arguments given."""
    made = shape(text)
    for said in nodes_in(made):
        if said.word != HOLE and len(said.args) > len(PLACES[said.word]):
            raise ValueError(f"{said.word} takes {', '.join(PLACES[said.word])} in {text!r}")
    if not uses(made, HOLE):
        raise ValueError(f"{text!r} has no hole; compare with ==")
    return made


def shape(text: str) -> Shape:
    """The pattern of *text*: ``word(?hole, 1, [statement])``; defaults may be omitted.

    Three dots stand for the other parameters, each a hole with its own name.
    """
    return _read(_TOKEN.findall(text))


def hole(name: str) -> Node:
    return Node(HOLE, (name,))


def hole_name(pattern: Shape) -> str:
    """The name of a hole, or ``""`` for anything else."""
    if isinstance(pattern, Node) and pattern.word == HOLE:
        return str(pattern.args[0])
    return ""


def _read(tokens: list[str]) -> Shape:
    token = tokens.pop(0)
    if token.startswith("?"):
        return hole(token[1:])
    if token.startswith('"'):
        return token[1:-1]
    if token.lstrip("-").isdigit():
        return int(token)
    if token == "[":
        return tuple(_list(tokens, "]"))
    if tokens[:1] == ["("]:
        tokens.pop(0)
        return with_defaults(token, _list(tokens, ")"))
    return token


def _list(tokens: list[str], end: str) -> list[Shape]:
    found: list[Shape] = []
    while tokens[0] != end:
        found.append(_read(tokens))
        if tokens[0] == ",":
            tokens.pop(0)
    tokens.pop(0)
    return found


def with_defaults(word: str, given: list[Shape]) -> Node:
    """A node with the defaults of its last parameters filled in."""
    args = list(given)
    if args and args[-1] == REST:
        args[-1:] = map(hole, list(PLACES[word])[len(args) - 1 :])
    if word in WORDS and word not in EVENTS:
        for at in range(len(args), len(WORDS[word].params)):
            args.append(default_of(WORDS[word], at, args))
    return Node(word, tuple(args))


def with_holes(word: str) -> Node:
    """*word* with a hole for every parameter."""
    return Node(word, tuple(hole(param.name) for param in WORDS[word].params))


def matches(pattern: Shape, arg: Arg, found: Filling) -> bool:
    """Whether *arg* matches *pattern*; adds what the holes hold to *found*."""
    if isinstance(pattern, Node):
        if pattern.word == HOLE:
            return found.setdefault(str(pattern.args[0]), arg) == arg
        if not isinstance(arg, Node) or arg.word != pattern.word:
            return False
        return _match_all(pattern.args, arg.args, found)
    if isinstance(pattern, tuple):
        return isinstance(arg, tuple) and _match_all(pattern, arg, found)
    return pattern == arg


def _match_all(patterns: tuple[Shape, ...], args: tuple[Arg, ...], found: Filling) -> bool:
    if len(patterns) != len(args):
        return False
    return all(map(matches, patterns, args, [found] * len(args)))


class _Shaped(Protocol):
    @property
    def shape(self) -> Shape: ...


_Row = TypeVar("_Row", bound=_Shaped)


class ShapeIndex(Generic[_Row]):
    """Rows with a pattern each, indexed by their arguments so that few must be matched.

    Rows are split by what their patterns have at one place, then at the next, beginning with the
    place with the fewest holes. Parts are built on first use.
    """

    __slots__ = ("_heads", "_parts", "_path", "_paths", "_rows")

    def __init__(self, rows: Sequence[_Row], paths: Sequence[_Path] = ((),)) -> None:
        self._rows = rows
        self._paths: list[_Path] = []
        self._path: _Path | None = None
        self._heads: list[_Head] = []
        self._choose(paths if len(rows) > _FEW else ())
        self._parts: dict[_Head, ShapeIndex[_Row] | None] = dict.fromkeys(self._heads)

    def _choose(self, paths: Sequence[_Path]) -> None:
        """Choose the place to split the rows by, skipping places that only have holes."""
        least = len(self._rows)
        for at, path in enumerate(paths):
            heads = [_head_at(row.shape, path) for row in self._rows]
            holes = heads.count(None)
            if holes < len(heads):
                self._paths.append(path)
            if holes < least:
                least, self._path, self._heads = holes, path, heads
            if holes < len(heads) // 4:
                self._paths += paths[at + 1 :]
                return

    def fitting(self, arg: Arg) -> Sequence[_Row]:
        """The rows that may match *arg*, in order."""
        index = self
        while index._path is not None:
            head = _head_at(arg, index._path)
            head = head if head in index._parts else None  # other heads are unlimited in number
            index = index._parts.get(head) or index._build(head)
        return index._rows

    def _build(self, head: _Head) -> ShapeIndex[_Row]:
        """Build the part of the rows that have *head*, or a hole, at the split."""
        assert self._path is not None
        size = head[1] if isinstance(head, tuple) else 0
        paths = [(*self._path, at) for at in range(size)]
        paths += [path for path in self._paths if path != self._path]
        heads = zip(self._rows, self._heads, strict=True)
        part = ShapeIndex([row for row, of in heads if of is None or of == head], paths)
        self._parts[head] = part
        return part


def _head_at(pattern: Shape, path: _Path) -> _Head:
    """The head of the part at *path* without its contents; None for a hole."""
    for at in path:
        if isinstance(pattern, Node):
            if pattern.word == HOLE:
                return None
            pattern = pattern.args[at]
        else:
            assert isinstance(pattern, tuple)
            pattern = pattern[at]
    if isinstance(pattern, Node):
        return None if pattern.word == HOLE else (pattern.word, len(pattern.args))
    return ("", len(pattern)) if isinstance(pattern, tuple) else pattern


def fill(pattern: Shape, found: Filling) -> Arg:
    """*pattern* with its holes filled from *found*."""
    if isinstance(pattern, Node):
        if pattern.word == HOLE:
            return found[str(pattern.args[0])]
        return Node(pattern.word, tuple(fill(one, found) for one in pattern.args))
    if isinstance(pattern, tuple):
        return tuple(fill(one, found) for one in pattern)
    return pattern


def put(pattern: Shape, values: Filling) -> Shape:
    """*pattern* with *values* in the named holes; a part without any is shared."""
    if isinstance(pattern, Node):
        if pattern.word == HOLE:
            return values.get(str(pattern.args[0]), pattern)
        args = tuple([put(one, values) for one in pattern.args])
        return pattern if args == pattern.args else Node(pattern.word, args)
    if isinstance(pattern, tuple):
        return tuple([put(one, values) for one in pattern])
    return pattern


def sorts(pattern: Shape, sort: str = "") -> dict[str, str]:
    """The sort of every hole; a repeated one starts with ``*``."""
    if name := hole_name(pattern):
        return {name: sort}
    found: dict[str, str] = {}
    if isinstance(pattern, tuple):
        inside = BLOCKS.get(sort, sort.lstrip("*"))
        for one in pattern:
            found |= sorts(one, inside)
    if isinstance(pattern, Node):
        for at, one in enumerate(pattern.args):
            found |= sorts(one, _sort_at(pattern.word, at, sort))
    return found


def _sort_at(word: str, at: int, sort: str) -> str:
    if sort in ("event", "would") or word not in WORDS:
        return "any"
    param = WORDS[word].params[at]
    return f"*{param.sort}" if param.many else param.sort
