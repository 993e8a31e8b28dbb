"""The two theme decks that are played where none are named: well known, and a match for each other.

They were sold in the years of their book, every card has its program, and over many games of the
greedy agent neither wins much more often than the other.
"""

from __future__ import annotations

from typing import Final

from playmat.rules import book

_PAIRS: Final = {
    "ecard": ("base1-overgrowth", "base1-zap"),
    "ex": ("ex1-ruby", "ex1-sapphire"),
    "platinum": ("dp1-inferno-zone", "dp1-royal-frost"),
    "legends": ("hgss1-ember-spark", "hgss1-mind-flood"),
    "xy": ("xy1-resilient-life", "xy1-destruction-rush"),
}


def default_decks(rules: str) -> tuple[str, str]:
    """Return the names of the two decks of a book: one's own and the other player's."""
    return _PAIRS[book(rules).name]
