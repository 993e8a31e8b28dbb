"""The three supertypes of cards."""

from __future__ import annotations

from typing import Final

POKEMON: Final = 0
TRAINER: Final = 1
ENERGY: Final = 2
