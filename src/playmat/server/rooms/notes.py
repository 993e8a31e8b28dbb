"""Notes: messages to everyone at a table, such as a sign or a declined take-back."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

SIGNS: Final = ("hello", "thinking", "well_played", "good_game")
"""The signs that players may send, in place of a chat."""

TOOK_BACK: Final = "took_back"
KEPT: Final = "kept"
WENT_ON: Final = "went_on"
DECLINED: Final = "declined"
TOLD: Final = (*SIGNS, TOOK_BACK, KEPT, WENT_ON, DECLINED)
"""Signs, accepted and declined take-backs, and declined rematches."""

MOST: Final = 6
"""Number of notes kept for latecomers."""


class Notes:
    """The last notes of a room, numbered; they reveal nothing of the game and are not stored."""

    def __init__(self) -> None:
        self._count = 0
        self._kept: deque[dict[str, Any]] = deque(maxlen=MOST)

    def add(self, seat: int, what: str) -> None:
        self._count += 1
        self._kept.append({"n": self._count, "seat": seat, "what": what})

    def plain(self) -> list[dict[str, Any]]:
        return list(self._kept)
