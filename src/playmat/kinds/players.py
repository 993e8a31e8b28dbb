"""Who makes a choice besides the two players, and who sees a card."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 2
NOBODY: Final = -1

BOTH_SEE: Final = 3  # one bit per player
BOTH_SIDES: Final = 3  # one bit for the own side, one for the other
