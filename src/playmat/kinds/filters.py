"""One-word filters for cards and Pokémon: printed kinds first, then states on the table."""

from __future__ import annotations

from typing import Final

POKEMON: Final = 0
BASIC: Final = 1
STAGE1: Final = 2
STAGE2: Final = 3
EVOLUTION: Final = 4
EVOLVED: Final = 5
ENERGY: Final = 6
BASIC_ENERGY: Final = 7
SPECIAL_ENERGY: Final = 8
TRAINER: Final = 9
PLAIN_TRAINER: Final = 10
ITEM: Final = 11
SUPPORTER: Final = 12
STADIUM_CARD: Final = 13
TOOL: Final = 14
MACHINE: Final = 15
DAMAGED: Final = 16
AFFLICTED: Final = 17
HAS_TOOL: Final = 18
HAS_ENERGY: Final = 19
IS_ACTIVE: Final = 20
IS_BENCHED: Final = 21
NEW: Final = 22
NAMES: Final = (
    *("pokemon", "basic", "stage1", "stage2", "evolution", "evolved", "energy", "basic_energy"),
    *("special_energy", "trainer", "plain_trainer", "item", "supporter", "stadium_card", "tool"),
    *("machine", "damaged", "afflicted", "has_tool", "has_energy", "is_active"),
    *("is_benched", "new"),
)
