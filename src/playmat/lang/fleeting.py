"""Conditions that the damage of an attack may change, so they are tested before it."""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, nodes_in


def fleeting(test: Arg) -> bool:
    """Whether damage, or its consequences, may change the result of a test."""
    return any(n.word in _FLEETING for n in nodes_in(test))


_FLEETING: Final = frozenset(
    (
        *("damaged", "condition_is", "afflicted", "counters_on", "hp_left", "hp_left_at_most"),
        "falls",
        *("counters_at_least", "conditions_at_least"),
        *("hand", "deck", "discards", "top", "bottom"),
        *("units", "units_at_least", "units_in", "energy_on", "has_energy", "has_type"),
        *("attached", "gear_on", "has_tool", "holds", "has_marker"),
    )
)
