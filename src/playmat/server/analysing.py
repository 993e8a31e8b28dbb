"""Analyses of finished games: a piece at a time in a process of their own, kept after each."""

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
"""How closely a game is looked at, by the words of a request."""

PIECE: Final = 0.6
"""Seconds of one piece of work; nobody waits much longer for the next figures."""

WITHIN: Final = 60.0
"""Seconds after which a piece is given up."""

WORST: Final = 12
"""Mistakes that are told of both players together."""

OF_EACH: Final = 3
"""Mistakes that are told of each player at least."""

_under_way: list[tuple[Analysis, Iterator[Analysis]]] = []
"""In a worker: the analysis it looked at last, to go on without playing the game again."""


def piece(header: dict[str, Any], entries: list[Any], kept: Any, budget: Budget) -> dict[str, Any]:
    """Go on with an analysis for a while; return how far it has come."""
    analysis, steps = taken_up(replay_of(header, entries), kept, budget)
    ends = monotonic() + PIECE
    try:
        while not analysis.over and monotonic() < ends:
            next(steps)
    except BaseException:
        _under_way.clear()  # what has failed once cannot be gone on with
        raise
    return analysis.plain()


def replay_of(header: dict[str, Any], entries: list[Any]) -> Replay:
    """Return a game as it is looked at: its result is no answer of anybody's."""
    return stored_replay(header, [entry for entry in entries if "result" not in entry])


def taken_up(replay: Replay, kept: Any, budget: Budget) -> tuple[Analysis, Iterator[Analysis]]:
    """Return an analysis as far as it has come, and what goes on with it."""
    engine = MasterLines()
    analysis = begin(replay, budget, engine)
    if kept is not None and (kept["digest"], kept["key"]) == (analysis.digest, analysis.key):
        analysis = Analysis.read(kept)
    if _under_way and _under_way[0][0] == analysis:
        return _under_way[0]
    _under_way[:] = [(analysis, go_on(analysis, replay, budget, engine))]
    return _under_way[0]


class Analyses:
    """The analyses of a server; each goes on only while somebody asks for more of it."""

    def __init__(self, store: Store, workers: int) -> None:
        self._store = store
        # One of their own: a bot's answer must not wait for a piece of analysis.
        self._workers = Workers(min(1, workers))
        self._open = False
        self._turn = asyncio.Lock()

    async def look(self, game: str, closely: str) -> dict[str, Any]:
        """Return how far the analysis of a game has come, without going on."""
        kept = await self._store.analysis(game, closely)
        if kept is None or kept["key"] != key_of(MasterLines.name, BUDGETS[closely]):
            return told(None)
        stored, entries = await self._store.game(game)
        # Its end may have been taken back, and the game have come to another.
        same = kept["digest"] == digest_of(replay_of(stored.header, entries))
        return told(Analysis.read(kept) if same else None)

    async def go_on(self, game: str, closely: str) -> dict[str, Any]:
        """Go on with the analysis of a game for a while, keep it and return how far it has come."""
        async with self._turn:
            if not self._open:
                self._workers.open()
                self._open = True
            kept = await self._store.analysis(game, closely)
            stored, entries = await self._store.game(game)
            if stored.ended is None:  # its end was taken back while others had their turn
                raise no_such("replay", game)
            budget = BUDGETS[closely]
            try:
                found = await self._workers.do(WITHIN, piece, stored.header, entries, kept, budget)
            except GivenUp as error:
                raise Refused("busy", f"the analysis was stopped: {error}", "", 503) from error
            await self._store.keep_analysis(game, closely, found)
        return told(Analysis.read(found))

    async def close(self) -> None:
        """End what is under way; what was found is kept."""
        if self._open:
            await self._workers.close()


def told(analysis: Analysis | None) -> dict[str, Any]:
    """Return what is sent of an analysis."""
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
    """Return the worst mistakes, and the few worst of each player."""
    each = [[m for m in mistakes if m.seat == seat][:OF_EACH] for seat in (0, 1)]
    return [m for n, m in enumerate(mistakes) if n < WORST or any(m in few for few in each)]
