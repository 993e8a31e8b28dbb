"""How deep in the record an event stands: a turn, an action, or what comes of an action."""

from __future__ import annotations

from typing import Final

from playmat.kinds.causes import NAMES
from playmat.model.event import LogEvent

TURNS: Final = frozenset({"game", "sudden_death", "turn"})
"""Events under which everything up to the next of them stands."""

USES: Final = frozenset({"attack", "play", "power"})
"""Events that begin a text."""

ACTIONS: Final = frozenset(
    {
        *("burn", "concede", "draw_game", "end_turn", "goes_first", "level_up"),
        *("limit", "mulligan", "mulligan_bonus", "opening_flip", "poison"),
        *("prize", "prizes_laid", "promote", "retreat", "reveal_mon", "setup_active"),
        *("setup_bench", "step_up", "time_out", "win"),
    }
)
"""Events that a player does, or that the rules do by themselves; what follows comes of them."""

BY_HAND: Final = frozenset({"attach", "bench", "evolve"})
"""Events that are an action of their own if no text is behind them."""

ROWS: Final = frozenset(
    {
        *("bench legend", "coin baby", "coin burn", "coin char", "coin sleep", "counters char"),
        *("counters darkness", "cure paralysis", "draw bonus", "draw mulligan", "draw opening"),
        *("draw turn", "leave_play bench", "leave_play fossil", "move machine", "move supporter"),
    }
)
"""Events that are an action of their own if this is why they happen."""

TURN: Final = 0
ACTION: Final = 1
DETAIL: Final = 2


def depth_of(event: LogEvent) -> int:
    """Return how deep an event stands."""
    if event.what in TURNS:
        return TURN
    by_rule = event.why not in NAMES
    if event.what in USES or (event.what in ACTIONS and by_rule):
        return ACTION
    if event.what in BY_HAND and event.why == "":
        return ACTION
    return ACTION if f"{event.what} {event.why}" in ROWS else DETAIL
