"""Kinds of options."""

from __future__ import annotations

from typing import Final

END: Final = 0
BENCH: Final = 1
EVOLVE: Final = 2
LEVEL_UP: Final = 3
ATTACH: Final = 4
PLAY: Final = 5
POWER: Final = 6
STADIUM_POWER: Final = 7
RETREAT: Final = 8
ATTACK: Final = 9
DECLARE: Final = 10
STEP_UP: Final = 11
LEAVE: Final = 12
LEGEND: Final = 13
CARD: Final = 14
MON: Final = 15
NUMBER: Final = 16
STOP: Final = 17
YES: Final = 18
NO: Final = 19
HEADS: Final = 20
TAILS: Final = 21
PRIZE: Final = 22
TRIGGER: Final = 23
ATTACK_CHOICE: Final = 24
TYPE: Final = 25
EFFECT: Final = 26
CARD_POWER: Final = 27
WORD: Final = 28
NAMES: Final = (
    *("end", "bench", "evolve", "level_up", "attach", "play", "power", "stadium_power", "retreat"),
    *("attack", "declare", "step_up", "leave", "legend", "card", "mon", "number", "stop", "yes"),
    *("no", "heads", "tails", "prize", "trigger", "attack_choice", "type", "effect"),
    *("card_power", "word"),
)

WITH_CARD: Final = frozenset((BENCH, EVOLVE, LEVEL_UP, ATTACH, PLAY, LEGEND, CARD, CARD_POWER))
"""Kinds whose first field is a card."""

WITH_PLACE: Final = frozenset((POWER, RETREAT, STEP_UP, LEAVE, MON, ATTACK, DECLARE))
"""Kinds whose first field is the place of a Pokémon."""

ONTO: Final = frozenset((EVOLVE, LEVEL_UP, ATTACH))
"""Kinds that put a card on a Pokémon, whose place is the second field."""
