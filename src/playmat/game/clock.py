"""Clocks: how long each player may still think, counted only while that player can act.

What happens between turns by itself takes no time, and a question that must be answered there stops
the clock, as the battle timer of 2002 does; like that one it can be stopped and started. [ER-9]
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playmat.game.game import Game

Now = Callable[[], float]
Turn = tuple[int, int, int]

PAUSE: Final = 30.0
"""Seconds that a clock stands still at most for a question between turns; then it runs."""


def turn_of(game: Game) -> Turn:
    """Return the turn under way and whose it is; Sudden Death counts its own. [SUDDEN-01]"""
    st = game.state
    return int(st.sudden), int(st.turn), int(st.player)


class Clock:
    """The time left to both players, one of them running or none."""

    def __init__(self, left: tuple[float, float], extra: float, now: Now = time.monotonic) -> None:
        self._left = list(left)
        self._extra = extra
        self._now = now
        self._since = self._updated = now()
        self._turn: Turn = (0, 0, 0)
        self.running: int | None = None
        self.grace = 0.0  # seconds in which a player may watch what came before, unless it is seen
        self.stopped = False  # by hand: nobody's time runs until it is started

    @staticmethod
    def of(plain: dict[str, Any] | None, now: Now = time.monotonic) -> Clock | None:
        """Return a clock as it was stored, standing still."""
        if plain is None:
            return None
        one, other = plain["left"]
        clock = Clock((float(one), float(other)), float(plain["extra"]), now)
        clock.stopped = bool(plain.get("stopped", False))
        return clock

    def left(self, seat: int) -> float:
        """Return the seconds left to a player now."""
        spent = self._now() - self._since if seat == self.running else 0.0
        return max(0.0, self._left[seat] - max(0.0, spent))

    @property
    def wait(self) -> float:
        """The seconds for which the time of whoever can act does not run yet."""
        return max(0.0, self._since - self._now()) if self.running is not None else 0.0

    def seen(self, seat: int) -> bool:
        """Let the time of a player run who has seen what came before; tell whether it stood."""
        stood = seat == self.running and self.wait > 0
        if stood:
            self._since = self._now()
        return stood

    def begin(self, turn: Turn) -> None:
        """Take up a game at a turn of it."""
        self._turn = turn

    def follow(self, game: Game, acting: int | None) -> None:
        """Run for whoever can act in a game, unless it stands for what must be done."""
        self.update(turn_of(game), None if game.timer_stands else acting)

    def update(self, turn: Turn, acting: int | None) -> None:
        """Let the time of whoever can act run; a turn that is over adds its seconds."""
        before, self._turn = self._turn, turn
        if turn[:2] > before[:2] and before[1] > 0:
            self.add_turn(before[2])
        self.run(acting)
        self._updated = self._now()

    def end_pause(self, asked: int) -> bool:
        """Let a clock run on if a question between turns has stood too long; tell whether."""
        if self.stopped or self._now() - self._updated <= PAUSE:
            return False
        self.run(asked)
        return True

    def run(self, seat: int | None) -> None:
        """Let a player's time run, or nobody's while the clock is stopped."""
        seat = None if self.stopped else seat
        if seat == self.running:
            return
        self._settle()
        self.running = seat
        self._since += self.grace

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
        left = [round(self.left(0), 3), round(self.left(1), 3)]
        return {"left": left, "extra": self._extra, "stopped": self.stopped}

    def shown(self) -> dict[str, Any]:
        """Return the clock for a frame."""
        left = [round(self.left(0), 1), round(self.left(1), 1)]
        return {
            "left": left,
            "running": self.running,
            "wait": round(self.wait, 1),
            "stopped": self.stopped,
        }
