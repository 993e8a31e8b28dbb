"""Zones a card can be in."""

from __future__ import annotations

from typing import Final

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LOST: Final = 3
PRIZES: Final = 4
ACTIVE: Final = 5
ATTACHED: Final = 7
STACK: Final = 8
STADIUM: Final = 9
BESIDE: Final = 10
LIMBO: Final = 11
ASIDE: Final = 12
NAMES: Final = (
    *("deck", "hand", "discard", "lost", "prizes", "active", "bench", "attached", "stack"),
    *("stadium", "beside", "limbo", "aside"),
)
