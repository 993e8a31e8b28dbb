"""The writer: transactions as functions over a plain connection, one at a time and in one go.

A transaction that goes to and fro between a thread and the loop waits for the loop at every step,
which takes long where much is going on; a whole one waits once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.store.database import file_of, set_up_sqlite

T = TypeVar("T")


class Writer(Protocol):
    """Do what changes a database."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what a transaction comes to, which is stored whole or not at all."""

    async def close(self) -> None:
        """Let go of the database."""


class ThreadWriter:
    """Write a file of SQLite in a thread of its own, over one connection that is kept."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url.replace("sqlite+aiosqlite", "sqlite"))
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "playmat-writer")
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what a transaction comes to, which is stored whole or not at all."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._done, work)

    def _done(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._let_go()  # a connection that failed may be of no more use
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()
        self._engine.dispose()


class EngineWriter:
    """Write over one connection of an engine of the loop, which is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what a transaction comes to, which is stored whole or not at all."""
        async with self._turn:
            if self._connection is None:
                self._connection = await self._engine.connect()
            try:
                async with self._connection.begin():
                    return await self._connection.run_sync(work)
            except BaseException:
                await self.close()  # a connection that failed may be of no more use
                raise

    async def close(self) -> None:
        """Let go of the database."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def writer_of(url: str, engine: AsyncEngine) -> Writer:
    """Return the writer of a database: a file of SQLite has a thread, all others the loop."""
    return ThreadWriter(url) if file_of(url) is not None else EngineWriter(engine)
