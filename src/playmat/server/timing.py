"""The clock of a live game: whose runs when, and what a turn adds."""

from __future__ import annotations

import time

from playmat.game.game import Game
from playmat.kinds import CHANCE
from playmat.server.clocks import PAUSE, Clock, between_turns
from playmat.server.plan import BOT, Plan


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
        return chooser if not self.game.over and 0 <= chooser < CHANCE else None

    def ready(self) -> bool:
        """Tell whether both seats are taken."""
        return all(player.joined for player in self.plan.players)

    def wind(self) -> None:
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
