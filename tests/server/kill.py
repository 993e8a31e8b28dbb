"""Kill the server repeatedly during games; no confirmed move may be lost.

Run by `make kill`; ``--games`` and ``--kills`` make it smaller.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import websockets

from playmat.errors import PlaymatError
from playmat.server.store.restore import stored_replay
from playmat.server.store.store import Store
from tests.server.client import Plain, Player, Process, made

THINK = (0.0, 0.2)
LIFE = (0.3, 2.0)
BOOKS = ("ecard", "ex", "platinum", "legends", "xy")


class Tables:
    """Games that continue through every kill, and the moves confirmed in them."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.players: list[Player] = []
        self.done = False

    async def table(self, n: int) -> None:
        """Play games, reconnecting whenever the server is gone."""
        while not self.done:
            try:
                player = await self.seated(n)
                while not player.over and not self.done:
                    await self.go_on(player)
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def seated(self, n: int) -> Player:
        """Start a new game against a bot."""
        address = f"http://{self.process.address}"
        wish = {
            "rules": BOOKS[n % len(BOOKS)],
            "seats": [{"kind": "me"}, {"kind": "bot", "agent": ("greedy", "random")[n % 2]}],
        }
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            game = await made(client, wish)
        player = Player(self.process.address, game["game"], game["tokens"]["0"], n)
        self.players.append(player)
        return player

    async def go_on(self, player: Player) -> None:
        """Play until the connection is gone."""
        try:
            await player.play(THINK, time.monotonic() + 3600)
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.1)


async def killed(games: int, kills: int, seed: int) -> Plain:
    """Play, kill and compare the stored moves with those confirmed."""
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        process = Process(db)
        await process.start()
        tables = Tables(process)
        playing = [asyncio.create_task(tables.table(n)) for n in range(games)]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(*LIFE))
            process.end(signal.SIGKILL)
            await process.start()
        await asyncio.sleep(LIFE[1])
        tables.done = True
        process.end(signal.SIGKILL)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        wrong = [repr(e) for e in ended if isinstance(e, Exception)]
        confirmed, lost, broken = await compared(db, tables.players)
    return {
        "kills": kills,
        "games": len(tables.players),
        "confirmed": confirmed,
        "lost": lost,
        "broken replays": broken,
        "errors": wrong,
    }


async def compared(db: str, players: list[Player]) -> tuple[int, list[str], list[str]]:
    """The number of confirmed moves, those not stored, and games that cannot be verified."""
    store = Store(db)
    count, lost, broken = 0, [], []
    for player in players:
        stored, entries = await store.game(player.game)
        for seq, text in player.confirmed.items():
            count += 1
            if seq >= len(entries) or entries[seq].get("a") != text:
                lost.append(f"{player.game} {seq} {text}")
        try:
            stored_replay(stored.header, entries).resume()
        except PlaymatError as error:
            broken.append(f"{player.game}: {error}")
    await store.close()
    return count, lost, broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = asyncio.run(killed(given.games, given.kills, given.seed))
    for name, value in found.items():
        print(f"{name:14} {value}")
    good = found["confirmed"] and not found["lost"] and not found["broken replays"]
    good = good and not found["errors"]
    print("nothing was lost" if good else "not as wanted")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
