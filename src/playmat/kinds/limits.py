"""How often something may be used, in the order of the language's list."""

from __future__ import annotations

from typing import Final

ONCE: Final = 0
ONCE_NAME: Final = 1
ONCE_PLAYER: Final = 2
ONCE_GAME: Final = 3
ONCE_STAY: Final = 4
FREE: Final = 5
ONCE_EVENT: Final = 6
ANY_TIME_NAME: Final = 8
