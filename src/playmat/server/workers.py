"""Workers: processes that think for the server, each piece of work with a time to give it up."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any, Final, ParamSpec, TypeVar

from playmat.cards.library import Library

P = ParamSpec("P")
T = TypeVar("T")

BEGINNING: Final = 60.0
"""Seconds in which a new process has to be ready."""

# A fork would copy the server's sockets.
_CONTEXT: Final = get_context("spawn")


CHORES: Final = 64
"""Pieces of work for pages that may wait; more are refused."""

CROWD: Final = 2
"""How many times over the workers may be asked for before what may be left out is left out."""

NICE: Final = 2
"""How much workers stand back behind the server itself, to which everybody listens."""


class GivenUp(Exception):
    """Say that a piece of work took too long, or that its process died over it."""


class Worker:
    """One process and the line to it; its methods block and are called from threads."""

    def __init__(self) -> None:
        self._line, far = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=obey, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def do(self, work: Callable[[], Any]) -> Any:
        """Have a piece of work done and return what it comes to, or raise what it raised."""
        try:
            self._line.send(work)
            done, result = self._line.recv()
        except (EOFError, OSError) as error:
            raise GivenUp("the worker is gone") from error
        if not done:
            raise result
        return result

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._line.close()


def obey(line: Connection) -> None:
    """Do what comes down the line until it is closed; an interrupt is for the server to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    while True:
        try:
            work = line.recv()
        except (EOFError, OSError):
            return
        try:
            done = ForkingPickler.dumps((True, work()))
        except Exception as error:
            done = ForkingPickler.dumps((False, sendable(error)))
        try:
            line.send_bytes(done)
        except OSError:  # the server has gone while this was thought out
            return


def sendable(error: Exception) -> Exception:
    """Return a mistake as it can be sent; one that cannot be is told in words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def get_ready() -> None:
    """Read all cards, so that no piece of work has to."""
    Library.default().cards()


class Workers:
    """Some workers, the free ones waiting in a row; with none, work is done where it is asked."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._threads = ThreadPoolExecutor(max(1, 2 * count), "playmat-worker")
        self._beginning: set[asyncio.Task[None]] = set()
        self._closed = False
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
            raise GivenUp("too much is asked at once")
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
        for _ in range(self.count):
            self._begin()

    async def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._closed = True
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
        """Have a free worker do something; one that is late is ended, and another takes over."""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, worker.do, work)
        ended = False
        try:
            async with asyncio.timeout_at(until):
                result: T = await asyncio.shield(doing)
                return result
        except TimeoutError:
            ended = True
            self.given_up += 1
            raise GivenUp("it took too long") from None
        except (GivenUp, asyncio.CancelledError):
            ended = True
            raise
        finally:
            if ended:
                doing.add_done_callback(lambda done: done.cancelled() or done.exception())
                self._replace(worker)
            else:
                self.done += 1
                self._free.put_nowait(worker)

    def _replace(self, worker: Worker) -> None:
        """Put another worker into the place of one that is lost."""
        self._lose(worker)
        self._begin()

    # Whoever takes a worker off the list ends it: two at once would close one line twice.
    def _lose(self, worker: Worker) -> None:
        if worker in self._all:
            self._all.remove(worker)
            worker.end()

    def _begin(self) -> None:
        if self._closed:
            return
        task = asyncio.get_running_loop().create_task(self._ready())
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _ready(self) -> None:
        loop = asyncio.get_running_loop()
        worker = await loop.run_in_executor(self._threads, Worker)
        self._all.add(worker)
        try:
            async with asyncio.timeout(BEGINNING):
                await loop.run_in_executor(self._threads, worker.do, get_ready)
        except (GivenUp, TimeoutError):
            self._lose(worker)
            return
        if self._closed:
            self._lose(worker)
        else:
            self._begun = True
            self._free.put_nowait(worker)
