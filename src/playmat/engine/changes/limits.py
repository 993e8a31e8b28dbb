"""How often something may be used, and how often it was. [POWER-03, POW-5]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds.limits import FREE, ONCE_GAME, ONCE_NAME, ONCE_PLAYER, ONCE_STAY
from playmat.model.state import Mon, State


def used_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> bool:
    """Return whether something has been used as often as its limit allows. [POWER-03, POW-5]"""
    if how >= FREE:
        return False
    side = st.sides[seat]
    if how == ONCE_NAME or how == ONCE_PLAYER:
        return marked(side.used, key, st.turn)
    if how == ONCE_GAME:
        return marked(side.used, key, -1)
    if m is None:
        return False
    return marked(m.used, key, -1 if how == ONCE_STAY else st.turn)


def marked(used: tuple[i64, ...], key: i64, turn: i64) -> bool:
    """Return whether a key is noted for a turn."""
    n: i64 = 0
    while n < len(used):
        if used[n] == key and used[n + 1] == turn:
            return True
        n += 2
    return False


def use_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> None:
    """Note one use of something limited."""
    if how >= FREE:
        return
    side = st.sides[seat]
    if how == ONCE_NAME or how == ONCE_PLAYER:
        side.used = (*fresh(side.used, st.turn), key, st.turn)
    elif how == ONCE_GAME:
        side.used = (*side.used, key, i64(-1))
    elif m is not None:
        m.used = (*fresh(m.used, st.turn), key, i64(-1) if how == ONCE_STAY else st.turn)


def fresh(used: tuple[i64, ...], turn: i64) -> tuple[i64, ...]:
    """Return the notes that still matter: this turn's and those for the whole game."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(used):
        if used[n + 1] == turn or used[n + 1] == -1:
            kept.append(used[n])
            kept.append(used[n + 1])
        n += 2
    return tuple(kept)
