"""Sources of effects."""

from __future__ import annotations

from typing import Final

RULE: Final = 0
ATTACK: Final = 1
POWER: Final = 2
TRAINER: Final = 3
ENERGY: Final = 4
STADIUM: Final = 5
TOOL: Final = 6
ABILITY: Final = 7  # only for queries: effects of an Ability have POWER as their cause
NAMES: Final = ("rule", "attack", "power", "trainer", "energy", "stadium", "tool", "ability")
