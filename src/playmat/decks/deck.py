"""Decks: named lists of cards, checked against a ruleset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from playmat.cards.card import Card
from playmat.decks.deck_rules import Violation as Violation
from playmat.decks.deck_rules import find_violations
from playmat.errors import BadDeck, UnprogrammedCard
from playmat.rules import Ruleset


class Shelf(Protocol):
    """A collection of cards to look up by id and by name."""

    def __contains__(self, card_id: str) -> bool:
        """Whether the collection has a card with that id."""

    def card(self, card_id: str) -> Card:
        """The card with that id."""

    def find(self, name: str) -> tuple[Card, ...]:
        """All prints of the card with that name."""


@dataclass(frozen=True, slots=True, repr=False)
class Deck:
    """A named list of cards, with one entry per copy."""

    name: str
    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        counts = Counter(self.cards).items()
        rows = [f"{count:>4} {card.name} ({card.id})" for card, count in counts]
        return "\n".join([f"{self.name}: {len(self)} cards", *rows])

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self)} cards>"

    def check(self, ruleset: Ruleset, dates: Mapping[str, str] | None = None) -> None:
        """Raise BadDeck with every rule of *ruleset* that the deck breaks. [FORMAT-11, SETUP-01]"""
        if found := violations(self, ruleset, dates):
            raise BadDeck(self.name, found)


def violations(
    deck: Deck, ruleset: Ruleset, dates: Mapping[str, str] | None = None
) -> tuple[Violation, ...]:
    """All rules that *deck* breaks; *dates* by set id are needed for era pools. [FORMAT-11]"""
    return find_violations(deck.cards, ruleset, dates)


def refuse_unprogrammed(deck: Deck) -> None:
    """Raise UnprogrammedCard, listing the cards and faces that lack a program."""
    bare = [
        f"{card.name} ({card.id}): {', '.join(faces)}"
        for card in dict.fromkeys(deck.cards)
        if (faces := card.unprogrammed())
    ]
    if bare:
        raise UnprogrammedCard(bare)
