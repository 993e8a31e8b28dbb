"""The player that thinks its turn through: each option, what follows, and the reply.

An option is tried in worlds sampled from the view. In each of them its own turn is continued
greedily and the other player's next turn by some policy. The policy differs from world to world,
because a plan overfitted to one opponent is not a plan against another. The planner deviates from
greedy play only for an option that is clearly better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playmat.errors import IllegalOption
from playmat.search.beliefs import Archetypes, Belief
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import WON
from playmat.search.core.lookahead import best_answer, leaves
from playmat.search.core.weights import USUAL, Weights
from playmat.search.worlds import World, deal_worlds

if TYPE_CHECKING:
    from playmat.agents.sitting import Start
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View

WORD: Final = 1 << 31
MIXTURE: Final = ("greedy", "quick", "greedy", "random")
"""Policies for the other player's reply, used in turn."""

TURNS: Final = 2
"""Number of turns that are played out: its own and the reply."""

MOST_LINES: Final = 1_000
"""More lines than this would change nothing."""

FEWEST: Final = 3
"""Fewest worlds an option must be tried in to replace the usual one."""

DOUBT: Final = 1.0
"""How many standard errors better it must be."""

SURE: Final = 1500
"""A lead of this value wins about 73% of games."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: a number of lines, and seconds if given."""

    lines: int = 48
    seconds: float | None = None


class Clock:
    """The unspent part of a budget while lines are played out."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()
        self._played = 0

    def allows(self, lines: int) -> bool:
        """Whether *lines* more lines fit, counting them if so; the first are always in time.

        A line is assumed to take as long as the average line before.
        """
        played, seconds = self._played, self._budget.seconds
        if played + lines > self._budget.lines:
            return False
        if played and seconds is not None:
            spent = perf_counter() - self._began
            if spent + spent / played * lines > seconds:
                return False
        self._played += lines
        return True


class PlannerAgent:
    """Takes the option that is clearly best after its own turn and a reply, else the greedy one."""

    rounds = 1
    """Number of worlds in which options are tried before the worse half is dropped."""

    doubt = DOUBT

    def __init__(
        self,
        seed: int | None = None,
        budget: Budget = Budget(),  # noqa: B008
        weights: Weights = USUAL,
        replies: Sequence[str] = MIXTURE,
        belief: Belief | None = None,
    ) -> None:
        self._random = Random(seed)
        self.budget = budget
        self._weights = weights
        self._replies = tuple(replies)
        self._belief = belief
        self._brakes: dict[int, Brake] = {}

    def begin(self, start: Start) -> None:
        """Keep to the clock of a game, if it has one, and end a turn that goes in circles."""
        if start.clock is not None:
            self.budget = Budget(MOST_LINES, start.clock)
        if start.circling is not None:
            self._brakes.setdefault(start.seat, Brake(start.seat)).press(start.circling)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the option with the best average; refuse a choice that offers none."""
        options = choice.options
        if not options:
            raise IllegalOption("a planned option", ())
        if len(options) == 1:
            return options[0]
        packed = self._best(view, [option.packed for option in options])
        return choice.packed(packed)

    def _best(self, view: View, options: list[int]) -> int:
        """The best option: all are tried in one world, then the better half in the next."""
        clock = Clock(self.budget)
        world = self._world(view)
        if world is None:
            return self._random.choice(options)
        standing = self._braked(world, options)
        usual = self._greedy(world, standing)
        marks: dict[int, list[float]] = {option: [] for option in standing}
        while len(standing) > 1 and clock.allows(len(standing)) and world is not None:
            reply = self._replies[len(marks[usual]) % len(self._replies)]
            chance = self._random.randrange(WORD)
            for option in standing:
                marks[option].append(self._line(world, option, reply, chance))
            if len(marks[usual]) % self.rounds == 0:
                standing = better(standing, marks, usual)
            world = self._world(view)
        return preferred(standing, marks, usual, self.doubt)

    def _greedy(self, world: World, options: list[int]) -> int:
        seeds = (self._random.randrange(WORD), self._random.randrange(WORD))
        return greedy(world, options, seeds, self._weights)

    def _world(self, view: View) -> World | None:
        if self._belief is None:
            self._belief = Archetypes.of_book(view.table.book)
        return next(iter(deal_worlds(view, [self._random.randrange(WORD)], self._belief)), None)

    def _braked(self, world: World, options: list[int]) -> list[int]:
        """The options to consider; in a turn that goes in circles, only those that end it.

        The brake is asked once per decision.
        """
        leaving = [option for option in options if leaves(option)]
        if world.ask != "main" or not leaving:
            return options
        brake = self._brakes.setdefault(world.seat, Brake(world.seat))
        return leaving if brake.comes_to(world.state) else options

    def _line(self, world: World, option: int, reply: str, chance: int) -> float:
        """Win chance after an option, the rest of the turn and a reply."""
        seat = world.seat
        line = world.after(option, chance)
        # An option that ends the turn has used up one of them.
        gone = line.state.turn - world.state.turn
        policies = ("greedy", reply) if seat == 0 else (reply, "greedy")
        line.play_out(policies, turns=TURNS - gone, weights=self._weights)
        return likelihood(line.value(self._weights))


def greedy(world: World, options: list[int], seeds: tuple[int, ...], weights: Weights) -> int:
    """The option greedy play would take, the default of every decision."""
    found = int(best_answer(world.state, world.seat, seeds, weights, Brake()))
    return found if found in options else options[-1]


def better(standing: list[int], marks: dict[int, list[float]], usual: int) -> list[int]:
    """The options worth another world: the better half, always including the usual one."""
    if len(standing) <= 2:
        return standing
    ranked = sorted(standing, key=lambda option: sum(marks[option]), reverse=True)
    kept = ranked[: max(2, (len(standing) + 1) // 2)]
    return kept if usual in kept else [*kept[:-1], usual] if len(kept) > 2 else [*kept, usual]


def preferred(
    standing: list[int], marks: dict[int, list[float]], usual: int, doubt: float = DOUBT
) -> int:
    """The best option if it beats the usual one by more than chance explains."""
    best = max(standing, key=lambda option: sum(marks[option]))
    gains = [one - other for one, other in zip(marks[best], marks[usual], strict=True)]
    if best == usual or len(gains) < FEWEST:
        return usual
    return best if fmean(gains) > doubt * stdev(gains) / sqrt(len(gains)) else usual


def likelihood(value: int) -> float:
    """Convert a position's value into a win chance."""
    if abs(value) >= WON:
        return 1.0 if value > 0 else 0.0
    return 1 / (1 + exp(-value / SURE))
