"""Plans in a contest: each is tried in world after world, and the worse half falls out in between.

A plan is an answer and what is done with the rest of the turn.  Its marks tell how likely a win
looked in each world; all plans that are left have been tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

ROUNDS: Final = 4
"""Worlds in which plans are tried before the worse half of them falls out."""

FEWEST: Final = 3
"""Plans that stay in it to the end, and worlds without which nothing can be told."""

DOUBT: Final = 0.5
"""By how many standard errors a plan must be better than what is usual."""


class Plan(NamedTuple):
    """An answer, and the number of the policy by which the own turn goes on after it."""

    answer: int
    rest: int


class Contest:
    """Some plans, the usual answer that another must beat, and the marks so far."""

    def __init__(self, plans: Sequence[Plan], usual: int) -> None:
        self.standing = list(plans)
        self._usual = usual
        self._marks: dict[Plan, list[float]] = {plan: [] for plan in plans}

    @property
    def worlds(self) -> int:
        """In how many worlds the plans that are left have been tried."""
        return len(self._marks[self.standing[0]])

    @property
    def open(self) -> bool:
        """Whether plans of more than one answer are left."""
        return len({plan.answer for plan in self.standing}) > 1

    def go_round(self, mark: Callable[[Plan], float]) -> None:
        """Try every plan that is left in one more world."""
        for plan in self.standing:
            self._marks[plan].append(mark(plan))
        if self.worlds % ROUNDS == 0 and len(self.standing) > FEWEST:
            self._narrow()

    def _narrow(self) -> None:
        """Keep the better half, and the best plan of the usual answer in any case."""
        ranked = self._ranked()
        kept = ranked[: max(FEWEST, (len(ranked) + 1) // 2)]
        usual = self._best_usual(ranked)
        self.standing = kept if usual in kept else [*kept[:-1], usual]

    def winner(self) -> int:
        """Return the answer of the best plan if it is better than the usual one beyond doubt."""
        best, usual = self._ranked()[0], self._best_usual(self._ranked())
        if best.answer == self._usual or self.worlds < FEWEST:
            return self._usual
        pairs = zip(self._marks[best], self._marks[usual], strict=True)
        gains = [one - other for one, other in pairs]
        sure = fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains))
        return best.answer if sure else self._usual

    def _ranked(self) -> list[Plan]:
        return sorted(self.standing, key=lambda plan: sum(self._marks[plan]), reverse=True)

    def _best_usual(self, ranked: list[Plan]) -> Plan:
        return next(plan for plan in ranked if plan.answer == self._usual)
