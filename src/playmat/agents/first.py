"""The player that takes the first option, to test whether the order of options gives play away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat.errors import IllegalOption

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View


class FirstAgent:
    """Takes the first option; with shuffled options that is a random one."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the first option; refuse a choice that offers none, such as a shuffle."""
        if not choice.options:
            raise IllegalOption("the first option", ())
        return choice.options[0]
