"""The battle timer in the terminal: a person's time runs only while that person decides. [ER-9]"""

from __future__ import annotations

import math
from collections.abc import Container

from playmat.game.clock import Clock
from playmat.game.game import Game


class Timer:
    """An optional clock that follows a game."""

    def __init__(self, clock: Clock | None, people: Container[int]) -> None:
        self.clock = clock
        self.people = people

    def follow(self, game: Game) -> None:
        """Run for the person who chooses; choices between turns stop the clock."""
        choice = game.choice
        if self.clock is not None and choice is not None:
            person = choice.player in self.people
            self.clock.follow(game, choice.player if person else None)

    def rest(self) -> None:
        """Pause while agents move or the screen changes hands."""
        if self.clock is not None:
            self.clock.run(None)

    def stop(self, game: Game, stopped: bool) -> None:
        """Stop or restart the clock."""
        if self.clock is not None:
            self.clock.stopped = stopped
            self.follow(game)

    @property
    def seconds(self) -> float | None:
        """The seconds left to the person who chooses, or None."""
        clock = self.clock
        running = clock.running if clock is not None else None
        return clock.left(running) if clock is not None and running is not None else None

    def ran_out(self, game: Game) -> bool:
        """End the game if the running time is up; return whether it was."""
        clock = self.clock
        if clock is None or clock.running is None or clock.left(clock.running) > 0:
            return False
        game.time_out(clock.running)
        return True

    def told(self, seat: int) -> str:
        """Return a person's time in words, or "" without a timer."""
        if self.clock is None:
            return ""
        whole = math.ceil(self.clock.left(seat))
        return f"{whole // 60}:{whole % 60:02} left{', stopped' if self.clock.stopped else ''}"
