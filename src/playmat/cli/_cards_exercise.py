"""Exercise every programmed card text, and play many games with random decks."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from playmat.cards.library import Library
from playmat.cli._groups import examples
from playmat.cli._named import SET

if TYPE_CHECKING:
    from playmat.exercise.soak import Pairing, SoakTally


@click.command(
    "exercise",
    epilog=examples("cards exercise --set base1 --jobs 1", "cards exercise --sample 100"),
)
@click.option(
    "--set", "sets", type=SET, multiple=True, help="Only cards of this set; repeat for more."
)
@click.option("--sample", type=click.IntRange(1), help="Only this many texts, the same each time.")
@click.option("--full", is_flag=True, help="Continue after every effect has been seen.")
@click.option("--jobs", type=click.IntRange(1), help="Worker processes. [default: one per core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def exercise_cards(
    sets: tuple[str, ...], sample: int | None, full: bool, jobs: int | None, as_json: bool
) -> None:
    """Use every programmed card text in positions made for it, and report what looks wrong.

    Exits with status 1 if a text raises an error or breaks a law. A text that was never usable, or
    never showed an effect of its program, is only reported.
    """
    from playmat.exercise import survey

    library = Library.default()
    faces = survey.faces_to_exercise(library, sets)
    if not faces:
        raise click.ClickException("no programmed texts found; see playmat cards report")
    if sample:
        faces = survey.sample(faces, sample)
    result = survey.Survey()
    for found in survey.survey(faces, library, full, jobs or os.cpu_count() or 1):
        result.add(found)
        if found.reasons and not as_json:
            click.echo(str(found))
    if as_json:
        click.echo(json.dumps(result.to_json(), indent=2, ensure_ascii=False))
    told = f"{result.faces} distinct texts, {result.runs} runs, {len(result.errors)} errors, "
    click.echo(told + f"{len(result.suspicious)} suspicious", err=as_json)
    sys.exit(1 if result.errors else 0)


@click.command("soak", epilog=examples("cards soak --games 100 --out failures"))
@click.option("--games", default=1000, show_default=True, type=click.IntRange(0))
@click.option("--seed", default=0, show_default=True, help="Number of the first game.")
@click.option("--themes", type=click.Path(path_type=Path), help="File of theme decks to pair.")
@click.option(
    "--questions-every",
    default=10,
    show_default=True,
    type=click.IntRange(0),
    help="Check for pointless choices in one game out of this many; 0 for none.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Folder for replays of failures.")
@click.option("--jobs", type=click.IntRange(1), help="Worker processes. [default: one per core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def soak_cards(
    games: int,
    seed: int,
    themes: Path | None,
    questions_every: int,
    out: Path | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Play games between random legal decks from the whole library, and check every law.

    With --themes, each playable theme deck in the file also plays every other once, under the later
    deck's rulebook. A choice is pointless if all its options have the same result.
    """
    from playmat.exercise import soak

    pairings = soak.random_pairings(seed, games, questions_every)
    if themes is not None:
        pairings += theme_pairings(themes, questions_every, as_json)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    tally = soaked(pairings, str(out or ""), jobs or os.cpu_count() or 1, quiet=as_json)
    click.echo(json.dumps(tally_json(tally), indent=2) if as_json else "\n".join(lines(tally)))
    sys.exit(1 if tally.failures else 0)


def theme_pairings(path: Path, questions_every: int, quiet: bool) -> list[Pairing]:
    """Return the games of a file of theme decks, and print which decks are skipped."""
    from playmat.decks import themes
    from playmat.exercise import soak
    from playmat.rules import BOOKS

    read = themes.read_themes(path, Library.default(), BOOKS["xy"])
    for name, why in read.left_out.items():
        click.echo(f"skipped: {name}: {why}", err=quiet)
    return soak.theme_pairings(str(path), questions_every)


def soaked(pairings: list[Pairing], out: str, jobs: int, quiet: bool) -> SoakTally:
    """Play all games, and print the progress from time to time."""
    from playmat.exercise import soak

    tally = soak.SoakTally()
    step = max(1, len(pairings) // 20)
    shown = 0
    for part in soak.soak(pairings, out, jobs):
        tally.add(part)
        if not quiet and tally.games - shown >= step:
            shown = tally.games
            click.echo(f"{shown}/{len(pairings)} games, {len(tally.failures)} failures")
    return tally


def lines(tally: SoakTally) -> list[str]:
    """Return the result of a soak as text."""
    ends = ", ".join(f"{name} {count}" for name, count in tally.ends.most_common())
    failures = [str(failure) for failure in tally.failures]
    summary = f"{tally.games} games, {tally.answers} moves, {len(failures)} failures"
    return [*failures, f"endings: {ends}", summary]


def tally_json(tally: SoakTally) -> dict[str, object]:
    """Return the result of a soak for JSON."""
    return {
        "games": tally.games,
        "answers": tally.answers,
        "ends": dict(tally.ends),
        "failures": [
            {
                "seed": failure.pairing.number,
                "themes": failure.pairing.themes,
                "book": failure.book,
                "decks": list(failure.decks),
                "step": failure.step,
                "why": failure.why,
                "replay": failure.replay,
            }
            for failure in tally.failures
        ],
    }
