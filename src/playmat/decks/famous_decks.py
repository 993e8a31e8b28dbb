"""Famous decks: our own lists, modelled on the best-known decks of each rulebook's years."""

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
"""One file per rulebook; each line of a list is a count, an id and, as a comment, the name."""


@dataclass(frozen=True, slots=True)
class Famous(ReadyDeck):
    """A famous deck with its rulebook, years, story and way of winning."""

    rules: str
    name: str
    years: str
    types: tuple[str, ...]
    story: str
    wins: str
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name used in commands and addresses, such as ``rain-dance``."""
        return slug(self.name)

    @property
    def title(self) -> str:
        """The name shown to people, which is unique."""
        return self.name


@cache
def famous_decks() -> tuple[Famous, ...]:
    """All famous decks, oldest rulebook first."""
    return tuple(famous(name, row) for name in BOOKS for row in _rows(SHIPPED / f"{name}.toml"))


def _rows(path: Path) -> list[Mapping[str, Any]]:
    rows: list[Mapping[str, Any]] = tomllib.loads(path.read_text("utf-8"))["deck"]
    return rows


def famous(rules: str, row: Mapping[str, Any]) -> Famous:
    """Build a deck from its entry in the file."""
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
    """The famous deck of that name, or None."""
    return next((deck for deck in famous_decks() if deck.slug == slug(name)), None)
