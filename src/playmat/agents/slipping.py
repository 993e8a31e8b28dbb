"""Weakened players: one that slips, and one in a hurry."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from playmat.agents.master import MasterAgent
from playmat.agents.planner import Budget
from playmat.agents.sitting import begin

if TYPE_CHECKING:
    from playmat.agents.agent import Agent
    from playmat.agents.sitting import Start
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View


class Slipping:
    """Plays like one player, and now and then like another."""

    def __init__(self, seed: int | None, plays: Agent, slips: Agent, share: float) -> None:
        self._random = Random(seed)
        self.plays = plays
        self.slips = slips
        self._share = share

    def begin(self, start: Start) -> None:
        begin(self.plays, start)
        begin(self.slips, start)

    def choose(self, view: View, choice: Choice) -> Option:
        now = self.slips if self._random.random() < self._share else self.plays
        return now.choose(view, choice)


class Hurried(MasterAgent):
    """The master with only a few lines to play out, even if the clock allows more."""

    def begin(self, start: Start) -> None:
        """Keep to the clock without playing out more lines."""
        lines = self.budget.lines
        super().begin(start)
        self.budget = Budget(lines, start.clock)
