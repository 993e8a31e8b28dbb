"""A position with a lasting effect on the Bench, and looks at what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playmat.cards.card import Card
from playmat.game.scenario.duel import Duel
from tests.words.cards import lay

Look = Callable[[Card], object]


def table(law: Card, you: str = "Hitter", foe: str = "Target", **more: Any) -> Duel:
    """Set up a position with the Judge on your Bench."""
    return lay(f"{you} | Judge, Small", foe, law, **more)


def hits(foe: str = "Target", attack: str = "Hit", you: str = "Hitter") -> Look:
    """Look at the damage that an attack does."""

    def look(law: Card) -> object:
        duel = table(law, you, foe)
        duel.attack(attack)
        return duel.foe.active.damage

    return look
