"""Where to look for puzzles: what random play sometimes wins, or greedy play misses."""

from __future__ import annotations

from random import Random

from playmat.puzzles.goal import WIN
from playmat.puzzles.make import is_promising
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import shipped


def quickest(*, for_greedy: bool) -> Puzzle:
    """The smallest puzzle with a certain win that greedy play solves, or never does."""
    greedy = "1" if for_greedy else "0"
    found = [one for one in shipped() if (one.kind, one.greedy) == (WIN, greedy)]
    return min(found, key=lambda one: one.size)


def test_what_greedy_play_wins_is_promising_but_not_hard() -> None:
    st = quickest(for_greedy=True).laid()

    assert is_promising(st, WIN, Random(1), hard=False)
    assert not is_promising(st, WIN, Random(1), hard=True)


def test_what_greedy_play_misses_is_hard() -> None:
    st = quickest(for_greedy=False).laid()

    assert is_promising(st, WIN, Random(1), hard=True)
