"""The socket endpoint: accepts connections and serves them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.errors import PlaymatError
from playmat.server.errors import Refused, refusal_of
from playmat.server.frames.frame import VERSION
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.tokens import BOTH, SEATS, WATCH, role_of
from playmat.server.socket.client import ENCODE, FAULTY, Client, read_message, received
from playmat.server.socket.messages import HANDLERS

LOOKING_ON: Final = 100
"""Maximum number of connections to a game, each with its own frames."""

ONE: Final = 8
"""Maximum number of connections for one seat."""

GREETING: Final = 10.0
"""Seconds for a client to send hello."""


async def greet(lobby: Lobby, game: str, socket: WebSocket) -> Client:
    """Wait for a client's hello and admit it."""
    hello = read_message(await asyncio.wait_for(received(socket), GREETING))
    if hello.get("type") != "hello":
        raise Refused("hello", "the first message must be hello", "type")
    room = await lobby.room(game)
    token = hello.get("token")
    role = WATCH if token is None and room.plan.listed else role_of(token, room.keys)
    if role not in (*SEATS, BOTH, WATCH):
        raise Refused("token", "this token has no seat in this game", "token", 403)
    if len(room.onlookers) >= LOOKING_ON:
        raise Refused("crowd", f"there are already {LOOKING_ON} spectators", "socket", 429)
    if (
        role != WATCH
        and sum(c.role == role for c in room.onlookers if isinstance(c, Client)) >= ONE
    ):
        raise Refused("crowd", f"this seat is already open in {ONE} windows", "socket", 429)
    have = hello.get("have", 0)
    return Client(
        lobby, room, socket, role, have if type(have) is int and have >= 0 else 0, HANDLERS
    )


async def serve_socket(lobby: Lobby, game: str, socket: WebSocket) -> None:
    await socket.accept()
    client: Client | None = None
    try:
        client = await greet(lobby, game, socket)
        await serve(client)
    except (WebSocketDisconnect, TimeoutError, asyncio.QueueFull):
        pass
    except PlaymatError as error:
        told = refusal_of(error)
        lobby.tally.refuse(told.code)
        await last_word(socket, told)
    except Exception as error:
        lobby.tally.fault("frame", error, game=game)
        await last_word(socket, FAULTY)
    finally:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1000 if client is not None else 1008)


async def last_word(socket: WebSocket, told: Refused) -> None:
    """Send the reason why a connection ends."""
    refused = {"v": VERSION, "type": "error", **told.plain()}
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(ENCODE(refused).decode())


async def serve(client: Client) -> None:
    room = client.room
    room.onlookers[client] = client.seat if client.role != BOTH else BOTH
    room.update_clock()
    room.notify()
    client.lobby.wake(room)
    both = [asyncio.create_task(client.read()), asyncio.create_task(client.write())]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        del room.onlookers[client]
        client.made.set()
        room.notify()
