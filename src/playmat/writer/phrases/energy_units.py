"""Energy counted by what its cards give, not by their number."""

from __future__ import annotations

from typing import Final

WORTH: Final = {
    "choose_units(energy_on(?on), ?n, any, ?by)": "{n:int} Energy from {on}",
    "choose_units(where(energy_on(?on), provides(?type)), ?n, ?type, ?by)": (
        "{n:int} {type} Energy from {on}"
    ),
    "choose_paying(energy_on(?on), ?units, ?by)": "one each of {units} Energy from {on}",
    "choose_paying(energy_on(?on), ?units, ?by, by_cards)": (
        "one card each of {units} Energy from {on}"
    ),
}
"""Choices among the Energy of Pokémon, and what is chosen."""
