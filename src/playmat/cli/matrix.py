"""`playmat matrix`: play every deck against every other and chart the results."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import click

from playmat.cli._groups import examples
from playmat.cli._named import AGENT, DECK
from playmat.cli._sim_options import PATH, Asked, narrowing, simulating
from playmat.decks.by_name import deck_named


@click.command(
    epilog=examples(
        "matrix haymaker rain-dance base1-zap --games 100",
        "matrix haymaker rain-dance --agent quick --picture matrix.svg",
    )
)
@click.argument("decks", nargs=-1, type=DECK)
@click.option(
    "--agent", type=AGENT, default="greedy", show_default=True, help="Agent that plays all decks."
)
@click.option("--picture", type=PATH, help="Draw the matrix to this .svg file.")
@click.option("--csv", "csv_file", type=PATH, help="Write one row per matchup to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@narrowing
@simulating
def command(
    decks: tuple[str, ...],
    agent: str,
    picture: Path | None,
    csv_file: Path | None,
    as_json: bool,
    **asked: Any,
) -> None:
    """Play each of DECKS against every other in mirrored pairs of games."""
    from playmat.cli._sim_report import checked_picture, grid, played_by, show, table, write_picture
    from playmat.sim.job import BadJob, Matchup, entrant

    if len(decks) < 2:
        raise BadJob("name at least two decks")
    if picture is not None:
        checked_picture(picture)
    field = [entrant(deck_named(name), agent) for name in decks]
    if len({one.deck for one in field}) < len(field):
        raise BadJob("two decks have the same name; rename one")
    matchups = [Matchup(a, b) for a, b in combinations(field, 2)]
    standing = Asked(**asked).run(
        matchups, "matrix", lambda so_far: f"{grid(so_far)}\n{table(so_far)}"
    )
    if not as_json:
        click.echo(grid(standing))
    show(standing, as_json, csv_file)
    if picture is not None:
        title = f"{standing.job.games} games per matchup, {agent}, {played_by(standing.job)}"
        write_picture(picture, standing, title)
