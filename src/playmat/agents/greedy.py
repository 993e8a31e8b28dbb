"""The player that does what looks best now: develops first, then attacks where it counts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from playmat.errors import IllegalOption
from playmat.search.beliefs import SEEN, Belief
from playmat.search.core.brake import Brake
from playmat.search.core.lookahead import best_answer
from playmat.search.core.weights import USUAL, Weights
from playmat.search.worlds import dealt

if TYPE_CHECKING:
    from playmat.agents.sitting import Start
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View

DEALS: Final = 2
"""How many deals of chance an attack is judged by."""

WORD: Final = 1 << 31


class GreedyAgent:
    """Takes the option that leaves the best position, as far as a view can show.

    Each option is tried in a world sampled from the view (``View.sample``), so hidden cards are
    guessed and never read.
    """

    def __init__(
        self, seed: int | None = None, weights: Weights = USUAL, belief: Belief = SEEN
    ) -> None:
        self._random = Random(seed)
        self._weights = weights
        self._belief = belief
        self._brakes: dict[int, Brake] = {}

    def begin(self, start: Start) -> None:
        """Note a turn that was already going in circles, so that it is ended."""
        if start.circling is not None:
            self._brakes.setdefault(start.seat, Brake(start.seat)).press(start.circling)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the option with the best prospects; refuse a choice that offers none."""
        options = choice.options
        if not options:
            raise IllegalOption("a greedy option", ())
        if len(options) == 1:
            return options[0]
        seeds = tuple(self._random.randrange(WORD) for _ in range(DEALS))
        world = dealt(view, seeds[0], self._belief)
        if world is None:
            return options[seeds[0] % len(options)]
        brake = self._brakes.setdefault(view.seat, Brake(view.seat))
        packed = best_answer(world, view.seat, seeds, self._weights, brake)
        return choice.packed(packed)
