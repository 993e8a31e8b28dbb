"""The options shared by all simulations, and how they become a run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from playmat.cli._named import BOOK, Range

if TYPE_CHECKING:
    from playmat.sim.job import Job, Matchup
    from playmat.sim.run import Standing

    Report = Callable[[Standing], str]

F = TypeVar("F", bound=Callable[..., Any])

PATH = click.Path(dir_okay=False, path_type=Path)
SECONDS = Range(0, 86_400, min_open=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """The values of the options of a simulation."""

    games: int
    seed: int
    rules: str | None
    two_on_two: bool
    think: float
    processes: int | None
    ray: str | None
    out: Path | None
    resume: bool
    any_deck: bool
    closed_lists: bool
    shuffle_options: bool
    quiet: bool
    verbose: bool
    narrow: float = 0.0

    def changed(self, **changes: Any) -> Asked:
        return replace(self, **changes)

    def run(
        self, matchups: Sequence[Matchup], title: str, report: Report | None = None
    ) -> Standing:
        """Play matchups and return the results; report on the games so far if interrupted."""
        from playmat.cards.library import Library
        from playmat.cli._sim_report import table
        from playmat.decks.years import book_of_years
        from playmat.sim.job import Job, deck_of

        refuse_lost(self.out, self.resume)
        library = Library.default()
        entrants = {one for matchup in matchups for one in (matchup.a, matchup.b)}
        job = Job(
            tuple(matchups),
            self.games,
            self.seed,
            self.rules or book_of_years(*(deck_of(one, library) for one in entrants)),
            actives=2 if self.two_on_two else 1,
            any_deck=self.any_deck,
            open_lists=not self.closed_lists,
            shuffle_options=self.shuffle_options,
            narrow=self.narrow / 100,
            think=self.think,
        )
        kept = (self.out, self.resume, report or table)
        by: dict[str, Any] = {"processes": self.processes, "ray": self.ray}
        standing = played(job, title, self.quiet, *kept, **by)
        if self.verbose and standing.faults:
            click.echo(standing.faults[0]["fault"].get("trace", ""), err=True)
        return standing


def played(
    job: Job,
    title: str,
    quiet: bool,
    out: Path | None,
    resume: bool,
    report: Report | None = None,
    **by: Any,
) -> Standing:
    """Play a job and show its progress; report on the games so far if interrupted."""
    from playmat.cli._sim_report import progress
    from playmat.sim.run import simulate

    latest: list[Standing] = []
    try:
        with progress(title, quiet) as tell:

            def follow(standing: Standing) -> None:
                latest[:] = [standing]
                if tell is not None:
                    tell(standing)

            return simulate(job, out=out, resume=resume, tell=follow, **by)
    except KeyboardInterrupt as stop:
        if latest and report is not None:
            click.echo(report(latest[0]), err=True)
        kept = f"continue with --resume --out {out}" if out else "nothing was saved without --out"
        games = latest[0].games if latest else 0
        raise click.ClickException(f"stopped after {games} games; {kept}") from stop


OPTIONS = (
    click.option("--games", default=1000, show_default=True, help="Games per matchup, mirrored."),
    click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="The seed."),
    click.option(
        "--rules", type=BOOK, help="The rulebook. [default: that of the decks' newest card]"
    ),
    click.option("--two-on-two", is_flag=True, help="Two Active Pokémon on each side."),
    click.option(
        "--think",
        default=30.0,
        show_default=True,
        type=SECONDS,
        help="Seconds allowed per move.",
    ),
    click.option(
        "--processes", "-j", type=click.IntRange(1), help="Processes. [default: one per core]"
    ),
    click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address."),
    click.option("--out", type=PATH, help="Save every game to this file of JSON lines."),
    click.option("--resume", is_flag=True, help="Continue the run that --out names."),
    click.option("--any-deck", is_flag=True, help="Allow decks that break the deck rules."),
    click.option("--closed-lists", is_flag=True, help="Hide each deck list from the opponent."),
    click.option("--shuffle-options", is_flag=True, help="Show agents options in random order."),
    click.option("--quiet", is_flag=True, help="Hide the progress bar."),
    click.option("--verbose", is_flag=True, help="Show the traceback of the first agent fault."),
)

narrowing = click.option(
    "--narrow",
    default=0.0,
    type=Range(0, 50),
    help="Stop a matchup once its interval is within this many points of the share.",
)


def refuse_lost(out: Path | None, resume: bool) -> None:
    """Raise an error for --resume without --out."""
    if resume and out is None:
        raise click.UsageError("--resume needs --out with the file of the run")


def simulating(command: F) -> F:
    """Add the options of a simulation to a command, passed as keywords."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command
