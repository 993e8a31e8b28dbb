"""Where games are played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from playmat.errors import PlaymatError
from playmat.sim.job import Job
from playmat.sim.worker import Row, Worker

AHEAD: Final = 3
"""Chunks submitted per worker ahead of the results."""


class Chunk(NamedTuple):
    """Some pairs of one matchup, played by one worker."""

    matchup: int
    first: int
    pairs: int


class CrewFailed(PlaymatError, RuntimeError):
    """The workers of a run are gone; results written so far are kept."""


T = TypeVar("T")


def in_order(
    chunks: Iterable[Chunk], count: int, begin: Callable[[Chunk], T], rows: Callable[[T], list[Row]]
) -> Iterator[tuple[Chunk, list[Row]]]:
    """Start chunks on all workers, a few ahead, and yield their rows in order."""
    waiting: deque[tuple[Chunk, T]] = deque()
    source = iter(chunks)
    while True:
        for chunk in source:
            waiting.append((chunk, begin(chunk)))
            if len(waiting) >= AHEAD * count:
                break
        if not waiting:
            return
        chunk, begun = waiting.popleft()
        yield chunk, rows(begun)


class Crew(Protocol):
    """Plays the chunks of a job and returns their rows in order."""

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play chunks, several at once if there are several workers."""

    def close(self) -> None:
        """Stop the workers."""


class Alone:
    def __init__(self, job: Job) -> None:
        self._worker = Worker(job)

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play one chunk after another."""
        for chunk in chunks:
            yield chunk, self._worker.pairs(*chunk)

    def close(self) -> None:
        """Close the long-lived agents."""
        self._worker.close()


_worker: Worker | None = None


def _enlist(job: dict[str, Any]) -> None:
    global _worker
    _worker = Worker(Job.of_plain(job))
    atexit.register(_worker.close)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    # A killed run cannot notify its workers, which would wait forever.
    parent = multiprocessing.parent_process()
    if parent is not None and _worker is not None:
        wait([parent.sentinel])
        try:
            _worker.close()  # otherwise agent programs would keep running
        finally:
            os._exit(1)


def _play(chunk: Chunk) -> list[Row]:
    assert _worker is not None
    return _worker.pairs(*chunk)


class Processes:
    def __init__(self, job: Job, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, context, _enlist, (job.plain(),))

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play chunks in parallel, a few submitted ahead."""
        try:
            submit = self._pool.submit
            yield from in_order(chunks, self.count, lambda each: submit(_play, each), Future.result)
        except BrokenProcessPool as error:
            raise CrewFailed("a worker process died; continue with --resume") from error

    def close(self) -> None:
        """Stop the processes without waiting for unfinished chunks."""
        self._pool.shutdown(wait=False, cancel_futures=True)
