"""`playmat sim`: simulate games between two decks, or one deck and a field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from playmat.cli._groups import examples
from playmat.cli._named import DECK
from playmat.cli._sim_options import PATH, Asked, narrowing, simulating
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck


@click.command(
    epilog=examples(
        "sim haymaker rain-dance --games 200",
        "sim my-deck.txt --field decks --games 400 --narrow 3",
        "sim haymaker rain-dance --agents planner,greedy --out games.jsonl --resume",
    )
)
@click.argument("deck", type=DECK)
@click.argument("other", required=False, type=DECK)
@click.option(
    "--field",
    type=click.Path(file_okay=False, path_type=Path),
    help="Play against every deck list in this folder.",
)
@click.option(
    "--agents",
    default="greedy,greedy",
    show_default=True,
    help="Agents for the first deck and the others: a name, file.py:Class or cmd:PROGRAM.",
)
@click.option("--csv", "csv_file", type=PATH, help="Write one row per matchup to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@narrowing
@simulating
def command(
    deck: str,
    other: str | None,
    field: Path | None,
    agents: str,
    csv_file: Path | None,
    as_json: bool,
    **asked: Any,
) -> None:
    """Play DECK against OTHER, or against every deck of a --field, in mirrored pairs of games.

    Both games of a pair use the same seed, with seats swapped.
    """
    from playmat.cli._sim_report import show
    from playmat.sim.job import Matchup, entrant

    mine, theirs = two_agents(agents)
    against = opponents(other, field)
    first = entrant(deck_named(deck), mine)
    matchups = [Matchup(first, entrant(one, theirs)) for one in against]
    show(Asked(**asked).run(matchups, "playing"), as_json, csv_file)


def two_agents(text: str) -> tuple[str, str]:
    """Return the agents in a comma-separated text; one name stands for both."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > 2 or not all(names):
        raise click.UsageError(
            f"--agents must be one or two agents such as greedy,random, not {text!r}"
        )
    return names[0], names[-1]


def opponents(other: str | None, field: Path | None) -> list[Deck]:
    """Return the decks to play against: one by name, or all in a folder."""
    if (other is None) == (field is None):
        raise click.UsageError("give either a second deck or a folder with --field")
    if other is not None:
        return [deck_named(other)]
    assert field is not None
    if not field.is_dir():
        raise click.UsageError(f"no such folder: {field}")
    lists = sorted(field.glob("*.txt"))
    if not lists:
        raise click.UsageError(f"no deck lists (.txt) in {field}")
    return [deck_named(str(path)) for path in lists]
