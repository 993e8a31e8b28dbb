"""Hints at a table: computed by a worker while the game continues."""

from __future__ import annotations

import asyncio
from typing import Final

from playmat.analysis.hint import hint
from playmat.server.errors import Refused
from playmat.server.socket.client import Client
from playmat.server.worker_process import GivenUp

LONGEST: Final = 3.0
"""Seconds after which a hint is given up, including the wait for a worker."""


async def begin_hint(client: Client) -> None:
    """Start computing a hint, only in games without another person."""
    room, seat = client.room, client.playing()
    if not room.plan.alone:
        why = "hints are off when you play against a person"
        raise Refused("hint", why, "seat", 403)
    async with room.lock:
        if room.asked() != seat:
            raise Refused("not_asked", "it is not your turn to choose", "seat", 403)
        seq, st = room.seq, room.game.state.clone()

    async def look() -> None:
        try:
            async with asyncio.timeout(LONGEST):
                found = await room.ahead.workers.chore(LONGEST, hint, st)
        except (GivenUp, TimeoutError) as error:
            why = str(error) or "it took too long"
            raise Refused("busy", f"no hint: {why}", "hint", 503) from error
        client.reply({"type": "hint", "seq": seq, "hint": found.plain() if found else None})

    client.meanwhile(look())
