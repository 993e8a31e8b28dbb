"""Effects that last: whom they lie on, and how they end."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import (
    BY_ATTACK,
    UNTIL_NEXT_ATTACK,
    UNTIL_REST_OF_GAME,
    UNTIL_WHILE_ACTIVE,
    UNTIL_WHILE_IN_PLAY,
)
from playmat.model.state import Entry, State


def lies_on(e: Entry) -> i64:
    """Return the Pokémon an effect lies on, or whose stay or attack it waits for; -1 for none."""
    if e.on >= 0:
        return e.on
    bound = e.until == UNTIL_WHILE_ACTIVE or e.until == UNTIL_WHILE_IN_PLAY
    return e.me if bound or e.until == UNTIL_NEXT_ATTACK else -1


def drop(st: State, over: list[Entry]) -> None:
    """Let effects end."""
    if over:
        st.lasting = [e for e in st.lasting if e not in over]
        st.dirty = True
        st.settle = True


def end_effects(st: State, serial: i64, all_of_them: bool) -> None:
    """End the effects that lie on a Pokémon: those of attacks, or all when it leaves play."""
    if not st.lasting:
        return
    over: list[Entry] = []
    for e in st.lasting:
        bound = e.until == UNTIL_WHILE_IN_PLAY or e.until == UNTIL_REST_OF_GAME
        touched = lies_on(e) == serial or e.also == serial
        if touched and (all_of_them or (e.cause == BY_ATTACK and not bound)):
            over.append(e)
    drop(st, over)
