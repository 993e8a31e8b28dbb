"""`playmat games`: back up, restore or delete the games of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from playmat.cli._groups import Group, examples

DB = click.option("--db", help="The database, as a SQLAlchemy URL. [default: in your data folder]")
FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


@click.group(cls=Group)
def command() -> None:
    """Back up, restore or delete the games of a server."""


@command.command(epilog=examples("games backup games.backup.gz"))
@FILE
@DB
def backup(file: Path, db: str | None) -> None:
    """Back up all games to FILE. The server can keep running."""
    from playmat.server.store.backup import back_up
    from playmat.server.store.database import default_url, refusing

    url = db or default_url()
    with refusing(url):
        count = asyncio.run(back_up(url, file))
    click.echo(
        f"Saved {counted(count)} to {file}. It contains seeds and key digests: keep it safe."
    )


@command.command(
    epilog=examples("games restore games.backup.gz --db postgresql://playmat@db/playmat")
)
@FILE
@DB
def restore(file: Path, db: str | None) -> None:
    """Restore the games in FILE into an empty database."""
    from playmat.server.store.backup import restore as put_back
    from playmat.server.store.database import default_url, refusing

    url = db or default_url()
    with refusing(url):
        count = asyncio.run(put_back(url, file))
    click.echo(f"Restored {counted(count)}.")


@command.command(epilog=examples("games forget --days 365"))
@click.option("--days", type=click.IntRange(1, 36_500), required=True, help="Age in days.")
@DB
def forget(days: int, db: str | None) -> None:
    """Delete games untouched for a number of days."""
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
    click.echo(f"Deleted {counted(count)}.")


def counted(games: int) -> str:
    """Return a number of games in words."""
    return f"{games} game{'s' * (games != 1)}"
