"""Worker processes that think for the server, with a time limit for each piece of work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from playmat.server.worker_process import GivenUp, Worker, get_ready, module_of

P = ParamSpec("P")
T = TypeVar("T")

BEGINNING: Final = 60.0
"""Seconds for a new process to be ready; doubled with each retry."""

PAUSE: Final = 1.0
"""Seconds before a failed start is retried; doubled each time."""

MUCH_LONGER: Final = 32
"""Maximum factor for both."""

CHORES: Final = 64
"""Maximum number of queued pieces of work for pages."""

CROWD: Final = 2
"""Queue length per worker from which optional work is skipped."""


class Workers:
    """Several workers and their queue; with none, work is done by the caller."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._serving: set[Worker] = set()
        # Given up, but allowed to finish until a replacement is ready.
        self._late: list[Worker] = []
        # Each place may also have a late and a starting worker; pages use threads before that.
        self._threads = ThreadPoolExecutor(4 * max(1, count), "playmat-worker")
        self._beginning: set[asyncio.Task[Worker | None]] = set()
        self._modules: set[str] = set()
        self._closed = asyncio.Event()
        # With two or more workers, pages never take the last one from players.
        self._chores = asyncio.Semaphore(max(1, count - 1))
        self._waiting = 0
        self._begun = False
        self._queued = 0
        self.done = 0
        self.given_up = 0

    def plain(self) -> dict[str, int]:
        return {
            "count": self.count,
            "free": self._free.qsize(),
            "beginning": len(self._beginning),
            "waiting": self._waiting,
            "done": self.done,
            "given_up": self.given_up,
        }

    async def chore(
        self, within: float, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do work for a page, after that for players; raises GivenUp if too much is queued."""
        if self._waiting >= CHORES:
            self.given_up += 1
            raise GivenUp("too many requests")
        self._waiting += 1
        try:
            await self._turn(within)
            try:
                return await self._chore(within, partial(work, *given, **named))
            finally:
                self._chores.release()
        finally:
            self._waiting -= 1

    async def _turn(self, within: float) -> None:
        try:
            async with asyncio.timeout(within):
                await self._chores.acquire()
        except TimeoutError:
            self.given_up += 1
            raise GivenUp("it took too long") from None

    async def _chore(self, within: float, work: Callable[[], T]) -> T:
        """Do work for a page, in a thread until the first worker is ready."""
        if self._begun:
            return await self._once_free(within, work)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _once_free(self, within: float, work: Callable[[], T]) -> T:
        """Do work with a time limit that starts once a worker is free."""
        if not self.count:
            return work()
        loop = asyncio.get_running_loop()
        worker = await self._next(loop.time() + within)
        return await self._done(worker, loop.time() + within, work)

    def open(self) -> None:
        """Start all workers; earlier work waits for them."""
        self._fill()

    async def close(self) -> None:
        self._closed.set()
        while self._all:
            await asyncio.to_thread(self._all.pop().end)
        await asyncio.gather(*self._beginning, return_exceptions=True)
        self._threads.shutdown()

    @property
    def free(self) -> bool:
        return not self.count or not self._free.empty()

    async def spare(
        self, within: float, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do optional work: skipped if the queue is long, otherwise never dropped while waiting."""
        if self.count and self._queued >= CROWD * self.count:
            self.given_up += 1
            raise GivenUp("others are waiting")
        return await self._once_free(within, partial(work, *given, **named))

    async def do(self, within: float, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do work and return its result; raises GivenUp after *within* seconds."""
        if not self.count:
            return work(*given, **named)
        until = asyncio.get_running_loop().time() + within
        worker = await self._next(until)
        return await self._done(worker, until, partial(work, *given, **named))

    async def _next(self, until: float) -> Worker:
        self._queued += 1
        try:
            async with asyncio.timeout_at(until):
                return await self._free.get()
        except TimeoutError:
            self.given_up += 1
            raise GivenUp("every worker is busy") from None
        finally:
            self._queued -= 1

    async def _done(self, worker: Worker, until: float, work: Callable[[], T]) -> T:
        """Have a worker do something; a late or dead worker is replaced."""
        self._modules.add(module_of(work))
        doing = asyncio.get_running_loop().run_in_executor(self._threads, worker.do, work)
        try:
            async with asyncio.timeout_at(until):
                result: T = await asyncio.shield(doing)
                return result
        except TimeoutError:
            self.given_up += 1
            raise GivenUp("it took too long") from None
        finally:
            if doing.done():
                self._leave(worker, doing)
            else:
                self._be_late(worker)
                doing.add_done_callback(partial(self._leave, worker))

    def _be_late(self, worker: Worker) -> None:
        """Start a replacement for a late worker, which may still finish and be reused."""
        self._serving.discard(worker)
        self._late.append(worker)
        self._fill()

    def _leave(self, worker: Worker, doing: asyncio.Future[Any]) -> None:
        """Reuse a worker that has finished, or drop one that is dead."""
        late = worker in self._late
        if late:
            self._late.remove(worker)
        self._serving.discard(worker)
        if doing.cancelled() or isinstance(doing.exception(), GivenUp):
            self._lose(worker)
            self._fill()
        else:
            self.done += not late
            self._serve(worker)

    def _serve(self, worker: Worker) -> None:
        if self._closed.is_set() or len(self._serving) >= self.count:
            self._lose(worker)
        elif worker in self._all:
            self._serving.add(worker)
            self._free.put_nowait(worker)

    # Only the caller that removes a worker ends it, so that it is not closed twice.
    def _lose(self, worker: Worker) -> None:
        if worker in self._all:
            self._all.remove(worker)
            worker.end()

    def _fill(self) -> None:
        while not self._closed.is_set() and len(self._serving) + len(self._beginning) < self.count:
            task = asyncio.get_running_loop().create_task(self._ready())
            self._beginning.add(task)
            task.add_done_callback(self._take_over)

    def _take_over(self, ready: asyncio.Task[Worker | None]) -> None:
        """Let a new worker replace a late one."""
        self._beginning.discard(ready)
        worker = None if ready.cancelled() else ready.result()
        if worker is None:
            return
        if self._late and len(self._serving) < self.count:
            self._lose(self._late.pop(0))
        self._begun = True
        self._serve(worker)

    async def _ready(self) -> Worker | None:
        """Start a new worker, retrying until it is ready; None after closing."""
        longer = 1
        while not self._closed.is_set():
            if worker := await self._try(BEGINNING * longer):
                return worker
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), PAUSE * longer)
            longer = min(2 * longer, MUCH_LONGER)
        return None

    async def _try(self, within: float) -> Worker | None:
        """A new worker if it is ready in time, or None."""
        loop, worker = asyncio.get_running_loop(), None
        make_ready = partial(get_ready, tuple(sorted(self._modules)))
        try:
            worker = await loop.run_in_executor(self._threads, Worker)
            self._all.add(worker)
            async with asyncio.timeout(0 if self._closed.is_set() else within):
                await loop.run_in_executor(self._threads, worker.do, make_ready)
        except Exception:  # retried, otherwise no worker would ever start
            if worker is not None:
                self._lose(worker)
            return None
        return worker
