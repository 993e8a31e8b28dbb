"""The sample decks: two for each rulebook, with cards that reach many mechanics quickly."""

from __future__ import annotations

from typing import Final

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.rules import BOOKS

NAMES: Final = tuple(f"{book}-{which}" for book in BOOKS for which in "ab")
"""All sample decks, oldest rulebook first."""


def deck(name: str) -> Deck:
    """The sample deck with that name, such as ``ecard-a``."""
    return deck_named(name)


def pair(book: str) -> tuple[Deck, Deck]:
    """The two sample decks of a rulebook."""
    return deck(f"{book}-a"), deck(f"{book}-b")
