"""Energy cards chosen for the Energy they give, not by their number."""

from __future__ import annotations

from typing import Final

_ON: Final = "Energy cards on {on} that give"
WORTH: Final = {
    "choose_units(energy_on(?on), ?n, any, ?by)": f"{_ON} {{n}} Energy",
    "choose_units(where(energy_on(?on), provides(?type)), ?n, ?type, ?by)": (
        f"{_ON} {{n}} {{type}} Energy"
    ),
    "choose_paying(energy_on(?on), ?units, ?by)": f"{_ON} {{units}}",
}
"""Choices among the Energy of Pokémon, and what is chosen."""
