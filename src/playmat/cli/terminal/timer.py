"""The battle timer at the terminal: a person is timed only while that person decides. [ER-9]"""

from __future__ import annotations

import math
from collections.abc import Container

from playmat.game.clock import Clock
from playmat.game.game import Game


class Timer:
    """A clock that follows a game, or none."""

    def __init__(self, clock: Clock | None, people: Container[int]) -> None:
        self.clock = clock
        self.people = people

    def follow(self, game: Game) -> None:
        """Run for the person who is asked; what must be done between turns stops it."""
        choice = game.choice
        if self.clock is not None and choice is not None:
            person = choice.player in self.people
            self.clock.follow(game, choice.player if person else None)

    def rest(self) -> None:
        """Stand still while nobody is asked: others answer, or the screen changes hands."""
        if self.clock is not None:
            self.clock.run(None)

    def stop(self, game: Game, stopped: bool) -> None:
        """Stop, or start again."""
        if self.clock is not None:
            self.clock.stopped = stopped
            self.follow(game)

    @property
    def seconds(self) -> float | None:
        """The seconds after which the person who is asked has none left, or nothing."""
        clock = self.clock
        running = clock.running if clock is not None else None
        return clock.left(running) if clock is not None and running is not None else None

    def ran_out(self, game: Game) -> bool:
        """End the game if the person whose time runs has none left; tell whether."""
        clock = self.clock
        if clock is None or clock.running is None or clock.left(clock.running) > 0:
            return False
        game.time_out(clock.running)
        return True

    def told(self, seat: int) -> str:
        """Return a person's time in words, or nothing without a timer."""
        if self.clock is None:
            return ""
        whole = math.ceil(self.clock.left(seat))
        return f"{whole // 60}:{whole % 60:02} left{', stopped' if self.clock.stopped else ''}"
