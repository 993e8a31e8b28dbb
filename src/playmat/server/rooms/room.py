"""A room: one live game, its changes, and what has been stored of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

from playmat.agents.agent import Agent
from playmat.decks.deck import Deck
from playmat.game.anew import UNSEEN
from playmat.game.clock import Clock, turn_of
from playmat.game.game import Game
from playmat.game.record.sentences import YOU
from playmat.game.replay.header import header_of
from playmat.kinds import players
from playmat.search.core.brake import Brake
from playmat.server.errors import Refused
from playmat.server.frames.frame import result_plain
from playmat.server.rooms.ahead import Ahead
from playmat.server.rooms.notes import KEPT, TOOK_BACK, WENT_ON, Notes
from playmat.server.rooms.plan import BOT, Plan
from playmat.server.rooms.undo import UndoPoint, undo_count
from playmat.server.store.journal import Journal
from playmat.server.store.rows import Entered, Stand, dumped
from playmat.server.workers import Workers

Decks = dict[int, Deck]
"""Decks for a rematch, by seat."""

BROKEN: Final = "a move could not be saved; reconnect to continue from the last saved move"
SHOWING: Final = 8.0
"""Maximum seconds for showing a turn, during which the player's clock is stopped."""

STALE: Final = "the game has moved on; answer the newest frame"


SOMEONE: Final = "Player"
"""Shown to others for a player without a name."""

SLOWEST: Final = 1.0
"""Seconds that a slow connection may delay a bot; then several changes share one frame."""


class Onlooker(Protocol):
    """Is notified when a room changes."""

    def changed(self) -> None:
        """Send a new frame when possible."""

    def forget(self) -> None:
        """Send the whole log with the next frame."""

    async def seen(self) -> None:
        """Wait until the next frame has been made."""


class Room:
    """A game in progress. Only these methods change it, one at a time."""

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
        self.id = room_id
        self.game = game
        self.plan = plan
        self.keys = keys
        self.clock = clock
        if clock is not None:
            clock.begin(turn_of(game))
            clock.grace = SHOWING
        self.lock = asyncio.Lock()
        self.onlookers: dict[Onlooker, int | str | None] = {}
        self.agents: dict[int, Agent] = {}
        self.brakes: dict[int, Brake] = {}
        self.undo_asked_by: int | None = None
        self.notes = Notes()
        self.rematch_asked: dict[int, Decks] = {}
        self.rematch_ids: dict[int, str | None] = {}
        self.seq = len(game.history.entries)
        self.last_used = time.monotonic()
        self.broken = False
        self.bots_play = False
        self.ahead = Ahead()
        self.on_over: Callable[[Room], Awaitable[None]] | None = None
        self._journal = journal
        self._stored = stored
        self._stood = (-1, False)
        self._before: UndoPoint | None = None

    # State

    def asked(self) -> int | None:
        chooser = int(self.game.state.chooser)
        return chooser if not self.game.over and 0 <= chooser < players.CHANCE else None

    def person_asked(self) -> int | None:
        """The seat to choose if it is a person's and everyone has joined, or None."""
        asked = self.asked()
        person = asked is not None and self.plan.players[asked].kind != BOT
        return asked if person and self.ready() else None

    def ready(self) -> bool:
        return all(player.joined for player in self.plan.players)

    def own_decks(self) -> bool:
        """Whether players may bring decks on joining or for a rematch; not to a given table."""
        return self.game.position is None and (self.game.over or not self.plan.forked)

    def free_undo(self, seat: int | None) -> bool:
        """Whether a player may take a move back without asking."""
        if seat is None or (self.game.over and not self._may_reopen()):
            return False
        if undo_count(self.game, seat, self.both_here()) == 0:
            return False
        return self.plan.alone or (
            self._before is not None and self._before.free(self.game.state, seat)
        )

    def _may_reopen(self) -> bool:
        """Whether a finished game may be reopened by a take-back, with nothing after it."""
        return self.plan.alone and self.plan.best_of == 1 and self.plan.next is None

    def both_here(self) -> bool:
        return "both" in self.keys.values()

    def names_for(self, seat: int | None) -> tuple[str, str]:
        """The players' names as shown to one of them, or to a spectator."""
        own = None if self.both_here() else seat
        one, other = (
            YOU if n == own else SOMEONE if name == YOU else name
            for n, name in enumerate(self.plan.names)
        )
        return one, other

    def summary(self) -> dict[str, Any]:
        return summary_of(self.game, self.plan.names)

    def header(self) -> dict[str, Any]:
        return header_of(self.game)

    def notify(self, seat: int | None = None) -> None:
        """Request a new frame for all viewers, or only for those playing a seat."""
        self.last_used = time.monotonic()
        for onlooker, role in list(self.onlookers.items()):
            if seat is None or role in (seat, "both"):
                onlooker.changed()

    async def seen(self) -> None:
        """Wait briefly until all viewers have an up-to-date frame."""
        waiting = [asyncio.ensure_future(each.seen()) for each in self.onlookers]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=SLOWEST)
            for each in late:
                each.cancel()

    @property
    def workers(self) -> Workers:
        """The workers that think for bots and look ahead for people."""
        return self.ahead.workers

    async def look_ahead(self, seat: int | None) -> None:
        """Compute previews for a seat if it is to choose, and wait briefly."""
        async with self.lock:
            if seat is None or seat != self.person_asked():
                return
            self.ahead.begin(self.seq, self.game.state)
        # Outside the lock: the time this takes would reveal something about the hand.
        await self.ahead.wait(partial(self.notify, seat))

    def update_clock(self) -> None:
        """Run the clock of the person to choose; it stops between turns."""
        if self.clock is not None:
            self.clock.follow(self.game, self.person_asked())

    async def start_clock(self, seat: int) -> None:
        """Start a player's clock once everything before has been shown."""
        async with self.lock:
            if self.clock is not None and self.clock.seen(seat):
                self.notify()

    async def switch_clock(self, on: bool) -> None:
        """Stop or restart the clock, as either player may. [ER-9]"""
        async with self.lock:
            if self.clock is None or self.game.over:
                raise Refused("no_clock", "this game has no clock", "clock", 409)
            self.clock.stopped = not on
            self.update_clock()
            await self.store()
            self.notify()

    # Changes

    async def answer(self, seat: int, seq: int, n: int) -> None:
        """Make a seat's move; it is stored before this returns."""
        async with self.lock:
            self._refuse_unready()
            if seq != self.seq:
                raise Refused("stale", STALE, "seq", 409)
            if self.asked() != seat:
                raise Refused("not_asked", "it is not your turn to choose", "seat", 403)
            options = self.game.state.options
            if not 0 <= n < len(options):
                raise Refused("illegal", f"no option {n}; choose 0 to {len(options) - 1}")
            before = UndoPoint.of(self.game.state, seat)
            self.game.play(n)
            self._before = before
            await self.store_and_notify()

    async def store_and_notify(self) -> None:
        """Store new entries, then notify viewers; the lock must be held."""
        if self.undo_asked_by is not None and not self.game.over:
            self.notes.add(self.undo_asked_by, WENT_ON)
        self.undo_asked_by = None
        self.update_clock()
        if self.onlookers and self.person_asked() is not None:  # in parallel with storing
            self.ahead.begin(len(self.game.history.entries), self.game.state)
        try:
            await self.store()
        except Exception as error:  # only stored moves may be shown
            self.broken = True
            self.notify()
            raise Refused("store", BROKEN, "store", 503) from error
        self.notify()
        if self.game.over and self.on_over is not None:
            await self.on_over(self)

    async def store(self) -> None:
        entries = self.game.history.entries
        new = [Entered(self.id, n, dumped(entries[n])) for n in range(self._stored, len(entries))]
        self._stored = len(entries)
        await self._journal.write(self.id, new, self.stand())
        self.seq = len(entries)

    def stand(self) -> Stand | None:
        """The game's state for the list of games, or None if unchanged."""
        turn = (int(self.game.turn), self.game.over)
        if turn == self._stood and self.clock is None:
            return None
        self._stood = turn
        clock = dumped(self.clock.plain() if self.clock is not None else None)
        ended = time.time() if self.game.over else None
        return Stand(self.id, ended, dumped(self.summary()), clock)

    def deal_anew(self, game: Game) -> None:
        """Replace the game by another deal that is already stored."""
        self.game = game
        self.ahead.forget()
        self.seq = self._stored = len(game.history.entries)
        self._before = None
        self._stood = (-1, False)
        if self.clock is not None:
            self.clock.begin(turn_of(game))

    def tell_anew(self) -> None:
        """Send the whole log with the next frame, after a new deal or a new name."""
        for onlooker in self.onlookers:
            onlooker.forget()

    def _refuse_unready(self) -> None:
        if not self.ready():
            raise Refused("waiting", "your friend has not joined yet", "seats", 409)

    async def undo(self, seat: int) -> None:
        """Take back a seat's last move, or ask the other player for permission."""
        async with self.lock:
            if undo_count(self.game, seat, self.both_here()) == 0:
                raise Refused("nothing", "you have no move to take back", "undo", 409)
            if self.free_undo(seat):
                await self._take_back(seat)
            elif self.game.over:
                raise Refused("over", "the game is over", "undo", 409)
            else:
                self.undo_asked_by = seat
                self.notify()

    async def undo_reply(self, seat: int, yes: bool) -> None:
        async with self.lock:
            asker = self.undo_asked_by
            if asker is None or asker == seat:
                raise Refused("not_asked", "nobody has asked you for a takeback", "undo", 409)
            self.undo_asked_by = None
            if yes and undo_count(self.game, asker, False):
                await self._take_back(asker)
            else:
                self.notes.add(seat, KEPT)
                self.notify()

    async def sign(self, seat: int, what: str) -> None:
        async with self.lock:
            self.notes.add(seat, what)
            self.notify()

    async def _take_back(self, seat: int) -> None:
        shown = self._before is None or not self._before.free(self.game.state, seat)
        self.game.undo(undo_count(self.game, seat, self.both_here()))
        if shown and not self.plan.alone and not self.game.over:
            self.game.deal_anew(UNSEEN)  # what was revealed must not come up again
        self.undo_asked_by = None
        if not self.plan.alone:
            self.notes.add(seat, TOOK_BACK)
        self._before = None
        self.ahead.forget()
        await self.store_and_notify()

    async def concede(self, seat: int) -> None:
        """Concede the game for a player. [WIN-08]"""
        async with self.lock:
            self._refuse_unready()
            if self.game.over:
                raise Refused("over", "the game is over", "concede", 409)
            self.game.concede(seat)
            await self.store_and_notify()

    async def time_out(self) -> None:
        """End the game if the running clock has no time left."""
        clock = self.clock
        if clock is None or self.game.over:
            return
        seat = clock.running
        if seat is None:
            asked = self.person_asked()
            if self.onlookers and asked is not None and clock.end_pause(asked):
                self.notify()
        elif clock.left(seat) <= 0:
            async with self.lock:
                if clock.running == seat and clock.left(seat) <= 0 and not self.game.over:
                    self.game.time_out(seat)
                    await self.store_and_notify()


def summary_of(game: Game, names: tuple[str, str]) -> dict[str, Any]:
    """What anyone may know of a game."""
    return {
        "rules": game.rules.name,
        "actives": game.rules.actives,
        "decks": [deck.name for deck in game.decks],
        "players": list(names),
        "turn": int(game.turn),
        "over": game.over,
        "result": result_plain(game.state, names),
        "steps": game.step,
    }
