"""The default rulebook of a deck: that of its newest card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from playmat.cards.printed import is_basic_energy
from playmat.cards.sets import set_named
from playmat.decks.deck import Deck
from playmat.rules import BOOKS, Ruleset

_LAST: Final[Mapping[str, str]] = {"ex": "2007-04-30"}
"""The last day of an era that outlasts its rulebook's card pool: the end of the EX series."""


def book_of_years(*decks: Deck) -> str:
    """The first rulebook that covers all cards of these decks, ignoring basic Energy."""
    return book_of_date(max((date for deck in decks for date in dates(deck)), default=""))


def book_of_date(date: str) -> str:
    """The first rulebook that covers cards up to a date, or else the last one. [FORMAT-7]"""
    return next((rules.name for rules in BOOKS.values() if date <= last_day(rules)), [*BOOKS][-1])


def last_day(rules: Ruleset) -> str:
    """The last release date that defaults to this rulebook."""
    return _LAST.get(rules.name, rules.pool_until)


def dates(deck: Deck) -> Iterable[str]:
    for card in set(deck.cards):
        if not is_basic_energy(card, BOOKS["xy"]):
            yield set_named(card.id.rpartition("-")[0]).date
