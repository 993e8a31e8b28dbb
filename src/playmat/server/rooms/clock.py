"""Clocks: how long each player may still think, counted only while that player can act.

What happens between turns by itself takes no time, and a question that the rules put to a player
there stops the clock, as the battle timer of 2002 does.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playmat.engine.checkup import Calm
from playmat.game.game import Game
from playmat.kinds import players
from playmat.model.state import State
from playmat.server.rooms.plan import BOT, Plan


class Timed:
    """One game under way, as far as its clock runs."""

    def __init__(self, game: Game, plan: Plan, clock: Clock | None) -> None:
        self.game = game
        self.plan = plan
        self.clock = clock
        self._turn = turn_of(game)
        self._wound = time.monotonic()

    def asked(self) -> int | None:
        """Return the seat that has to answer, or nobody."""
        chooser = int(self.game.state.chooser)
        return chooser if not self.game.over and 0 <= chooser < players.CHANCE else None

    def ready(self) -> bool:
        """Tell whether both seats are taken."""
        return all(player.joined for player in self.plan.players)

    def update_clock(self) -> None:
        """Let the clock of whoever can act run."""
        if self.clock is None:
            return
        before, self._turn = self._turn, turn_of(self.game)
        sudden, turn, player = before
        if self._turn[:2] > (sudden, turn) and turn > 0:
            self.clock.add_turn(player)
        self.clock.run(self.acting())
        self._wound = time.monotonic()

    def acting(self) -> int | None:
        """Return who can act; what the rules ask between turns stops the clock."""
        asked = self.asked()
        if asked is None or not self.ready() or self.plan.players[asked].kind == BOT:
            return None
        return None if between_turns(self.game.state) else asked

    def end_pause(self, clock: Clock) -> bool:
        """Let the clock run on if a question between turns has stood too long; tell whether."""
        asked = self.asked()
        paused = self.ready() and asked is not None and self.plan.players[asked].kind != BOT
        if not paused or time.monotonic() - self._wound <= PAUSE:
            return False
        clock.run(asked)
        return True


def turn_of(game: Game) -> tuple[int, int, int]:
    """Return the turn under way and whose it is; Sudden Death counts its own. [SUDDEN-01]"""
    st = game.state
    return int(st.sudden), int(st.turn), int(st.player)


Now = Callable[[], float]

PAUSE: Final = 30.0
"""Seconds that a clock stands still at most for a question between turns; then it runs."""


def between_turns(st: State) -> bool:
    """Tell whether what the rules do between turns is under way. [BETWEEN-01]"""
    fr = st.frames[0]
    first = next(n for n, op in enumerate(fr.ops) if isinstance(op, Calm))
    return bool(fr.pc > first)


class Clock:
    """The time left to both players, one of them running or none."""

    def __init__(self, left: tuple[float, float], extra: float, now: Now = time.monotonic) -> None:
        self._left = list(left)
        self._extra = extra
        self._now = now
        self._since = now()
        self.running: int | None = None

    @staticmethod
    def of(plain: dict[str, Any] | None, now: Now = time.monotonic) -> Clock | None:
        """Return a clock as it was stored, standing still."""
        if plain is None:
            return None
        one, other = plain["left"]
        return Clock((float(one), float(other)), float(plain["extra"]), now)

    def left(self, seat: int) -> float:
        """Return the seconds left to a player now."""
        spent = self._now() - self._since if seat == self.running else 0.0
        return max(0.0, self._left[seat] - spent)

    def run(self, seat: int | None) -> None:
        """Let a player's time run, or nobody's."""
        if seat == self.running:
            return
        self._settle()
        self.running = seat

    def add_turn(self, seat: int) -> None:
        """Give a player what each turn adds."""
        self._settle()
        self._left[seat] += self._extra

    def _settle(self) -> None:
        if self.running is not None:
            self._left[self.running] = self.left(self.running)
        self._since = self._now()

    def plain(self) -> dict[str, Any]:
        """Return the clock for the store."""
        return {"left": [round(self.left(0), 3), round(self.left(1), 3)], "extra": self._extra}

    def shown(self) -> dict[str, Any]:
        """Return the clock for a frame."""
        return {"left": [round(self.left(0), 1), round(self.left(1), 1)], "running": self.running}
