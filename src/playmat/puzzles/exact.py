"""The exact chance of a goal over all moves, coins, draws and replies.

The solver chooses the best chance, the opponent the worst, and chance events are averaged.
Positions at the start of a move are cached. Nothing is estimated: a search that exceeds its bound
or runs in a circle is abandoned.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from playmat.kinds import asks, players
from playmat.model.state import State
from playmat.puzzles.chance import Meter, Node, Unknown, open_position, outcomes
from playmat.puzzles.goal import Goal
from playmat.puzzles.key import main_key
from playmat.search.core.lookahead import leaves

ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
TINY: Final = Fraction(1, 10**9)
BELOW: Final = Fraction(-1)
ABOVE: Final = Fraction(2)
SHUFFLED: Final = -1
"""The only option of a shuffle."""

WIDEST: Final = 40
"""Questions with more options are not searched."""


class Exact:
    """A search for one goal, with a cache of results."""

    def __init__(self, goal: Goal, bound: int, strict: bool = False) -> None:
        self.goal = goal
        self.meter = Meter(bound, strict)
        self._known: dict[tuple[Any, ...], Fraction] = {}
        self._open: set[tuple[Any, ...]] = set()

    def chance(self, st: State) -> Fraction:
        """The chance of the goal in a position with shuffled decks."""
        return self.value(open_position(st))

    def value(self, node: Node) -> Fraction:
        """The chance of the goal with best play."""
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
        """The chance of the goal after a move.

        A bound is enough if the chance is at most *least* or at least *most*.
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
        """The chance of the goal after each move, or an upper bound for moves that are not best.

        Moves whose chance cannot be determined are left out.
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
        """The options of best play for the player or chance to move, with chance favouring the
        solver.
        """
        st = node.st
        if not st.options:
            return [SHUFFLED]
        if st.chooser == players.CHANCE:
            return [max(st.options, key=lambda option: self.after(node, option))]
        each, best = self.each(node), self.value(node)
        found = [option for option in ordered(st) if each.get(option) == best]
        return found if int(st.chooser) == self.goal.seat else found[:1]

    def can_fail(self, node: Node) -> bool:
        """Whether some option is worse than the best."""
        best = self.value(node)
        return any(value < best for value in self.each(node).values())

    def _average(self, node: Node) -> Fraction:
        options = list(node.st.options) or [SHUFFLED]
        self._fits(options)
        return sum((self.after(node, option) for option in options), ZERO) / len(options)

    def _best(self, node: Node) -> Fraction:
        """The chance with best play by the player to choose."""
        self._fits(node.st.options)
        if int(node.st.chooser) != self.goal.seat:
            return self._worst(node)
        best, unknown = ZERO, None
        for option in ordered(node.st):
            try:
                best = max(best, self.after(node, option, least=best))
            except Unknown as error:  # no problem if another move has a chance of 1
                unknown = error
            if best == ONE:
                return ONE
        if unknown is not None:
            raise unknown
        return best

    def _worst(self, node: Node) -> Fraction:
        """The chance after the opponent's best reply."""
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
    """The options, with those that end a turn first, because they are the fastest to search."""
    if st.ask != asks.MAIN:
        return list(st.options)
    return sorted(st.options, key=lambda option: not leaves(option))
