"""Two decks under a rulebook, linked once and dealt many times."""

from __future__ import annotations

from playmat.game.game import Game
from playmat.game.linked import Linked


class Table(Linked):
    """Two decks under a rulebook, ready to deal: ``Table(one, other, rules="xy").deal(seed)``."""

    def deal(self, seed: int | None = None, record: bool = True) -> Game:
        """Return a new game, with a random seed by default."""
        return Game.dealt(self, seed, record)
