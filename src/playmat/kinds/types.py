"""Types of Pokémon and Energy, as bits."""

from __future__ import annotations

from typing import Final

DARKNESS: Final = 64
METAL: Final = 128
COLORLESS: Final = 1024
ANY: Final = 2047
NAMES: Final = {
    "G": "Grass",
    "R": "Fire",
    "W": "Water",
    "L": "Lightning",
    "P": "Psychic",
    "F": "Fighting",
    "D": "Darkness",
    "M": "Metal",
    "Y": "Fairy",
    "N": "Dragon",
    "C": "Colorless",
}
LETTERS: Final = "GRWLPFDMYNC"
