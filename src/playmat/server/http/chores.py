"""Work for pages, done by a worker within a time limit and refused beyond it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from playmat.server.errors import Refused
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

T = TypeVar("T")

AGAIN: Final = 0.5
"""Delay in seconds before a "busy" refusal, so that clients do not retry at once."""

BUDGET: Final = 20.0
"""Time limit in seconds for a search, a check or a step of a replay."""


class Chores(Protocol):
    """Does work for a page."""

    def __call__(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        """The result of the work; raises Refused if the server is too busy."""


def chores_of(workers: Workers) -> Chores:
    """A function that gives work for pages to the workers."""

    async def chore(work: Callable[..., T], *given: Any) -> T:
        try:
            return await workers.chore(BUDGET, work, *given)
        except GivenUp as error:
            await asyncio.sleep(AGAIN)
            raise Refused("busy", f"the server is busy: {error}", "server", 503) from error

    return chore
