"""Writing the record of a game; nothing here exists while recording is off."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import players
from playmat.model.event import LogEvent
from playmat.model.state import NONE, Mon, State


def note(
    st: State,
    what: str,
    rule: str,
    seat: i64,
    mon: Mon | None = None,
    other: Mon | None = None,
    cards: tuple[i64, ...] = NONE,
    seen: i64 = players.BOTH_SEE,
    count: i64 = 0,
    detail: str = "",
) -> None:
    """Add one event to the record, if the game is recorded."""
    if st.events is None:
        return
    e = LogEvent(what, rule, seat)
    e.turn = st.turn
    if mon is not None:
        e.mon = mon.serial
        e.mon_card = mon.stack[-1]
    if other is not None:
        e.other = other.serial
        e.other_card = other.stack[-1]
    e.cards = cards
    e.seen = seen
    e.count = count
    e.detail = detail
    st.events.append(e)
