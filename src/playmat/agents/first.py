"""The player that takes the first option: it shows whether the order of options gives play away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat.errors import IllegalOption

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View


class FirstAgent:
    """Take the first option; where options are shuffled this is the same as any option."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the first option; refuse a choice that offers none, such as a shuffle."""
        if not choice.options:
            raise IllegalOption("the first option", ())
        return choice.options[0]
