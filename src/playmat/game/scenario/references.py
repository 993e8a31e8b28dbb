"""Looking up cards by id, name, or letter of a basic Energy."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.decks.deck import Shelf
from playmat.errors import BadState, UnknownCard
from playmat.kinds import types

BASIC_ENERGY = {letter: name for letter, name in types.NAMES.items() if letter not in "NC"}
FILLER = "G"
MOST_CARDS = 400
"""The most cards of a player on a table."""


class Cards:
    """Looks up cards by id, name, or letter of a basic Energy; given cards come first."""

    def __init__(self, given: Iterable[Card] = (), library: Shelf | None = None) -> None:
        self.given = {card.id: card for card in checked_cards(given)}
        self.library: Shelf = library or Library.default()

    def card(self, ref: str) -> Card:
        if ref in self.given:
            return self.given[ref]
        letter = ref.removeprefix("energy-")
        if letter in BASIC_ENERGY:
            return basic_energy(letter)
        named = [card for card in self.given.values() if card.name == ref]
        if len(named) == 1:
            return named[0]
        if len(named) > 1:
            raise UnknownCard(ref, [card.id for card in named])
        if ref in self.library:
            return self.library.card(ref)
        found = self.library.find(ref)
        if len(found) > 1:
            raise UnknownCard(ref, [card.id for card in found])
        return found[0]

    def cards(self, refs: Iterable[str]) -> list[Card]:
        """Return the cards of a zone; ``3*L`` means three, and spaces may separate cards."""
        found: list[Card] = []
        for ref in refs:
            found.extend(self.several(ref))
        return found

    def several(self, ref: str) -> list[Card]:
        """Return the cards of one entry of a zone."""
        times = re.fullmatch(r"(\d+)\*\s*(.+)", ref)
        if times and (len(times.group(1)) > 6 or int(times.group(1)) > MOST_CARDS):
            raise BadState(ref[:40], f"a player can have at most {MOST_CARDS} cards")
        if times and " " not in ref:
            return [self.card(times.group(2))] * int(times.group(1))
        try:
            if times:
                return [self.card(times.group(2))] * int(times.group(1))
            return [self.card(ref)]
        except UnknownCard:
            if " " not in ref:
                raise
            return self.cards(ref.split())


def checked_cards(given: object) -> list[Card]:
    """Return the given cards; raise `BadState` for anything else."""
    cards: list[object] = list(given) if isinstance(given, Iterable) else [given]
    found = [card for card in cards if isinstance(card, Card)]
    if len(found) < len(cards):
        raise BadState("cards", "must be Card objects; put printed cards in the position")
    return found


def basic_energy(letter: str) -> Card:
    """Return the plain basic Energy card of a type, with an id such as ``energy-L``."""
    name = f"{BASIC_ENERGY[letter]} Energy"
    return Card(f"energy-{letter}", name, "energy", ("basic_energy",), provides=letter)
