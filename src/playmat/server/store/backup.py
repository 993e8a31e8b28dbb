"""Back up all games to one file and restore them: a header, a line per row and a checksum.

The format is the same for SQLite and PostgreSQL, so games can move between them. A backup can be
made while the server runs; it reads a consistent snapshot.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from playmat.errors import PlaymatError
from playmat.server.store.database import CannotKeep, async_url, file_of, make_private, migrate
from playmat.server.store.tables import ENTRIES, GAMES, KEYS

FORMAT: Final = "playmat-backup"
VERSION: Final = 1
TABLES: Final = {"games": GAMES, "entries": ENTRIES, "keys": KEYS}
"""In the order in which they are filled."""

AT_ONCE: Final = 1000


class BadBackup(PlaymatError, ValueError):
    """A file is not a complete backup, or the database is not empty."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path}: {self.why}"


async def back_up(url: str, path: Path) -> int:
    """Back up a database to a new file, atomically; return the number of games."""
    if path.exists():
        raise BadBackup(path, "the file already exists; choose another name")
    kept = file_of(url)
    if kept is not None and not kept.exists():
        raise CannotKeep(url, "no such file")
    engine = create_async_engine(async_url(url), isolation_level=snapshot(url))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(write_file, path)
    except OSError as error:
        raise BadBackup(path, f"cannot write the file: {error.strerror or error}") from error
    finally:
        await engine.dispose()


def snapshot(url: str) -> str:
    """The isolation level for a consistent snapshot."""
    return "SERIALIZABLE" if async_url(url).startswith("sqlite") else "REPEATABLE READ"


def write_file(connection: Connection, path: Path) -> int:
    """Write the rows of all tables to a file readable only by its owner."""
    scratch = path.with_name(f"{path.name}.part")
    told = sha256()
    try:
        with (
            open(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
            gzip.open(raw, "wt", encoding="utf-8") as file,
        ):
            for row in rows_to_write(connection):
                line = json.dumps(row, ensure_ascii=True)
                told.update(line.encode())
                file.write(f"{line}\n")
            file.write(json.dumps({"sum": told.hexdigest()}) + "\n")
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)
    return int(connection.execute(select(func.count()).select_from(GAMES)).scalar() or 0)


def rows_to_write(connection: Connection) -> Iterator[dict[str, Any]]:
    """Yield the header, then every row with the name of its table."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN"))  # its driver starts no transaction for reading
    yield {"format": FORMAT, "version": VERSION}
    for name, table in TABLES.items():
        for row in connection.execute(select(table)).mappings():
            yield {"in": name, **row}


def read_file(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the rows of a backup; raises BadBackup where it is invalid or incomplete."""
    told, ended = sha256(), False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                row = json.loads(line)
                if number == 1 and (row.get("format"), row.get("version")) != (FORMAT, VERSION):
                    raise BadBackup(path, f"not a version {VERSION} backup")
                if "sum" in row:
                    ended = row["sum"] == told.hexdigest()
                    break
                told.update(line.rstrip("\n").encode())
                if number > 1:
                    yield str(row.pop("in")), row
    except (OSError, EOFError, ValueError, KeyError, AttributeError) as error:
        raise BadBackup(path, f"not a complete backup: {error}") from error
    if not ended:
        raise BadBackup(path, "the file is incomplete or was changed")


async def restore(url: str, path: Path) -> int:
    """Restore a backup to an empty database, all or nothing; return the number of games."""
    for name, _ in read_file(path):
        if name not in TABLES:
            raise BadBackup(path, f"unknown table {name!r} in the backup")
    make_private(url)
    engine = create_async_engine(async_url(url))
    try:
        await refuse_full(engine, url, path)
        async with engine.begin() as connection:
            return await connection.run_sync(fill, path)
    finally:
        await engine.dispose()


async def refuse_full(engine: AsyncEngine, url: str, path: Path) -> None:
    """Migrate the tables; raises BadBackup if the database already has games."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
        if (await connection.execute(select(GAMES.c.id).limit(1))).first() is not None:
            raise BadBackup(path, "that database already holds games; choose an empty one")


def fill(connection: Connection, path: Path) -> int:
    """Insert the rows of a backup in batches; return the number of games."""
    waiting: list[dict[str, Any]] = []
    into, games = "games", 0
    for name, row in read_file(path):
        if name != into or len(waiting) >= AT_ONCE:
            if waiting:
                connection.execute(insert(TABLES[into]), waiting)
            into, waiting = name, []
        waiting.append(row)
        games += name == "games"
    if waiting:
        connection.execute(insert(TABLES[into]), waiting)
    return games
