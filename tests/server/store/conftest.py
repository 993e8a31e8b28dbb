"""Databases for tests: SQLite, and PostgreSQL if it is installed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from playmat.server.store.database import async_url
from tests.server.databases import installed, postgres


@pytest.fixture(scope="module")
def running_postgres() -> Iterator[str]:
    if not installed():
        pytest.skip("PostgreSQL is not installed")
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.sqlite'}"
    else:
        found: str = request.getfixturevalue("running_postgres")
        yield found
        asyncio.run(emptied(found))


async def emptied(url: str) -> None:
    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE analyses, keys, entries, games, alembic_version"))
    await engine.dispose()
