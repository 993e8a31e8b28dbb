"""Who plays: this process, several of them, or the workers of a Ray cluster; all alike."""

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
"""Chunks handed out for each worker beyond what has come back."""


class Chunk(NamedTuple):
    """Some pairs of one matchup that are played by one worker."""

    matchup: int
    first: int
    pairs: int


class CrewFailed(PlaymatError, RuntimeError):
    """Say that the workers of a run are gone; what was written stays."""


T = TypeVar("T")


def in_order(
    chunks: Iterable[Chunk], count: int, begin: Callable[[Chunk], T], rows: Callable[[T], list[Row]]
) -> Iterator[tuple[Chunk, list[Row]]]:
    """Begin chunks on all workers, a few ahead, and yield their rows in the same order."""
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
    """Be those who play the chunks of a job and return their rows in the order handed out."""

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play chunks, several at once where there are several workers."""

    def close(self) -> None:
        """Let the workers go."""


class Alone:
    """Play in this process."""

    def __init__(self, job: Job) -> None:
        self._worker = Worker(job)

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play one chunk after the other."""
        for chunk in chunks:
            yield chunk, self._worker.pairs(*chunk)

    def close(self) -> None:
        """Let the agents go that have stayed; nobody else was hired."""
        self._worker.close()


_worker: Worker | None = None


def _enlist(job: dict[str, Any]) -> None:
    global _worker
    _worker = Worker(Job.of_plain(job))
    atexit.register(_worker.close)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    # A killed run cannot tell its workers, and they would wait for more for ever.
    parent = multiprocessing.parent_process()
    if parent is not None and _worker is not None:
        wait([parent.sentinel])
        try:
            _worker.close()  # programs that play would outlive it
        finally:
            os._exit(1)


def _play(chunk: Chunk) -> list[Row]:
    assert _worker is not None
    return _worker.pairs(*chunk)


class Processes:
    """Play in several processes of this machine."""

    def __init__(self, job: Job, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, context, _enlist, (job.plain(),))

    def play(self, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """Play chunks side by side, a few handed out ahead."""
        try:
            submit = self._pool.submit
            yield from in_order(chunks, self.count, lambda each: submit(_play, each), Future.result)
        except BrokenProcessPool as error:
            raise CrewFailed("a worker process died; continue with --resume") from error

    def close(self) -> None:
        """Let the processes go without waiting for what they still play."""
        self._pool.shutdown(wait=False, cancel_futures=True)
