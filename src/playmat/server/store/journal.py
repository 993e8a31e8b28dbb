"""The journal: a single writer that stores entries of all games in batches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from playmat.server.store.rows import Entered, Stand
from playmat.server.store.store import Store


@dataclass(slots=True)
class Batch:
    """Entries for the next transaction, and the futures waiting for it."""

    entries: list[Entered] = field(default_factory=list)
    stands: dict[str, Stand] = field(default_factory=dict)
    waiting: list[tuple[str, asyncio.Future[None]]] = field(default_factory=list)


class Journal:
    """Writes entries in batches; the next one collects during each transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._batch = Batch()
        self._due = asyncio.Event()
        self._open = True
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        self._open = False
        self._due.set()
        if self._task is not None:
            await self._task

    async def write(
        self, game: str, entries: Sequence[Entered], stand: Stand | None = None
    ) -> None:
        """Store entries of a game; returns once they are on disk, or raises."""
        confirmed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._batch.entries.extend(entries)
        if stand is not None:
            self._batch.stands[game] = stand
        self._batch.waiting.append((game, confirmed))
        self._due.set()
        await confirmed

    async def _run(self) -> None:
        while self._open or self._batch.waiting:
            await self._due.wait()
            self._due.clear()
            await self._write()

    async def _write(self) -> None:
        batch, self._batch = self._batch, Batch()
        if not batch.waiting:
            return
        try:
            await self._store.enter(batch.entries, list(batch.stands.values()))
        except Exception:  # one game's failure must not affect others
            for game in dict.fromkeys(game for game, _ in batch.waiting):
                await self._write_one(batch, game)
        else:
            for _, confirmed in batch.waiting:
                confirm(confirmed)

    async def _write_one(self, batch: Batch, game: str) -> None:
        entries = [entry for entry in batch.entries if entry.game == game]
        stands = [batch.stands[game]] if game in batch.stands else []
        mistake: Exception | None = None
        try:
            await self._store.enter(entries, stands)
        except Exception as error:  # passed on to the waiting callers
            mistake = error
        for waiting, confirmed in batch.waiting:
            if waiting == game:
                confirm(confirmed, mistake)


def confirm(confirmed: asyncio.Future[None], mistake: Exception | None = None) -> None:
    """Complete a waiting future, or fail it with the error."""
    if confirmed.done():
        return
    if mistake is None:
        confirmed.set_result(None)
    else:
        confirmed.set_exception(mistake)
