"""The exact chance of a goal: all own choices, all coins and draws, and all replies.

Choices of the solver take the best chance, choices of the other player the worst, and chance its
average.  Positions at a main question are kept and merged.  Nothing is guessed: what grows beyond
its bound, or goes round in a circle, is given up.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from playmat.kinds import asks, players
from playmat.model.state import State
from playmat.puzzles.chance import Node, TooMuch, opened, outcomes
from playmat.puzzles.goal import Goal
from playmat.puzzles.key import main_key
from playmat.search.core.lookahead import leaves

ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
SHUFFLED: Final = -1
"""The only answer to a shuffle."""

WIDEST: Final = 40
"""Options beyond which a question is not searched."""


class Exact:
    """A search for one goal, with what it has found so far."""

    def __init__(self, goal: Goal, bound: int) -> None:
        self.goal = goal
        self.left = bound
        self._known: dict[tuple[Any, ...], Fraction] = {}
        self._open: set[tuple[Any, ...]] = set()

    def chance(self, st: State) -> Fraction:
        """Return the chance of the goal in a position, its decks shuffled."""
        return self.value(opened(st))

    def value(self, node: Node) -> Fraction:
        """Return the chance of the goal under best play."""
        decided = self.goal.decided(node.st)
        if decided is not None:
            return decided
        if node.st.chooser == players.CHANCE:
            return self._average(node)
        if node.st.ask != asks.MAIN:
            return self._best(node)
        key = main_key(node.st, node.loose)
        if key in self._known:
            return self._known[key]
        if key in self._open:
            raise TooMuch("it goes round in a circle")
        self._open.add(key)
        try:
            self._known[key] = self._best(node)
        finally:
            self._open.discard(key)
        return self._known[key]

    def after(self, node: Node, option: int) -> Fraction:
        """Return the chance of the goal after an answer."""
        total = ZERO
        for share, found in outcomes(node, option, self.goal):
            self._count()
            total += share * self.value(found)
        return total

    def each(self, node: Node) -> dict[int, Fraction]:
        """Return the chance of the goal after each answer."""
        return {option: self.after(node, option) for option in node.st.options}

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch("it is too big")

    def _average(self, node: Node) -> Fraction:
        options = list(node.st.options) or [SHUFFLED]
        self._fits(options)
        return sum((self.after(node, option) for option in options), ZERO) / len(options)

    def _best(self, node: Node) -> Fraction:
        """Return the chance after the answer that whoever is asked would give."""
        own = int(node.st.chooser) == self.goal.seat
        limit, best = (ONE, ZERO) if own else (ZERO, ONE)
        self._fits(node.st.options)
        for option in ordered(node.st):
            value = self.after(node, option)
            best = max(best, value) if own else min(best, value)
            if best == limit:
                break
        return best

    def _fits(self, options: list[int]) -> None:
        if len(options) > WIDEST:
            raise TooMuch("a question has too many answers")


def ordered(st: State) -> list[int]:
    """Return the options, those that end a turn first: they are the quickest to follow."""
    if st.ask != asks.MAIN:
        return list(st.options)
    return sorted(st.options, key=lambda option: not leaves(option))
