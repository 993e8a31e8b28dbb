"""Rewards before the end of a game: what a change of the lead in Prizes and in damage is worth.

They add up to the lead at the end, so a detour that gains nothing brings nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from playmat.envs.tables import refuse_unless
from playmat.model.state import Side, State
from playmat.search.core.evaluate import prizes_left

Shaped = Mapping[str, float] | None
"""What one Prize (``prizes``) and one point of damage (``damage``) of a lead are worth."""

PARTS: Final = ("prizes", "damage")


class Shaping:
    """What a lead is worth; nothing by default."""

    def __init__(self, shaped: Shaped = None) -> None:
        given: Any = {} if shaped is None else shaped
        right = isinstance(given, Mapping) and set(given) <= {*PARTS}
        right = right and all(
            type(each) in (int, float) and isfinite(each) for each in given.values()
        )
        refuse_unless(right, "shaped", shaped, "a number for 'prizes', for 'damage' or for both")
        self._prize, self._damage = (float(given.get(part, 0)) for part in PARTS)

    def lead(self, st: State, seat: int) -> float:
        """Return what the lead of a player is worth now; the other's is the same below nothing."""
        if not self._prize and not self._damage:
            return 0.0
        mine, theirs = st.sides[seat], st.sides[1 - seat]
        prizes = int(prizes_left(theirs) - prizes_left(mine))
        return self._prize * prizes + self._damage * (damage_on(theirs) - damage_on(mine))


def damage_on(side: Side) -> int:
    """Return the damage on all Pokémon of a player."""
    return sum(int(mon.damage) for mon in (*side.actives, *side.bench))
