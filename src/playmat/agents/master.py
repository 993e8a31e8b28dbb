"""The strongest player: it plans as the planner does, further ahead and with a learned judge.

The own turn and the next one are played by weights that were tuned by play, the other player's in
between mostly by the quick policy.  How it stands after each of the three is judged by what was
learnt from many games, and the later ones count for more: what comes of an answer shows late, but
one look at the end of a long line tells little, because so much is chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playmat.agents.planner import Budget, PlannerAgent, likelihood
from playmat.search.core.line import line_values
from playmat.search.core.playout import GREEDY
from playmat.search.core.weights import TUNED
from playmat.search.learned import judging
from playmat.search.worlds import policy_of

if TYPE_CHECKING:
    from playmat.search.beliefs import Belief
    from playmat.search.worlds import World

REPLIES: Final = ("quick", "quick", "greedy")
"""What the other player's turn is played by, from world to world."""

TURNS: Final = 3
"""The turns that are played out, the own one under way counted in."""

LINES: Final = Budget(lines=96)


class MasterAgent(PlannerAgent):
    """Take the answer that is best after the turns to come, as the judge sees each of them."""

    rounds = 2
    doubt = 0.25

    def __init__(
        self, seed: int | None = None, budget: Budget = LINES, belief: Belief | None = None
    ) -> None:
        super().__init__(seed, budget, TUNED, REPLIES, belief)

    def _line(self, world: World, option: int, reply: str, chance: int) -> float:
        """Return how likely a win looks over the turns that follow an answer."""
        seat, other = world.seat, policy_of(reply)
        policies = (GREEDY, other) if seat == 0 else (other, GREEDY)
        values = line_values(
            world.state,
            option,
            chance,
            seat,
            policies,
            (TUNED, TUNED),
            TURNS,
            judging(world.state.match),
        )
        return foreseen([likelihood(int(value)) for value in values])


def foreseen(chances: list[float]) -> float:
    """Return the chance of a win over some turns, each counting for more than the one before.

    A line that came to its end early stands as it ended.
    """
    chances = chances + chances[-1:] * (TURNS - len(chances))
    parts = range(1, TURNS + 1)
    return sum(part * chance for part, chance in zip(parts, chances, strict=True)) / sum(parts)
