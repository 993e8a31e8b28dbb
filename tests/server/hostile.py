"""Hostile clients that send the most expensive allowed requests from many addresses.

A separate program, so that it does not slow down a measurement beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import websockets

from tests.server.client import ENCODE, made

API = "/api/v1"
PAUSE = 0.05
AT_ONCE = 4
LETTERS = "abcdefghijklmnoprstuvw"
LIST = "\n".join(f"4 {name}" for name in ("Pikachu", "Charizard ex", "Mewtwo", "Unown", "Eevee"))


class Hostile:
    """An address that repeats expensive requests."""

    def __init__(self, address: str, n: int, until: float) -> None:
        self.chance = Random(n)
        self.until = until
        self.server = address
        self.told: Counter[int | str] = Counter()
        self.headers = {"X-Forwarded-For": f"10.66.{n // 250}.{n % 250 + 1}"}
        limits = httpx.Limits(max_connections=AT_ONCE)
        self.client = httpx.AsyncClient(
            base_url=f"http://{address}", headers=self.headers, timeout=60, limits=limits
        )

    def wish(self) -> tuple[str, str, Any]:
        """A random expensive request."""
        word = "".join(self.chance.choices(LETTERS, k=3))
        bots = [{"kind": "bot", "agent": "master"}, {"kind": "bot", "agent": "planner"}]
        wishes: list[tuple[str, str, Any]] = [
            ("GET", f"/cards/search?q=words:{word}", None),
            ("GET", f"/cards/search?q={word}", None),
            ("GET", "/cards?ids=" + ",".join(f"xy{n % 9 + 1}-{n}" for n in range(1, 90)), None),
            ("GET", "/dictionary", None),
            ("GET", "/sets", None),
            ("GET", "/decks", None),
            ("POST", "/decks/read", {"text": LIST * 40}),
            ("POST", "/decks/check", {"text": LIST * 40}),
            ("POST", "/decks/random", {"format": "xy"}),
            ("POST", "/games", {"rules": "xy", "seats": bots}),
            ("POST", "/games", {"rules": "ecard", "seats": [{"kind": "me"}, {"kind": "friend"}]}),
            ("POST", "/replays", {"text": "x" * 100_000}),
            ("POST", "/positions", {"text": "x" * 10_000}),
        ]
        return self.chance.choice(wishes)

    async def flood(self) -> None:
        """Send requests without a pause, except when refused."""
        while time.monotonic() < self.until:
            method, path, body = self.wish()
            try:
                answer = await self.client.request(method, API + path, json=body)
            except httpx.HTTPError as error:
                self.told[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)
                continue
            self.told[answer.status_code] += 1
            if answer.status_code == 429:
                await asyncio.sleep(PAUSE)

    async def pester(self) -> None:
        """Sit at a table and keep asking why, for previews and for hints, without ever moving."""
        while time.monotonic() < self.until:
            try:
                await self._pester()
            except (AssertionError, OSError, websockets.WebSocketException) as error:
                self.told[type(error).__name__] += 1
                await asyncio.sleep(1)

    async def _pester(self) -> None:
        wish = {"rules": "xy", "seats": [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]}
        game = await made(self.client, wish)
        where = f"ws://{self.server}{API}/games/{game['game']}/socket"
        line = websockets.connect(
            where,
            origin=f"http://{self.server}",  # type: ignore[arg-type]
            additional_headers=self.headers,
            compression=None,
        )
        async with line as socket:
            await socket.send(
                ENCODE({"v": 1, "type": "hello", "token": game["tokens"]["0"]}).decode()
            )
            await socket.recv()
            while time.monotonic() < self.until:
                for kind in ("why", "why_not", "known", "hint", "command"):
                    asked = {"v": 1, "type": kind, "rule": "TURN-1", "text": "retreat to Mew"}
                    await socket.send(ENCODE(asked).decode())
                with suppress(TimeoutError):
                    await asyncio.wait_for(socket.recv(), PAUSE)
                self.told["pestered"] += 1

    async def go(self) -> None:
        """Do everything until the time is over."""
        await asyncio.gather(*(self.flood() for _ in range(AT_ONCE)), self.pester())
        await self.client.aclose()


def main() -> None:
    """Run the clients and print the responses as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--clients", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    os.nice(5)  # Real clients do not share the server's processor.
    until = time.monotonic() + given.seconds
    foes = [Hostile(given.address, n, until) for n in range(given.clients)]

    async def all_at_once() -> None:
        await asyncio.gather(*(foe.go() for foe in foes))

    asyncio.run(all_at_once())
    told = sum((foe.told for foe in foes), Counter())
    print(json.dumps({str(what): count for what, count in told.items()}))


if __name__ == "__main__":
    main()
