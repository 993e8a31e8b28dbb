"""Famous decks: lists of our own after the decks that everybody met in the years of each book."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from playmat.cards.spelling import slug
from playmat.decks.ready import ReadyDeck
from playmat.rules import BOOKS

SHIPPED: Final = Path(__file__).parent / "famous"
"""One file a book; a line of a list is a count, an id and, for whoever reads it, the name."""


@dataclass(frozen=True, slots=True)
class Famous(ReadyDeck):
    """One famous deck: when it was played, by which book, its story, and how it wins."""

    rules: str
    name: str
    years: str
    types: tuple[str, ...]
    story: str
    wins: str
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name it is asked for by, such as ``rain-dance``."""
        return slug(self.name)

    @property
    def title(self) -> str:
        """The name for people; only one deck has it."""
        return self.name


@cache
def famous_decks() -> tuple[Famous, ...]:
    """Return the famous decks, those of the oldest book first."""
    return tuple(famous(name, row) for name in BOOKS for row in _rows(SHIPPED / f"{name}.toml"))


def _rows(path: Path) -> list[Mapping[str, Any]]:
    rows: list[Mapping[str, Any]] = tomllib.loads(path.read_text("utf-8"))["deck"]
    return rows


def famous(rules: str, row: Mapping[str, Any]) -> Famous:
    """Return a deck as its file has it."""
    lines = [line.split(" ", 2) for line in row["cards"].strip().splitlines()]
    return Famous(
        rules,
        row["name"],
        row["years"],
        tuple(row["types"]),
        row["story"],
        row["wins"],
        tuple((int(count), card_id) for count, card_id, _ in lines),
    )


def famous_named(name: str) -> Famous | None:
    """Return the famous deck of a name, or nothing."""
    return next((deck for deck in famous_decks() if deck.slug == slug(name)), None)
