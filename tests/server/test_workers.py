"""Workers do, pass on or give up their work, and lost ones are replaced."""

from __future__ import annotations

import asyncio
import itertools
import operator
import os
import sys
import time
from collections.abc import Awaitable, Callable
from importlib import import_module
from threading import Event
from typing import Any, ClassVar

import pytest

from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

LONG = 120.0
"""Seconds, far more than anything here takes."""


def with_workers(count: int, work: Callable[[Workers], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        workers = Workers(count)
        workers.open()
        try:
            return await work(workers)
        finally:
            await workers.close()

    return asyncio.run(whole())


def test_pages_do_not_wait_for_workers_that_begin() -> None:
    async def work(workers: Workers) -> tuple[int, int]:
        first = await workers.chore(LONG, os.getpid)
        await workers.do(LONG, os.getpid)
        return first, await workers.chore(LONG, os.getpid)

    first, later = with_workers(1, work)

    assert first == os.getpid() != later


def test_without_workers_work_is_done_on_the_spot() -> None:
    async def work(workers: Workers) -> int:
        return await workers.do(LONG, os.getpid)

    assert with_workers(0, work) == os.getpid()


def test_work_is_done_elsewhere_and_its_mistakes_are_passed_on() -> None:
    async def work(workers: Workers) -> tuple[int, int]:
        with pytest.raises(ZeroDivisionError):
            await workers.do(LONG, operator.truediv, 1, 0)
        return await workers.do(LONG, os.getpid), await workers.do(LONG, os.getpid)

    one, again = with_workers(1, work)

    assert one == again != os.getpid()


def test_a_worker_that_hangs_or_dies_is_given_up_and_replaced() -> None:
    async def work(workers: Workers) -> list[int]:
        pids = [await workers.do(LONG, os.getpid)]
        with pytest.raises(GivenUp):
            await workers.do(0.05, time.sleep, LONG)
        pids.append(await workers.do(LONG, os.getpid))
        with pytest.raises(GivenUp):
            await workers.do(LONG, os._exit, 1)
        return [*pids, await workers.do(LONG, os.getpid)]

    pids = with_workers(1, work)

    assert len(set(pids)) == 3


def test_what_may_be_left_out_waits_its_turn_but_not_in_a_crowd() -> None:
    async def work(workers: Workers) -> tuple[list[bool], int]:
        await workers.do(LONG, os.getpid)
        tasks = [asyncio.create_task(workers.spare(LONG, os.getpid)) for _ in range(5)]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        return [isinstance(each, GivenUp) for each in found], workers.given_up

    left_out, counted = with_workers(1, work)

    assert (left_out.count(True), counted) == (2, 2)
    assert not any(left_out[:3])


def test_work_is_given_up_while_every_worker_is_busy() -> None:
    async def work(workers: Workers) -> None:
        await workers.do(LONG, os.getpid)
        hanging = asyncio.create_task(workers.do(LONG, time.sleep, LONG))
        await asyncio.sleep(0)
        with pytest.raises(GivenUp):
            await workers.do(0.01, os.getpid)
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging

    with_workers(1, work)


class Counted:
    """A worker that is not ready until it is ended."""

    asked: ClassVar[list[Counted]] = []
    ends: ClassVar[list[Counted]] = []

    def __init__(self) -> None:
        self.ended = Event()

    def do(self, work: Callable[[], Any]) -> Any:
        self.asked.append(self)
        self.ended.wait(LONG)
        raise GivenUp("the worker stopped")

    def end(self) -> None:
        self.ends.append(self)
        self.ended.set()


def test_a_worker_that_is_not_ready_yet_is_ended_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playmat.server.workers.Worker", Counted)

    async def work(workers: Workers) -> None:
        while len(Counted.asked) < 2:
            await asyncio.sleep(0)

    with_workers(2, work)

    assert len(Counted.ends) == 2
    assert set(Counted.ends) == set(Counted.asked)


class Slow(Counted):
    """A worker whose first two instances are not ready in time."""

    made: ClassVar[list[Slow]] = []

    def __init__(self) -> None:
        super().__init__()
        Slow.made.append(self)

    def do(self, work: Callable[[], Any]) -> Any:
        return super().do(work) if len(Slow.made) < 3 else work()


def test_for_a_worker_that_is_not_ready_in_time_another_is_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("playmat.server.workers.Worker", Slow)
    monkeypatch.setattr("playmat.server.workers.get_ready", lambda modules: None)
    monkeypatch.setattr("playmat.server.workers.BEGINNING", 0.2)
    monkeypatch.setattr("playmat.server.workers.PAUSE", 0.01)

    async def work(workers: Workers) -> tuple[int, dict[str, int]]:
        return await workers.do(LONG, os.getpid), workers.plain()

    found, plain = with_workers(1, work)

    assert found == os.getpid()
    assert len(Slow.made) >= 3
    assert (plain["free"], plain["beginning"]) == (1, 0)


def test_a_worker_that_can_never_begin_is_tried_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = []

    def refuse() -> None:
        tried.append(time.monotonic())
        raise OSError("no more processes")

    monkeypatch.setattr("playmat.server.workers.Worker", refuse)
    monkeypatch.setattr("playmat.server.workers.PAUSE", 0.05)

    async def work(workers: Workers) -> None:
        while len(tried) < 4:
            await asyncio.sleep(0.01)

    with_workers(1, work)

    waits = [later - one for one, later in itertools.pairwise(tried)]
    assert all(wait >= least for wait, least in zip(waits, (0.05, 0.1, 0.2), strict=False))


def at_once_the_second_time(seconds: float) -> int:
    """Be slow the first time in a process, like loading modules."""
    if not hasattr(at_once_the_second_time, "known"):
        at_once_the_second_time.known = True  # type: ignore[attr-defined]
        time.sleep(seconds)
    return os.getpid()


class Never:
    """A worker that never gets ready."""

    def __init__(self) -> None:
        raise OSError("no more processes")


def test_one_that_was_late_goes_on_with_what_it_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> tuple[int, int]:
        first = await workers.do(LONG, os.getpid)
        monkeypatch.setattr("playmat.server.workers.Worker", Never)
        with pytest.raises(GivenUp):
            await workers.do(0.05, at_once_the_second_time, 0.5)
        return first, await workers.do(LONG, at_once_the_second_time, LONG)

    first, again = with_workers(1, work)

    assert first == again


def loaded(name: str) -> bool:
    """Whether a module has been loaded."""
    return name in sys.modules


def test_another_has_read_what_work_came_from_before_it_is_asked() -> None:
    async def work(workers: Workers) -> list[bool]:
        name = "colorsys"
        before = await workers.do(LONG, loaded, name)
        await workers.do(LONG, import_module(name).rgb_to_hsv, 0.0, 0.0, 0.0)
        with pytest.raises(GivenUp):
            await workers.do(LONG, os._exit, 1)
        return [before, await workers.do(LONG, loaded, name)]

    assert with_workers(1, work) == [False, True]
