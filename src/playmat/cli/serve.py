"""`playmat serve`: play in the browser; serve the table to this machine or to others."""

from __future__ import annotations

from ipaddress import ip_address

import click

from playmat.cli._groups import examples


def addresses(
    ctx: click.Context, param: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Refuse what is no address: a name would never be met, and nobody would be told."""
    for each in given:
        try:
            ip_address(each)
        except ValueError:
            raise click.BadParameter(f"{each!r} is no address such as 127.0.0.1") from None
    return given


@click.command(
    epilog=examples(
        "serve",
        "serve --host 0.0.0.0 --port 8123 --no-open",
        "serve --no-open --name cards.example --proxy 127.0.0.1 --keep-days 365",
    )
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Listen on this port and no other. [default: 8123, or the next free one]",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option(
    "--name", "names", multiple=True, help="A name the server goes by, such as cards.example."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=addresses,
    help="The address of a reverse proxy to be believed.",
)
@click.option("--no-open", is_flag=True, help="Open no browser.")
@click.option("--db", help="Where games are kept: a SQLAlchemy URL. [default: your data folder]")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Processes that think for bots and look ahead. [default: all cores but one, at most 4]",
)
@click.option(
    "--keep-days", type=click.IntRange(1, 36_500), help="Forget games untouched for so many days."
)
def command(
    port: int | None,
    host: str,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    no_open: bool,
    db: str | None,
    workers: int | None,
    keep_days: int | None,
) -> None:
    """Play in the browser; serve the table to this machine, to friends or to a club."""
    from playmat.server.serve import Serving, serve

    serving = Serving(host, port, db, workers, names, proxies, keep_days)
    serve(serving, not no_open, click.echo)
