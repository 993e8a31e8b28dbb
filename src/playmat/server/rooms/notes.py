"""Notes: what is told to everybody at a table beside the game, a sign or how a take-back ended."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

SIGNS: Final = ("hello", "thinking", "well_played", "good_game")
"""What players may say to each other; there are no other words."""

TOOK_BACK: Final = "took_back"
KEPT: Final = "kept"
WENT_ON: Final = "went_on"
DECLINED: Final = "declined"
TOLD: Final = (*SIGNS, TOOK_BACK, KEPT, WENT_ON, DECLINED)
"""Signs, an answer that was taken back, how that is refused, and that another game is."""

MOST: Final = 6
"""So many are kept for those who come late."""


class Notes:
    """The last notes of a room, numbered; they show nothing of the game and are not stored."""

    def __init__(self) -> None:
        self._count = 0
        self._kept: deque[dict[str, Any]] = deque(maxlen=MOST)

    def add(self, seat: int, what: str) -> None:
        """Note what a player says or did."""
        self._count += 1
        self._kept.append({"n": self._count, "seat": seat, "what": what})

    def plain(self) -> list[dict[str, Any]]:
        """Return what everybody at the table is told."""
        return list(self._kept)
