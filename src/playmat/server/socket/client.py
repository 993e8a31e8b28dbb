"""A connection: its role, and what has been sent to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat.errors import PlaymatError
from playmat.server.errors import FAULT, Refused, refusal_of
from playmat.server.frames.frame import VERSION
from playmat.server.rate_limits import AT_HOME, FRAME, Bucket
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.room import BROKEN, Room
from playmat.server.rooms.room_frame import room_frame
from playmat.server.rooms.tokens import SEATS, WATCH

WAITING: Final = 64
"""Maximum number of queued replies before a slow client is disconnected."""


UNDOS: Final = (20, 1)
"""Burst and rate of take-backs, each of which replays the whole game."""


GIVEN: Final = (4, 0.5)
"""Burst and rate of signs, which catch everyone's attention."""


QUESTIONS: Final = frozenset(("why", "why_not", "known", "hint"))
"""Questions besides moves, which cost more than a move."""

FAULTY: Final = Refused("fault", FAULT, "socket", 500)
ENCODE: Final = msgspec.json.Encoder().encode


Acts = Mapping[str, Callable[["Client", dict[str, Any]], Awaitable[None]]]
"""Handlers by message type."""


class Client:
    """A connection: its role, and what has been sent to it."""

    def __init__(
        self, lobby: Lobby, room: Room, socket: WebSocket, role: str, have: int, acts: Acts
    ) -> None:
        self.lobby = lobby
        self.acts = acts
        self.room = room
        self.socket = socket
        self.role = role
        self.have = have
        self.due = asyncio.Event()
        self.replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue(WAITING)
        self.bucket = Bucket(*lobby.limits.messages)
        self.talk = Bucket(*lobby.limits.talk)
        self.questions = Bucket(*lobby.limits.questions)
        self.undos = Bucket(*UNDOS)
        self.signs = Bucket(*GIVEN)
        self.frame_due = True
        self.made = asyncio.Event()
        self.last_seat = 0
        self._searching: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat whose view is sent; with both seats, the one to choose."""
        if self.role == WATCH:
            return None
        if self.role in SEATS:
            return SEATS.index(self.role)
        asked = self.room.asked()
        self.last_seat = self.last_seat if asked is None else asked
        return self.last_seat

    def changed(self) -> None:
        """Send a new frame when possible."""
        self.frame_due = True
        self.made.clear()
        self.due.set()

    async def seen(self) -> None:
        """Wait until the pending frame has been made, or the connection has ended."""
        await self.made.wait()

    def forget(self) -> None:
        """Send the whole log with the next frame."""
        self.have = 0

    def reply(self, message: dict[str, Any]) -> None:
        """Queue a message other than a frame."""
        self.replies.put_nowait({"v": VERSION, **message})
        self.due.set()

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task while still reading messages; only one at a time."""
        if self._searching is not None and not self._searching.done():
            work.close()
            raise Refused("busy", "a hint is already on its way", "hint", 429)
        self._searching = asyncio.create_task(self._answering(work))

    async def _answering(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except PlaymatError as error:
            self.refuse(refusal_of(error))
        except asyncio.QueueFull:
            pass  # it does not read, and is disconnected elsewhere
        except Exception as error:
            self.lobby.tally.fault("socket", error, game=self.room.id, message="hint")
            self.refuse(FAULTY)

    async def write(self) -> None:
        """Send replies and frames when due; on slow connections, changes share a frame."""
        while True:
            await self.due.wait()
            self.due.clear()
            if self.room.broken:  # all viewers learn why the connection ends
                raise Refused("store", BROKEN, "store", 503)
            while not self.replies.empty():
                await self.send(self.replies.get_nowait())
            if self.frame_due:
                await self.send(await self.frame())

    async def frame(self) -> dict[str, Any]:
        """The newest frame, made under the lock so that only stored moves are shown."""
        await self.room.look_ahead(self.seat)
        async with self.room.lock:
            self.frame_due = False
            frame = room_frame(self.room, self.seat, self.have)
            self.have = frame["lines"]
            self.made.set()
            return frame

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message; a closed connection counts as the client's disconnect."""
        try:
            text = ENCODE(message)
        except UnicodeError as error:
            self.lobby.tally.fault("socket", error, game=self.room.id)
            text = ENCODE({"v": VERSION, "type": "error", **FAULTY.plain()})
        try:
            await self.socket.send_text(text.decode())
        except RuntimeError as error:
            raise WebSocketDisconnect(1006) from error

    async def read(self) -> None:
        """Handle messages until the client disconnects."""
        while True:
            message = await received(self.socket)
            if not self.bucket.take():
                raise Refused("flood", "too many messages; try again in a moment", "socket", 429)
            try:
                await self.hear(message)
            except (PlaymatError, UnicodeError) as error:
                await self.lobby.strain.hold_off()
                self.refuse(refusal_of(error))
            except asyncio.QueueFull:  # clients that do not read are disconnected
                raise
            except Exception as error:  # a single bad message must not end the connection
                self.lobby.tally.fault("socket", error, game=self.room.id, message=message)
                self.refuse(FAULTY)

    async def hear(self, message: str | None) -> None:
        """Handle a message; heavy clients wait in the queue."""
        at_home = self.socket.scope.get(AT_HOME, False)
        if at_home or self.talk.take(self.lobby.strain.price):
            await self.handle(read_message(message))
            return
        try:
            async with self.lobby.lane.place():
                await self.handle(read_message(message))
        except TimeoutError as error:
            raise Refused("busy", "the server is busy; try again", "socket", 503) from error

    def refuse(self, refused: Refused) -> None:
        self.lobby.tally.refuse(refused.code)
        self.reply({"type": "error", **refused.plain()})

    async def handle(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        act = self.acts.get(kind) if isinstance(kind, str) else None
        if act is None:
            raise Refused("type", f"unknown message type; use {', '.join(self.acts)}", "type")
        if kind in QUESTIONS and not self.questions.take(self.lobby.strain.price):
            raise Refused("busy", "too many requests; try again in a moment", "socket", 429)
        await act(self, message)
        self.lobby.wake(self.room)

    def playing(self) -> int:
        """The seat that is played; raises Refused for spectators."""
        seat = self.seat
        if seat is None:
            raise Refused("watching", "spectators cannot play", "token", 403)
        return seat


def read_message(text: str | None) -> dict[str, Any]:
    """Parse a message and check its version."""
    if text is None:
        raise Refused("binary", "send messages as text", "socket")
    if len(text) > FRAME:
        raise Refused("size", f"a message can have at most {FRAME} characters", "socket", 413)
    try:
        message = json.loads(text)
        ENCODE(message)
    except UnicodeError as error:  # no reply could quote it
        raise refusal_of(error) from error
    except (ValueError, RecursionError) as error:
        raise Refused("json", "a message must be JSON", "socket") from error
    if not isinstance(message, dict):
        raise Refused("json", "a message must be a JSON object", "socket")
    if message.get("v", VERSION) != VERSION:
        raise Refused("version", f"this server uses protocol version {VERSION}", "v")
    return message


async def received(socket: WebSocket) -> str | None:
    """The next message as text, or None if it is binary."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text
