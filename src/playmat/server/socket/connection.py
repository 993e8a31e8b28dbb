"""The socket: what a client says about a game, and the frames it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.errors import PlaymatError
from playmat.server.errors import Refused, refusal_of
from playmat.server.frames.frame import VERSION
from playmat.server.rooms.lobby import Hall
from playmat.server.rooms.tokens import BOTH, SEATS, WATCH, role_of
from playmat.server.socket.guest import ENCODE, Guest, read_message, received
from playmat.server.socket.messages import ACTS

GREETING: Final = 10.0
"""Seconds a client has to say hello."""


async def greet(hall: Hall, game: str, socket: WebSocket) -> Guest:
    """Wait for a client's hello and let it in."""
    hello = read_message(await asyncio.wait_for(received(socket), GREETING))
    if hello.get("type") != "hello":
        raise Refused("hello", "the first message is hello", "type")
    room = await hall.room(game)
    role = role_of(hello.get("token"), room.keys)
    if role not in (*SEATS, BOTH, WATCH):
        raise Refused("token", "this token opens no seat here", "token", 403)
    have = hello.get("have", 0)
    return Guest(hall, room, socket, role, have if type(have) is int and have >= 0 else 0, ACTS)


async def serve_socket(hall: Hall, game: str, socket: WebSocket) -> None:
    """Serve one connection from hello to its end."""
    await socket.accept()
    guest: Guest | None = None
    try:
        guest = await greet(hall, game, socket)
        await attend(guest)
    except (WebSocketDisconnect, TimeoutError, asyncio.QueueFull):
        pass
    except PlaymatError as error:
        refused = {"v": VERSION, "type": "error", **refusal_of(error).plain()}
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(ENCODE(refused).decode())
    finally:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1000 if guest is not None else 1008)


async def attend(guest: Guest) -> None:
    """Read and write until either ends."""
    room = guest.room
    room.onlookers[guest] = guest.seat if guest.role != BOTH else BOTH
    room.wind()
    room.tell()
    guest.hall.wake(room)
    both = [asyncio.create_task(guest.read()), asyncio.create_task(guest.write())]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        del room.onlookers[guest]
        room.tell()
