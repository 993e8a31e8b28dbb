"""One connection: whom it plays for, and what it has been sent."""

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
"""Replies that may wait for a slow client before it is cut off."""


UNDOS: Final = (20, 1)
"""Take-backs at once and a second: each plays the whole game anew."""


GIVEN: Final = (4, 0.5)
"""Signs at once and a second: each makes everybody look up."""


QUESTIONS: Final = frozenset(("why", "why_not", "known", "hint"))
"""What is asked besides playing, and costs more than an answer."""

FAULTY: Final = Refused("fault", FAULT, "socket", 500)
ENCODE: Final = msgspec.json.Encoder().encode


Acts = Mapping[str, Callable[["Client", dict[str, Any]], Awaitable[None]]]
"""What a client may say, with what the server does then."""


class Client:
    """One connection: whom it plays for, and what it has been sent."""

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
        self.made.clear()
        self.due.set()

    async def seen(self) -> None:
        """Wait until the frame that is due has been made, or nobody is left to send it to."""
        await self.made.wait()

    def forget(self) -> None:
        """Send the whole log with the next frame: the game was dealt anew."""
        self.have = 0

    def reply(self, message: dict[str, Any]) -> None:
        """Send a message that is no frame."""
        self.replies.put_nowait({"v": VERSION, **message})
        self.due.set()

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the client is heard on; only one such thing at a time."""
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
            pass  # it reads nothing, and is cut off for that elsewhere
        except Exception as error:
            self.lobby.tally.fault("socket", error, game=self.room.id, message="hint")
            self.refuse(FAULTY)

    async def write(self) -> None:
        """Send replies and frames as they come due; only a slow line has changes in one frame."""
        while True:
            await self.due.wait()
            self.due.clear()
            if self.room.broken:  # whoever moved and all who watch learn why the line ends
                raise Refused("store", BROKEN, "store", 503)
            while not self.replies.empty():
                await self.send(self.replies.get_nowait())
            if self.frame_due:
                await self.send(await self.frame())

    async def frame(self) -> dict[str, Any]:
        """Return the newest frame; under the lock, so that only what is stored is shown."""
        await self.room.look_ahead(self.seat)
        async with self.room.lock:
            self.frame_due = False
            frame = room_frame(self.room, self.seat, self.have)
            self.have = frame["lines"]
            self.made.set()
            return frame

    async def send(self, message: dict[str, Any]) -> None:
        """Send one message; a line that was closed meanwhile is the client's, no fault."""
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
        """Do what the client says until it goes."""
        while True:
            message = await received(self.socket)
            if not self.bucket.take():
                raise Refused("flood", "too many messages; try again in a moment", "socket", 429)
            try:
                await self.hear(message)
            except (PlaymatError, UnicodeError) as error:
                await self.lobby.strain.hold_off()
                self.refuse(refusal_of(error))
            except asyncio.QueueFull:  # whoever does not read is cut off
                raise
            except Exception as error:  # one message must not cost a player the line
                self.lobby.tally.fault("socket", error, game=self.room.id, message=message)
                self.refuse(FAULTY)

    async def hear(self, message: str | None) -> None:
        """Do what one message asks; whoever talks much waits for others that do."""
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
        """Answer a message with what is wrong about it."""
        self.lobby.tally.refuse(refused.code)
        self.reply({"type": "error", **refused.plain()})

    async def handle(self, message: dict[str, Any]) -> None:
        """Do what one message asks."""
        kind = message.get("type")
        act = self.acts.get(kind) if isinstance(kind, str) else None
        if act is None:
            raise Refused("type", f"unknown message type; use {', '.join(self.acts)}", "type")
        if kind in QUESTIONS and not self.questions.take(self.lobby.strain.price):
            raise Refused("busy", "too many requests; try again in a moment", "socket", 429)
        await act(self, message)
        self.lobby.wake(self.room)

    def playing(self) -> int:
        """Return the seat that is played; refuse onlookers."""
        seat = self.seat
        if seat is None:
            raise Refused("watching", "spectators cannot play", "token", 403)
        return seat


def read_message(text: str | None) -> dict[str, Any]:
    """Return a message as an object of this version."""
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
    """Return the next message of a client as text, or nothing if it is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text
