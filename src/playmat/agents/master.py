"""The strongest player: it plans as the planner does, with better weights and a learned judge.

After an answer the own turn is played on by weights that were tuned by play, or brought to its end
at once, whichever is better: greedy play goes on for too long now and then.  The reply is given by
the quick policy and by greedy play in turn, and where that leads is judged by what was learnt from
many games.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playmat.agents.contest import Contest, Plan
from playmat.agents.planner import TURNS, WORD, Budget, PlannerAgent, likelihood
from playmat.search.core.line import line_worth
from playmat.search.core.lookahead import leaves
from playmat.search.core.playout import GREEDY, STRAIGHT
from playmat.search.core.weights import TUNED, Weights
from playmat.search.learned import learned
from playmat.search.worlds import policy_of

if TYPE_CHECKING:
    from playmat.model.definitions import Match
    from playmat.model.views.view import View
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

    def _best(self, view: View, options: list[int]) -> int:
        """Return the answer whose plan comes out best in the worlds that time allows."""
        ends = None if self.budget.seconds is None else perf_counter() + self.budget.seconds
        world = self._world(view)
        if world is None:
            return self._random.choice(options)
        allowed = self._braked(world, options)
        contest = Contest(plans(world, allowed), self._greedy(world, allowed))
        lines = self.budget.lines
        while contest.open and lines >= len(contest.standing) and world is not None:
            lines -= len(contest.standing)
            reply = self._replies[contest.worlds % len(self._replies)]
            contest.go_round(partial(self._plan, world, reply, self._random.randrange(WORD)))
            if ends is not None and perf_counter() > ends:
                break
            world = self._world(view)
        return contest.winner()

    def _plan(self, world: World, reply: str, chance: int, plan: Plan) -> float:
        """Return how likely a win looks after an answer, the rest of the turn and a reply."""
        seat, other = world.seat, policy_of(reply)
        policies = (plan.rest, other) if seat == 0 else (other, plan.rest)
        value = line_worth(
            world.state,
            plan.answer,
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


def plans(world: World, answers: list[int]) -> list[Plan]:
    """Return the plans for some answers: two for each, one for those that end the turn."""
    main = world.ask == "main"
    straight = [Plan(each, STRAIGHT) for each in answers if not (main and leaves(each))]
    return [Plan(each, GREEDY) for each in answers] + straight
