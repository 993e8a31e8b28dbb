"""How a modifier changes an answer, and when a change of damage counts."""

from __future__ import annotations

from typing import Final

ADD: Final = 0
SET: Final = 1
TIMES: Final = 2
AT_MOST: Final = 3
AT_LEAST: Final = 4
FORBID: Final = 5
ALLOW: Final = 6
HALF: Final = 7
STAGE_BEFORE: Final = 1
STAGE_AFTER: Final = 2
STAGE_BASE: Final = 3

DISCARDING: Final = 1
INTO_HAND: Final = 2
"""Where alone cards may not be put, as the stage of what forbids to take them."""
