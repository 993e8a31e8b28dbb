"""`playmat coin`: flip coins beside the game, or count those of a game, and count the heads."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from playmat.cli._groups import examples

if TYPE_CHECKING:
    from playmat.ereader import CoinFlipper


@click.command(epilog=examples("coin 5", "coin --replay game.jsonl"))
@click.argument("flips", type=click.IntRange(1, 1000), default=1)
@click.option("--seed", type=click.IntRange(0), help="Flip as this number says.")
@click.option("--replay", type=click.Path(path_type=Path), help="Count the coins of a saved game.")
def command(flips: int, seed: int | None, replay: Path | None) -> None:
    """Flip FLIPS coins that no game knows of, and count the heads."""
    click.echo(str(flipped(flips, seed) if replay is None else counted(replay)))


def flipped(flips: int, seed: int | None) -> CoinFlipper:
    """Flip coins and show each."""
    from playmat.ereader import CoinFlipper

    coin = CoinFlipper(Random(seed))
    for _ in range(flips):
        click.echo("heads" if coin.flip() else "tails")
    return coin


def counted(replay: Path) -> CoinFlipper:
    """Count the coins of the game in a file, and flip none."""
    from playmat.game.record.coins import coins_of
    from playmat.game.replay.replay import Replay

    return coins_of(Replay.load(replay).verify().state)
