"""The strongest player: it plans as the planner does, with better weights and a learned judge.

The rest of the own turn is played by weights that were tuned by play, the reply by the quick policy
and by greedy play in turn, and where that leads is judged by what was learnt from many games.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from playmat.agents.planner import TURNS, Budget, PlannerAgent, likelihood
from playmat.search.core.line import line_worth
from playmat.search.core.playout import GREEDY
from playmat.search.core.weights import TUNED, Weights
from playmat.search.learned import learned
from playmat.search.worlds import policy_of

if TYPE_CHECKING:
    from playmat.model.definitions import Match
    from playmat.search.beliefs import Belief
    from playmat.search.worlds import World

REPLIES: Final = ("quick", "greedy")
"""What the other player's reply is played by, in turn."""

LINES: Final = Budget(lines=96)


class MasterAgent(PlannerAgent):
    """Take the answer that is clearly best after the own turn and a reply, as the judge sees it."""

    def __init__(
        self, seed: int | None = None, budget: Budget = LINES, belief: Belief | None = None
    ) -> None:
        super().__init__(seed, budget, TUNED, REPLIES, belief)
        self._judge: tuple[Match, Weights] | None = None

    def _line(self, world: World, option: int, reply: str, chance: int) -> float:
        """Return how likely a win looks after an answer, the rest of the turn and a reply."""
        seat, other = world.seat, policy_of(reply)
        policies = (GREEDY, other) if seat == 0 else (other, GREEDY)
        value = line_worth(
            world.state,
            option,
            chance,
            seat,
            policies,
            (TUNED, TUNED),
            TURNS,
            self._judging(world.state.match),
        )
        return likelihood(int(value))

    def _judging(self, match: Match) -> Weights:
        """Return the weights by which a position of a match is judged; cards differ from match to
        match where lists are guessed.
        """
        if self._judge is None or self._judge[0] is not match:
            self._judge = match, replace(TUNED, judge=learned().judge(match))
        return self._judge[1]
