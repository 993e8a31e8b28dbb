"""Which rules a reading came about by: a parse gone through again from its meaning down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from functools import cache
from typing import Final

from playmat.reader.grammar import GRAMMAR, Literal, Meaning, Parse, Rule, Slot, Way

Said = tuple[tuple[str, ...], str]
"""The words of a sentence and the symbol they were read as."""

HEARD: Final[ContextVar[list[Said] | None]] = ContextVar("heard", default=None)
"""Where sentences are noted as they are read, if anybody wants to know."""


def note(words: Sequence[str], symbol: str) -> None:
    """Note that *words* were read as *symbol*."""
    heard = HEARD.get()
    if heard is not None:
        heard.append((tuple(words), symbol))


@cache
def rules_behind(words: tuple[str, ...], symbol: str) -> frozenset[Rule]:
    """Return the rules of every cheapest way in which *words* are read as *symbol*."""
    return _Derivation(words).rules(symbol)


_Piece = tuple[str, int, int, Meaning]
"""A symbol, from where to where it is read, and what it means there."""


class _Derivation:
    """The rules behind readings of one row of words."""

    def __init__(self, words: Sequence[str]) -> None:
        self._parse = Parse(words)
        self._found: set[Rule] = set()
        self._seen: set[_Piece] = set()

    def rules(self, symbol: str) -> frozenset[Rule]:
        """Return the rules behind the cheapest readings of all the words as *symbol*."""
        for meaning in self._parse.whole(symbol):
            self._go_down((symbol, 0, len(self._parse.words), meaning))
        return frozenset(self._found)

    def _go_down(self, piece: _Piece) -> None:
        symbol, start, end, meaning = piece
        if piece in self._seen or symbol not in GRAMMAR:
            return
        self._seen.add(piece)
        cost = self._parse.read(symbol, start)[end, meaning]
        for way in GRAMMAR[symbol].beginning(self._parse.lower[start]):
            for names, pieces in self._fillings(way, start, end, cost):
                if way.meaning(**dict(zip(names, (p[3] for p in pieces), strict=True))) == meaning:
                    self._found.add(way.rule)
                    for below in pieces:
                        self._go_down(below)

    def _fillings(
        self, way: Way, start: int, end: int, cost: int
    ) -> Iterator[tuple[list[str], tuple[_Piece, ...]]]:
        """Give every way to fill the slots between two words at just this cost."""
        names = [part.name for part in way.parts if isinstance(part, Slot)]
        stack: list[tuple[int, int, int, tuple[_Piece, ...]]] = [(0, start, way.cost, ())]
        while stack:
            index, at, spent, pieces = stack.pop()
            if index == len(way.parts):
                if (at, spent) == (end, cost):
                    yield names, pieces
                continue
            part = way.parts[index]
            if isinstance(part, Literal):
                if at < end and self._says(part, at):
                    stack.append((index + 1, at + 1, spent, pieces))
                continue
            for (to, meaning), more in self._parse.read(part.symbol, at).items():
                if to <= end:
                    below = (part.symbol, at, to, meaning)
                    stack.append((index + 1, to, spent + more, (*pieces, below)))

    def _says(self, part: Literal, at: int) -> bool:
        exact = part.exact in ("", self._parse.words[at])
        return exact and self._parse.lower[at] in part.words
