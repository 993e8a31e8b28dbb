"""The database: where it lies, how it is spoken to, and its tables kept up to date."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from playmat.cards.library import home_folder


def data_folder() -> Path:
    """Return where a player's games are kept: ``PLAYMAT_DATA``, or the place of the platform."""
    named = os.environ.get("PLAYMAT_DATA")
    return Path(named) if named else home_folder()


def default_url() -> str:
    """Return the URL of the player's own SQLite file, its folder made."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def async_url(url: str) -> str:
    """Return a URL with the driver that this server uses."""
    for short, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(short):
            return driver + url.removeprefix(short)
    return url


def set_up_sqlite(connection: Any, record: object) -> None:
    """Let readers and the writer go on side by side, and a commit mean that it is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
