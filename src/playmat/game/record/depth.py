"""The level of an event in the log: a turn, an action, or a detail of an action."""

from __future__ import annotations

from typing import Final

from playmat.kinds.causes import NAMES
from playmat.model.event import LogEvent

TURNS: Final = frozenset({"game", "sudden_death", "turn"})
"""Events that begin a section of the log."""

USES: Final = frozenset({"attack", "play", "power"})
"""Events that begin the effect of a card text."""

ACTIONS: Final = frozenset(
    {
        *("burn", "concede", "draw_game", "end_turn", "goes_first", "level_up"),
        *("limit", "mulligan", "mulligan_bonus", "opening_flip", "poison"),
        *("prize", "prizes_laid", "promote", "retreat", "reveal_mon", "setup_active"),
        *("setup_bench", "step_up", "time_out", "win"),
    }
)
"""Actions of a player or of the rules; later events are their details."""

BY_HAND: Final = frozenset({"attach", "bench", "evolve"})
"""Events that are actions unless a card text causes them."""

ROWS: Final = frozenset(
    {
        *("bench legend", "coin baby", "coin burn", "coin char", "coin sleep", "counters char"),
        *("counters darkness", "cure paralysis", "draw bonus", "draw mulligan", "draw opening"),
        *("draw turn", "leave_play bench", "leave_play fossil", "move machine", "move supporter"),
    }
)
"""Events that are actions for these reasons."""

TURN: Final = 0
ACTION: Final = 1
DETAIL: Final = 2


def depth_of(event: LogEvent) -> int:
    """Return the level of an event."""
    if event.what in TURNS:
        return TURN
    by_rule = event.why not in NAMES
    if event.what in USES or (event.what in ACTIONS and by_rule):
        return ACTION
    if event.what in BY_HAND and event.why == "":
        return ACTION
    return ACTION if f"{event.what} {event.why}" in ROWS else DETAIL
