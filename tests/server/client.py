"""A server in a separate process, and asynchronous clients."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

Plain = dict[str, Any]
DECODE = msgspec.json.Decoder().decode
ENCODE = msgspec.json.Encoder().encode
START = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server that can be started, killed and restarted with the same store."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.port = free_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it responds."""
        command = [sys.executable, "-m", "playmat", "serve", "--no-open"]
        more = ["--port", str(self.port), "--db", self.db, "--proxy", "127.0.0.1"]
        self._running = subprocess.Popen([*command, *more], stdout=subprocess.DEVNULL)
        until = time.monotonic() + START
        async with httpx.AsyncClient() as client:
            while time.monotonic() < until:
                assert self._running.poll() is None, "the server ended by itself"
                try:
                    await client.get(f"http://{self.address}/api/v1/agents")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it with a signal and wait until it is gone."""
        assert self._running is not None
        self._running.send_signal(how)
        self._running.wait()

    def memory(self) -> float:
        assert self._running is not None
        status = Path(f"/proc/{self._running.pid}/status").read_text()
        line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """The processor time it has used."""
        assert self._running is not None
        fields = Path(f"/proc/{self._running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def made(
    client: httpx.AsyncClient, wish: Plain, headers: dict[str, str] | None = None
) -> Plain:
    answer = await client.post("/api/v1/games", json=wish, headers=headers)
    assert answer.status_code == 201, answer.text
    found: Plain = answer.json()
    return found


class Player:
    """A seat of a game that makes random moves after a short delay."""

    def __init__(
        self, address: str, game: str, token: str, seed: int, of: dict[str, str] | None = None
    ) -> None:
        self.address = address
        self.headers = of or {}
        self.game = game
        self.token = token
        self.chance = Random(seed)
        self.confirmed: dict[int, str] = {}
        self.seq = 0
        self.times: list[tuple[float, float]] = []
        self.over = False
        self.following: str | None = None

    def connect(self) -> websockets.connect:
        where = f"ws://{self.address}/api/v1/games/{self.game}/socket"
        return websockets.connect(
            where,
            origin=f"http://{self.address}",  # type: ignore[arg-type]
            additional_headers=self.headers,
            compression=None,
        )

    async def play(self, think: tuple[float, float], until: float) -> None:
        """Play until the game, the time or the connection ends."""
        async with self.connect() as connection:
            await connection.send(ENCODE({"v": 1, "type": "hello", "token": self.token}).decode())
            frame = await self.frame(connection)
            assert frame["seq"] >= self.seq, "a confirmed answer was lost"
            while time.monotonic() < until and not self.over:
                options = frame["ask"]["options"] if frame["ask"] else []
                if options:
                    await asyncio.sleep(self.chance.uniform(*think))
                    frame = await self.answer(connection, frame["seq"], options)
                elif not self.over:
                    frame = await self.frame(connection)

    async def answer(self, connection: ClientConnection, seq: int, options: list[Plain]) -> Plain:
        """Make a move and wait for the frame that confirms it."""
        option = self.chance.choice(options)
        began = time.monotonic()
        message = {"v": 1, "type": "answer", "seq": seq, "n": option["n"]}
        await connection.send(ENCODE(message).decode())
        frame = await self.frame(connection)
        while frame["seq"] <= seq:
            frame = await self.frame(connection)
        self.times.append((began, time.monotonic() - began))
        self.confirmed[seq] = option["text"]
        return frame

    async def frame(self, connection: ClientConnection) -> Plain:
        """The next frame; other messages fail."""
        message: Plain = DECODE(await connection.recv())
        assert message["type"] == "frame", message
        self.seq = max(self.seq, message["seq"])
        self.over = message["result"] is not None
        return message
