"""Play many games at once over WebSockets and report response times.

Run by `make load`; ``--games``, ``--seconds`` and ``--bot`` change the load, and ``--hostile 40``
adds clients that send the most expensive requests.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.client import Plain, Player, Process, made

THINK = (0.5, 1.5)
APART = 0.04
"""Seconds between new tables."""
WANTED = {False: 0.100, True: 0.150}
"""Maximum seconds for 95% of moves, without and with hostile clients."""

BOOKS = ("ecard", "ex", "platinum", "legends", "xy")


class Tables:
    """The games in progress and their measurements."""

    def __init__(self, process: Process, bot: bool) -> None:
        self.process = process
        self.bot = bot
        limits = httpx.Limits(max_connections=20)
        address = f"http://{process.address}"
        self.client = httpx.AsyncClient(base_url=address, timeout=60, limits=limits)
        self.times: list[tuple[float, float]] = []
        self.errors: list[str] = []
        self.games = 0

    async def table(self, n: int, until: float) -> None:
        """Play one game after another until the time is over."""
        await asyncio.sleep(n * APART)
        while time.monotonic() < until:
            try:
                await self.game(self.client, n, until)
            except Exception as error:
                self.errors.append(repr(error)[:200])
                return

    async def game(self, client: httpx.AsyncClient, n: int, until: float) -> None:
        other = {"kind": "bot", "agent": "greedy"} if self.bot else {"kind": "friend"}
        wish = {"rules": BOOKS[n % len(BOOKS)], "seats": [{"kind": "me"}, other]}
        of = {"X-Forwarded-For": f"10.7.{n // 250}.{n % 250 + 1}"}
        game = await made(client, wish, of)
        tokens = [game["tokens"]["0"]]
        if not self.bot:
            joined = await client.post(
                f"/api/v1/games/{game['game']}/join",
                json={"invite": game["invite"], "name": "Bo"},
                headers=of,
            )
            tokens.append(joined.json()["token"])
        self.games += 1
        address = self.process.address
        players = [Player(address, game["game"], t, n * 10 + i, of) for i, t in enumerate(tokens)]
        try:
            await asyncio.gather(*(player.play(THINK, until) for player in players))
        finally:
            self.times += [each for player in players for each in player.times]


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def by_tenth(times: list[tuple[float, float]], began: float, seconds: float) -> list[float]:
    """The 95th percentile in each tenth of the run, in milliseconds."""
    parts: list[list[float]] = [[] for _ in range(10)]
    for at, each in times:
        parts[min(9, int(10 * (at - began) / seconds))].append(each)
    return [round(1000 * percentile(part, 0.95)) for part in parts]


async def pestered_by(count: int, address: str, seconds: float) -> asyncio.subprocess.Process:
    """Start hostile clients in a separate process."""
    more = ["--clients", str(count), "--seconds", str(seconds)]
    command = [sys.executable, "-m", "tests.server.hostile", address, *more]
    return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)


async def measured(games: int, seconds: float, bot: bool, hostile: int = 0) -> Plain:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(f"sqlite:///{Path(folder) / 'games.sqlite'}")
        await process.start()
        tables = Tables(process, bot)
        began = time.monotonic()
        until = began + seconds
        playing = [asyncio.create_task(tables.table(n, until)) for n in range(games)]
        foes = await pestered_by(hostile, process.address, seconds)
        memory = []
        while not all(task.done() for task in playing):
            memory.append(round(process.memory()))
            await asyncio.sleep(seconds / 10)
        told = (await foes.communicate())[0]
        await tables.client.aclose()
        used = process.seconds()
        process.end()
    times = [each for _, each in tables.times]
    return {
        "games at once": games,
        "games begun": tables.games,
        "answers": len(times),
        "median ms": round(1000 * percentile(times, 0.5), 1),
        "95 % ms": round(1000 * percentile(times, 0.95), 1),
        "99 % ms": round(1000 * percentile(times, 0.99), 1),
        "95 % by tenth": by_tenth(tables.times, began, seconds),
        "most ms": round(1000 * max(times, default=0), 1),
        "server s": round(used, 1),
        "memory MB": memory,
        "hostile were told": told.decode().strip(),
        "errors": tables.errors[:5],
        "error count": len(tables.errors),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--bot", action="store_true", help="against the greedy bot")
    parser.add_argument("--hostile", type=int, default=0, help="clients that mean no good")
    given = parser.parse_args()
    found = asyncio.run(measured(given.games, given.seconds, given.bot, given.hostile))
    for name, value in found.items():
        print(f"{name:15} {value}")
    good = not found["errors"] and found["95 % ms"] < 1000 * WANTED[given.hostile > 0]
    print("as wanted" if good else "not as wanted")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
