"""`playmat serve`: play in the browser; serve the table to this machine or to friends."""

from __future__ import annotations

import click


@click.command
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Listen on this port and no other. [default: 8123, or the next free one]",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--no-open", is_flag=True, help="Open no browser.")
@click.option("--db", help="Where games are kept: a SQLAlchemy URL. [default: your data folder]")
@click.option(
    "--workers",
    type=click.IntRange(0, 64),
    help="Processes that think for bots and look ahead. [default: all cores but one, at most 4]",
)
def command(
    port: int | None, host: str, no_open: bool, db: str | None, workers: int | None
) -> None:
    """Play in the browser; serve the table to this machine or to friends."""
    from playmat.server.serve import serve

    serve(host, port, not no_open, db, click.echo, workers)
