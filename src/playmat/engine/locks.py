"""What keeps cards in a player's hand. [TRAINER-01]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.query import entries, holds, reaches
from playmat.kinds import Q_CAN_PLAY, Q_PREVENT_TO_PLAYER
from playmat.model.state import Entry, State


def may_play_card(st: State, seat: i64, copy: i64) -> bool:
    """Return whether no effect keeps a player from playing a card from hand."""
    for e in entries(st, Q_CAN_PLAY):
        d = e.mod
        assert d is not None
        if reaches(e, seat) and (d.fit is None or d.fit.card(st, e, copy)) and holds(st, e):
            if not spared_lock(st, e, seat):
                return False
    return True


def spared_lock(st: State, e: Entry, seat: i64) -> bool:
    """Return whether a player is shielded from a lock that another player's effect left."""
    if e.seat == seat or e.power is not None:
        return False
    for shield in st.mods[Q_PREVENT_TO_PLAYER]:
        assert shield.mod is not None
        named = shield.mod.cause < 0 or shield.mod.cause == e.cause
        if named and reaches(shield, seat) and holds(st, shield):
            return True
    return False
