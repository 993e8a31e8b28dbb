"""The two theme decks that are played where none are named: well known, and a match for each other.

They were sold in the years of their book, and every card has its program; of forty games between
greedy agents neither won fewer than thirteen.
"""

from __future__ import annotations

from typing import Final

from playmat.rules import book

_PAIRS: Final = {
    "ecard": ("base1-overgrowth", "base1-zap"),
    "ex": ("ex4-team-magma", "ex4-team-aqua"),
    "platinum": ("dp1-terra-firma", "dp1-royal-frost"),
    "legends": ("hgss1-growth-clash", "hgss1-mind-flood"),
    "xy": ("xy1-resilient-life", "xy1-destruction-rush"),
}


def default_decks(rules: str) -> tuple[str, str]:
    """Return the names of the two decks of a book: one's own and the other player's."""
    return _PAIRS[book(rules).name]
