"""The difficulty of a puzzle: how simple strategies do, and how long and narrow the solution is."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from playmat.engine.vm import EndlessProgram
from playmat.kinds import players
from playmat.model.state import State
from playmat.puzzles.chance import Node, Unknown, outcomes
from playmat.puzzles.exact import SHUFFLED, ZERO, Exact
from playmat.search.core.brake import Brake
from playmat.search.core.lookahead import best_answer
from playmat.search.core.weights import USUAL

Policy = Callable[[State], int]

PATIENCE: Final = 400
"""Number of decisions after which a policy counts as failed."""

SEEDS: Final = (11, 23)
NARROW: Final = 5
LONG: Final = 4
LONGER: Final = 6
HARDEST: Final = 5


class Follow:
    """Computes the chance of a fixed policy, over all chance events and best replies."""

    def __init__(self, exact: Exact, policy: Policy) -> None:
        self._exact = exact
        self._policy = policy
        self._left = PATIENCE

    def chance(self, node: Node) -> Fraction:
        """The chance of the goal if the solver follows the policy."""
        goal, st = self._exact.goal, node.st
        decided = goal.decided(st)
        if decided is not None:
            return decided
        self._left -= 1
        if self._left < 0:
            return ZERO
        if st.chooser == players.CHANCE:
            options = list(st.options) or [SHUFFLED]
            return sum((self._chance_after(node, o) for o in options), ZERO) / len(options)
        if int(st.chooser) != goal.seat:
            return self._exact.value(node)
        return self._chance_after(node, self._policy(st))

    def _chance_after(self, node: Node, option: int) -> Fraction:
        found = outcomes(node, option, self._exact.goal, self._exact.meter)
        try:
            return sum((share * self.chance(each) for share, each in found), ZERO)
        except Unknown:
            return ZERO


def first_option(st: State) -> int:
    return int(st.options[0])


def greedy_option(st: State) -> int:
    try:
        return int(best_answer(st, int(st.chooser), SEEDS, USUAL, Brake()))
    except EndlessProgram:
        return first_option(st)


def level(answers: int, good: int, depth: int, best: Fraction, greedy: Fraction) -> int:
    """The level of a puzzle from 1 to 5."""
    found = 1 + (greedy < best) + (depth >= LONG) + (depth >= LONGER) + (answers >= NARROW * good)
    return min(HARDEST, found)
