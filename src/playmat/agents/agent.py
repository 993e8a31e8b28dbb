"""The interface of a program that plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.option import Option
    from playmat.model.views.view import View


class Agent(Protocol):
    """A player: makes each choice from what that player may know."""

    def choose(self, view: View, choice: Choice) -> Option:
        """Return one of the options of a choice."""
