"""Two decks under a book, linked once and dealt as often as one likes."""

from __future__ import annotations

from playmat.game.game import Game
from playmat.game.linked import Linked


class Table(Linked):
    """Two decks under a book, ready to be dealt: ``Table(one, other, rules="xy").deal(seed)``."""

    def deal(self, seed: int | None = None, record: bool = True) -> Game:
        """Return a new game at its first choice; without a seed, one that nobody can foretell."""
        return Game.dealt(self, seed, record)
