"""Prints that are one card: the same name and the same text, whatever set they are of."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card

# The printed level and the list of later evolutions change nothing that a card does.
_FACTS: Final = tuple(f for f in Card.__slots__ if f not in ("id", "level", "evolves_to"))


def same_text(one: Card, other: Card) -> bool:
    """Tell whether two prints do the same by their facts and programs. [NAMING-25, DECK-04]"""
    if one.id == other.id:
        return True
    if one.unprogrammed() or other.unprogrammed():
        return False  # Without a program nobody knows whether the texts differ.
    return all(getattr(one, field) == getattr(other, field) for field in _FACTS)


def set_of(card: Card) -> str:
    """Return the id of the set that *card* is of."""
    return card.id.rpartition("-")[0]
