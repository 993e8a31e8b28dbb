"""The store: games as their replays, an entry at a time, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import bindparam, delete, event, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from playmat.server.errors import no_such
from playmat.server.store.database import async_url, make_private, migrate, set_up_sqlite
from playmat.server.store.rows import (
    SENT,
    TAKEN_OFF,
    Entered,
    Redealt,
    Stand,
    Stored,
    dumped,
    stored_of,
)
from playmat.server.store.tables import ANALYSES, ENTRIES, GAMES, KEYS

PAGE: Final = 50

ENTER: Final = insert(ENTRIES)
STAND: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(ended=bindparam("ended_at"), summary=bindparam("told"), clock=bindparam("time_left"))
)


class Store:
    """Games in a database."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self._engine: AsyncEngine = create_async_engine(self.url)
        self._turn = asyncio.Lock()
        self._behind = asyncio.Lock()
        self._writer: AsyncConnection | None = None
        if self.url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", set_up_sqlite)

    @asynccontextmanager
    async def _writing_behind(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction in the row of those that wait for the answers of players."""
        async with self._behind, self._writing() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes; one at a time, over one connection that is kept."""
        async with self._turn:
            if self._writer is None:
                self._writer = await self._engine.connect()
            try:
                async with self._writer.begin():
                    yield self._writer
            except BaseException:
                await self._let_go()  # a connection that failed may be of no more use
                raise

    async def _let_go(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def open(self) -> None:
        """Bring the tables up to date."""
        make_private(self.url)
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self._let_go()
        await self._engine.dispose()

    async def add(
        self,
        stored: Stored,
        entries: Iterable[dict[str, Any]] = (),
        keys: Iterable[tuple[str, str]] = (),
        before: tuple[str, dict[str, Any]] | None = None,
    ) -> None:
        """Add a game with its entries so far and its keys, whole or not at all.

        The plan of the game *before* it is changed in the same transaction.
        """
        row = {
            "id": stored.id,
            "made": stored.made,
            "ended": stored.ended,
            "origin": stored.origin,
            "header": dumped(stored.header),
            "plan": dumped(stored.plan),
            "summary": dumped(stored.summary),
            "clock": dumped(stored.clock),
        }
        rows = rows_of(stored.id, entries)
        held = [{"digest": digest, "game": stored.id, "role": role} for digest, role in keys]
        async with self._writing_behind() as connection:
            await connection.execute(insert(GAMES), [row])
            if rows:
                await connection.execute(insert(ENTRIES), rows)
            if held:
                await connection.execute(insert(KEYS), held)
            if before is not None:
                await keep_plan(connection, *before)

    async def enter(self, entries: Sequence[Entered], stands: Sequence[Stand]) -> None:
        """Add entries of any games and how these stand now, all in one transaction."""
        async with self._writing() as connection:
            if entries:
                rows = [{"game": e.game, "n": e.n, "body": e.body} for e in entries]
                await connection.execute(ENTER, rows)
            if stands:
                await connection.execute(STAND, [asdict(stand) for stand in stands])

    async def take_off(self, game: str) -> None:
        """Take a game off the list of those that are over."""
        async with self._writing_behind() as connection:
            changed = update(GAMES).where(GAMES.c.id == game).values(origin=TAKEN_OFF)
            await connection.execute(changed)

    async def take_seat(
        self,
        game: str,
        invite: str,
        seat: tuple[str, str],
        plan: dict[str, Any],
        redealt: Redealt | None = None,
    ) -> None:
        """Exchange an invitation for the key of a seat; the game may be dealt anew for it."""
        async with self._writing_behind() as connection:
            used = delete(KEYS).where(KEYS.c.digest == invite, KEYS.c.game == game)
            if (await connection.execute(used)).rowcount != 1:
                raise no_such("invitation", "")
            row = {"digest": seat[0], "game": game, "role": seat[1]}
            await connection.execute(insert(KEYS), [row])
            await keep_plan(connection, game, plan)
            if redealt is not None:
                await deal_anew(connection, game, redealt)

    async def game(self, game: str) -> tuple[Stored, list[dict[str, Any]]]:
        """Return a game and its entries in order."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).first()
            if found is None:
                raise no_such("game", game)
            bodies = select(ENTRIES.c.body).where(ENTRIES.c.game == game).order_by(ENTRIES.c.n)
            rows = (await connection.execute(bodies)).scalars().all()
        return stored_of(found), [json.loads(body) for body in rows]

    async def answers(self) -> bool:
        """Tell whether the database answers."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def forget(self, before: float, but: Sequence[str] = ()) -> int:
        """Delete the games that ended, or were made and not ended, before a time; count them."""
        old = select(GAMES.c.id).where(
            func.coalesce(GAMES.c.ended, GAMES.c.made) < before, GAMES.c.id.not_in(but)
        )
        async with self._writing_behind() as connection:
            games = list((await connection.execute(old)).scalars())
            for game in games:
                await delete_game(connection, game)
        return len(games)

    async def delete(self, game: str) -> None:
        """Delete a game, its entries and its keys."""
        async with self._writing_behind() as connection:
            await delete_game(connection, game)

    async def count_sent(self) -> int:
        """Return how many replays were sent and are kept."""
        async with self._engine.connect() as connection:
            wanted = select(func.count()).select_from(GAMES).where(GAMES.c.origin == SENT)
            return int((await connection.execute(wanted)).scalar() or 0)

    async def ended(self, game: str) -> float | None:
        """Return when a game ended; nothing for one that goes on, or went on after a take-back."""
        async with self._engine.connect() as connection:
            wanted = select(GAMES.c.ended).where(GAMES.c.id == game)
            found: float | None = (await connection.execute(wanted)).scalar()
            return found

    async def keys(self, game: str) -> dict[str, str]:
        """Return the roles of a game by the digests of their tokens."""
        async with self._engine.connect() as connection:
            wanted = select(KEYS.c.digest, KEYS.c.role).where(KEYS.c.game == game)
            return {digest: role for digest, role in await connection.execute(wanted)}

    async def games_of(self, digests: Sequence[str]) -> list[tuple[Stored, str, str]]:
        """Return the games that tokens belong to, with the digest and the role, newest first."""
        wanted = (
            select(GAMES, KEYS.c.digest, KEYS.c.role)
            .join(KEYS, KEYS.c.game == GAMES.c.id)
            .where(KEYS.c.digest.in_(digests))
            .order_by(GAMES.c.made.desc())
            .limit(PAGE)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(stored_of(row), row.digest, row.role) for row in rows]

    async def roles_of(self, digests: Sequence[str], games: Sequence[str]) -> list[tuple[str, str]]:
        """Return what tokens give a right to in some games."""
        wanted = select(KEYS.c.game, KEYS.c.role).where(
            KEYS.c.digest.in_(digests), KEYS.c.game.in_(games)
        )
        async with self._engine.connect() as connection:
            return [(row.game, row.role) for row in (await connection.execute(wanted)).all()]

    async def finished(self, page: int) -> list[Stored]:
        """Return a page of the games that are over and on the list, the last first."""
        wanted = (
            select(GAMES)
            .where(GAMES.c.ended.is_not(None), GAMES.c.origin != TAKEN_OFF)
            .order_by(GAMES.c.ended.desc(), GAMES.c.id)
            .limit(PAGE)
            .offset(PAGE * page)
        )
        async with self._engine.connect() as connection:
            return [stored_of(row) for row in (await connection.execute(wanted)).all()]

    async def analysis(self, game: str, key: str) -> dict[str, Any] | None:
        """Return what was found out about a game, or nothing."""
        wanted = select(ANALYSES.c.body).where(ANALYSES.c.game == game, ANALYSES.c.key == key)
        async with self._engine.connect() as connection:
            body = (await connection.execute(wanted)).scalar()
        found: dict[str, Any] | None = json.loads(body) if body is not None else None
        return found

    async def keep_analysis(self, game: str, key: str, found: dict[str, Any]) -> None:
        """Keep what was found out about a game in the place of what was known before."""
        row = {"game": game, "key": key, "body": dumped(found)}
        async with self._writing_behind() as connection:
            old = delete(ANALYSES).where(ANALYSES.c.game == game, ANALYSES.c.key == key)
            await connection.execute(old)
            await connection.execute(insert(ANALYSES), [row])


def rows_of(game: str, entries: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries of a game as rows."""
    return [{"game": game, "n": n, "body": dumped(entry)} for n, entry in enumerate(entries)]


async def delete_game(connection: AsyncConnection, game: str) -> None:
    """Delete a game and all that hangs on it."""
    for table in (ANALYSES, ENTRIES, KEYS):
        await connection.execute(delete(table).where(table.c.game == game))
    await connection.execute(delete(GAMES).where(GAMES.c.id == game))


async def keep_plan(connection: AsyncConnection, game: str, plan: dict[str, Any]) -> None:
    """Put a changed plan of a game in the place of the old one."""
    changed = update(GAMES).where(GAMES.c.id == game).values(plan=dumped(plan))
    await connection.execute(changed)


async def deal_anew(connection: AsyncConnection, game: str, redealt: Redealt) -> None:
    """Put another deal in the place of one that nobody has answered."""
    dealt = {"header": dumped(redealt.header), "summary": dumped(redealt.summary)}
    await connection.execute(update(GAMES).where(GAMES.c.id == game).values(dealt))
    await connection.execute(delete(ENTRIES).where(ENTRIES.c.game == game))
    if rows := rows_of(game, redealt.entries):
        await connection.execute(insert(ENTRIES), rows)
