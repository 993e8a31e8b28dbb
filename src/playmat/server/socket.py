"""The socket: what a client says about a game, and the frames it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.errors import PlaymatError
from playmat.server.frames import VERSION
from playmat.server.hall import Hall
from playmat.server.hearing import ACTS
from playmat.server.keys import BOTH, SEATS, WATCH, role_of
from playmat.server.limits import FRAME, Bucket
from playmat.server.refusal import Refused, refusal_of
from playmat.server.room import Room

GREETING: Final = 10.0
"""Seconds a client has to say hello."""

WAITING: Final = 64
"""Replies that may wait for a slow client before it is cut off."""

UNDOS: Final = (20, 1)
"""Take-backs at once and a second: each plays the whole game anew."""

ENCODE: Final = msgspec.json.Encoder().encode


class Guest:
    """One connection: whom it plays for, and what it has been sent."""

    def __init__(self, hall: Hall, room: Room, socket: WebSocket, role: str, have: int) -> None:
        self.hall = hall
        self.room = room
        self.socket = socket
        self.role = role
        self.have = have
        self.due = asyncio.Event()
        self.replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue(WAITING)
        self.bucket = Bucket(*hall.limits.messages)
        self.undos = Bucket(*UNDOS)
        self.frame_due = True
        self.last_seat = 0

    @property
    def seat(self) -> int | None:
        """The seat whose view is sent: the one asked for whoever plays both."""
        if self.role == WATCH:
            return None
        if self.role in SEATS:
            return SEATS.index(self.role)
        asked = self.room.asked()
        self.last_seat = self.last_seat if asked is None else asked
        return self.last_seat

    def changed(self) -> None:
        """Send a new frame when there is time."""
        self.frame_due = True
        self.due.set()

    def forget(self) -> None:
        """Send the whole log with the next frame: the game was dealt anew."""
        self.have = 0

    def reply(self, message: dict[str, Any]) -> None:
        """Send a message that is no frame."""
        self.replies.put_nowait({"v": VERSION, **message})
        self.due.set()

    async def write(self) -> None:
        """Send replies and frames as they come due; several changes make one frame."""
        while True:
            await self.due.wait()
            self.due.clear()
            while not self.replies.empty():
                await self.send(self.replies.get_nowait())
            if self.room.broken:
                return
            if self.frame_due:
                await self.send(await self.frame())

    async def frame(self) -> dict[str, Any]:
        """Return the newest frame; under the lock, so that only what is stored is shown."""
        async with self.room.lock:
            self.frame_due = False
            frame = self.room.frame(self.seat, self.have)
            self.have = frame["lines"]
            return frame

    async def send(self, message: dict[str, Any]) -> None:
        """Send one message."""
        await self.socket.send_text(ENCODE(message).decode())

    async def read(self) -> None:
        """Do what the client says until it goes."""
        while True:
            message = await received(self.socket)
            if not self.bucket.take():
                raise Refused("flood", "too many messages; wait a little", "socket", 429)
            try:
                await self.hear(read_message(message))
            except PlaymatError as error:
                self.reply({"type": "error", **refusal_of(error).plain()})

    async def hear(self, message: dict[str, Any]) -> None:
        """Do what one message asks."""
        kind = message.get("type")
        act = ACTS.get(kind) if isinstance(kind, str) else None
        if act is None:
            raise Refused("type", f"a message is one of {', '.join(ACTS)}", "type")
        await act(self, message)
        self.hall.wake(self.room)

    def playing(self) -> int:
        """Return the seat that is played; refuse onlookers."""
        seat = self.seat
        if seat is None:
            raise Refused("watching", "an onlooker cannot play", "token", 403)
        return seat


def read_message(text: str | None) -> dict[str, Any]:
    """Return a message as an object of this version."""
    if text is None:
        raise Refused("binary", "messages are text", "socket")
    if len(text) > FRAME:
        raise Refused("size", f"a message has at most {FRAME} characters", "socket", 413)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("json", "a message is JSON", "socket") from error
    if not isinstance(message, dict):
        raise Refused("json", "a message is a JSON object", "socket")
    if message.get("v", VERSION) != VERSION:
        raise Refused("version", f"this server speaks version {VERSION}", "v")
    return message


async def received(socket: WebSocket) -> str | None:
    """Return the next message of a client as text, or nothing if it is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


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
    return Guest(hall, room, socket, role, have if type(have) is int and have >= 0 else 0)


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
