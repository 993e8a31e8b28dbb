"""The player that does what looks best now: develops first, then attacks where it counts."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, Final

from playmat.agents.lookahead import best_answer
from playmat.errors import IllegalOption, UnknownDeck
from playmat.model.views.records import UNKNOWN

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.state import State
    from playmat.model.views.view import View

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
        world = dealt(view, seeds[0])
        if world is None:
            return options[seeds[0] % len(options)]
        packed = best_answer(world, view.seat, seeds)
        return next(option for option in options if option.packed == packed)


def dealt(view: View, seed: int) -> State | None:
    """Return a world that agrees with a view; none where lists are secret and no card was seen."""
    try:
        return view.sample(seed)
    except UnknownDeck:
        guess = guessed_list(view)
        return view.sample(seed, guess) if guess else None


def guessed_list(view: View) -> list[str]:
    """Return a deck list for the other player that holds what was seen of it, or nothing.

    Where lists are secret the rest is guessed from the cards seen on either side: what matters to
    greedy play lies open, and nothing better is known.
    """
    foe, own = cards_of(view, 1 - view.seat), cards_of(view, view.seat)
    seen = [card for card in foe if card]
    stock = [*(card for card in own if card), *view.me.hand, *seen]
    side = view.foe
    prizes = sum(prize is not None for prize in side.prizes)
    hidden = side.deck_count + side.hand_count + prizes + len(foe) - len(seen)
    return [*seen, *islice(cycle(stock), hidden)] if stock else []


def cards_of(view: View, seat: int) -> list[str]:
    """Return a player's cards on the table, unknown where they lie face down."""
    side = view.sides[seat]
    found = [*side.discard, *side.lost, *side.beside, *side.playing, *side.aside]
    if view.table.stadium and view.table.stadium_seat == seat:
        found.append(view.table.stadium)
    for mon in (*side.actives, *side.bench):
        found += [*(mon.stack or (UNKNOWN,)), *mon.energy, *mon.gear]
    return found
