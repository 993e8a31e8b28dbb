"""Kinds of powers, and where they work."""

from __future__ import annotations

from typing import Final

POKE_POWER: Final = 0
POKE_BODY: Final = 1
ABILITY: Final = 2
OLD_POWER: Final = 3
TRAIT: Final = 4
PRINTED: Final = 6
NAMES: Final = ("power", "body", "ability", "old_power", "trait", "held", "printed")

IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
ATTACHED: Final = 3
UNDER: Final = 4
PLACES: Final = ("play", "hand", "discard", "attached", "under")
