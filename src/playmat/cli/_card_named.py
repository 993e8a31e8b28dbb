"""Cards given by id, name, or the beginning of a name."""

from __future__ import annotations

from collections.abc import Sequence

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.spelling import name_key
from playmat.errors import PlaymatError, UnknownCard, listed


class UnclearCard(PlaymatError, KeyError):
    """Text with which several card names begin."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        super().__init__(text, tuple(names))
        self.text = text
        self.names = tuple(names)

    def __str__(self) -> str:
        return f"several names begin with {self.text!r}: {listed(self.names)}; type more"


def cards_named(text: str, library: Library) -> list[Card]:
    """Return the card with an id, or all cards whose name is or begins with *text*.

    Case and accents do not matter.
    """
    if text in library:
        return [library.card(text)]
    try:
        return list(library.find(text))
    except UnknownCard:
        return begun(text, library.cards(samples=True)) or list(library.find(text))


def begun(text: str, cards: Sequence[Card]) -> list[Card]:
    """Return all cards of the one name that begins with *text*.

    If every match begins with the shortest one, as Shiftry and Shiftry ex do, that one is meant.
    """
    wanted = name_key(text)
    found: dict[str, list[Card]] = {}
    for card in cards:
        if wanted and (key := name_key(card.name)).startswith(wanted):
            found.setdefault(key, []).append(card)
    shortest = min(found, key=len, default="")
    if any(not key.startswith(shortest) for key in found):
        raise UnclearCard(text, list(dict.fromkeys(each[0].name for each in found.values())))
    return found.get(shortest, [])
