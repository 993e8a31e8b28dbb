"""The strongest player: plans like the planner, further ahead and with a learned judge.

It plays its own turn and its next one with weights tuned by play, and the other player's turn in
between mostly with the quick policy. The position after each of the three turns is judged by what
was learned from many games. Later turns count for more, because the effect of a move shows late;
but the end of a line alone says little, because so much is chance.
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
"""Policies for the other player's turn, one world after another."""

TURNS: Final = 3
"""Number of turns that are played out, starting with the current one."""

LINES: Final = Budget(lines=96)


class MasterAgent(PlannerAgent):
    """Takes the option that is best after the coming turns, as the judge values each of them."""

    rounds = 2
    doubt = 0.25

    def __init__(
        self, seed: int | None = None, budget: Budget = LINES, belief: Belief | None = None
    ) -> None:
        super().__init__(seed, budget, TUNED, REPLIES, belief)

    def _line(self, world: World, option: int, reply: str, chance: int) -> float:
        """Win chance over the turns that follow an option."""
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
    """Weighted win chance over several turns, each counting for more than the one before.

    A line that ended early counts as it ended.
    """
    chances = chances + chances[-1:] * (TURNS - len(chances))
    parts = range(1, TURNS + 1)
    return sum(part * chance for part, chance in zip(parts, chances, strict=True)) / sum(parts)
