"""Trials: two decks played against each other by bots in workers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from playmat.cards.library import Library
from playmat.decks.deck import Deck
from playmat.server.errors import Refused, no_such
from playmat.server.rooms.tokens import new_id
from playmat.server.workers import Workers
from playmat.sim.job import Job, Matchup, checked_decks, entrant
from playmat.sim.tally import MatchupTally
from playmat.sim.worker import Row, Worker

KEPT: Final = 50
"""Number of trials whose results are remembered."""

AT_ONCE: Final = 4
"""Maximum number of trials in progress."""

LONGEST: Final = 60.0
"""Seconds after which a game and its trial are given up."""

COUNTED: Final = ("wins", "draws", "share", "low", "high")
"""Figures that are reported, from the first deck's side."""


@dataclass(slots=True)
class Trial:
    job: Job
    tally: MatchupTally = field(default_factory=MatchupTally)
    why: str = ""

    @property
    def over(self) -> bool:
        return self.tally.games >= self.job.games or bool(self.why)

    def plain(self) -> dict[str, Any]:
        counted = self.tally.plain()
        told = {"games": self.job.games, "played": self.tally.games, "over": self.over}
        return {**told, "why": self.why, **{name: counted[name] for name in COUNTED}}


def play_game(job: Job, number: int) -> Row:
    """Play one game of a trial, swapping seats every other game."""
    return worker(job).game(0, *divmod(number, 2))


@lru_cache(maxsize=AT_ONCE)
def worker(job: Job) -> Worker:
    """The cached worker for a trial, so that decks are linked once."""
    return Worker(job)


class Trials:
    """The trials of a server, which play one game of each at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._trials: dict[str, Trial] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, decks: Sequence[Deck], rules: str, games: int) -> str:
        """Start a trial of two decks; raises for an illegal deck or too many trials."""
        if sum(not trial.over for trial in self._trials.values()) >= AT_ONCE:
            raise Refused("busy", f"{AT_ONCE} tests are running; wait for one to end", "", 429)
        one, other = (entrant(deck, "greedy") for deck in decks)
        job = Job((Matchup(one, other),), games, seed=0, rules=rules)
        checked_decks(job, Library.default())
        key = new_id()
        trial = self._trials[key] = Trial(job)
        for old in list(self._trials)[:-KEPT]:
            del self._trials[old]
        task = asyncio.create_task(self._play(trial))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return key

    def plain(self, key: str) -> dict[str, Any]:
        if key not in self._trials:
            raise no_such("trial", key)
        return self._trials[key].plain()

    async def _play(self, trial: Trial) -> None:
        """Play the games of a trial, each when a worker is free."""
        while not trial.over:
            try:
                row = await self._workers.chore(LONGEST, play_game, trial.job, trial.tally.games)
            except Exception as error:  # reported in the trial, whatever it is
                trial.why = f"a game could not be played: {error}"
            else:
                trial.tally.add(row)
