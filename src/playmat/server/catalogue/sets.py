"""The sets of the cards in the library."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.sets import NEVER, OWN, CardSet, set_named
from playmat.decks.latest_text import set_dates

Plain = dict[str, Any]


@lru_cache(maxsize=1)
def every_set() -> list[Plain]:
    """All sets with cards in the library, oldest first, Playmat's own last."""
    library = Library.default()
    cards: dict[str, list[Card]] = {}
    for card in library.cards(samples=True):
        cards.setdefault(card.id.rpartition("-")[0], []).append(card)
    dates = set_dates(library)
    found = sorted(cards, key=lambda each: (each == OWN.id, dates.get(each, NEVER), each))
    return [set_plain(set_named(each), dates.get(each, NEVER), cards[each]) for each in found]


def set_plain(one: CardSet, date: str, cards: list[Card]) -> Plain:
    return {
        "id": one.id,
        "name": one.name,
        "series": one.series,
        "date": "" if date == NEVER else date,
        "cards": len(cards),
        "programmed": sum(not card.unprogrammed() for card in cards),
    }
