"""`playmat coin`: flip coins, or count the coin flips of a saved game."""

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
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same flips.")
@click.option("--replay", type=click.Path(path_type=Path), help="Count the flips of a saved game.")
def command(flips: int, seed: int | None, replay: Path | None) -> None:
    """Flip FLIPS coins and count the heads."""
    click.echo(str(flipped(flips, seed) if replay is None else counted(replay)))


def flipped(flips: int, seed: int | None) -> CoinFlipper:
    """Flip coins and print each."""
    from playmat.ereader import CoinFlipper

    coin = CoinFlipper(Random(seed))
    for _ in range(flips):
        click.echo("heads" if coin.flip() else "tails")
    return coin


def counted(replay: Path) -> CoinFlipper:
    """Count the coin flips of a saved game."""
    from playmat.game.record.coins import coins_of
    from playmat.game.replay.replay import Replay

    return coins_of(Replay.load(replay).verify().state)
