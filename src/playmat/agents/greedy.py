"""The player that does what looks best now: develops first, then attacks where it counts."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, Final

from playmat.agents.foresight import best_answer
from playmat.errors import IllegalOption, UnknownDeck

if TYPE_CHECKING:
    from playmat.game.choice import Choice, Option
    from playmat.model.sights import SideView
    from playmat.model.state import State
    from playmat.model.view import View

DEALS: Final = 2
"""How many deals of chance an attack is judged by."""

WORD: Final = 1 << 31


class GreedyAgent:
    """Take the answer that leaves the position best, as far as a view can tell.

    Each answer is tried in a world dealt anew from what the view knows (``View.sample``), so hidden
    cards are guessed and never read.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the option with the best prospects; refuse a choice that offers none."""
        options = choice.options
        if not options:
            raise IllegalOption("a greedy option", ())
        if len(options) == 1:
            return options[0]
        seeds = tuple(self._random.randrange(WORD) for _ in range(DEALS))
        packed = best_answer(self._world(view, seeds[0]), view.seat, seeds)
        return next(option for option in options if option.packed == packed)

    def _world(self, view: View, seed: int) -> State:
        try:
            return view.sample(seed)
        except UnknownDeck:
            return view.sample(seed, guessed_list(view))


def guessed_list(view: View) -> list[str]:
    """Return a deck list for the other player that holds what was seen of it.

    Where lists are secret the rest is guessed from the cards seen on either side: what matters to
    greedy play lies open, and nothing better is known.
    """
    seen = cards_seen(view.foe)
    hidden = view.foe.deck_count + view.foe.hand_count + len(view.foe.prizes) + len(view.foe.aside)
    stock = [*cards_seen(view.me), *view.me.hand, *seen]
    return [*seen, *islice(cycle(stock), hidden)]


def cards_seen(side: SideView) -> list[str]:
    """Return the cards of a player that lie open."""
    found = [*side.discard, *side.lost, *side.beside, *side.playing]
    for mon in (*side.actives, *side.bench):
        found += [*mon.stack, *mon.energy, *mon.gear]
    return [card for card in found if card]
