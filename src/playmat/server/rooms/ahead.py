"""Previews: where a person's options lead, computed once for all viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from playmat.foresight.prospects import Prospect
from playmat.model.state import State
from playmat.server.thinking import outlook
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

SOON: Final = 0.1
"""Seconds that a frame waits for previews from a free worker; later ones get a new frame."""

LONGEST: Final = 3.0
"""Seconds after which previews are given up."""


class Ahead:
    """Previews for the options of the pending question."""

    def __init__(self) -> None:
        self.workers = Workers()
        self.told: list[Prospect] | None = None
        self._seq = -1
        self._looking: asyncio.Task[None] | None = None
        self._waiting = False
        self._soon = SOON

    def forget(self) -> None:
        """Discard previews, because a question number is about to be reused."""
        self._seq, self.told = -1, None

    def of(self, seq: int) -> list[Prospect] | None:
        return self.told if self._seq == seq else None

    def begin(self, seq: int, st: State) -> None:
        """Start computing previews unless that is done or in progress."""
        if self._seq != seq:
            self._seq, self.told, self._waiting = seq, None, False
            self._soon = SOON if self.workers.free else 0.0
            self._looking = asyncio.create_task(self._look(seq, st.clone()))

    async def wait(self, late: Callable[[], None]) -> None:
        """Wait briefly for the previews; call *late* when they come later."""
        looking = self._looking
        if looking is None:
            return
        await asyncio.wait([looking], timeout=self._soon)
        if not looking.done() and not self._waiting:
            self._waiting = True
            looking.add_done_callback(lambda _: late())

    async def _look(self, seq: int, st: State) -> None:
        try:
            told = await self.workers.spare(LONGEST, outlook, st)
        except GivenUp:
            return
        if self._seq == seq:
            self.told = told
