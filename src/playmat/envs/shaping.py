"""Shaped rewards: the value of changes in the lead in Prizes and damage."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from playmat.envs.tables import refuse_unless
from playmat.model.state import Side, State
from playmat.search.core.evaluate import prizes_left

Shaped = Mapping[str, float] | None
"""The value of a lead of one Prize (``prizes``) and of one point of damage (``damage``)."""


class Shaping:
    """The value of a lead, zero by default."""

    def __init__(self, shaped: Shaped = None) -> None:
        given: Any = {} if shaped is None else shaped
        given = given if isinstance(given, Mapping) else {"": given}
        given = {"prizes": 0.0, "damage": 0.0, **given}
        right = len(given) == 2 and all(type(n) in (int, float) for n in given.values())
        refuse_unless(
            right and all(map(isfinite, given.values())),
            "shaped",
            shaped,
            "a number for 'prizes', for 'damage' or for both",
        )
        self._worth = given

    def lead(self, st: State, seat: int) -> float:
        """The value of a player's current lead; negative if behind."""
        return self._side_value(st.sides[seat]) - self._side_value(st.sides[1 - seat])

    def _side_value(self, side: Side) -> float:
        damage = sum(mon.damage for mon in (*side.actives, *side.bench))
        return float(-self._worth["prizes"] * prizes_left(side) - self._worth["damage"] * damage)
