"""`playmat serve`: play in the browser, on this machine or with others."""

from __future__ import annotations

from ipaddress import ip_address

import click

from playmat.cli._groups import examples


def addresses(
    ctx: click.Context, param: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Return IP addresses; raise an error for anything else, such as a host name."""
    for each in given:
        try:
            ip_address(each)
        except ValueError:
            raise click.BadParameter(f"{each!r} is not an IP address like 127.0.0.1") from None
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
    help="Port to listen on. [default: 8123, or the next free one]",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--name", "names", multiple=True, help="Host name of the server, such as cards.example."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=addresses,
    help="IP address of a trusted reverse proxy.",
)
@click.option("--no-open", is_flag=True, help="Don't open the browser.")
@click.option("--db", help="The database, as a SQLAlchemy URL. [default: in your data folder]")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Processes for bots and previews. [default: all cores but one, at most 4]",
)
@click.option(
    "--keep-days", type=click.IntRange(1, 36_500), help="Delete games idle this many days."
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
    """Play in the browser, on this machine, with friends or in a club."""
    from playmat.server.serve import Serving, serve

    serving = Serving(host, port, db, workers, names, proxies, keep_days)
    serve(serving, not no_open, click.echo)
