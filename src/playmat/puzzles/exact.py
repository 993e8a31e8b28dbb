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
from playmat.puzzles.chance import Meter, Node, Unknown, opened, outcomes
from playmat.puzzles.goal import Goal
from playmat.puzzles.key import main_key
from playmat.search.core.lookahead import leaves

ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
TINY: Final = Fraction(1, 10**9)
BELOW: Final = Fraction(-1)
ABOVE: Final = Fraction(2)
SHUFFLED: Final = -1
"""The only answer to a shuffle."""

WIDEST: Final = 40
"""Options beyond which a question is not searched."""


class Exact:
    """A search for one goal, with what it has found so far."""

    def __init__(self, goal: Goal, bound: int, strict: bool = False) -> None:
        self.goal = goal
        self.meter = Meter(bound, strict)
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
            raise Unknown("the position repeats")
        self._open.add(key)
        try:
            self._known[key] = self._best(node)
        finally:
            self._open.discard(key)
        return self._known[key]

    def after(
        self, node: Node, option: int, least: Fraction = BELOW, most: Fraction = ABOVE
    ) -> Fraction:
        """Return the chance of the goal after an answer.

        Where it turns out to be at most *least*, or at least *most*, a bound of it is enough.
        """
        total, rest = ZERO, ONE
        for share, found in outcomes(node, option, self.goal, self.meter):
            total += share * self.value(found)
            rest -= share
            if total + rest <= least:
                return total + rest
            if total >= most:
                return total
        return total

    def each(self, node: Node) -> dict[int, Fraction]:
        """Return the chance of the goal after each answer, or a bound where it is not the best.

        Answers of which that cannot be told are left out.
        """
        floor = self.value(node) - TINY
        found = {}
        for option in node.st.options:
            try:
                found[option] = self.after(node, option, floor)
            except Unknown:
                continue
        return found

    def best_options(self, node: Node) -> list[int]:
        """Return the answers that whoever is asked may well give, chance on the solver's side."""
        st = node.st
        if not st.options:
            return [SHUFFLED]
        if st.chooser == players.CHANCE:
            return [max(st.options, key=lambda option: self.after(node, option))]
        each, best = self.each(node), self.value(node)
        found = [option for option in ordered(st) if each.get(option) == best]
        return found if int(st.chooser) == self.goal.seat else found[:1]

    def can_fail(self, node: Node) -> bool:
        """Return whether some answer is worse than the best."""
        best = self.value(node)
        return any(value < best for value in self.each(node).values())

    def _average(self, node: Node) -> Fraction:
        options = list(node.st.options) or [SHUFFLED]
        self._fits(options)
        return sum((self.after(node, option) for option in options), ZERO) / len(options)

    def _best(self, node: Node) -> Fraction:
        """Return the chance after the answer that whoever is asked would give."""
        self._fits(node.st.options)
        if int(node.st.chooser) != self.goal.seat:
            return self._worst(node)
        best, unknown = ZERO, None
        for option in ordered(node.st):
            try:
                best = max(best, self.after(node, option, least=best))
            except Unknown as error:  # it does not matter if another answer is sure
                unknown = error
            if best == ONE:
                return ONE
        if unknown is not None:
            raise unknown
        return best

    def _worst(self, node: Node) -> Fraction:
        """Return the chance after the other player's best reply."""
        worst = ONE
        for option in ordered(node.st):
            worst = min(worst, self.after(node, option, most=worst))
            if worst == ZERO:
                break
        return worst

    def _fits(self, options: list[int]) -> None:
        if len(options) > WIDEST:
            raise Unknown("a choice has too many options")


def ordered(st: State) -> list[int]:
    """Return the options, those that end a turn first: they are the quickest to follow."""
    if st.ask != asks.MAIN:
        return list(st.options)
    return sorted(st.options, key=lambda option: not leaves(option))
