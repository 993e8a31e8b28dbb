"""`playmat data`: turn games into data for training, from replays or played for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from playmat.cli._groups import Group, examples

if TYPE_CHECKING:
    from playmat.game.game import Game


@click.group(cls=Group)
def command() -> None:
    """Turn games into data for training: one row a decision, in Parquet."""


@command.command(epilog=examples("data export game.jsonl --out games.parquet"))
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", default=Path("games.parquet"), type=click.Path(path_type=Path))
@click.option("--no-views", is_flag=True, help="Leave the readable views out: a third of the size.")
def export(files: tuple[Path, ...], out: Path, no_views: bool) -> None:
    """Write the decisions of the games saved in FILES."""
    from playmat.game.replay.replay import Replay

    written(out, (Replay.load(file).verify() for file in files), no_views)


@command.command(epilog=examples("data sample --games 100 --rules xy --out sample.parquet"))
@click.option("--games", default=1000, type=click.IntRange(1), help="How many. [default: 1000]")
@click.option("--seed", default=0, help="The same seed plays the same games.")
@click.option("--agents", default="greedy,quick,random", help="Who plays, drawn for each seat.")
@click.option("--rules", default="", help="Books to play by. [default: all five]")
@click.option("--out", default=Path("sample.parquet"), type=click.Path(path_type=Path))
@click.option("--no-views", is_flag=True, help="Leave the readable views out: a third of the size.")
def sample(games: int, seed: int, agents: str, rules: str, out: Path, no_views: bool) -> None:
    """Play games on decks drawn at random, and write their decisions."""
    from playmat.envs.sampling import sampled_games
    from playmat.rules import BOOKS

    books = rules.split(",") if rules else list(BOOKS)
    written(out, sampled_games(games, seed, agents.split(","), books), no_views)


def written(out: Path, games: Iterator[Game], no_views: bool) -> None:
    """Write games to a file and tell how many decisions they had."""
    from playmat.envs.dataset import write_games

    rows = write_games(games, out, views=not no_views)
    click.echo(f"{out}: {rows} decisions, {out.stat().st_size / 1e6:.1f} MB")
