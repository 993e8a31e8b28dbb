"""Handlers that wait their turn after an event."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.model.state import State, Trigger


def next_triggers(st: State, depth: i64) -> list[Trigger]:
    """The waiting handlers that come first: the turn player's, then the other's."""
    group = [t for t in st.queue if t.depth == depth and t.entry.seat == st.player]
    if not group:
        group = [t for t in st.queue if t.depth == depth]
    return group
