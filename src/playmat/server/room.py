"""A room: one live game, what changes it, and what has been stored of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from playmat.agents.agent import Agent
from playmat.game.game import Game
from playmat.server.clocks import Clock
from playmat.server.journal import Journal
from playmat.server.live import Live
from playmat.server.plan import Plan
from playmat.server.refusal import Refused
from playmat.server.rows import Entered, Stand, dumped
from playmat.server.taking_back import Before, undo_count
from playmat.server.timing import turn_of

BROKEN: Final = "the answer could not be stored; connect again to go on from the last one that was"
STALE: Final = "the game has gone on since; answer the newest frame"


class Room(Live):
    """One game under way. Only the methods here change it, one at a time."""

    def __init__(
        self,
        room_id: str,
        game: Game,
        plan: Plan,
        keys: dict[str, str],
        journal: Journal,
        clock: Clock | None = None,
        stored: int = 0,
    ) -> None:
        super().__init__(room_id, game, plan, keys, clock)
        self.lock = asyncio.Lock()
        self.agents: dict[int, Agent] = {}
        self.broken = False
        self.bots_play = False
        self.on_over: Callable[[Room], Awaitable[None]] | None = None
        self._journal = journal
        self._stored = stored
        self._stood = (-1, False)

    async def answer(self, seat: int, seq: int, n: int) -> None:
        """Give the answer of a seat; it is stored before this returns."""
        async with self.lock:
            self._refuse_unready()
            if seq != self.seq:
                raise Refused("stale", STALE, "seq", 409)
            if self.asked() != seat:
                raise Refused("not_asked", "it is not for you to answer now", "seat", 403)
            options = self.game.state.options
            if not 0 <= n < len(options):
                raise Refused("illegal", f"option {n} is not offered; take 0 to {len(options) - 1}")
            before = Before.of(self.game.state, seat)
            self.game.play(int(options[n]))
            self._before = before
            await self.keep()

    async def keep(self) -> None:
        """Store what is new, then tell everybody; with the lock held."""
        self.undo_asked_by = None
        self.wind()
        try:
            await self.store()
        except Exception as error:  # what is shown must be stored; the store has the last word
            self.broken = True
            self.tell()
            raise Refused("store", BROKEN, "store", 503) from error
        self.tell()
        if self.game.over and self.on_over is not None:
            await self.on_over(self)

    async def store(self) -> None:
        """Store the entries that are new."""
        entries = self.game.history.entries
        new = [Entered(self.id, n, dumped(entries[n])) for n in range(self._stored, len(entries))]
        self._stored = len(entries)
        await self._journal.write(self.id, new, self.stand())
        self.seq = len(entries)

    def stand(self) -> Stand | None:
        """Return how the game stands, for the list of games, if that has changed."""
        turn = (int(self.game.turn), self.game.over)
        if turn == self._stood and self.clock is None:
            return None
        self._stood = turn
        clock = dumped(self.clock.plain() if self.clock is not None else None)
        ended = time.time() if self.game.over else None
        return Stand(self.id, ended, dumped(self.summary()), clock)

    def deal_anew(self, game: Game) -> None:
        """Take another deal, stored already, for one that nobody has answered."""
        self.game = game
        self.seq = self._stored = len(game.history.entries)
        self._before = None
        self._stood = (-1, False)
        self._turn = turn_of(game)
        for onlooker in self.onlookers:
            onlooker.forget()

    def _refuse_unready(self) -> None:
        if not self.ready():
            raise Refused("waiting", "your friend has not joined yet", "seats", 409)

    async def undo(self, seat: int) -> None:
        """Take the last answer of a seat back, or ask the other player for leave."""
        async with self.lock:
            if undo_count(self.game, seat, self.both_here()) == 0:
                raise Refused("nothing", "there is no answer of yours to take back", "undo", 409)
            if self.free_undo(seat):
                await self._take_back(seat)
            elif self.game.over:
                raise Refused("over", "the game is over", "undo", 409)
            else:
                self.undo_asked_by = seat
                self.tell()

    async def undo_reply(self, seat: int, yes: bool) -> None:
        """Give or refuse leave to take back."""
        async with self.lock:
            asker = self.undo_asked_by
            if asker is None or asker == seat:
                raise Refused("not_asked", "nobody asks you for a take-back", "undo", 409)
            self.undo_asked_by = None
            if yes and undo_count(self.game, asker, False):
                await self._take_back(asker)
            else:
                self.tell()

    async def _take_back(self, seat: int) -> None:
        self.game.undo(undo_count(self.game, seat, self.both_here()))
        self._before = None
        await self.keep()

    async def concede(self, seat: int) -> None:
        """Let a player give the game up. [WIN-08]"""
        async with self.lock:
            self._refuse_unready()
            if self.game.over:
                raise Refused("over", "the game is over", "concede", 409)
            self.game.concede(seat)
            await self.keep()

    async def time_out(self) -> None:
        """End the game if the player whose clock runs has no time left."""
        clock = self.clock
        if clock is None or self.game.over:
            return
        seat = clock.running
        if seat is None:
            if self.onlookers and self.end_pause(clock):
                self.tell()
        elif clock.left(seat) <= 0:
            async with self.lock:
                if clock.running == seat and clock.left(seat) <= 0 and not self.game.over:
                    self.game.time_out(seat)
                    await self.keep()
