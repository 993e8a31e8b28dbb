"""Which book decks are played by where none is named: the one of their newest card."""

from __future__ import annotations

from collections.abc import Iterable

from playmat.cards.printed import is_basic_energy
from playmat.cards.sets import set_named
from playmat.decks.deck import Deck
from playmat.rules import BOOKS


def book_of_years(*decks: Deck) -> str:
    """Return the first book that knows all cards of some decks; basic Energy tells no year."""
    return book_of_date(max((date for deck in decks for date in dates(deck)), default=""))


def book_of_date(date: str) -> str:
    """Return the first book whose cards reach to a date, or the last one. [FORMAT-7]"""
    return next((rules.name for rules in BOOKS.values() if date <= rules.pool_until), [*BOOKS][-1])


def dates(deck: Deck) -> Iterable[str]:
    """Yield when the sets of a deck's cards came out."""
    for card in set(deck.cards):
        if not is_basic_energy(card, BOOKS["xy"]):
            yield set_named(card.id.rpartition("-")[0]).date
