"""How long an effect lasts, in the order of the language's list."""

from __future__ import annotations

from typing import Final

THIS_ATTACK: Final = 0
END_OF_TURN: Final = 1
FOE_NEXT_TURN: Final = 2
MY_NEXT_TURN: Final = 3
WHILE_ACTIVE: Final = 4
WHILE_IN_PLAY: Final = 5
REST_OF_GAME: Final = 6
NEXT_ATTACK: Final = 7
THROUGH_MY_TURN: Final = 8
WHILE_STADIUM: Final = 9
THROUGH_FOE_TURN: Final = 10
TURN_ON_BENCH: Final = 11
