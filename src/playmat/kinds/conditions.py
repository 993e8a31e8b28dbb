"""Special Conditions, as bits."""

from __future__ import annotations

from typing import Final

ASLEEP: Final = 1
CONFUSED: Final = 2
PARALYZED: Final = 4
POISONED: Final = 8
BURNED: Final = 16
STILL: Final = 5  # Asleep or Paralyzed: no attack and no retreat (ATTACK-03, RETREAT-03)
TURNED: Final = 7  # the three that replace one another (COND-03)
NAMES: Final = ("asleep", "confused", "paralyzed", "poisoned", "burned")
