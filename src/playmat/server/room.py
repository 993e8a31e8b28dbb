"""A room: one live game, who plays it, who looks on, and what has been stored of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from playmat.agents.agent import Agent
from playmat.game.game import Game
from playmat.kinds import CHANCE
from playmat.server.clocks import PAUSE, Clock, between_turns
from playmat.server.frames import VERSION, log_lines, result_plain, shown
from playmat.server.journal import Journal
from playmat.server.plan import BOT, FRIEND, Plan
from playmat.server.refusal import Refused
from playmat.server.restoring import header_for
from playmat.server.store import Entered, Stand, dumped
from playmat.server.taking_back import Before, undo_count

BROKEN: Final = "the answer could not be stored; connect again to go on from the last one that was"
STALE: Final = "the game has gone on since; answer the newest frame"


class Onlooker(Protocol):
    """Be told that a room has changed."""

    def changed(self) -> None:
        """Send a new frame when there is time."""


class Room:
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
        self.id = room_id
        self.game = game
        self.plan = plan
        self.keys = keys
        self.clock = clock
        self.lock = asyncio.Lock()
        self.onlookers: dict[Onlooker, int | str | None] = {}
        self.undo_asked_by: int | None = None
        self.rematch_asked: set[int] = set()
        self.agents: dict[int, Agent] = {}
        self.broken = False
        self.bots_play = False
        self.seq = len(game.history.entries)
        self.last_used = time.monotonic()
        self.on_over: Callable[[Room], Awaitable[None]] | None = None
        self._journal = journal
        self._stored = stored
        self._before: Before | None = None
        self._stood = (-1, False)
        self._turn = (int(game.turn), int(game.state.player))
        self._wound = time.monotonic()

    # Looking

    def frame(self, seat: int | None, have: int) -> dict[str, Any]:
        """Return what a seat, or nobody, is shown; the log after the lines it has."""
        st = self.game.state
        names = self.plan.names
        count = len(st.events or ())
        return {
            "v": VERSION,
            "type": "frame",
            "game": self.id,
            "seq": self.seq,
            "seat": seat,
            **shown(st, seat),
            "log": log_lines(st, seat, names, min(have, count)),
            "lines": count,
            "clock": self.clock.shown() if self.clock is not None else None,
            "players": self.players(),
            "result": result_plain(st, names),
            "undo": {"free": self.free_undo(seat), "asked_by": self.undo_asked_by},
            "match": self.match(),
        }

    def players(self) -> list[dict[str, Any]]:
        """Return who plays, and who is here."""
        present = set(self.onlookers.values())
        return [
            {
                "name": player.name,
                "kind": player.kind,
                "agent": player.agent,
                "here": player.kind == BOT or n in present or "both" in present,
                "joined": player.joined,
            }
            for n, player in enumerate(self.plan.players)
        ]

    def match(self) -> dict[str, Any]:
        """Return how the match stands."""
        plan = self.plan
        return {
            "best_of": plan.best_of,
            "won": plan.won,
            "game": plan.number,
            "next": plan.next,
            "rematch": sorted(self.rematch_asked),
        }

    def free_undo(self, seat: int | None) -> bool:
        """Tell whether a player may take an answer back without asking."""
        if seat is None or (self.game.over and not self._may_reopen()):
            return False
        if undo_count(self.game, seat, self.both_here()) == 0:
            return False
        return self.plan.alone or (
            self._before is not None and self._before.free(self.game.state, seat)
        )

    def _may_reopen(self) -> bool:
        """Tell whether a game that is over may go on after a take-back: nothing followed it."""
        return self.plan.alone and self.plan.best_of == 1 and self.plan.next is None

    def both_here(self) -> bool:
        """Tell whether one person plays both seats."""
        return "both" in self.keys.values()

    def asked(self) -> int | None:
        """Return the seat that has to answer, or nobody."""
        chooser = int(self.game.state.chooser)
        return chooser if not self.game.over and 0 <= chooser < CHANCE else None

    # Changing

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

    def summary(self) -> dict[str, Any]:
        """Return what anybody may know of the game."""
        return summary_of(self.game, self.plan.names)

    def header(self) -> dict[str, Any]:
        """Return what the game was made from."""
        return header_for(self.game, self.plan.position)

    def wind(self) -> None:
        """Let the clock of whoever can act run."""
        if self.clock is None:
            return
        turn, player = self._turn
        self._turn = (int(self.game.turn), int(self.game.state.player))
        if self._turn[0] > turn > 0:
            self.clock.add_turn(player)
        self.clock.run(self.acting())
        self._wound = time.monotonic()

    def acting(self) -> int | None:
        """Return who can act; what the rules ask between turns stops the clock."""
        asked = self.asked()
        if asked is None or not self.ready() or self.plan.players[asked].kind == BOT:
            return None
        return None if between_turns(self.game.state) else asked

    def tell(self) -> None:
        """Let everybody who looks on have a new frame."""
        self.last_used = time.monotonic()
        for onlooker in list(self.onlookers):
            onlooker.changed()

    def ready(self) -> bool:
        """Tell whether both seats are taken."""
        return all(player.joined for player in self.plan.players)

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
            self._end_pause(clock)
        elif clock.left(seat) <= 0:
            async with self.lock:
                if clock.running == seat and clock.left(seat) <= 0 and not self.game.over:
                    self.game.time_out(seat)
                    await self.keep()

    def _end_pause(self, clock: Clock) -> None:
        """Let the clock run on after a question between turns has stood too long."""
        asked = self.asked()
        paused = self.ready() and asked is not None and self.plan.players[asked].kind != BOT
        if paused and self.onlookers and time.monotonic() - self._wound > PAUSE:
            clock.run(asked)
            self.tell()

    def friend(self) -> int | None:
        """Return the seat kept for a friend, if any."""
        kinds = [player.kind for player in self.plan.players]
        return kinds.index(FRIEND) if FRIEND in kinds else None


def summary_of(game: Game, names: tuple[str, str]) -> dict[str, Any]:
    """Return what anybody may know of a game."""
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
