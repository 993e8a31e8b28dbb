"""The store: games as replays, saved entry by entry, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, and_, event, func, or_, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from playmat.server.errors import Refused, no_such
from playmat.server.store import writes
from playmat.server.store.database import async_url, make_private, migrate, set_up_sqlite
from playmat.server.store.rows import (
    ALL,
    OWN,
    SENT,
    TAKEN_OFF,
    Entered,
    Redealt,
    Stand,
    Stored,
    stored_of,
)
from playmat.server.store.tables import ANALYSES, ENTRIES, GAMES, KEYS
from playmat.server.store.writer import writer_of

T = TypeVar("T")
PAGE: Final = 50
UNAVAILABLE: Final = (
    "the server cannot use its database right now; nothing was changed, try again later"
)


class Store:
    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self._engine: AsyncEngine = create_async_engine(self.url)
        self._writer = writer_of(self.url, self._engine)
        self._behind = asyncio.Lock()
        self.on_failure: Callable[[Exception], object] = lambda error: None
        if self.url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", set_up_sqlite)

    async def _write_behind(self, work: Callable[[Connection], T]) -> T:
        """Run a low-priority transaction, after those that players wait for."""
        async with self._behind:
            return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self._refusing():
            return await self._writer.write(work)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._refusing():
            async with self._engine.connect() as connection:
                yield connection

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Report database errors, such as a full disk, and raise Refused."""
        try:
            yield
        except (SQLAlchemyError, OSError, json.JSONDecodeError) as error:
            self.on_failure(error)
            raise Refused("store", UNAVAILABLE, "store", 503) from error

    async def open(self) -> None:
        make_private(self.url)
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def add(
        self,
        stored: Stored,
        entries: Iterable[dict[str, Any]] = (),
        keys: Iterable[tuple[str, str]] = (),
        before: tuple[str, dict[str, Any]] | None = None,
    ) -> None:
        """Add a game with its entries and keys, all or nothing.

        The plan of the game *before* it is changed in the same transaction.
        """
        now, held = list(entries), list(keys)  # the game continues during the write

        def work(connection: Connection) -> None:
            writes.add_game(connection, stored, now, held)
            if before is not None:
                writes.keep_plan(connection, *before)

        await self._write_behind(work)

    async def enter(self, entries: Sequence[Entered], stands: Sequence[Stand]) -> None:
        """Add entries of any games and their new states in one transaction."""
        await self._write(lambda connection: writes.enter(connection, entries, stands))

    async def take_off(self, game: str) -> None:
        await self._write_behind(lambda connection: writes.take_off(connection, game))

    async def put_on_lists(self, game: str, listing: str) -> None:
        await self._write_behind(lambda connection: writes.put_on_lists(connection, game, listing))

    async def take_seat(
        self,
        game: str,
        invite: str,
        seat: tuple[str, str],
        plan: dict[str, Any],
        redealt: Redealt | None = None,
    ) -> None:
        """Exchange an invitation for the key of a seat, and store a new deal if given."""

        def work(connection: Connection) -> None:
            writes.take_seat(connection, game, invite, seat)
            writes.keep_plan(connection, game, plan)
            if redealt is not None:
                writes.deal_anew(connection, game, redealt)

        await self._write_behind(work)

    async def game(self, game: str) -> tuple[Stored, list[dict[str, Any]]]:
        async with self._reading() as connection:
            found = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
            if found is None:
                raise no_such("game", game)
            wanted = select(ENTRIES.c.n, ENTRIES.c.body).where(ENTRIES.c.game == game)
            rows = (await connection.execute(wanted.order_by(ENTRIES.c.n))).all()
            if [row.n for row in rows] != list(range(len(rows))):
                raise DatabaseError("", game, ValueError("moves of this game are missing"))
            return stored_of(found), [json.loads(row.body) for row in rows]

    async def answers(self) -> bool:
        """Whether the database responds."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def forget(self, before: float, but: Sequence[str] = ()) -> int:
        """Delete games that ended, or were left unfinished, before a time; return the count."""
        return await self._write_behind(lambda c: writes.forget_games(c, before, but))

    async def delete(self, game: str) -> None:
        await self._write_behind(lambda connection: writes.delete_game(connection, game))

    async def count_sent(self) -> int:
        async with self._reading() as connection:
            wanted = select(func.count()).select_from(GAMES).where(GAMES.c.origin == SENT)
            return int((await connection.execute(wanted)).scalar() or 0)

    async def ended(self, game: str) -> float | None:
        """When a game ended, or None if it is in progress."""
        async with self._reading() as connection:
            wanted = select(GAMES.c.ended).where(GAMES.c.id == game)
            found: float | None = (await connection.execute(wanted)).scalar()
            return found

    async def keys(self, game: str) -> dict[str, str]:
        """The roles of a game by token digest."""
        async with self._reading() as connection:
            wanted = select(KEYS.c.digest, KEYS.c.role).where(KEYS.c.game == game)
            return {digest: role for digest, role in await connection.execute(wanted)}

    async def games_of(self, digests: Sequence[str]) -> list[tuple[Stored, str, str]]:
        """The games of some tokens with digest and role, newest first."""
        wanted = (
            select(GAMES, KEYS.c.digest, KEYS.c.role)
            .join(KEYS, KEYS.c.game == GAMES.c.id)
            .where(KEYS.c.digest.in_(digests))
            .order_by(GAMES.c.made.desc())
            .limit(PAGE)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(stored_of(row), row.digest, row.role) for row in rows]

    async def roles_of(self, digests: Sequence[str], games: Sequence[str]) -> list[tuple[str, str]]:
        """The roles of some tokens in some games."""
        wanted = select(KEYS.c.game, KEYS.c.role).where(
            KEYS.c.digest.in_(digests), KEYS.c.game.in_(games)
        )
        async with self._reading() as connection:
            return [(row.game, row.role) for row in (await connection.execute(wanted)).all()]

    async def finished(
        self, page: int, digests: Sequence[str], roles: Sequence[str]
    ) -> list[Stored]:
        """A page of finished games that are shared or belong to some tokens, latest first."""
        held = select(KEYS.c.game).where(KEYS.c.digest.in_(digests), KEYS.c.role.in_(roles))
        own = and_(GAMES.c.listing == OWN, GAMES.c.id.in_(held))
        wanted = (
            select(GAMES)
            .where(GAMES.c.ended.is_not(None), GAMES.c.origin != TAKEN_OFF)
            .where(or_(GAMES.c.listing == ALL, own))
            .order_by(GAMES.c.ended.desc(), GAMES.c.id)
            .limit(PAGE)
            .offset(PAGE * page)
        )
        async with self._reading() as connection:
            return [stored_of(row) for row in (await connection.execute(wanted)).all()]

    async def analysis(self, game: str, key: str) -> dict[str, Any] | None:
        """The stored analysis of a game, or None."""
        wanted = select(ANALYSES.c.body).where(ANALYSES.c.game == game, ANALYSES.c.key == key)
        async with self._reading() as connection:
            body = (await connection.execute(wanted)).scalar()
        found: dict[str, Any] | None = json.loads(body) if body is not None else None
        return found

    async def keep_analysis(self, game: str, key: str, found: dict[str, Any]) -> None:
        await self._write_behind(lambda c: writes.keep_analysis(c, game, key, found))
