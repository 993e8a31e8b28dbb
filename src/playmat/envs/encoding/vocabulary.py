"""Numbers for cards and texts that mean the same in every match, with their facts as tables."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import numpy as np
from numpy.typing import NDArray

from playmat.cards.card import Card
from playmat.cards.facts import attack_facts, card_facts, power_facts
from playmat.cards.library import Library
from playmat.envs.encoding.layout import CARD, TEXT
from playmat.errors import PlaymatError
from playmat.model.definitions import Match
from playmat.model.views.packed import Names

MOST: Final = 32767
KEPT: Final = 64
"""How many matches are remembered at most."""

Bytes = NDArray[np.int8]


class TooManyCards(PlaymatError, OverflowError):
    """Refuse more cards than a column of sixteen bits can tell apart."""


class Vocabulary:
    """The cards of a library by number from 1, cards of one's own behind them as they come."""

    def __init__(self, library: Library | None = None) -> None:
        cards = (library or Library.default()).cards(samples=True)
        self.ids: list[str] = ["", *(card.id for card in cards)]
        """The id of each number; 0 is a card that nobody may know."""
        self._numbers = {card_id: n for n, card_id in enumerate(self.ids)}
        self._texts: dict[tuple[int, str, int], int] = {}
        self._matches: OrderedDict[int, tuple[Match, Names]] = OrderedDict()
        self.told: set[int] = set()
        self.cards: Bytes = np.zeros((len(self.ids), len(CARD)), np.int8)
        """What is printed on each card met so far; ``tell`` adds one that was not met."""
        self.texts: Bytes = np.zeros((256, len(TEXT)), np.int8)

    def number(self, card: Card) -> int:
        """Return the number of a card; its facts are in the table from now on."""
        if card.id not in self._numbers:
            self._numbers[card.id] = len(self.ids)
            self.ids.append(card.id)
        number = self._numbers[card.id]
        if number > MOST:
            raise TooManyCards(f"more than {MOST} cards")
        if number not in self.told:
            self.cards = with_room(self.cards, number)
            self.cards[number] = card_facts(card)
            self.told.add(number)
        return number

    def names(self, match: Match) -> Names:
        """Return what the cards and texts of a match are called."""
        key = id(match)
        if key not in self._matches:
            self._matches[key] = (match, self._named(match))
            if len(self._matches) > KEPT:
                self._matches.popitem(last=False)
        return self._matches[key][1]

    def _named(self, match: Match) -> Names:
        cards = [0] * len(match.defs)
        attacks = [(0, 0)] * len(match.attacks)
        powers = [(0, 0)] * len(match.powers)
        for d, card in zip(match.defs, match.printed, strict=True):
            number = cards[int(d.index)] = self.number(card)
            for n, (a, attack) in enumerate(zip(d.attacks, card.attacks, strict=False), 1):
                text = self._text(number, "attack", n, attack_facts(attack))
                attacks[int(a.index)] = (text, n)
            programs = [power.program for power in card.powers]
            for n, p in enumerate(d.powers, 1):
                program = programs[n - 1] if n <= len(programs) else card.text
                text = self._text(number, "power", n, power_facts(program))
                powers[int(p.index)] = (text, n)
        return Names(cards, attacks, powers)

    def _text(self, card: int, what: str, slot: int, facts: tuple[int, ...]) -> int:
        """Return the number of a text, the n-th of its kind on its card."""
        number = self._texts.setdefault((card, what, slot), len(self._texts) + 1)
        self.texts = with_room(self.texts, number)
        self.texts[number] = facts
        return number


def with_room(table: Bytes, row: int) -> Bytes:
    """Return a table that has a row, with room to spare if it had to grow."""
    if row < len(table):
        return table
    return np.concatenate([table, np.zeros((max(256, len(table) // 2), table.shape[1]), np.int8)])
