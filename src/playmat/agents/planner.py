"""The player that thinks its turn through: each answer, what follows, and what the other replies.

An answer is tried in worlds dealt from the view.  In each the own turn is played on greedily and
the other player's next one by some policy; which policy differs from world to world, because a
plan against one opponent known by heart is no plan against another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playmat.errors import IllegalOption
from playmat.search.beliefs import Archetypes, Belief
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import WON
from playmat.search.core.lookahead import leaves
from playmat.search.core.weights import USUAL, Weights
from playmat.search.worlds import World, deal_world

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View

WORD: Final = 1 << 31
MIXTURE: Final = ("greedy", "quick", "greedy", "random")
"""What the other player's reply is played by, in turn."""

TURNS: Final = 2
"""The turns that are played out: the own one and the reply."""

SURE: Final = 1500
"""So much better a position makes a win about 73 % likely."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: so many lines played out, and so many seconds if given."""

    lines: int = 48
    seconds: float | None = None


class PlannerAgent:
    """Take the answer that is best on average after the own turn and a reply to it."""

    def __init__(
        self,
        seed: int | None = None,
        budget: Budget = Budget(),  # noqa: B008
        weights: Weights = USUAL,
        replies: Sequence[str] = MIXTURE,
        belief: Belief | None = None,
    ) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._weights = weights
        self._replies = tuple(replies)
        self._belief = belief
        self._brakes: dict[int, Brake] = {}

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the option with the best average; refuse a choice that offers none."""
        options = choice.options
        if not options:
            raise IllegalOption("a planned option", ())
        if len(options) == 1:
            return options[0]
        packed = self._best(view, [option.packed for option in options])
        return next(option for option in options if option.packed == packed)

    def _best(self, view: View, options: list[int]) -> int:
        """Return the best answer: all are tried in one world, then the better half in the next."""
        ends = None if self._budget.seconds is None else perf_counter() + self._budget.seconds
        lines, totals, tried = self._budget.lines, dict.fromkeys(options, 0.0), 0
        standing = list(options)
        while len(standing) > 1 and lines >= len(standing):
            world = self._world(view)
            if world is None:
                break
            if not tried:
                standing = self._braked(world, standing)
            reply, chance = self._replies[tried % len(self._replies)], self._random.randrange(WORD)
            for option in standing:
                totals[option] += self._line(world, option, reply, chance)
            tried += 1
            lines -= len(standing)
            if ends is not None and perf_counter() > ends:
                break
            standing = better(standing, totals, tried)
        return max(standing, key=totals.__getitem__)

    def _world(self, view: View) -> World | None:
        if self._belief is None:
            self._belief = Archetypes.of_book(view.table.book)
        return deal_world(view, self._random.randrange(WORD), self._belief)

    def _braked(self, world: World, options: list[int]) -> list[int]:
        """Return the answers that may be given; where the turn goes in circles, those that end it.

        The brake is asked once a decision.
        """
        leaving = [option for option in options if leaves(option)]
        if world.ask != "main" or not leaving:
            return options
        brake = self._brakes.setdefault(world.seat, Brake(world.seat))
        return leaving if brake.comes_to(world.state) else options

    def _line(self, world: World, option: int, reply: str, chance: int) -> float:
        """Return how likely a win looks after an answer, the rest of the turn and a reply."""
        seat = world.seat
        line = world.after(option, chance)
        # An answer that ends the turn has used up one of them.
        gone = line.state.turn - world.state.turn
        policies = ("greedy", reply) if seat == 0 else (reply, "greedy")
        line.play_out(policies, turns=TURNS - gone, weights=self._weights)
        return likelihood(line.value(self._weights))


def better(standing: list[int], totals: dict[int, float], tried: int) -> list[int]:
    """Return the answers worth another world: after the first two, the better half of them."""
    if tried < 2 or len(standing) <= 2:
        return standing
    ranked = sorted(standing, key=totals.__getitem__, reverse=True)
    return ranked[: max(2, (len(standing) + 1) // 2)]


def likelihood(value: int) -> float:
    """Return a position's value as the likelihood of a win."""
    if abs(value) >= WON:
        return 1.0 if value > 0 else 0.0
    return 1 / (1 + exp(-value / SURE))
