"""Workers: processes that think for the server, each piece of work with a time to give it up."""

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
"""Seconds in which a new process has to be ready; each further try has twice as long."""

PAUSE: Final = 1.0
"""Seconds before a process that was not ready is begun again, and twice as long each time."""

MUCH_LONGER: Final = 32
"""How many times as long both are at most."""

CHORES: Final = 64
"""Pieces of work for pages that may wait; more are refused."""

CROWD: Final = 2
"""How many times over the workers may be asked for before what may be left out is left out."""


class Workers:
    """Some workers, the free ones waiting in a row; with none, work is done where it is asked."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._serving: set[Worker] = set()
        # Given up, but left to get through with it until somebody else is ready.
        self._late: list[Worker] = []
        # Each place may have one that is late and one that begins; pages come before all.
        self._threads = ThreadPoolExecutor(4 * max(1, count), "playmat-worker")
        self._beginning: set[asyncio.Task[Worker | None]] = set()
        self._modules: set[str] = set()
        self._closed = asyncio.Event()
        # Pages never take the last worker, if there are two, from those who play.
        self._chores = asyncio.Semaphore(max(1, count - 1))
        self._waiting = 0
        self._begun = False
        self._queued = 0
        self.done = 0
        self.given_up = 0

    def plain(self) -> dict[str, int]:
        """Return what is under way, and how much was done or given up."""
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
        """Do a piece of work for a page, after those who play; too many at once are given up."""
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
        """Wait until it is a page's turn."""
        try:
            async with asyncio.timeout(within):
                await self._chores.acquire()
        except TimeoutError:
            self.given_up += 1
            raise GivenUp("it took too long") from None

    async def _chore(self, within: float, work: Callable[[], T]) -> T:
        """Do a page's work; until the first worker has read all cards, none waits for it."""
        if self._begun:
            return await self._once_free(within, work)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _once_free(self, within: float, work: Callable[[], T]) -> T:
        """Do a piece of work whose time begins with it, not with the waiting for a worker."""
        if not self.count:
            return work()
        loop = asyncio.get_running_loop()
        worker = await self._next(loop.time() + within)
        return await self._done(worker, loop.time() + within, work)

    def open(self) -> None:
        """Begin all workers; work that comes before they are ready waits for them."""
        self._fill()

    async def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._closed.set()
        while self._all:
            await asyncio.to_thread(self._all.pop().end)
        await asyncio.gather(*self._beginning, return_exceptions=True)
        self._threads.shutdown()

    @property
    def free(self) -> bool:
        """Whether work would be begun at once."""
        return not self.count or not self._free.empty()

    async def spare(
        self, within: float, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do what may be left out: given up at once in a crowd, never for having waited."""
        if self.count and self._queued >= CROWD * self.count:
            self.given_up += 1
            raise GivenUp("others are waiting")
        return await self._once_free(within, partial(work, *given, **named))

    async def do(self, within: float, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what a piece of work comes to, or give it up after so many seconds."""
        if not self.count:
            return work(*given, **named)
        until = asyncio.get_running_loop().time() + within
        worker = await self._next(until)
        return await self._done(worker, until, partial(work, *given, **named))

    async def _next(self, until: float) -> Worker:
        """Return the next worker that is free."""
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
        """Have a free worker do something; for one that is late or gone another is begun."""
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
        """Count no more on a worker; what it has read by then makes its next work quicker."""
        self._serving.discard(worker)
        self._late.append(worker)
        self._fill()

    def _leave(self, worker: Worker, doing: asyncio.Future[Any]) -> None:
        """Have a worker go on that is through with something, or lose one that is gone."""
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
        """Let a worker take a place, if one is left."""
        if self._closed.is_set() or len(self._serving) >= self.count:
            self._lose(worker)
        elif worker in self._all:
            self._serving.add(worker)
            self._free.put_nowait(worker)

    # Whoever takes a worker off the list ends it: two at once would close one line twice.
    def _lose(self, worker: Worker) -> None:
        if worker in self._all:
            self._all.remove(worker)
            worker.end()

    def _fill(self) -> None:
        """Begin as many workers as are missing."""
        while not self._closed.is_set() and len(self._serving) + len(self._beginning) < self.count:
            task = asyncio.get_running_loop().create_task(self._ready())
            self._beginning.add(task)
            task.add_done_callback(self._take_over)

    def _take_over(self, ready: asyncio.Task[Worker | None]) -> None:
        """Let a worker that is ready serve in the place of one that is late."""
        self._beginning.discard(ready)
        worker = None if ready.cancelled() else ready.result()
        if worker is None:
            return
        if self._late and len(self._serving) < self.count:
            self._lose(self._late.pop(0))
        self._begun = True
        self._serve(worker)

    async def _ready(self) -> Worker | None:
        """Return a new worker once one has come to be ready; nothing after the end."""
        longer = 1
        while not self._closed.is_set():
            if worker := await self._try(BEGINNING * longer):
                return worker
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), PAUSE * longer)
            longer = min(2 * longer, MUCH_LONGER)
        return None

    async def _try(self, within: float) -> Worker | None:
        """Return a new worker if it is ready soon enough."""
        loop, worker = asyncio.get_running_loop(), None
        make_ready = partial(get_ready, tuple(sorted(self._modules)))
        try:
            worker = await loop.run_in_executor(self._threads, Worker)
            self._all.add(worker)
            async with asyncio.timeout(0 if self._closed.is_set() else within):
                await loop.run_in_executor(self._threads, worker.do, make_ready)
        except Exception:  # whatever it was, without another try nobody would ever think again
            if worker is not None:
                self._lose(worker)
            return None
        return worker
