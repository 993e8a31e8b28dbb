"""Judge one decision: the best option found against the one that was taken.

All options are tried in the same worlds with the same chance events, the better half again and
again. The winner is then compared with the option taken in new worlds, because the luckiest of many
options would otherwise look better than it is.
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
"""Fewest worlds in which two options are compared."""

EVEN: Final = 8
"""Number of worlds used to judge the start of a turn."""

FAILS: Final = (EndlessProgram, PlaymatError, AssertionError, IndexError)
"""Errors an option may raise in a world where it means something else."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost: lines to play out, and seconds after which no more start."""

    lines: int = 96
    seconds: float | None = None
    limit: float = inf
    """Seconds after which a decision is left unjudged."""

    def key(self) -> str:
        """Key under which results with this budget are stored."""
        return f"{self.lines}" + ("" if self.seconds is None else f"/{self.seconds:g}s")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two lines from one world: after the best option, and after the one taken."""

    start: World
    best: World
    given: World


@dataclass(frozen=True, slots=True)
class Judged:
    """The result, as win chances of the player who decided."""

    best: int
    chance: float
    """With the best option."""

    drop: float
    """How much lower it is with the option taken; `error` is the standard error of that."""

    error: float
    pairs: tuple[Pair, ...] = ()


class Clock:
    """The unspent part of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.lines = budget.lines
        began = perf_counter()
        seconds = inf if budget.seconds is None else budget.seconds
        self.half = began + seconds / 2
        self._ends = began + seconds
        self.limit = began + budget.limit

    def allows(self, lines: int) -> bool:
        """Whether *lines* more lines may be played out."""
        return self.lines >= lines and perf_counter() < self._ends


def judge(
    engine: Engine, view: View, options: Sequence[int], given: int, budget: Budget, seed: int
) -> Judged | None:
    """Compare an option with the best one found; None if there is no world or no time left."""
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
    """Values of all options, the better ones in more worlds, for half the budget."""
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
    """Play an option out in a world; one that cannot be played there is worth 0."""
    try:
        return engine.follow(world, option, chance)
    except FAILS:
        return 0.0, world


def halved(standing: list[int], marks: dict[int, list[float]], given: int) -> list[int]:
    """The better half of the options, always including the one taken."""
    if len(standing) <= 2:
        return standing
    ranked = sorted(standing, key=lambda option: sum(marks[option]), reverse=True)
    kept = ranked[: max(2, (len(standing) + 1) // 2)]
    return kept if given in kept else [*kept[:-1], given]


def compared(
    engine: Engine, view: View, best: int, given: int, clock: Clock, random: Random
) -> Judged | None:
    """Compare two options in worlds that neither was tried in before."""
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
    if drop <= 0:  # it only looked better
        return Judged(given, fmean(theirs), 0.0, 0.0)
    return Judged(best, fmean(ours), drop, stdev(gains) / sqrt(len(gains)), tuple(pairs))


def standing(engine: Engine, view: View, seed: int) -> float | None:
    """Win chance before a decision, by even play; None if no world could be judged."""
    random, found = Random(f"{seed} stands"), []
    for _ in range(EVEN):
        world = engine.world(view, random.randrange(WORD))
        if world is None:
            return None
        with suppress(*FAILS):
            found.append(engine.stands(world, random.randrange(WORD)))
    return fmean(found) if found else None
