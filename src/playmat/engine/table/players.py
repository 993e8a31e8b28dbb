"""Which players a word of the language refers to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.model.state import Frame, Scope, State

ME: Final = 0
FOE: Final = 1
BOTH: Final = 2
TURN_PLAYER: Final = 3
EVENT_PLAYER: Final = 4
EACH_PLAYER: Final = 5
EVENT_FOE: Final = 6

ALONE: Final[list[tuple[i64, ...]]] = [(0,), (1,)]
TOGETHER: Final[list[tuple[i64, ...]]] = [(0, 1), (1, 0)]
"""A seat with the other after it."""


def seat_of(st: State, sc: Scope, who: i64) -> i64:
    """The one seat a word refers to."""
    if who == ME:
        return sc.seat
    if who == FOE:
        return 1 - sc.seat
    if who == TURN_PLAYER:
        return st.player
    if who == EVENT_PLAYER and sc.event >= 0:
        return st.happenings[sc.event].seat
    if who == EVENT_FOE and sc.event >= 0:
        return 1 - st.happenings[sc.event].seat
    return sc.seat


def seats_of(st: State, sc: Scope, who: i64) -> tuple[i64, ...]:
    """The seats a word refers to, this player's first."""
    if who == BOTH or who == EACH_PLAYER:
        return TOGETHER[sc.seat]
    return ALONE[seat_of(st, sc, who)]


def decider(st: State, fr: Frame, who: i64) -> i64:
    """The player who decides for a seat; a text may leave its decisions to another player."""
    seat = seat_of(st, fr, who)
    if seat != fr.seat or len(st.frames) < 2:
        return seat
    below = st.frames[-2]
    return below.seat if below.code is st.match.guiding else seat
