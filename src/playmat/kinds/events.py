"""Game events; their names are words of the card language."""

from __future__ import annotations

from typing import Final

PLAYED: Final = 0
BENCHED: Final = 1
EVOLVED: Final = 2
LEVELED_UP: Final = 3
ATTACHED: Final = 4
RETREATED: Final = 5
SWITCHED: Final = 6
BECAME_ACTIVE: Final = 7
ATTACK_DECLARED: Final = 8
ATTACK_RESOLVED: Final = 9
POWER_USED: Final = 10
DAMAGED: Final = 11
COUNTERS_PLACED: Final = 12
HEALED: Final = 13
WOULD_BE_KNOCKED_OUT: Final = 14
KNOCKED_OUT: Final = 15
PRIZES_TAKEN: Final = 16
CONDITION_APPLIED: Final = 17
COINS_FLIPPED: Final = 18
DRAWN: Final = 19
DISCARDED: Final = 20
STADIUM_ENTERED: Final = 21
STADIUM_LEFT: Final = 22
TURN_BEGAN: Final = 23
DRAW_STEP_DONE: Final = 24
TURN_ENDED: Final = 25
BETWEEN_TURNS: Final = 26
SETUP: Final = 27
DEVOLVED: Final = 28
MOVED: Final = 29
RETREAT_TRIED: Final = 30
SETTLED: Final = 31
RETREAT_PAID: Final = 32
COUNT: Final = 33
