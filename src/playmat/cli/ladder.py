"""`playmat ladder`: rate players by games of all against all over a fixed panel of decks."""

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
    help="Who plays, with commas between. [default: ours that are rated]",
)
@click.option("--of", default="", help="Play only this player's games, and show its matches.")
@click.option("--books", help="The rulebooks, with commas between. [default: all five]")
@click.option("--games", default=120, show_default=True, help="Games of every two players.")
@click.option(
    "--clock",
    default=50.0,
    show_default=True,
    type=Range(0, min_open=True),
    help="Milliseconds a decision may take.",
)
@click.option(
    "--think", default=30.0, show_default=True, type=SECONDS, help="Seconds after which one loses."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="The seed.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes. [default: all]")
@click.option("--closed-lists", is_flag=True, help="Players do not know the other deck list.")
@click.option("--out", type=PATH, help="Keep every game in this file of JSON lines.")
@click.option("--resume", is_flag=True, help="Go on with the file of a run that was stopped.")
@click.option("--picture", type=PATH, help="Draw the ladder into this .svg file.")
@click.option("--json", "json_wanted", is_flag=True, help="Print one JSON object.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
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
    """Let all players meet on a fixed panel of decks, and rate them.

    Every two players meet on the same boards: two decks of one book, each player with either deck
    in either seat. Two boards of five have decks that are kept out of training, and the table shows
    the ratings on those and on the others. With --of nobody is rated: one player meets each of the
    others, and the table shows its share of the games.
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
    """Refuse a picture of one player's matches, which rate nobody."""
    if of:
        raise click.UsageError("--picture draws ratings, and --of rates nobody; leave one out")


def given(option: str, text: str | None) -> list[str]:
    """Return the names in a list with commas; refuse one without any, which would mean all."""
    names = [name.strip() for name in (text or "").split(",") if name.strip()]
    if text is not None and not names:
        raise click.UsageError(f"{option} names nothing; leave it out for all there are")
    return names
