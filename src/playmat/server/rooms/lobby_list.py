"""The lobby as anybody may see it: tables with a free seat, and games to look on at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from playmat.server.rooms.room import Room
from playmat.server.rooms.room_frame import about

MOST: Final = 60
"""So many of each kind are told; the newest come first."""


def lobby_plain(rooms: Iterable[Room]) -> dict[str, Any]:
    """Return the listed tables at which somebody sits: those with a free seat, then the others."""
    there = [room for room in rooms if is_shown(room)]
    newest = sorted(there, key=lambda room: room.last_used, reverse=True)
    free = [table_plain(room) for room in newest if not room.ready()]
    games = [table_plain(room) for room in newest if room.ready()]
    return {"tables": free[:MOST], "games": games[:MOST]}


def is_shown(room: Room) -> bool:
    """Tell whether the lobby shows a room: its players want it, and one of them is here."""
    here = any(seat is not None for seat in room.onlookers.values())
    return room.plan.listed and here and not room.game.over and not room.broken


def table_plain(room: Room) -> dict[str, Any]:
    """Return what anybody may know of a table."""
    watching = sum(seat is None for seat in room.onlookers.values())
    return {
        "game": room.id,
        **about(room),
        "best_of": room.plan.best_of,
        "watching": watching,
    }
