"""Kinds of Trainer cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ITEM: Final = 1
SUPPORTER: Final = 2
STADIUM: Final = 3
TOOL: Final = 4
MACHINE: Final = 5
GEAR: Final = 6
FOSSIL: Final = 7
DOLL: Final = 8
NAMES: Final = ("", "item", "supporter", "stadium", "tool", "machine", "gear", "fossil", "doll")


def is_equipment(kind: i64) -> bool:
    """Whether Trainer cards of this kind are attached to a Pokémon when played."""
    return TOOL <= kind <= GEAR
