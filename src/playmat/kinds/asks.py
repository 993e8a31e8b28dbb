"""Kinds of choices."""

from __future__ import annotations

from typing import Final

MAIN: Final = 0
FIRST: Final = 1
MULLIGAN_BONUS: Final = 2
SETUP_ACTIVE: Final = 3
SETUP_BENCH: Final = 4
BENCH_BONUS: Final = 5
PRIZE: Final = 6
PROMOTE: Final = 7
RETREAT_PAY: Final = 8
RETREAT_TO: Final = 9
PICK_CARD: Final = 10
PICK_MON: Final = 11
PICK_ATTACK: Final = 12
PICK_NUMBER: Final = 13
PICK_TYPE: Final = 14
MAY: Final = 15
EFFECT: Final = 16
ORDER: Final = 17
COIN: Final = 18
RANDOM: Final = 19
SHUFFLE: Final = 20
TRIGGER_ORDER: Final = 21
ATTACK: Final = 22
BETWEEN_TOOL: Final = 23
SECOND_ATTACK: Final = 24
STEP_UP: Final = 25
DISCARD_DOWN: Final = 26
SETUP_SECOND: Final = 27
ENERGY_PAY: Final = 28
PICK_WORD: Final = 29
KEEP_HAND: Final = 30
NAMES: Final = (
    *("main", "first", "mulligan_bonus", "setup_active", "setup_bench", "bench_bonus", "prize"),
    *("promote", "retreat_pay", "retreat_to", "pick_card", "pick_mon", "pick_attack"),
    *("pick_number", "pick_type", "may", "effect", "order", "coin", "random", "shuffle"),
    *("trigger_order", "attack", "between_tool", "second_attack", "step_up", "discard_down"),
    *("setup_second", "energy_pay", "pick_word", "keep_hand"),
)
