"""A server in the test's process, and clients that play on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from playmat.server.app import create_app
from playmat.server.rate_limits import Limits
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.next_game import go_on
from playmat.server.store.store import Store

API = "/api/v1"
BOT = {"kind": "bot", "agent": "first"}
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
MOST = 3_000
ANY = (1e9, 1e9)
LOOSE = Limits(*(ANY,) * 9, sockets=10**9, patience=0, dearest=1)

Plain = dict[str, Any]


@contextmanager
def served(
    folder: Path, limits: Limits | None = None, workers: int = 0, **more: Any
) -> Iterator[TestClient]:
    """Serve games stored in a folder."""
    url = f"sqlite:///{folder / 'games.sqlite'}"
    with TestClient(create_app(url, limits=limits or LOOSE, workers=workers, **more)) as client:
        yield client


def new(client: TestClient, *seats: Plain, **wish: Any) -> Plain:
    """Make a game, by default against a bot."""
    both = list(seats) or [ME, BOT]
    if FRIEND not in both:
        wish.setdefault("seed", 7)
    answer = client.post(f"{API}/games", json={"rules": "xy", "seats": both, **wish})
    assert answer.status_code == 201, answer.text
    made: Plain = answer.json()
    return made


class Seat:
    """A connection to a game that holds the newest frame received."""

    def __init__(self, session: WebSocketTestSession, token: str | None, have: int = 0) -> None:
        self.session = session
        hello = {"v": 1, "type": "hello", "have": have}
        session.send_json(hello if token is None else {**hello, "token": token})
        self.log: list[Plain] = []
        self.frame = self.next_frame()

    def receive(self) -> Plain:
        message: Plain = self.session.receive_json()
        if message["type"] == "frame":
            self.log = [line for line in self.log if line["n"] <= message["lines"]]
            self.log += message["log"]
            self.frame = message
        return message

    def next_frame(self) -> Plain:
        """The next frame; other messages fail the test."""
        message = self.receive()
        assert message["type"] == "frame", message
        return message

    def say(self, kind: str, **fields: Any) -> Plain:
        """Send a message and return its reply; frames received before it are processed."""
        self.session.send_json({"v": 1, "type": kind, **fields})
        while True:
            message = self.receive()
            if message["type"] != "frame":
                return message

    def send(self, kind: str, **fields: Any) -> None:
        self.session.send_json({"v": 1, "type": kind, **fields})

    @property
    def options(self) -> list[Plain]:
        ask = self.frame["ask"]
        return ask["options"] if ask is not None else []

    def answer(self, n: int) -> None:
        """Choose an option and wait until it is confirmed."""
        seq = self.frame["seq"]
        self.send("answer", seq=seq, n=n)
        while self.frame["seq"] <= seq:
            self.next_frame()

    def wait(self) -> None:
        """Wait until this seat is to choose, or the game is over."""
        while not self.options and self.frame["result"] is None:
            self.next_frame()

    def pick(self, kind: str) -> int:
        """The number of the first option of a kind."""
        return int(next(o["n"] for o in self.options if o["kind"] == kind))


@contextmanager
def seated(client: TestClient, game: str, token: str, have: int = 0) -> Iterator[Seat]:
    with client.websocket_connect(f"{API}/games/{game}/socket") as session:
        yield Seat(session, token, have)


def play_out(seat: Seat, seed: int, most: int = MOST) -> int:
    """Make up to *most* random moves; return how many."""
    chance = Random(seed)
    count = 0
    while count < most:
        seat.wait()
        if seat.frame["result"] is not None:
            break
        seat.answer(chance.randrange(len(seat.options)))
        count += 1
    return count


def in_lobby(folder: Path, work: Callable[[Lobby], Awaitable[Any]]) -> Any:
    """Run something in a lobby with its own store."""

    async def whole() -> Any:
        lobby = Lobby(Store(f"sqlite:///{folder / 'games.sqlite'}"))
        lobby.on_over = go_on
        await lobby.open()
        try:
            return await work(lobby)
        finally:
            await lobby.close()

    return asyncio.run(whole())
