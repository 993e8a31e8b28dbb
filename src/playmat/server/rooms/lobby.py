"""The lobby: all rooms, opened on demand and closed when unused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from playmat.game.clock import Clock
from playmat.game.game import Game
from playmat.server.errors import Refused, no_such
from playmat.server.rate_limits import Lane, Limits, Strain
from playmat.server.requests import NewGame
from playmat.server.rooms.bots import bot_asked, play_bots
from playmat.server.rooms.new_game import deck_refs, new_game, plan_of
from playmat.server.rooms.plan import Plan
from playmat.server.rooms.room import Room
from playmat.server.rooms.tokens import Opened, Tokens, new_id
from playmat.server.store.journal import Journal
from playmat.server.store.restore import stored_replay
from playmat.server.store.rows import ALL, NONE, OWN, PLAYED, Stored
from playmat.server.store.store import Store
from playmat.server.tally import Tally
from playmat.server.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

IDLE: Final = 600.0
"""Seconds after which an unwatched room is closed; the game stays in the store."""

IDLE_OVER: Final = 20.0
"""Seconds after which the unwatched room of a finished game is closed."""

STORE: Final = "the database failed: check its free disk space, and its server if it has one"
TICK: Final = 0.5
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Lobby:
    """Opens, finds and closes rooms."""

    def __init__(
        self, store: Store, limits: Limits | None = None, workers: Workers | None = None
    ) -> None:
        self.store = store
        self.tally = Tally()
        store.on_failure = self._store_failed
        self.limits = limits or Limits()
        self.strain = Strain(self.limits.dearest, self.limits.patience)
        self.lane = Lane(self.strain)
        self.journal = Journal(store)
        self.workers = workers or Workers()
        self.rooms: dict[str, Room] = {}
        self.keep_days: int | None = None
        self.on_over: Callable[[Lobby, Room], Awaitable[None]] | None = None
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self._forget_at = 0.0
        self._began = time.time() - time.monotonic()
        self._keeper: asyncio.Task[None] | None = None
        self._behind = ThreadPoolExecutor(1, "playmat-behind")

    async def open(self) -> None:
        """Open the store and start checking clocks and unused rooms."""
        await self.store.open()
        self.journal.start()
        self.workers.open()
        self._keeper = asyncio.create_task(self._look_after(), name="keeper")

    async def close(self) -> None:
        """Write what is left and close the store."""
        if self._keeper is not None:
            self._keeper.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
        await self.journal.stop()
        await self.store.close()
        self._behind.shutdown()

    async def in_worker(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run slow work in a separate thread, one piece at a time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._behind, partial(work, *given, **named))

    # Making games

    async def make(self, wish: NewGame) -> Opened:
        plan = plan_of(wish.seats, wish.name)
        plan.best_of = wish.best_of
        plan.first = str(wish.first)
        plan.format = wish.format
        plan.listed = wish.listed
        if wish.position is None:
            plan.decks = [ref.id for ref in deck_refs(wish)]
        if wish.clock is not None:
            plan.clock = {"minutes": wish.clock.minutes, "extra": wish.clock.extra}
        return await self.seat(await self.in_worker(new_game, wish, plan), plan)

    async def seat(self, game: Game, plan: Plan) -> Opened:
        """Open a room for a game and create its tokens."""
        tokens = Tokens.for_plan(plan)
        return Opened.of(await self.open_room(game, plan, tokens.keys()), tokens)

    async def open_room(
        self, game: Game, plan: Plan, keys: dict[str, str], after: Room | None = None
    ) -> Room:
        """Open a room for a game with known keys and store it; the previous room links to it."""
        clock = None
        if plan.clock is not None:
            seconds = 60.0 * plan.clock["minutes"]
            clock = Clock((seconds, seconds), plan.clock["extra"])
        entries = game.history.entries
        room = Room(new_id(), game, plan, keys, self.journal, clock, len(entries))
        stored = Stored(
            room.id,
            time.time(),
            None,
            PLAYED,
            room.header(),
            plan.plain(),
            room.summary(),
            clock.plain() if clock is not None else None,
            NONE if room.header().get("position") else ALL if plan.listed else OWN,
        )
        before = None
        if after is not None:
            before = (after.id, {**after.plan.plain(), "next": room.id})
        await self.store.add(stored, entries, keys.items(), before)
        self._admit(room)
        return room

    def _admit(self, room: Room) -> None:
        if self.on_over is not None:
            room.on_over = partial(self.on_over, self)
        room.ahead.workers = self.workers
        self.rooms[room.id] = room
        self.wake(room)

    # Finding rooms

    async def room(self, game: str) -> Room:
        """The room of a game, restored from the store if necessary."""
        if game in self.rooms and not self.rooms[game].broken:
            return self.rooms[game]
        # The lock exists as long as someone waits for it.
        lock = self._opening.setdefault(game, asyncio.Lock())
        async with lock:
            if game not in self.rooms or self.rooms[game].broken:
                await self._take_up(await self._restored(game))
            return self.rooms[game]

    async def _take_up(self, room: Room) -> None:
        """Admit a room from the store; a match interrupted between two games continues."""
        self._admit(room)
        if room.game.over and room.on_over is not None:
            async with room.lock:
                await room.on_over(room)

    async def _restored(self, game: str) -> Room:
        stored, entries = await self.store.game(game)
        if stored.origin != PLAYED:
            raise no_such("game", game)
        keys = await self.store.keys(game)
        played = await self.in_worker(stored_replay(stored.header, entries).resume)
        plan = Plan.of(stored.plan)
        clock = Clock.of(stored.clock)
        return Room(game, played, plan, keys, self.journal, clock, len(entries))

    # Running tasks

    def wake(self, room: Room) -> None:
        if bot_asked(room) is not None:
            self.spawn(play_bots(room))

    def spawn(self, work: Any) -> None:
        """Run a background task that ends with the lobby."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Report a failed task, since nothing awaits it."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refused):
            self.tally.refuse(error.code)
        elif error is not None:
            self.tally.fault("bot", error)

    # Housekeeping

    async def _forget_old(self, now: float) -> None:
        """Delete long untouched games, once an hour."""
        if self.keep_days is None or now < self._forget_at:
            return
        self._forget_at = now + HOUR
        try:
            today = min(time.time(), self._began + now)  # a clock set forward ages no game
            gone = await self.store.forget(today - self.keep_days * DAY, list(self.rooms))
            self.tally.log("forgotten", games=gone)
        except Exception as error:  # retried in an hour
            self.tally.fault("forget", error)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._look_once(time.monotonic())
            except Exception as error:  # the loop must survive any error
                self.tally.fault("keeper", error)

    async def _look_once(self, now: float) -> None:
        self.tally.tell()
        await self._forget_old(now)
        for room in list(self.rooms.values()):
            try:
                await room.time_out()
            except Exception as error:  # retried at the next tick
                self.tally.fault("clock", error, game=room.id)
                continue
            patience = IDLE_OVER if room.game.over else IDLE
            unused = not room.onlookers and not room.lock.locked()
            there = self.rooms.get(room.id) is room  # it may be gone by now
            if unused and there and now - room.last_used > patience:
                del self.rooms[room.id]

    def _store_failed(self, error: Exception) -> None:
        self.tally.fault("store", error, note=STORE)
