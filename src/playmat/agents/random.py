"""The player that takes a random option."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from playmat.errors import IllegalOption

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View


class RandomAgent:
    """Takes every option with the same chance; the same seed takes the same options."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, choice: Choice) -> Option:
        """Return a random option; refuse a choice that offers none, such as a shuffle."""
        if not choice.options:
            raise IllegalOption("a random option", ())
        return self._random.choice(choice.options)
