"""Who is asked, beside the two players, and who sees a card."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 2
NOBODY: Final = -1

BOTH_SEE: Final = 3  # a bit for each of the two
BOTH_SIDES: Final = 3  # a bit for the own side, one for the other
