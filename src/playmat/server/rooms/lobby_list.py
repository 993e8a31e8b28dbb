"""The public lobby: tables with a free seat, and games to watch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from playmat.server.rooms.room import Room
from playmat.server.rooms.room_frame import about

MOST: Final = 60
"""Maximum number of each kind, newest first."""


def lobby_plain(rooms: Iterable[Room]) -> dict[str, Any]:
    """Listed tables with a player present: those with a free seat, then the others."""
    there = [room for room in rooms if is_shown(room)]
    newest = sorted(there, key=lambda room: room.last_used, reverse=True)
    free = [table_plain(room) for room in newest if not room.ready()]
    games = [table_plain(room) for room in newest if room.ready()]
    return {"tables": free[:MOST], "games": games[:MOST]}


def is_shown(room: Room) -> bool:
    """Whether the lobby lists a room: its players want that and one of them is present."""
    here = any(seat is not None for seat in room.onlookers.values())
    return room.plan.listed and here and not room.game.over and not room.broken


def table_plain(room: Room) -> dict[str, Any]:
    watching = sum(seat is None for seat in room.onlookers.values())
    return {
        "game": room.id,
        **about(room),
        "best_of": room.plan.best_of,
        "watching": watching,
    }
