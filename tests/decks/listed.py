"""The sample decks: two for every book, of cards written to reach many mechanics in few games."""

from __future__ import annotations

from typing import Final

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.rules import BOOKS

NAMES: Final = tuple(f"{book}-{which}" for book in BOOKS for which in "ab")
"""Every sample deck, oldest book first."""


def deck(name: str) -> Deck:
    """Return one of the sample decks, such as ``ecard-a``."""
    return deck_named(name)


def pair(book: str) -> tuple[Deck, Deck]:
    """Return the two sample decks of a book."""
    return deck(f"{book}-a"), deck(f"{book}-b")
