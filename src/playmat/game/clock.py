"""Chess clocks: each player's time runs only while that player can act.

Events between turns take no time, and a choice there pauses the clock, as on the battle timer of
2002. The clock can be stopped and restarted. [ER-9]
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playmat.game.game import Game

Now = Callable[[], float]
Turn = tuple[int, int, int]

PAUSE: Final = 30.0
"""The most seconds for which a choice between turns pauses the clock."""


def turn_of(game: Game) -> Turn:
    """Return the Sudden Death number, the current turn and its player. [SUDDEN-01]"""
    st = game.state
    return int(st.sudden), int(st.turn), int(st.player)


class Clock:
    """The time left to both players, of which at most one runs."""

    def __init__(self, left: tuple[float, float], extra: float, now: Now = time.monotonic) -> None:
        self._left = list(left)
        self._extra = extra
        self._now = now
        self._since = self._updated = now()
        self._turn: Turn = (0, 0, 0)
        self.running: int | None = None
        self.grace = 0.0  # seconds for a player to watch the last events, unless seen earlier
        self.stopped = False  # by hand: no time runs until it is restarted

    @staticmethod
    def of(plain: dict[str, Any] | None, now: Now = time.monotonic) -> Clock | None:
        """Return a stored clock, paused."""
        if plain is None:
            return None
        one, other = plain["left"]
        clock = Clock((float(one), float(other)), float(plain["extra"]), now)
        clock.stopped = bool(plain.get("stopped", False))
        return clock

    def left(self, seat: int) -> float:
        """Return the seconds left to a player."""
        spent = self._now() - self._since if seat == self.running else 0.0
        return max(0.0, self._left[seat] - max(0.0, spent))

    @property
    def wait(self) -> float:
        """The seconds before the time of the acting player starts to run."""
        return max(0.0, self._since - self._now()) if self.running is not None else 0.0

    def seen(self, seat: int) -> bool:
        """Start a player's time once the last events are seen; return whether it was waiting."""
        stood = seat == self.running and self.wait > 0
        if stood:
            self._since = self._now()
        return stood

    def begin(self, turn: Turn) -> None:
        """Set the current turn of a game."""
        self._turn = turn

    def follow(self, game: Game, acting: int | None) -> None:
        """Run for the player who can act in a game, unless the timer is paused."""
        self.update(turn_of(game), None if game.timer_stands else acting)

    def update(self, turn: Turn, acting: int | None) -> None:
        """Run for the player who can act, and add the extra seconds of a finished turn."""
        before, self._turn = self._turn, turn
        if turn[:2] > before[:2] and before[1] > 0:
            self.add_turn(before[2])
        self.run(acting)
        self._updated = self._now()

    def end_pause(self, asked: int) -> bool:
        """End the pause for a choice between turns if it is too long; return whether it was."""
        if self.stopped or self._now() - self._updated <= PAUSE:
            return False
        self.run(asked)
        return True

    def run(self, seat: int | None) -> None:
        """Run a player's time, or none while the clock is stopped."""
        seat = None if self.stopped else seat
        if seat == self.running:
            return
        self._settle()
        self.running = seat
        self._since += self.grace

    def add_turn(self, seat: int) -> None:
        """Add the extra seconds of a turn to a player's time."""
        self._settle()
        self._left[seat] += self._extra

    def _settle(self) -> None:
        if self.running is not None:
            self._left[self.running] = self.left(self.running)
        self._since = self._now()

    def plain(self) -> dict[str, Any]:
        """Return the clock for storing."""
        left = [round(self.left(0), 3), round(self.left(1), 3)]
        return {"left": left, "extra": self._extra, "stopped": self.stopped}

    def shown(self) -> dict[str, Any]:
        """Return the clock for a frame of the wire format."""
        left = [round(self.left(0), 1), round(self.left(1), 1)]
        return {
            "left": left,
            "running": self.running,
            "wait": round(self.wait, 1),
            "stopped": self.stopped,
        }
