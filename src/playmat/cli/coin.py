"""`playmat coin`: flip coins beside the game and count the heads."""

from __future__ import annotations

from random import Random

import click


@click.command
@click.argument("flips", type=click.IntRange(1, 1000), default=1)
@click.option("--seed", type=click.IntRange(0), help="Flip as this number says.")
def command(flips: int, seed: int | None) -> None:
    """Flip FLIPS coins that no game knows of, and count the heads."""
    from playmat.ereader import CoinFlipper

    coin = CoinFlipper(Random(seed))
    for _ in range(flips):
        click.echo("heads" if coin.flip() else "tails")
    click.echo(str(coin))
