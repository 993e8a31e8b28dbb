"""Turn a position into a puzzle by computing its exact chance, solution and level."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from playmat.engine.vm import EndlessProgram
from playmat.game.from_position import table_at
from playmat.game.scenario.references import Cards
from playmat.puzzles.chance import TooMuch, open_position
from playmat.puzzles.exact import ONE, ZERO, Exact
from playmat.puzzles.goal import ODDS, SURVIVE, WIN, Goal
from playmat.puzzles.grade import Follow, first_option, greedy_option, level
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.solution import best_line, depth_of, in_words

BOUND: Final = 6_000
"""Number of moves that a search may try before a position is abandoned."""

FEWEST: Final = 3
"""Minimum number of first moves in a puzzle."""

SHALLOW: Final = 2
"""Minimum number of decisions in the solution that can go wrong."""


def certified(position: str, kind: str, bound: int = BOUND) -> Puzzle | None:
    """The puzzle of a position, or None if the position is unsuitable."""
    try:
        return proved(position, kind, bound)
    except (TooMuch, EndlessProgram, RecursionError):
        return None


def proved(position: str, kind: str, bound: int = BOUND) -> Puzzle | None:
    """Same as `certified`, but raises if the position cannot be searched."""
    st = table_at(position, 1, None, Cards())
    exact = Exact(Goal(SURVIVE if kind == SURVIVE else WIN, int(st.player), int(st.turn)), bound)
    root = open_position(st)
    best = exact.value(root)
    if best == ZERO or len(st.options) < FEWEST:
        return None
    each = list(exact.each(root).values())
    good = each.count(best) + len(st.options) - len(each)
    if good == len(st.options) or Follow(exact, first_option).chance(root) == best:
        return None
    size = bound - exact.meter.left
    exact.meter.left += bound  # the search for the shortest solution gets its own budget
    steps = best_line(exact, root)
    depth = depth_of(steps)
    if depth < SHALLOW:
        return None
    greedy = Follow(exact, greedy_option).chance(root)
    return Puzzle(
        id="",
        book=st.match.book.rules.name,
        kind=kind_of(kind, best),
        level=level(len(st.options), good, depth, best, greedy),
        position=position,
        chance=str(best),
        answers=len(st.options),
        good=good,
        depth=depth,
        size=size,
        greedy=str(greedy),
        line=tuple(in_words(steps, exact.goal.seat, told=best < ONE)),
    ).named()


def kind_of(kind: str, best: Fraction) -> str:
    if kind == SURVIVE:
        return SURVIVE
    return WIN if best == ONE else ODDS


def still_holds(puzzle: Puzzle, bound: int = 4 * BOUND) -> bool:
    """Recompute a puzzle's chance without shortcuts and compare it with the stored one."""
    st = puzzle.laid()
    return Exact(puzzle.goal(st), bound, strict=True).chance(st) == puzzle.best
