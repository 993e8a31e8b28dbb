"""Decide whether two prints are the same card: same name and same text, in any set."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card

# The printed level and the list of later Evolutions do not affect play.
_FACTS: Final = tuple(f for f in Card.__slots__ if f not in ("id", "level", "evolves_to"))


def same_text(one: Card, other: Card) -> bool:
    """Whether two prints have the same facts and programs. [NAMING-25, DECK-04]"""
    if one.id == other.id:
        return True
    if one.unprogrammed() or other.unprogrammed():
        return False  # Without programs, the texts cannot be compared.
    return all(getattr(one, field) == getattr(other, field) for field in _FACTS)


def set_of(card: Card) -> str:
    return card.id.rpartition("-")[0]
