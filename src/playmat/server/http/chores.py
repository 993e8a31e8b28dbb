"""Work for pages: done by a worker within a budget, and refused where that is not enough."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from playmat.server.errors import Refused
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

T = TypeVar("T")

AGAIN: Final = 0.5
"""Seconds that whoever asks too much at once waits for the refusal, and so to ask again."""

BUDGET: Final = 20.0
"""Seconds that a page waits for a search, a check or a step of a replay."""


class Chores(Protocol):
    """Do a piece of work for a page."""

    def __call__(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        """Return what the work comes to, or refuse it."""


def chores_of(workers: Workers) -> Chores:
    """Return how the workers are asked."""

    async def chore(work: Callable[..., T], *given: Any) -> T:
        try:
            return await workers.chore(BUDGET, work, *given)
        except GivenUp as error:
            await asyncio.sleep(AGAIN)
            raise Refused("busy", f"the server is busy: {error}", "server", 503) from error

    return chore
