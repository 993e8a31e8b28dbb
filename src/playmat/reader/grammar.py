"""The parsing engine: patterns of words with slots, and all readings of a sentence.

A rule defines one way to word a symbol::

    @rule("act", "draw(s) {n:count} card(s)")
    def draw(n: Arg) -> Block: ...

In a pattern a plain word matches itself in any case, ``=ex`` matches exactly these letters,
``word(s)`` the word with or without what is in parentheses, ``[a|b c]`` one of several
alternatives, ``[a]?`` something optional, and ``{name:symbol}`` whatever a rule of that symbol
reads; ``{symbol}`` is used if no function needs its value.  The s of a possessive is a separate
word, in patterns and texts alike, as in ``{who:pokemon} 's attacks``.  A rule must match every word
of a text, and a function that returns ``None`` rejects the reading.  Most rules need no function: a
``row`` gives the meaning as text (``shapes``).  Every symbol has a line in ``symbols``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import cache
from inspect import currentframe
from itertools import product
from types import FrameType
from typing import Any, Final, TypeVar

from playmat.reader.shapes import filler, holes

Meaning = Hashable
Reader = Callable[..., Any]
_F = TypeVar("_F", bound=Reader)

_PIECE: Final = re.compile(r"\{(?:(\w+):)?(\w+)\}|(\[)|(\]\??)|(\|)|([^\s\[\]{}|]+)")
_BRACKET: Final = re.compile(r"(.*)\((\w+)\)$")


@dataclass(frozen=True, slots=True)
class Literal:
    """One word with its spellings; an exact one is case-sensitive."""

    words: frozenset[str]
    exact: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for what another symbol reads."""

    name: str
    symbol: str


Part = Literal | Slot


@dataclass(frozen=True, slots=True)
class Rule:
    """The module and line of a rule."""

    module: str
    line: int


@dataclass(frozen=True, slots=True)
class Way:
    """One flat way to word a symbol, with its meaning."""

    parts: tuple[Part, ...]
    meaning: Reader
    cost: int
    rule: Rule


class Fork:
    """What may follow the words that some ways share: words, slots, or the end of a way.

    Forks are only built where a text reaches them, since most never are.
    """

    __slots__ = ("at", "by_word", "ends", "slots", "waiting", "words")

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.waiting: list[Way] = []
        self.words: dict[str, list[tuple[str, Fork]]] = {}
        self.slots: dict[Slot, Fork] = {}
        self.ends: list[Way] = []
        self.by_word: dict[str, list[tuple[Slot, Fork]]] = {}

    def part(self) -> None:
        """Sort the waiting ways by their next part."""
        waiting, self.waiting = self.waiting, []
        self.by_word.clear()
        for way in waiting:
            part = way.parts[self.at] if self.at < len(way.parts) else None
            if part is None:
                self.ends.append(way)
            elif isinstance(part, Slot):
                self.slots.setdefault(part, Fork(self.at + 1)).waiting.append(way)
            else:
                for word in part.words:
                    self._after(word, part.exact).waiting.append(way)

    def _after(self, word: str, exact: str) -> Fork:
        known = self.words.setdefault(word, [])
        for spelling, fork in known:
            if spelling == exact:
                return fork
        known.append((exact, Fork(self.at + 1)))
        return known[-1][1]

    def slots_at(self, word: str) -> list[tuple[Slot, Fork]]:
        """The slots whose symbol may begin with *word*."""
        known = self.by_word.get(word)
        if known is None:
            known = [(slot, fork) for slot, fork in self.slots.items() if _opens(slot, word)]
            self.by_word[word] = known
        return known


@dataclass(slots=True)
class Symbol:
    """All ways to word one thing, also as a tree of their common beginnings."""

    ways: list[Way] = field(default_factory=list)
    tree: Fork = field(default_factory=Fork)
    grown: int = 0

    def beginning(self, word: str) -> list[Way]:
        """The ways that may begin with *word*."""
        return [way for way in self.ways if _may_begin(way, word)]

    def root(self) -> Fork:
        """The tree of all ways, brought up to date."""
        if self.grown < len(self.ways):
            self.tree.waiting += self.ways[self.grown :]
            self.grown = len(self.ways)
        return self.tree


def _may_begin(way: Way, word: str) -> bool:
    first = way.parts[0]
    if isinstance(first, Literal):
        return word in first.words
    return _opens(first, word)


def _opens(slot: Slot, word: str) -> bool:
    words = first_words(slot.symbol)
    return words is None or ("#" if word.isdigit() else word) in words or word in words


GRAMMAR: Final[dict[str, Symbol]] = {}
MATCHERS: Final[dict[str, Callable[[Sequence[str], int], list[tuple[int, Meaning]]]]] = {}
"""Symbols read by code instead of patterns: numbers, names."""


_MATCHER_FIRST: Final[dict[str, frozenset[str]]] = {}
_FIRST: Final[dict[str, frozenset[str] | None]] = {}


def first_words(symbol: str) -> frozenset[str] | None:
    """The words with which *symbol* may begin, or None for any."""
    if not _FIRST:
        _FIRST.update(_all_first_words())
    return _FIRST.get(symbol, frozenset())


def _all_first_words() -> dict[str, frozenset[str] | None]:
    """The first words of all symbols, computed to a fixed point."""
    found: dict[str, frozenset[str] | None] = {name: frozenset() for name in GRAMMAR}
    found |= {name: _MATCHER_FIRST.get(name) for name in MATCHERS}
    before: dict[str, frozenset[str] | None] = {}
    while before != found:
        before = dict(found)
        for name, symbol in GRAMMAR.items():
            if found[name] is None:
                continue
            found[name] = _beginnings(symbol, found, found[name])
    return found


def _beginnings(
    symbol: Symbol, found: dict[str, frozenset[str] | None], words: frozenset[str] | None
) -> frozenset[str] | None:
    for way in symbol.ways:
        first = way.parts[0]
        more = first.words if isinstance(first, Literal) else found.get(first.symbol, frozenset())
        if words is None or more is None:
            return None
        words |= more
    return words


def rule(symbol: str, *patterns: str, cost: int = 0) -> Callable[[_F], _F]:
    """Add ways to word *symbol*; a cheaper reading has precedence over higher *cost*."""
    return _adder(symbol, patterns, cost)


def row(symbol: str, shape: str, *patterns: str, cost: int = 0) -> None:
    """Add ways to word *symbol* that mean *shape*, with slots for its holes (``shapes``)."""
    for parts in (parts for pattern in patterns for parts in expanded(pattern)):
        if empty := holes(shape) - {part.name for part in parts if isinstance(part, Slot)}:
            raise ValueError(f"{shape!r} has holes that no slot fills: {', '.join(empty)}")
    _adder(symbol, patterns, cost)(filler(shape))


def phrase(symbol: str, meaning: Meaning, *patterns: str, cost: int = 0) -> None:
    """Add ways to word *symbol* with a constant meaning, whatever is in their slots."""
    _adder(symbol, patterns, cost)(lambda **_slots: meaning)


def same(symbol: str, *patterns: str, cost: int = 0) -> None:
    """Add ways to word *symbol* that mean the content of their first slot."""
    _adder(symbol, patterns, cost)(_first)


def _first(**slots: Meaning) -> Meaning:
    return next(iter(slots.values()))


def _origin(frame: FrameType | None) -> Rule:
    """The place of a rule: two calls above the one that adds it."""
    caller = frame.f_back if frame else None
    place = caller.f_back if caller else None
    assert place is not None
    return Rule(place.f_globals["__name__"], place.f_lineno)


def _adder(symbol: str, patterns: Sequence[str], cost: int) -> Callable[[_F], _F]:
    origin = _origin(currentframe())

    def add(meaning: _F) -> _F:
        ways = GRAMMAR.setdefault(symbol, Symbol()).ways
        for pattern in patterns:
            ways += [Way(parts, meaning, cost, origin) for parts in expanded(pattern)]
        return meaning

    return add


def matcher(symbol: str, *first: str) -> Callable[[_F], _F]:
    """Register a function that reads *symbol*: from words and an index to (end, meaning) pairs.

    *first* are the words it may begin with, ``#`` for any number; by default any word.
    """

    def add(function: _F) -> _F:
        MATCHERS[symbol] = function
        if first:
            _MATCHER_FIRST[symbol] = frozenset(first)
        return function

    return add


@cache
def expanded(pattern: str) -> tuple[tuple[Part, ...], ...]:
    """The flat sequences of a pattern."""
    pieces = list(_PIECE.finditer(pattern))
    ways, at = _alternatives(pieces, 0)
    if at != len(pieces) or any(not way for way in ways):
        raise ValueError(f"{pattern!r} has an unmatched bracket or may be empty")
    return tuple(dict.fromkeys(ways))


def _alternatives(pieces: list[re.Match[str]], at: int) -> tuple[list[tuple[Part, ...]], int]:
    ways: list[tuple[Part, ...]] = []
    row: list[list[tuple[Part, ...]]] = []
    while at < len(pieces) and not pieces[at][4]:
        piece = pieces[at]
        if piece[5]:
            ways += _expand(row)
            row = []
            at += 1
        elif piece[3]:
            inner, at = _alternatives(pieces, at + 1)
            optional = pieces[at][4] == "]?"
            row.append([*inner, ()] if optional else inner)
            at += 1
        else:
            row.append([_parts(piece)])
            at += 1
    return ways + _expand(row), at


def _expand(row: list[list[tuple[Part, ...]]]) -> list[tuple[Part, ...]]:
    return [tuple(part for parts in choice for part in parts) for choice in product(*row)]


def _parts(piece: re.Match[str]) -> tuple[Part, ...]:
    if piece[2]:
        return (Slot(piece[1] or piece[2], piece[2]),)
    word = piece[6].lower()
    if word[0] == "=" and len(word) > 1:
        return (Literal(frozenset((word[1:],)), piece[6][1:]),)
    if word.endswith("'s") and word != "'s":
        # Tokens separate the s of a possessive, so that any noun may have one.
        return Literal(frozenset((word[:-2],))), Literal(frozenset(("'s",)))
    bracket = _BRACKET.match(word)
    spellings = (bracket[1], bracket[1] + bracket[2]) if bracket else (word,)
    return (Literal(frozenset(spellings)),)


Found = dict[tuple[int, Meaning], int]
"""Where a reading ends and what it means, with its cost."""


class Parse:
    """All readings of a sequence of words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.lower = [word.lower() for word in words]
        self.furthest = 0
        self.memo: dict[tuple[str, int], Found] = {}
        """The readings of each symbol tried at each word."""
        self.open: list[tuple[int, Fork]] = []
        """The forks that were furthest when reached, with their position."""

    def whole(self, symbol: str) -> list[Meaning]:
        """The cheapest readings of all the words as *symbol*."""
        end = len(self.words)
        found = self.read(symbol, 0)
        full = {meaning: cost for (at, meaning), cost in found.items() if at == end}
        best = min(full.values(), default=0)
        return [meaning for meaning, cost in full.items() if cost == best]

    def read(self, symbol: str, at: int) -> Found:
        """Every reading of *symbol* from the word *at* on."""
        known = self.memo.get((symbol, at))
        if known is None:
            self.memo[symbol, at] = {}
            known = self.memo[symbol, at] = self._read(symbol, at)
        return known

    def _read(self, symbol: str, at: int) -> Found:
        found: Found = {}
        if symbol in MATCHERS:
            for end, meaning in MATCHERS[symbol](self.words, at):
                found[end, meaning] = 0
        known = GRAMMAR.get(symbol)
        if known is not None and at < len(self.lower):
            self._match(known.root(), at, found)
        return found

    def _match(self, root: Fork, start: int, found: Found) -> None:
        stack: list[tuple[Fork, int, int, tuple[tuple[str, Meaning], ...]]] = [(root, start, 0, ())]
        lower, end_of_words = self.lower, len(self.lower)
        while stack:
            fork, at, cost, slots = stack.pop()
            if fork.waiting:
                fork.part()
            if at >= self.furthest:
                self.open.append((at, fork))
            for way in fork.ends:
                self._take(way, at, cost + way.cost, slots, found)
            word = lower[at] if at < end_of_words else ""
            for exact, after in fork.words.get(word, ()):
                if not exact or exact == self.words[at]:
                    self.furthest = max(self.furthest, at + 1)
                    stack.append((after, at + 1, cost, slots))
            for slot, after in fork.slots_at(word) if fork.slots else ():
                for (end, meaning), more in self.read(slot.symbol, at).items():
                    if end > self.furthest:
                        self.furthest = end
                    stack.append((after, end, cost + more, (*slots, (slot.name, meaning))))

    @staticmethod
    def _take(
        way: Way, at: int, cost: int, slots: tuple[tuple[str, Meaning], ...], found: Found
    ) -> None:
        meaning = way.meaning(**dict(slots))
        if meaning is None:
            return
        key = (at, meaning)
        if key not in found or cost < found[key]:
            found[key] = cost
