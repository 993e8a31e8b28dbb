"""The writer: runs transactions as functions over a plain connection, one at a time.

A transaction that switches between a thread and the event loop waits for the loop at every step,
which is slow under load. A whole function waits only once.
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
    """Runs transactions."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, all or nothing, and return its result."""

    async def close(self) -> None:
        """Close the database."""


class ThreadWriter:
    """Writes a SQLite file in a separate thread over one connection."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url.replace("sqlite+aiosqlite", "sqlite"))
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "playmat-writer")
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, all or nothing, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._done, work)

    def _done(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._let_go()  # a failed connection may be unusable
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()
        self._engine.dispose()


class EngineWriter:
    """Writes over one connection of an asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, all or nothing, and return its result."""
        async with self._turn:
            if self._connection is None:
                self._connection = await self._engine.connect()
            try:
                async with self._connection.begin():
                    return await self._connection.run_sync(work)
            except BaseException:
                await self.close()  # a failed connection may be unusable
                raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def writer_of(url: str, engine: AsyncEngine) -> Writer:
    """The writer for a database: a thread for SQLite files, otherwise the event loop."""
    return ThreadWriter(url) if file_of(url) is not None else EngineWriter(engine)
