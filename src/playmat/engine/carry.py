"""Carrying cards from zone to zone while the table stays in order."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.energy import refresh
from playmat.engine.log import note
from playmat.kinds import Z_ATTACHED, Z_DECK, Z_STADIUM, ZONE_NAMES
from playmat.model.state import State
from playmat.model.zones import holder, put, take


def loosen(st: State, copy: i64, seen: i64) -> i64:
    """Take a card from wherever it is; return the zone it left."""
    host = holder(st, copy) if st.cards[copy].supertype != 0 or not in_hand(st, copy) else None
    zone = take(st, copy, seen)
    if host is not None:
        refresh(st, host)
    if zone == Z_ATTACHED or zone == Z_STADIUM:
        st.settle = True
        st.dirty = True
    elif st.match.hand_watch:
        st.dirty = True
    return zone


def in_hand(st: State, copy: i64) -> bool:
    """Return whether a card is in its owner's hand."""
    return copy in st.sides[st.match.owner[copy]].hand


def relocate(st: State, copy: i64, zone: i64, seen: i64) -> None:
    """Carry a card to a zone of its owner."""
    source = loosen(st, copy, seen)
    put(st, copy, zone, seen)
    if st.match.hand_watch:
        st.dirty = True
    if st.events is None:
        return
    shown = seen if zone == Z_DECK or seen != 0 else 3
    note(st, "move", "ZONE-07", st.match.owner[copy], cards=(copy,), seen=shown)
    st.events[-1].source = ZONE_NAMES[source]
    st.events[-1].target = ZONE_NAMES[zone]
