"""Ways a game can end."""

from __future__ import annotations

from typing import Final

PRIZES: Final = 1
NO_POKEMON: Final = 2
DECK_OUT: Final = 3
TEXT: Final = 4
CONCESSION: Final = 5
LIMIT: Final = 6
TIME: Final = 7
TIE: Final = 8
NAMES: Final = (
    *("on", "prizes", "no_pokemon", "deck_out", "text", "concession", "limit", "time", "tie"),
)
DRAWN: Final = 2  # the winner of a drawn game
