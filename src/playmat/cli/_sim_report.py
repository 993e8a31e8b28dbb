"""The output of a simulation: progress, then a table, JSON, CSV or a picture."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from playmat.cli._groups import CannotWrite, writing
from playmat.game.record.endings import ENDINGS
from playmat.sim.heatmap import Cell, heatmap
from playmat.sim.job import SIDES, Job
from playmat.sim.run import Standing
from playmat.sim.tally import MatchupTally
from playmat.sim.worker import Row

MOST_FAULTS = 5
"""How many agent faults are listed."""

COLUMNS = ("a", "agent_a", "b", "agent_b", "games", "wins", "losses", "draws", "share", "low")
MORE = (
    "high",
    "first_player_won",
    "turns",
    "answers",
    "stopped_early",
    "rules",
    "actives",
    "seed",
    "playmat",
)


@contextmanager
def progress(title: str, quiet: bool) -> Iterator[Callable[[Standing], None] | None]:
    """Show a progress bar with speed and remaining time."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    speed = TextColumn("{task.fields[speed]}")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=None, speed="")

        def tell(standing: Standing) -> None:
            done = standing.games
            speed = f"{standing.speed:.0f} games/s"
            bar.update(task, completed=done, total=done + standing.left, speed=speed)

        yield tell


def as_json(standing: Standing) -> str:
    """Return the results of a run as JSON."""
    found = {
        "provenance": standing.header,
        "matchups": [entry | tally.plain() for entry, tally in entries(standing)],
        "games": standing.games,
        "games_per_second": round(standing.speed, 2),
        "faults": standing.faults,
    }
    return json.dumps(found, indent=2, ensure_ascii=False)


def entries(standing: Standing) -> Iterator[tuple[dict[str, Any], MatchupTally]]:
    """Yield each matchup's names with its tally."""
    for matchup, tally in zip(standing.job.matchups, standing.tallies, strict=True):
        names = {"a": matchup.a.deck, "agent_a": matchup.a.agent}
        yield names | {"b": matchup.b.deck, "agent_b": matchup.b.agent}, tally


def table(standing: Standing) -> str:
    """Return the matchups as text, with the first deck's share and its confidence interval."""
    lines = []
    for matchup, tally in zip(standing.job.matchups, standing.tallies, strict=True):
        if not tally.games:
            continue
        low, high = tally.interval
        lines.append(matchup.title)
        lines.append(
            f"  won {tally.wins}, lost {tally.losses}, drawn {tally.draws} of {tally.games}:"
            f" {100 * tally.share:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
            + (" (stopped early: narrow enough)" if tally.stopped else "")
        )
        ends = ", ".join(f"{ENDINGS[by].by} {n}" for by, n in sorted(tally.ends.items()))
        lines.append(f"  {tally.turns / max(1, tally.games):.1f} turns per game; endings: {ends}")
    lines.append(
        f"{standing.fresh} games in {standing.seconds:.1f} s ({standing.speed:.1f} per second)"
    )
    lines.append(played_by(standing.job))
    return "\n".join([*lines, *fault_lines(standing)])


def fault_lines(standing: Standing) -> Iterator[str]:
    """Yield the first games lost to an agent's fault, and the number of the rest."""
    for row in standing.faults[:MOST_FAULTS]:
        pair = f"matchup {row['matchup']}, " if len(standing.tallies) > 1 else ""
        yield f"{pair}game {row['game']}: {fault_told(standing, row)}"
    if (more := len(standing.faults) - MOST_FAULTS) > 0:
        yield f"and {more} more games lost to agent faults"


def fault_told(standing: Standing, row: Row) -> str:
    """Return which agent lost a game by which fault, and its deck."""
    pair = standing.job.matchups[row["matchup"]]
    who = pair.a if row["fault"]["by"] == SIDES[0] else pair.b
    return f"{who.agent} ({who.deck}) {row['fault']['what']}"


def played_by(job: Job) -> str:
    """Say by which book, and whether two-on-two, games were played."""
    return f"rules: {job.ruleset.title}" + (", two-on-two" if job.actives > 1 else "")


def write_csv(path: Path, standing: Standing) -> None:
    """Write one row per matchup, with its provenance."""
    job = standing.job
    same = {
        "rules": job.rules,
        "actives": job.actives,
        "seed": job.seed,
        "playmat": standing.header["playmat"],
    }
    with writing(path), path.open("w", newline="", encoding="utf-8") as file:
        out = csv.DictWriter(file, (*COLUMNS, *MORE), extrasaction="ignore")
        out.writeheader()
        out.writerows(names | tally.plain() | same for names, tally in entries(standing))


def checked_picture(path: Path) -> None:
    """Raise an error if a picture cannot be written, before any game is played."""
    if path.suffix.lower() != ".svg":
        raise CannotWrite(f"cannot write {path}: pictures must be .svg")
    there = path.exists()
    with writing(path):
        path.open("a", encoding="utf-8").close()
    if not there:
        path.unlink()


def cells_of(standing: Standing) -> tuple[list[str], list[list[Cell]]]:
    """Return the decks of a matrix, and each deck's results against the others."""
    matchups = standing.job.matchups
    names = list(dict.fromkeys(one.deck for pair in matchups for one in (pair.a, pair.b)))
    cells: list[list[Cell]] = [[None] * len(names) for _ in names]
    for entry, tally in entries(standing):
        if not tally.games:
            continue
        row, column = names.index(entry["a"]), names.index(entry["b"])
        low, high = tally.interval
        cells[row][column] = (tally.share, low, high, tally.games)
        if row != column:
            cells[column][row] = (1 - tally.share, 1 - high, 1 - low, tally.games)
    return names, cells


def grid(standing: Standing) -> str:
    """Return a matrix as text, with one row of win percentages per deck."""
    names, cells = cells_of(standing)
    wide = max(len(name) for name in names)
    head = " " * (wide + 4) + "".join(f"{n + 1:>6}" for n in range(len(names)))
    lines = [head]
    for n, (name, row) in enumerate(zip(names, cells, strict=True), 1):
        shares = "".join("     -" if cell is None else f"{100 * cell[0]:6.1f}" for cell in row)
        lines.append(f"{n:>2}  {name:{wide}}{shares}")
    return "\n".join(lines) + "\n"


def write_picture(path: Path, standing: Standing, title: str) -> None:
    names, cells = cells_of(standing)
    with writing(path):
        path.write_text(heatmap(title, names, cells), "utf-8")


def show(standing: Standing, json_wanted: bool, csv_file: Path | None) -> None:
    """Print a run's results, and write the CSV file if there is one."""
    click.echo(as_json(standing) if json_wanted else table(standing))
    if csv_file is not None:
        write_csv(csv_file, standing)
