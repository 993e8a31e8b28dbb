"""Analyses of finished games: computed in short pieces in a worker, and stored after each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from playmat.analysis.analysis import Analysis, Moment, begin, digest_of, go_on, key_of
from playmat.analysis.engine import MasterLines
from playmat.analysis.judge import Budget
from playmat.game.replay.replay import Replay
from playmat.server.errors import Refused, no_such
from playmat.server.store.restore import stored_replay
from playmat.server.store.store import Store
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

BUDGETS: Final = {"quick": Budget(32), "thorough": Budget(128)}
"""Analysis budgets by their names in requests."""

PIECE: Final = 0.6
"""Seconds per piece of work, so that new figures appear quickly."""

WITHIN: Final = 60.0
"""Seconds after which a piece is given up."""

WORST: Final = 12
"""Maximum number of mistakes reported for both players together."""

OF_EACH: Final = 3
"""Number of mistakes reported for each player in any case."""

_under_way: list[tuple[Analysis, Iterator[Analysis]]] = []
"""In a worker: the current analysis, to continue without replaying the game."""


def piece(header: dict[str, Any], entries: list[Any], kept: Any, budget: Budget) -> dict[str, Any]:
    """Continue an analysis for a while and return its state."""
    analysis, steps = taken_up(replay_of(header, entries), kept, budget)
    ends = monotonic() + PIECE
    try:
        while not analysis.over and monotonic() < ends:
            next(steps)
    except BaseException:
        _under_way.clear()  # a failed analysis cannot be continued
        raise
    return analysis.plain()


def replay_of(header: dict[str, Any], entries: list[Any]) -> Replay:
    """A game for analysis, without its result entry."""
    return stored_replay(header, [entry for entry in entries if "result" not in entry])


def taken_up(replay: Replay, kept: Any, budget: Budget) -> tuple[Analysis, Iterator[Analysis]]:
    """The analysis in its stored state, and the iterator that continues it."""
    engine = MasterLines()
    analysis = begin(replay, budget, engine)
    if kept is not None and (kept["digest"], kept["key"]) == (analysis.digest, analysis.key):
        analysis = Analysis.read(kept)
    if _under_way and _under_way[0][0] == analysis:
        return _under_way[0]
    _under_way[:] = [(analysis, go_on(analysis, replay, budget, engine))]
    return _under_way[0]


class Analyses:
    """The analyses of a server; each only advances while a client asks for more."""

    def __init__(self, store: Store, workers: int) -> None:
        self._store = store
        # A separate worker, so that bots do not have to wait for analyses.
        self._workers = Workers(min(1, workers))
        self._open = False
        self._turn = asyncio.Lock()

    async def look(self, game: str, closely: str) -> dict[str, Any]:
        """The state of a game's analysis, without continuing it."""
        kept = await self._store.analysis(game, closely)
        if kept is None or kept["key"] != key_of(MasterLines.name, BUDGETS[closely]):
            return told(None)
        stored, entries = await self._store.game(game)
        # Its end may have been taken back and the game may have ended differently.
        same = kept["digest"] == digest_of(replay_of(stored.header, entries))
        return told(Analysis.read(kept) if same else None)

    async def go_on(self, game: str, closely: str) -> dict[str, Any]:
        """Continue a game's analysis for a while, store it and return its state."""
        async with self._turn:
            if not self._open:
                self._workers.open()
                self._open = True
            kept = await self._store.analysis(game, closely)
            stored, entries = await self._store.game(game)
            if stored.ended is None:  # its end was taken back while waiting
                raise no_such("replay", game)
            budget = BUDGETS[closely]
            try:
                found = await self._workers.do(WITHIN, piece, stored.header, entries, kept, budget)
            except GivenUp as error:
                raise Refused("busy", f"the analysis was stopped: {error}", "", 503) from error
            await self._store.keep_analysis(game, closely, found)
        return told(Analysis.read(found))

    async def close(self) -> None:
        """Stop work in progress; results are stored."""
        if self._open:
            await self._workers.close()


def told(analysis: Analysis | None) -> dict[str, Any]:
    if analysis is None:
        return {"done": 0, "steps": None, "over": False, "turns": [], "worst": [], "winner": None}
    return {
        "done": analysis.done,
        "steps": analysis.steps,
        "over": analysis.over,
        "winner": analysis.winner,
        "turns": analysis.turns(),
        "worst": [moment.plain() for moment in worst_of(analysis.mistakes())],
    }


def worst_of(mistakes: list[Moment]) -> list[Moment]:
    """The worst mistakes of all, and the few worst of each player."""
    each = [[m for m in mistakes if m.seat == seat][:OF_EACH] for seat in (0, 1)]
    return [m for n, m in enumerate(mistakes) if n < WORST or any(m in few for few in each)]
