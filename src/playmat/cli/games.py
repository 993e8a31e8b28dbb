"""`playmat games`: back the games of a server up, restore them, or forget old ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from playmat.cli._groups import Group, examples

DB = click.option(
    "--db", help="Where games are kept: a SQLAlchemy URL. [default: your data folder]"
)
FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


@click.group(cls=Group)
def command() -> None:
    """Back the games of a server up, restore them, or forget old ones."""


@command.command(epilog=examples("games backup games.backup.gz"))
@FILE
@DB
def backup(file: Path, db: str | None) -> None:
    """Write all games to FILE; the server may run meanwhile."""
    from playmat.server.store.backup import back_up
    from playmat.server.store.database import default_url, refusing

    url = db or default_url()
    with refusing(url):
        count = asyncio.run(back_up(url, file))
    click.echo(f"{count} games are in {file}; it holds seeds and digests of keys, so keep it safe.")


@command.command(
    epilog=examples("games restore games.backup.gz --db postgresql://playmat@db/playmat")
)
@FILE
@DB
def restore(file: Path, db: str | None) -> None:
    """Fill an empty database with the games of FILE."""
    from playmat.server.store.backup import restore as put_back
    from playmat.server.store.database import default_url, refusing

    url = db or default_url()
    with refusing(url):
        count = asyncio.run(put_back(url, file))
    click.echo(f"{count} games were restored.")


@command.command(epilog=examples("games forget --days 365"))
@click.option("--days", type=click.IntRange(1, 36_500), required=True, help="Older than that.")
@DB
def forget(days: int, db: str | None) -> None:
    """Delete games that nobody has touched for so many days."""
    import time

    from playmat.server.store.database import default_url, refusing
    from playmat.server.store.store import Store

    url = db or default_url()

    async def forgotten() -> int:
        store = Store(url)
        await store.open()
        try:
            return await store.forget(time.time() - days * 86_400)
        finally:
            await store.close()

    with refusing(url):
        count = asyncio.run(forgotten())
    click.echo(f"{count} games were forgotten.")
