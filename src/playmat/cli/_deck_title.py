"""What a deck is called before people."""

from __future__ import annotations

from playmat.cards.sets import known_sets
from playmat.decks.deck import Deck


def deck_title(deck: Deck) -> str:
    """Return a deck's name; a theme deck's with the name of its set, not the set's id."""
    first, _, rest = deck.name.partition(" ")
    known = known_sets().get(first)
    return f"{rest} ({known.name})" if known is not None and rest else deck.name
