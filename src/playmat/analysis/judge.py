"""One decision judged: the best answer that was found against the one that was given.

All answers are tried in the same worlds with the same chances, the better half again and again.
What wins is then compared with the answer given in worlds that had no part in finding it, or the
luckiest of many would seem better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from playmat.analysis.engine import Engine
from playmat.engine.vm import EndlessProgram
from playmat.errors import PlaymatError
from playmat.model.views.view import View
from playmat.search.worlds import World

WORD: Final = 1 << 31
FEWEST: Final = 4
"""Worlds in which two answers are compared at least."""

EVEN: Final = 8
"""Worlds in which it is looked at how a turn begins."""

FAILS: Final = (EndlessProgram, PlaymatError, AssertionError, IndexError)
"""What an answer may raise in a world in which it means something else."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost: lines followed, and seconds after which no more are begun."""

    lines: int = 96
    seconds: float | None = None
    limit: float = inf
    """Seconds after which a decision is left without a judgement."""

    def key(self) -> str:
        """Return what results of this budget are kept under."""
        return f"{self.lines}" + ("" if self.seconds is None else f"/{self.seconds:g}s")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two lines from one world: after the best answer, and after the one given."""

    start: World
    best: World
    given: World


@dataclass(frozen=True, slots=True)
class Judged:
    """What came out: chances of a win for whoever was asked."""

    best: int
    chance: float
    """After the best answer."""

    drop: float
    """How much less after the answer given, and below, the standard error of that."""

    error: float
    pairs: tuple[Pair, ...] = ()


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.lines = budget.lines
        began = perf_counter()
        seconds = inf if budget.seconds is None else budget.seconds
        self.half = began + seconds / 2
        self._ends = began + seconds
        self.limit = began + budget.limit

    def allows(self, lines: int) -> bool:
        """Return whether so many more lines may be followed."""
        return self.lines >= lines and perf_counter() < self._ends


def judge(
    engine: Engine, view: View, options: Sequence[int], given: int, budget: Budget, seed: int
) -> Judged | None:
    """Return how an answer compares with the best found; nothing without a world or the time."""
    random, clock = Random(seed), Clock(budget)
    marks = marked(engine, view, options, given, clock, random)
    if marks is None:
        return None
    most = max(len(each) for each in marks.values())
    standing = [option for option in options if len(marks[option]) == most]
    best = max(standing, key=lambda option: (sum(marks[option]), option == given))
    if best == given:
        return Judged(best, fmean(marks[best]), 0.0, 0.0)
    return compared(engine, view, best, given, clock, random)


def marked(
    engine: Engine,
    view: View,
    options: Sequence[int],
    given: int,
    clock: Clock,
    random: Random,
) -> dict[int, list[float]] | None:
    """Return the marks of all answers, the better ones in more worlds; half the budget goes."""
    marks: dict[int, list[float]] = {option: [] for option in options}
    standing = list(options)
    reserve = clock.lines // 2
    while not marks[given] or (
        len(standing) > 1 and perf_counter() < clock.half and clock.allows(reserve + len(standing))
    ):
        world = engine.world(view, random.randrange(WORD))
        if world is None:
            return None
        chance = random.randrange(WORD)
        for option in standing:
            if perf_counter() > clock.limit:
                return None
            marks[option].append(mark(engine, world, option, chance)[0])
        clock.lines -= len(standing)
        standing = halved(standing, marks, given)
    return marks


def mark(engine: Engine, world: World, option: int, chance: int) -> tuple[float, World]:
    """Return an answer followed in a world; one that cannot be given there is worth nothing."""
    try:
        return engine.follow(world, option, chance)
    except FAILS:
        return 0.0, world


def halved(standing: list[int], marks: dict[int, list[float]], given: int) -> list[int]:
    """Return the better half of the answers, and the one given in any case."""
    if len(standing) <= 2:
        return standing
    ranked = sorted(standing, key=lambda option: sum(marks[option]), reverse=True)
    kept = ranked[: max(2, (len(standing) + 1) // 2)]
    return kept if given in kept else [*kept[:-1], given]


def compared(
    engine: Engine, view: View, best: int, given: int, clock: Clock, random: Random
) -> Judged | None:
    """Return two answers compared in worlds that neither was tried in before."""
    ours: list[float] = []
    theirs: list[float] = []
    pairs: list[Pair] = []
    while len(ours) < FEWEST or clock.allows(2):
        world = engine.world(view, random.randrange(WORD))
        if world is None or perf_counter() > clock.limit:
            return None
        chance = random.randrange(WORD)
        one, other = (mark(engine, world, option, chance) for option in (best, given))
        ours.append(one[0])
        theirs.append(other[0])
        pairs.append(Pair(world, one[1], other[1]))
        clock.lines -= 2
    gains = [one - other for one, other in zip(ours, theirs, strict=True)]
    drop = fmean(gains)
    if drop <= 0:  # it only seemed better
        return Judged(given, fmean(theirs), 0.0, 0.0)
    return Judged(best, fmean(ours), drop, stdev(gains) / sqrt(len(gains)), tuple(pairs))


def standing(engine: Engine, view: View, seed: int) -> float | None:
    """Return how likely a win is for whoever looks, before an answer and by even play."""
    random, found = Random(f"{seed} stands"), []
    for _ in range(EVEN):
        world = engine.world(view, random.randrange(WORD))
        if world is None:
            return None
        with suppress(*FAILS):
            found.append(engine.stands(world, random.randrange(WORD)))
    return fmean(found) if found else None
