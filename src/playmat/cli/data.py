"""`playmat data`: make training data from replays or new games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from playmat.cli._groups import Group, examples


@click.group(cls=Group)
def command() -> None:
    """Make training data: one row per decision, in Parquet."""


@command.command(epilog=examples("data export game.jsonl --out games.parquet"))
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", default=Path("games.parquet"), type=click.Path(path_type=Path))
@click.option("--no-views", is_flag=True, help="Omit the readable views; a third of the size.")
def export(files: tuple[Path, ...], out: Path, no_views: bool) -> None:
    """Export the decisions of the games saved in FILES."""
    from playmat.game.replay.replay import Replay

    games = (Replay.load(file).verify() for file in files)
    job = {"command": "export", "files": [file.name for file in files]}
    written(out, games, views=not no_views, job=job)


@command.command(epilog=examples("data sample --games 100 --rules xy --out sample.parquet"))
@click.option("--games", default=1000, type=click.IntRange(1), help="Games. [default: 1000]")
@click.option("--seed", default=0, help="The same seed plays the same games.")
@click.option("--agents", default="greedy,quick,random", help="Agents, drawn for each seat.")
@click.option("--rules", default="", help="Rulebooks. [default: all five]")
@click.option("--out", default=Path("sample.parquet"), type=click.Path(path_type=Path))
@click.option("--no-views", is_flag=True, help="Omit the readable views; a third of the size.")
@click.option("--resume", is_flag=True, help="Continue a stopped run.")
def sample(
    games: int, seed: int, agents: str, rules: str, out: Path, no_views: bool, resume: bool
) -> None:
    """Play games with random decks and write their decisions.

    Ctrl-C keeps the games played so far; --resume continues the run, or adds to a finished file.
    """
    from playmat.envs.dataset_reader import games_kept
    from playmat.envs.sampling import sampled_games
    from playmat.rules import BOOKS

    players = [name.strip() for name in agents.split(",")]
    books = [name.strip() for name in rules.split(",")] if rules else list(BOOKS)
    job = {"command": "sample", "seed": seed, "agents": players, "rules": books}
    job["views"] = not no_views
    kept = games_kept(out, job) if resume and out.exists() else 0
    played = sampled_games(games, seed, players, books, first=kept)
    try:
        written(out, played, views=not no_views, job=job, kept=kept)
    except KeyboardInterrupt as stop:
        done = f"--resume continues {out}" if out.exists() else "nothing was saved"
        raise click.ClickException(f"stopped; {done}") from stop


def written(out: Path, games: Iterator[Any], **how: Any) -> None:
    """Write games to a file and print the number of decisions."""
    from playmat.envs.dataset import write_games

    rows = write_games(games, out, **how)
    click.echo(f"{out}: {rows} decisions, {out.stat().st_size / 1e6:.1f} MB")
