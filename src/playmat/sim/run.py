"""Run a job: distribute chunks, collect rows in order, write and count them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from playmat.agents.registry import agent_maker
from playmat.agents.sitting import leave
from playmat.cards.library import Library
from playmat.sim.job import Job, checked_decks, number_of, provenance
from playmat.sim.pools import Alone, Chunk, Crew, Processes
from playmat.sim.ray_pool import Cluster
from playmat.sim.results_file import BadResults, Ledger
from playmat.sim.tally import CHECKED_EVERY, MatchupTally
from playmat.sim.worker import Row

PAIRS: Final = 5
"""Pairs per chunk; results are checked after a chunk, so this must divide the interval."""

assert CHECKED_EVERY % (2 * PAIRS) == 0

Told = Callable[["Standing"], None]


@dataclass(slots=True)
class Standing:
    """The progress of a run."""

    job: Job
    header: dict[str, Any]
    tallies: list[MatchupTally]
    fresh: int = 0
    seconds: float = 0.0
    faults: list[Row] = field(default_factory=list)

    @property
    def games(self) -> int:
        """All games counted so far, including those of an earlier run."""
        return sum(tally.games for tally in self.tallies)

    @property
    def left(self) -> int:
        """Games remaining, if no matchup stops early."""
        return sum(0 if t.stopped else self.job.games - t.games for t in self.tallies)

    @property
    def speed(self) -> float:
        """Games per second in this run."""
        return self.fresh / self.seconds if self.seconds > 0 else 0.0

    def count(self, row: Row) -> None:
        """Count a game, and stop its matchup if it is settled."""
        tally = self.tallies[row["matchup"]]
        tally.add(row)
        if "fault" in row:
            self.faults.append(row)
        tally.stopped = tally.settled(self.job.narrow) and tally.games < self.job.games


def simulate(
    job: Job,
    *,
    out: Path | None = None,
    resume: bool = False,
    processes: int | None = None,
    ray: str | None = None,
    tell: Told | None = None,
) -> Standing:
    """Run a job and return its results; with a file, every game is saved as it is played."""
    library = Library.default()
    checked_decks(job, library)
    _refuse_unmade(job)
    header = provenance(job, library)
    seed_of = partial(number_of, job.seed)
    ledger = Ledger(out, header, resume, seed_of) if out is not None else None
    standing = Standing(job, header, [MatchupTally() for _ in job.matchups])
    for row in ledger.rows if ledger is not None else ():
        standing.count(row)
    if ledger is not None:
        refuse_cut(standing, ledger)
    try:
        play(standing, ledger, crew_for(job, processes, ray, standing.left), tell)
    finally:
        if ledger is not None:
            ledger.close()
    return standing


def _refuse_unmade(job: Job) -> None:
    """Make each agent once before any game, so that failures are reported early."""
    entrants = (one for matchup in job.matchups for one in (matchup.a, matchup.b))
    for name in {one.agent: None for one in entrants}:
        leave(agent_maker(name)(0))


def refuse_cut(standing: Standing, ledger: Ledger) -> None:
    """Raise for a file with games missing in the middle of its matchups."""
    later = 0
    for n, tally in reversed(list(enumerate(standing.tallies))):
        if later and tally.games < 2 * standing.job.pairs and not tally.stopped:
            ledger.close()
            raise BadResults(ledger.path, f"games of matchup {n} are missing; use a new file")
        later += tally.games


def crew_for(job: Job, processes: int | None, ray: str | None, left: int) -> Crew:
    """A cluster, several processes, or this process if that is enough."""
    if ray is not None:
        return Cluster(job, ray, processes)
    count = processes or os.cpu_count() or 1
    return Alone(job) if count == 1 or left <= 2 * PAIRS else Processes(job, count)


def play(standing: Standing, ledger: Ledger | None, crew: Crew, tell: Told | None) -> None:
    """Have a crew play the remaining games, and count and save them in order."""
    begun = perf_counter()
    try:
        for chunk, rows in crew.play(chunks(standing)):
            kept = accepted(standing, chunk, rows)
            if ledger is not None and kept:
                ledger.write(kept)
            standing.fresh += len(kept)
            standing.seconds = perf_counter() - begun
            if tell is not None:
                tell(standing)
    finally:
        crew.close()


def chunks(standing: Standing) -> Iterator[Chunk]:
    """Yield the remaining chunks, matchup by matchup, skipping stopped ones."""
    for matchup, tally in enumerate(standing.tallies):
        first = tally.games // 2
        while first < standing.job.pairs and not tally.stopped:
            # Chunk boundaries are the same for resumed runs.
            count = min(PAIRS - first % PAIRS, standing.job.pairs - first)
            yield Chunk(matchup, first, count)
            first += count


def accepted(standing: Standing, chunk: Chunk, rows: Iterable[Row]) -> list[Row]:
    """Count the rows of a chunk, ignoring those after its matchup stopped."""
    tally = standing.tallies[chunk.matchup]
    kept = []
    for row in rows:
        if not tally.stopped and row["game"] >= tally.games:
            standing.count(row)
            kept.append(row)
    return kept
