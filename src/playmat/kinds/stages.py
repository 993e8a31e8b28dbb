"""Printed stages of Pokémon cards."""

from __future__ import annotations

from typing import Final

BASIC: Final = 1
STAGE1: Final = 2
STAGE2: Final = 3
MEGA: Final = 4
BREAK: Final = 5
LEVELUP: Final = 6
LEGEND: Final = 7
RESTORED: Final = 8
BEYOND: Final = 9  # VMAX and VSTAR: filed as stage1, but neither Stage 1 nor Stage 2
NAMES: Final = ("", "basic", "stage1", "stage2", "mega", "break", "levelup", "legend", "restored")
