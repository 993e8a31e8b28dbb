"""Kinds of powers."""

from __future__ import annotations

from typing import Final

POKE_POWER: Final = 0
POKE_BODY: Final = 1
ABILITY: Final = 2
OLD_POWER: Final = 3
TRAIT: Final = 4
PRINTED: Final = 6
NAMES: Final = ("power", "body", "ability", "old_power", "trait", "held", "printed")
