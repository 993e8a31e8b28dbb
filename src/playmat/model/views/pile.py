"""The cards of a large zone as rows, kept until other cards lie there.

A deck that its owner has looked through and a discard pile are long and change seldom.  Smaller
zones are told anew each time: looking up what was told costs more.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from playmat.model.definitions import CardDef
from playmat.model.views.packed import Names, end


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Some cards, those that look alike in one row; rows count from 1."""

    def __init__(self) -> None:
        self.names: Names | None = None
        self.copies: list[i64] = []
        self.at: list[i64] = []  # the row of each of these
        self.start: i64 = 0  # rows before it in the view
        self.many: i64 = 0
        self.rows = b""
        self.facts: list[bytes] = []

    def hold(
        self, names: Names, cards: list[CardDef], copies: list[i64], where: tuple[i64, i64]
    ) -> None:
        """Hold these cards of a zone and an owner, in the order in which they come."""
        if self.names is not names or self.copies != copies:
            self.make(names, cards, copies, where, False)

    def hold_mixed(
        self, names: Names, cards: list[CardDef], copies: list[i64], where: tuple[i64, i64]
    ) -> None:
        """Hold the same in an order that tells nothing, by what they are."""
        if self.names is not names or self.copies != copies:
            self.make(names, cards, copies, where, True)

    def make(
        self,
        names: Names,
        cards: list[CardDef],
        copies: list[i64],
        where: tuple[i64, i64],
        mixed: bool,
    ) -> None:
        """Put the rows together."""
        zone, owner = where
        met: list[i64] = [0] * len(names.words)
        order: list[i64] = []
        for copy in copies:
            index = cards[copy].index
            if met[index] == 0:
                order.append(index)
            met[index] += 1
        if mixed:
            order = [index for index in names.order if met[index] > 0]
        parts: list[bytes] = []
        row: i64 = 0
        for index in order:
            parts.append(names.words[index])
            parts.append(end(zone, owner, 0, met[index]))
            row += 1
            met[index] = row
        self.names = names
        self.copies = copies[:]
        self.at = [met[cards[copy].index] for copy in copies]
        self.many = row
        self.rows = b"".join(parts)
        self.facts = [names.facts[index] for index in order]

    def row_of(self, copy: i64) -> i64:
        """Return the row of a card in the view, or 0."""
        n: i64 = 0
        for other in self.copies:
            if other == copy:
                return self.start + self.at[n]
            n += 1
        return 0


@final
@mypyc_attr(acyclic=True)
class Memory:
    """What one player saw last at a table; it only saves work, and any game may follow."""

    def __init__(self) -> None:
        self.deck = Pile()
        self.discards = [Pile(), Pile()]
