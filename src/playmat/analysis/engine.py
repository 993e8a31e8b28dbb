"""What answers are judged by: an engine deals worlds from a view and follows an answer in one."""

from __future__ import annotations

from typing import Final, Protocol

from playmat.agents.planner import likelihood
from playmat.model.views.view import View
from playmat.search.beliefs import Archetypes, Belief
from playmat.search.worlds import World, deal_world

REPLIES: Final = ("greedy", "quick", "greedy", "random")
"""What the other player's reply is played by, in turn."""

TURNS: Final = 2
"""The turns that are played out: the own one and the reply."""


class Engine(Protocol):
    """Be what an analysis goes by; a stronger one may take the place of ours."""

    name: str
    """Kept with the results: another engine's are not mixed with them."""

    def world(self, view: View, seed: int) -> World | None:
        """Return a world that a player cannot tell from the game, or nothing."""

    def follow(self, world: World, option: int, chance: int) -> tuple[float, World]:
        """Return how likely a win is after an answer, and the world it was read from."""


class PlannerLines:
    """The planner's lines: the rest of the turn and a reply played out, then judged."""

    name = "planner-1"

    def __init__(self, belief: Belief | None = None) -> None:
        self._belief = belief

    def world(self, view: View, seed: int) -> World | None:
        """Return a world dealt from a view and nothing else."""
        if self._belief is None:
            self._belief = Archetypes.of_book(view.table.book)
        return deal_world(view, seed, self._belief)

    def follow(self, world: World, option: int, chance: int) -> tuple[float, World]:
        """Play the turn out greedily and the reply by one of several players."""
        line = world.after(option, chance)
        gone = line.state.turn - world.state.turn
        reply = REPLIES[chance % len(REPLIES)]
        policies = ("greedy", reply) if world.seat == 0 else (reply, "greedy")
        line.play_out(policies, turns=TURNS - gone)
        return likelihood(line.value()), line
