"""The Stadium: put into play, replaced, removed. [TRAINER-20, STA-1]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.events import react
from playmat.engine.changes.pokemon import move_card
from playmat.engine.record import note
from playmat.engine.vm import call
from playmat.kinds import causes, events, players, trainers, zones
from playmat.model.event import Event
from playmat.model.state import State
from playmat.model.zones import mark, take


def start_text(st: State, copy: i64, me: i64) -> None:
    """Run a Trainer card's text."""
    code = st.cards[copy].play
    if code is not None:
        stadium = st.cards[copy].trainer == trainers.STADIUM
        call(st, code, st.player, me, copy, causes.STADIUM if stadium else causes.TRAINER)


def enter_stadium(st: State, copy: i64, seat: i64) -> None:
    """Put a Stadium into play; the old one goes to its owner's discard pile. [TRAINER-20, STA-1]"""
    remove_stadium(st)
    take(st, copy, players.BOTH_SEE)
    st.stadium = copy
    mark(st, copy, zones.STADIUM)
    st.stadium_seat = seat
    st.stamp += 1
    st.stadium_stamp = st.stamp
    st.stadium_used = ()
    st.dirty = True
    st.settle = True
    note(st, "stadium", "", seat, cards=(copy,))
    h = Event(events.STADIUM_ENTERED, seat, -1, 1)
    h.card = copy
    react(st, h)
    start_text(st, copy, -1)


def remove_stadium(st: State) -> None:
    if st.stadium >= 0:
        move_card(st, st.stadium, zones.DISCARD, players.BOTH_SEE, causes.RULE, st.player)
