"""Moving cards between zones, with all consequences."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.limits import forget_use
from playmat.engine.effects.energy import refresh
from playmat.engine.record import note_move
from playmat.engine.table.cards import is_hidden
from playmat.kinds import players, until
from playmat.kinds.zones import ATTACHED, STADIUM
from playmat.model.state import State
from playmat.model.tracking import has
from playmat.model.zones import holder, put, take_from, without, zone_of


def take_card(st: State, copy: i64, seen: i64) -> i64:
    """Take a card from anywhere; return the zone it left."""
    zone = zone_of(st, copy)
    if zone == ATTACHED:
        detach(st, copy)
    else:
        take_from(st, copy, zone, seen)
        side = st.sides[st.match.owner[copy]]
        if side.used:
            forget_use(st, side, st.cards[copy], zone)
        if zone == STADIUM:
            end_stadium(st, copy)
            st.dirty = True
            st.settle = True
        elif st.match.hand_watch:
            st.dirty = True
    return zone


def end_stadium(st: State, copy: i64) -> None:
    """End effects that last as long as a Stadium, as it leaves play."""
    if st.lasting:
        st.lasting = [e for e in st.lasting if e.until != until.WHILE_STADIUM or e.card != copy]


def detach(st: State, copy: i64) -> None:
    m = holder(st, copy)
    assert m is not None
    if has(m.energy, copy):
        m.energy = without(m.energy, copy)
        refresh(st, m)
        if st.match.keeps:
            st.settle = True
    else:
        m.gear = without(m.gear, copy)
        st.settle = True
    if st.cards[copy].watches:
        st.dirty = True
        st.settle = True


def relocate(st: State, copy: i64, zone: i64, seen: i64) -> None:
    """Move a card to a zone of its owner."""
    if not is_hidden(zone):
        seen = players.BOTH_SEE
    source = take_card(st, copy, seen)
    put(st, copy, zone, seen)
    if st.match.hand_watch:
        st.dirty = True
    if st.events is not None:
        note_move(st, copy, source, zone, seen)
