"""The database: location, driver, settings and migrations."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from playmat.cards.library import data_folder
from playmat.errors import PlaymatError

NEWER: Final = "it was written by a newer Playmat; update Playmat"
ANOTHER: Final = "choose another database with --db"
PASSWORD: Final = re.compile(r"(://[^:@/]*):[^@/]*@")


def default_url() -> str:
    """The URL of the player's own SQLite file; creates its folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


class CannotKeep(PlaymatError, OSError):
    def __init__(self, url: str, why: str) -> None:
        super().__init__(url, why)
        self.url = url
        self.why = why

    def __str__(self) -> str:
        return f"cannot use the database {self.url}: {self.why}"


def without_password(url: str) -> str:
    return PASSWORD.sub(r"\1:***@", url)


async def refuse_unfit(url: str) -> None:
    """Open and migrate a database once; raises CannotKeep if it cannot be used."""
    with refusing(url):
        make_private(url)
        engine = create_async_engine(async_url(url))
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()


@contextlib.contextmanager
def refusing(url: str) -> Iterator[None]:
    """Turn database errors into CannotKeep."""
    try:
        yield
    except PlaymatError:
        raise
    except ModuleNotFoundError as error:
        why = f"the driver {error.name} is missing; run: pip install '.[postgres]'"
        raise CannotKeep(without_password(url), why) from error
    except CommandError as error:
        raise CannotKeep(without_password(url), f"{NEWER}, or {ANOTHER}") from error
    except (SQLAlchemyError, OSError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines() or [repr(error)]
        hint = f"; {ANOTHER}" if reason[0].endswith("already exists") else ""
        raise CannotKeep(without_password(url), reason[0] + hint) from error


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases or in memory."""
    for start in ("sqlite+aiosqlite:///", "sqlite:///"):
        if url.startswith(start) and (name := url.removeprefix(start).partition("?")[0]):
            return None if name == ":memory:" else Path(name)
    return None


def make_private(url: str) -> None:
    """Restrict a database file to its owner, because it contains the seeds of games."""
    path = file_of(url)
    if path is not None:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with contextlib.suppress(PermissionError):
            path.chmod(0o600)


def async_url(url: str) -> str:
    for short, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(short):
            return driver + url.removeprefix(short)
    return url


def set_up_sqlite(connection: Any, record: object) -> None:
    """Let readers and the writer work in parallel, and sync every commit to disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Migrate the tables in one transaction, so that a killed server leaves none half done."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver starts none for tables
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
