"""How a modifier changes the result of a query, and at which stage it changes damage."""

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
"""Where cards may not be taken to, as the stage of the modifier that forbids it."""
