"""A rule as people read it: what each book says, under which heading, and who says it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from playmat.rules.books import BOOKS

STATES: Final = "states"
INHERITS: Final = "inherits"
CARDS: Final = "cards"
DECIDED: Final = "decided"

FOLLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "ecard": ("ex", "platinum", "legends", "xy"),
    "ex": ("ecard", "platinum", "legends", "xy"),
    "platinum": ("legends", "xy", "ex", "ecard"),
    "legends": ("platinum", "xy", "ex", "ecard"),
    "xy": ("legends", "platinum", "ex", "ecard"),
}
"""The rulebooks that a silent one follows, nearest first. [META-2, META-3]"""


@dataclass(frozen=True, slots=True)
class Told:
    """What holds under one rulebook, where it comes from, and what we decided beyond it."""

    text: str
    provenance: str
    source: str
    heading: str
    ours: str

    @property
    def whole(self) -> str:
        """The sentences of the rule with what we add to them."""
        return f"{self.text} {self.ours}".rstrip()


@dataclass(frozen=True, slots=True)
class Family:
    """Rules of one subject; a kind of card is known to the books that have a heading for it."""

    name: str
    title: str
    kind: str
    headings: Mapping[str, str]

    @property
    def books(self) -> tuple[str, ...]:
        """The books that speak of it, oldest first."""
        return tuple(book for book in BOOKS if book in self.headings)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: what it is about and what every book says to it in which it holds."""

    id: str
    title: str
    told: Mapping[str, Told]

    @property
    def books(self) -> tuple[str, ...]:
        """The books in which it holds, oldest first."""
        return tuple(self.told)

    @property
    def family(self) -> str:
        """The name of the rules it belongs to, such as RETREAT."""
        return re.sub(r"-\d+$", "", self.id)

    @property
    def groups(self) -> list[tuple[tuple[str, ...], Told]]:
        """The books that say the same together, each group with what its first book says."""
        found: dict[str, list[str]] = {}
        for book, told in self.told.items():
            found.setdefault(told.text, []).append(book)
        return [(tuple(books), self.told[books[0]]) for books in found.values()]

    def __str__(self) -> str:
        return f"{self.id}: {self.title} [{' '.join(self.books)}]"
