"""Species: which Pokémon a card shows, whatever else is in its name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import printed

TABLE = Path(__file__).with_name("species.txt")


@cache
def numbers() -> Mapping[str, int]:
    rows = (row.split(maxsplit=1) for row in TABLE.read_text("utf-8").splitlines())
    return {name: int(number) for number, name in rows}


@cache
def _pattern() -> re.Pattern[str]:
    """A pattern for species in the name of a card, longest first."""
    names = sorted(numbers(), key=len, reverse=True)
    listed = "|".join(re.escape(spelt(name)) for name in names)
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)")


@cache
def _by_spelling() -> Mapping[str, str]:
    return {spelt(name): name for name in numbers()}


def spelt(name: str) -> str:
    return printed(name).casefold().replace(" ♀", "♀").replace(" ♂", "♂")


def species_of(card: Card) -> tuple[str, ...]:
    """The species on a card: one, two on some LEGEND cards, or none if unknown."""
    if card.supertype != "pokemon":
        return ()
    found = _pattern().findall(spelt(card.name))
    return tuple(_by_spelling()[name] for name in found)


def cards_of(species: str, library: Library) -> list[Card]:
    return [card for card in library.cards() if species in species_of(card)]
