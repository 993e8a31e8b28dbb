"""Players that are weaker than they could be: one that slips, and one that is in a hurry."""

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
    """Answer as one player does, and now and then as another."""

    def __init__(self, seed: int | None, plays: Agent, slips: Agent, share: float) -> None:
        self._random = Random(seed)
        self.plays = plays
        self.slips = slips
        self._share = share

    def begin(self, start: Start) -> None:
        """Tell both that a game begins."""
        begin(self.plays, start)
        begin(self.slips, start)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the answer of one of the two."""
        now = self.slips if self._random.random() < self._share else self.plays
        return now.choose(view, choice)


class Hurried(MasterAgent):
    """Be the master with a few lines to play out, in less time than the clock allows."""

    def begin(self, start: Start) -> None:
        """Keep to the clock without playing out more lines for it."""
        lines = self.budget.lines
        super().begin(start)
        self.budget = Budget(lines, start.clock)
