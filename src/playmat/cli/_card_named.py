"""The cards that somebody means: by id, by name, or by how a name begins."""

from __future__ import annotations

from collections.abc import Sequence

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.spelling import name_key
from playmat.errors import PlaymatError, UnknownCard, listed


class UnclearCard(PlaymatError, KeyError):
    """Refuse the beginning of several names."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        super().__init__(text, tuple(names))
        self.text = text
        self.names = tuple(names)

    def __str__(self) -> str:
        return f"several names begin with {self.text!r}: {listed(self.names)}; write more of one"


def cards_named(text: str, library: Library) -> list[Card]:
    """Return the card of an id, or all of a name; case, accents and the end may be left out."""
    if text in library:
        return [library.card(text)]
    try:
        return list(library.find(text))
    except UnknownCard:
        return begun(text, library.cards(samples=True)) or list(library.find(text))


def begun(text: str, cards: Sequence[Card]) -> list[Card]:
    """Return all cards of the one name that begins with *text*, spelling aside.

    A name that all others go on from, as Shiftry ex from Shiftry, is the one meant.
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
