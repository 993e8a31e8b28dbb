"""The player that never tries an option out: the playout policy, for games at the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from playmat.errors import IllegalOption
from playmat.search.beliefs import SEEN
from playmat.search.core.playout import quick_answer
from playmat.search.worlds import dealt

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View

WORD: Final = 1 << 31


class QuickAgent:
    """Takes the option that a few rules of thumb prefer, in a world sampled from the view."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the option with the best mark; refuse a choice that offers none."""
        options = choice.options
        if not options:
            raise IllegalOption("a quick option", ())
        number = self._random.randrange(WORD)
        world = dealt(view, number, SEEN) if len(options) > 1 else None
        if world is None:
            return options[number % len(options)]
        packed = quick_answer(world)
        return choice.packed(packed)
