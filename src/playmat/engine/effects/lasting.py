"""Effects that last: whom they lie on, and how they end."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import causes, until
from playmat.model.state import Effect, State


def lies_on(e: Effect) -> i64:
    """Return the Pokémon an effect lies on, or whose stay or attack it waits for; -1 for none."""
    if e.on >= 0:
        return e.on
    bound = e.until == until.WHILE_ACTIVE or e.until == until.WHILE_IN_PLAY
    return e.me if bound or e.until == until.NEXT_ATTACK else -1


def drop(st: State, over: list[Effect]) -> None:
    """Let effects end."""
    if over:
        st.lasting = [e for e in st.lasting if e not in over]
        st.dirty = True
        st.settle = True


def end_effects(st: State, serial: i64, all_of_them: bool) -> None:
    """End the effects that lie on a Pokémon: those of attacks, or all when it leaves play."""
    if not st.lasting:
        return
    over: list[Effect] = []
    for e in st.lasting:
        bound = e.until == until.WHILE_IN_PLAY or e.until == until.REST_OF_GAME
        touched = lies_on(e) == serial or e.also == serial
        if touched and (all_of_them or (e.cause == causes.ATTACK and not bound)):
            over.append(e)
    drop(st, over)
