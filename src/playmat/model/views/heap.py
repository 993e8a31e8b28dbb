"""Cards that lie in one zone as rows, kept until other cards lie there.

From one question to the next little moves: most zones are told in the bytes of the time before.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.model.definitions import CardDef
from playmat.model.views.packed import WORDS, Names, end, end_at

COPIES: Final = 4096
"""More than there are cards in a match."""


@final
@mypyc_attr(acyclic=True)
class Heap:
    """Some cards, those that look alike in one row; rows count from 1."""

    def __init__(self) -> None:
        self.names: Names | None = None
        self.key: list[i64] = []  # what it was made of
        self.hidden: i64 = 0
        self.start: i64 = 0  # rows before it in the view
        self.many: i64 = 0
        self.unseen: i64 = 0  # the row of cards that are only counted
        self.rows = b""
        self.facts = b""
        self.copies: list[i64] = []
        self.at: list[i64] = []  # the row of each copy
        self.parts: list[bytes] = []
        self.told: list[bytes] = []

    def is_of(self, names: Names, key: list[i64], hidden: i64) -> bool:
        """Return whether it tells of just these cards."""
        return self.hidden == hidden and self.names is names and self.key == key

    def begin(self, names: Names, key: list[i64], hidden: i64) -> None:
        """Forget its cards; *key* is what new ones are known by."""
        self.names = names
        self.key = key[:]
        self.hidden = hidden
        self.many = 0
        self.unseen = 0
        self.copies = []
        self.at = []
        self.parts = []
        self.told = []

    def add(
        self,
        names: Names,
        cards: list[CardDef],
        copies: list[i64],
        where: tuple[i64, i64, i64],
    ) -> None:
        """Add cards of a zone, owner and holder, those that look alike together."""
        zone, owner, holder = where
        met: list[i64] = [0] * len(names.words)
        counts: list[i64] = []
        before = self.many
        for copy in copies:
            index = cards[copy].index
            row = met[index]
            if row == 0:
                row = self.row(names.words[index], names.facts[index])
                met[index] = row
                counts.append(0)
            counts[row - before - 1] += 1
            self.copies.append(copy)
            self.at.append(row)
        for n in range(len(counts)):
            self.parts[2 * (before + n) + 1] = end(zone, owner, holder, counts[n])

    def add_placed(
        self, names: Names, cards: list[CardDef], copies: list[i64], zone: i64, owner: i64
    ) -> None:
        """Add cards that have places of their own, from 1; a place of -1 is left out."""
        place: i64 = 0
        for copy in copies:
            place += 1
            if copy >= 0:
                index = cards[copy].index
                self.copies.append(copy)
                self.at.append(self.row(names.words[index], names.facts[index]))
                self.parts[-1] = end_at(zone, owner, 0, 1, place)

    def add_unseen(self, names: Names, count: i64, zone: i64, owner: i64) -> None:
        """Add cards that are only counted; an answer about one of them points to all."""
        if count > 0:
            self.unseen = self.row(WORDS[0], names.no_facts)
            self.parts[-1] = end(zone, owner, 0, count)

    def row(self, card: bytes, facts: bytes) -> i64:
        """Begin a row and return its number."""
        self.parts.append(card)
        self.parts.append(card)  # the other numbers, once they are known
        self.told.append(facts)
        self.many += 1
        return self.many

    def close(self) -> None:
        """Put the rows together."""
        self.rows = b"".join(self.parts)
        self.facts = b"".join(self.told)

    def row_of(self, copy: i64) -> i64:
        """Return the row of a card in the view, or 0."""
        n: i64 = 0
        for other in self.copies:
            if other == copy:
                return self.start + self.at[n]
            n += 1
        return 0


def sorted_copies(names: Names, cards: list[CardDef], copies: list[i64]) -> list[i64]:
    """Return cards whose order nobody may know by what they are."""
    ranked: list[i64] = [names.rank[cards[copy].index] * COPIES + copy for copy in copies]
    ranked.sort()
    return [each % COPIES for each in ranked]
