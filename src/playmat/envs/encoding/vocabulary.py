"""Stable numbers for cards and texts, with tables of their facts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from playmat.cards.card import Card
from playmat.cards.facts import attack_facts, card_facts, power_facts
from playmat.cards.library import Library
from playmat.envs.encoding.layout import CARD, TEXT
from playmat.envs.encoding.net import Pairs, net_table
from playmat.errors import PlaymatError
from playmat.model.definitions import Match
from playmat.model.views.packed import Names

MOST: Final = 32767
KEPT: Final = 64
"""Maximum number of matches remembered."""

NOTHING: Final = (bytes(len(CARD)), bytes(len(TEXT)))
"""The facts of an unknown card, and of an option without text."""

Bytes = NDArray[np.int8]


class TooManyCards(PlaymatError, OverflowError):
    """More cards than a 16-bit column can distinguish."""


class Called(NamedTuple):
    """Numbers of a match's cards, for rows of views and for rows of the shipped net."""

    match: Match
    names: Names
    net: Pairs


class Vocabulary:
    """Numbers from 1 for the cards of a library; other cards are numbered when first seen."""

    def __init__(self, library: Library | None = None) -> None:
        cards = (library or Library.default()).cards(samples=True)
        self.ids: list[str] = ["", *(card.id for card in cards)]
        """The id for each number; 0 is an unknown card."""
        self._numbers = {card_id: n for n, card_id in enumerate(self.ids)}
        self._matches: OrderedDict[int, Called] = OrderedDict()
        self.told: dict[int, Card] = {}
        """The cards seen so far, by number."""
        self.cards: Bytes = np.zeros((len(self.ids), len(CARD)), np.int8)
        """The facts of each card seen so far; ``number`` adds a card."""

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the matches, which are keyed by memory address."""
        return {**self.__dict__, "_matches": OrderedDict()}

    def number(self, card: Card) -> int:
        """The number of a card, whose facts are added to the table."""
        if card.id not in self._numbers:
            self._numbers[card.id] = len(self.ids)
            self.ids.append(card.id)
        number = self._numbers[card.id]
        if number > MOST:
            raise TooManyCards(f"more than {MOST} cards")
        if number not in self.told:
            self.cards = with_room(self.cards, number)
            self.cards[number] = card_facts(card)
            self.told[number] = card
        return number

    def called(self, match: Match) -> Called:
        """The numbers of a match's cards and texts."""
        found = self._matches.get(id(match))
        if found is None:
            table = net_table([self.number(card) for card in match.printed])
            found = self._matches[id(match)] = Called(match, self._named(match), table)
            if len(self._matches) > KEPT:
                self._matches.popitem(last=False)
        return found

    def names(self, match: Match) -> Names:
        """The numbers of a match's cards and texts, for rows of views."""
        return self.called(match).names

    def _named(self, match: Match) -> Names:
        cards = [(0, NOTHING[0])] * len(match.defs)
        attacks = [(0, NOTHING[1])] * len(match.attacks)
        powers = [(0, NOTHING[1])] * len(match.powers)
        for d, card in zip(match.defs, match.printed, strict=True):
            cards[int(d.index)] = self.number(card), small(card_facts(card))
            for n, (a, attack) in enumerate(zip(d.attacks, card.attacks, strict=False), 1):
                attacks[int(a.index)] = n, small(attack_facts(attack))
            programs = [power.program for power in card.powers]
            for n, p in enumerate(d.powers, 1):
                program = programs[n - 1] if n <= len(programs) else card.text
                powers[int(p.index)] = n, small(power_facts(program))
        return Names(cards, attacks, powers, NOTHING)


def small(facts: tuple[int, ...]) -> bytes:
    return np.array(facts, np.int8).tobytes()


def with_room(table: Bytes, row: int) -> Bytes:
    """A table with that row, enlarged with spare room if necessary."""
    if row < len(table):
        return table
    return np.concatenate([table, np.zeros((max(256, len(table) // 2), table.shape[1]), np.int8)])
