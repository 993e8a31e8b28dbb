"""`playmat ladder`: rate players in a round robin over a fixed panel of decks."""

from __future__ import annotations

from pathlib import Path

import click

from playmat.cli._groups import examples
from playmat.cli._named import Range
from playmat.cli._sim_options import PATH, SECONDS, played, refuse_lost


@click.command(
    epilog=examples(
        "ladder --players random,greedy,quick --books xy --games 20",
        "ladder --out ladder.jsonl --resume --picture ladder.svg",
        "ladder --of quick --players quick,greedy,random --books xy --games 8",
    )
)
@click.option(
    "--players",
    help="Players, separated by commas. [default: all rated agents]",
)
@click.option("--of", default="", help="Only play this player's games, and show its results.")
@click.option("--books", help="Rulebooks, separated by commas. [default: all five]")
@click.option("--games", default=120, show_default=True, help="Games per pair of players.")
@click.option(
    "--clock",
    default=50.0,
    show_default=True,
    type=Range(0, min_open=True),
    help="Milliseconds allowed per decision.",
)
@click.option(
    "--think", default=30.0, show_default=True, type=SECONDS, help="Seconds before a player loses."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="The seed.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes. [default: one per core]")
@click.option("--closed-lists", is_flag=True, help="Hide each deck list from the opponent.")
@click.option("--out", type=PATH, help="Save every game to this file of JSON lines.")
@click.option("--resume", is_flag=True, help="Continue the run that --out names.")
@click.option("--picture", type=PATH, help="Draw the ladder to this .svg file.")
@click.option("--json", "json_wanted", is_flag=True, help="Print one JSON object.")
@click.option("--quiet", is_flag=True, help="Hide the progress bar.")
def command(
    players: str | None,
    of: str,
    books: str | None,
    games: int,
    clock: float,
    think: float,
    seed: int,
    jobs: int | None,
    closed_lists: bool,
    out: Path | None,
    resume: bool,
    picture: Path | None,
    json_wanted: bool,
    quiet: bool,
) -> None:
    """Rate players in a round robin over a fixed panel of decks.

    Each pair of players meets on the same boards: two decks of one rulebook, with each player in
    each seat with each deck. Two boards in five use decks held out of training, and the table shows
    the ratings on these and on the others. --of skips the ratings: one player meets each of the
    others, and the table shows its share of wins.
    """
    from playmat.agents.ratings import MEASURED
    from playmat.cli._ladder_report import as_json, match_report, notes, table, write_picture
    from playmat.cli._sim_report import checked_picture
    from playmat.sim.ladder.pairings import fixtures, job_of
    from playmat.sim.ladder.standings import ladder, matches

    refuse_lost(out, resume)
    if picture is not None:
        refuse_matches(of)
        checked_picture(picture)
    names = given("--players", players) or list(MEASURED)
    due = fixtures(names, given("--books", books), games, of)
    job = job_of(due, seed, clock=clock / 1000, think=think, open_lists=not closed_lists)
    standing = played(job, "ladder", quiet, out, resume, processes=jobs)
    if of:
        click.echo(match_report(matches(of, due, standing.tallies), standing, json_wanted))
        return
    found = ladder(names, due, standing.tallies)
    click.echo(as_json(found, standing) if json_wanted else table(found))
    if not json_wanted:
        click.echo(notes(found, standing))
    if picture is not None:
        write_picture(picture, found, f"Ladder of {len(names)} players, {standing.games} games")


def refuse_matches(of: str) -> None:
    """Raise an error for --picture with --of."""
    if of:
        raise click.UsageError("--picture draws ratings, but --of makes none; use only one of them")


def given(option: str, text: str | None) -> list[str]:
    """Return the names in a comma-separated list; raise an error if there are none."""
    names = [name.strip() for name in (text or "").split(",") if name.strip()]
    if text is not None and not names:
        raise click.UsageError(f"{option} is empty; leave it out to use the default")
    return names
