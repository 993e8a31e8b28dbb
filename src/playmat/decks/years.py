"""Which book decks are played by where none is named: the one of their newest card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from playmat.cards.printed import is_basic_energy
from playmat.cards.sets import set_named
from playmat.decks.deck import Deck
from playmat.rules import BOOKS, Ruleset

_LAST: Final[Mapping[str, str]] = {"ex": "2007-04-30"}
"""The last day of a book's years where its series went on beyond its pool: EX, to its end."""


def book_of_years(*decks: Deck) -> str:
    """Return the first book that knows all cards of some decks; basic Energy tells no year."""
    return book_of_date(max((date for deck in decks for date in dates(deck)), default=""))


def book_of_date(date: str) -> str:
    """Return the first book whose cards reach to a date, or the last one. [FORMAT-7]"""
    return next((rules.name for rules in BOOKS.values() if date <= last_day(rules)), [*BOOKS][-1])


def last_day(rules: Ruleset) -> str:
    """Return the last day on which a new card is played by a book if none is named."""
    return _LAST.get(rules.name, rules.pool_until)


def dates(deck: Deck) -> Iterable[str]:
    """Yield when the sets of a deck's cards came out."""
    for card in set(deck.cards):
        if not is_basic_energy(card, BOOKS["xy"]):
            yield set_named(card.id.rpartition("-")[0]).date
