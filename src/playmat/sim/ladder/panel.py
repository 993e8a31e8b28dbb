"""The panel: the decks that all agents are rated with, and which are kept out of training."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle
from pathlib import Path
from typing import Final

from playmat.decks.famous_decks import famous_decks
from playmat.errors import UnknownBook

FILE: Final = Path(__file__).with_name("panel.toml")
KINDS: Final = ("theme", "famous")
TRAINED: Final = "trained"
KEPT_OUT: Final = "kept_out"
PARTS: Final = (TRAINED, KEPT_OUT)
"""The decks that training may use, and those that it may not."""

EVERY: Final = 3
"""One board in this many uses decks kept out of training."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks of one kind and rulebook, split by whether training may use them."""

    rules: str
    kind: str
    trained: tuple[str, ...]
    kept_out: tuple[str, ...]

    def decks(self, part: str) -> tuple[str, ...]:
        """The decks of a part."""
        return self.trained if part == TRAINED else self.kept_out


@dataclass(frozen=True, slots=True)
class Board:
    """Two decks that meet, with their rulebook and part."""

    rules: str
    kind: str
    part: str
    decks: tuple[str, str]


@cache
def panel(path: Path = FILE) -> tuple[Shelf, ...]:
    """The shelves of the panel, oldest rulebook first."""
    rows = tomllib.loads(path.read_text("utf-8"))["book"]
    return tuple(
        Shelf(row["rules"], kind, *(tuple(row[kind][part]) for part in PARTS))
        for row in rows
        for kind in KINDS
    )


def kept_out() -> frozenset[str]:
    """Slugs of all decks that training must not use."""
    whole = {shelf.rules for shelf in panel() if shelf.kind == "famous" and not shelf.trained}
    decks = {deck for shelf in panel() for deck in shelf.kept_out}
    return frozenset(decks | {deck.slug for deck in famous_decks() if deck.rules in whole})


def shelves(books: Sequence[str]) -> tuple[Shelf, ...]:
    """The shelves of some rulebooks, by default of all."""
    known = list(dict.fromkeys(shelf.rules for shelf in panel()))
    for name in books:
        if name not in known:
            raise UnknownBook(name, known)
    return tuple(shelf for shelf in panel() if not books or shelf.rules in books)


def boards(books: Sequence[str] = ()) -> Iterator[Board]:
    """Yield boards endlessly: each shelf in turn, every third with decks kept out of training.

    Including a shelf on which all decks are kept out, two boards of five are of that kind.
    """
    chosen = shelves(books)
    coming = {(shelf, part): cycle(pairs(shelf.decks(part))) for shelf in chosen for part in PARTS}
    for turn in count():
        for at, shelf in enumerate(chosen):
            third = (turn + at) % EVERY == EVERY - 1
            part = KEPT_OUT if third or not shelf.trained else TRAINED
            yield Board(shelf.rules, shelf.kind, part, next(coming[shelf, part]))


def pairs(decks: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs of an even number of decks, in rounds in which every deck plays once."""
    fixed, turning, half = list(decks[:1]), list(decks[1:]), len(decks) // 2
    found: list[tuple[str, str]] = []
    for _ in turning:
        ring = fixed + turning
        found += zip(ring[:half], reversed(ring[half:]), strict=True)
        turning = turning[1:] + turning[:1]
    return found
