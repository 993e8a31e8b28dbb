"""The battle timer at the terminal: a person is timed only while that person decides. [ER-9]"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from playmat.game.clock import Clock, turn_of

if TYPE_CHECKING:
    from playmat.cli.terminal.table import Table


class Timer:
    """A clock that follows a game, or none."""

    def __init__(self, table: Table, clock: Clock | None) -> None:
        self.table = table
        self.clock = clock
        if clock is not None:
            clock.begin(turn_of(table.game))

    def follow(self) -> None:
        """Run for the person who is asked; what must be done between turns stops it."""
        choice = self.table.game.choice
        if self.clock is not None and choice is not None:
            person = choice.player in self.table.people
            self.clock.follow(self.table.game, choice.player if person else None)

    def rest(self) -> None:
        """Stand still while nobody is asked: others answer, or the screen changes hands."""
        if self.clock is not None:
            self.clock.run(None)

    def stop(self, stopped: bool) -> None:
        """Stop, or start again."""
        if self.clock is not None:
            self.clock.stopped = stopped
            self.follow()

    @property
    def seconds(self) -> float | None:
        """The seconds after which the person who is asked has none left, or nothing."""
        clock = self.clock
        running = clock.running if clock is not None else None
        return clock.left(running) if clock is not None and running is not None else None

    def ran_out(self) -> bool:
        """End the game if the person whose time runs has none left; tell whether."""
        clock = self.clock
        if clock is None or clock.running is None or clock.left(clock.running) > 0:
            return False
        self.table.game.time_out(clock.running)
        return True

    def told(self, seat: int) -> str:
        """Return a person's time in words, or nothing without a timer."""
        if self.clock is None:
            return ""
        whole = math.ceil(self.clock.left(seat))
        return f"{whole // 60}:{whole % 60:02} left{', stopped' if self.clock.stopped else ''}"
