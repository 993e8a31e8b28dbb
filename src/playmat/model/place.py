"""Where a Pokémon stands, as one number: the seat's places, its Actives first, then its Bench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.model.state import Mon, State

SIDE: Final = 16  # the places of one seat
BENCH_FROM: Final = 2  # the first of its Bench; those below are its Actives'


def seat_at(place: i64) -> i64:
    """Return whose place it is."""
    return place >> 4


def spot_at(place: i64) -> i64:
    """Return which of its seat's places it is."""
    return place & 15


def is_benched_at(place: i64) -> bool:
    """Return whether a place is one of a Bench."""
    return spot_at(place) >= BENCH_FROM


def place_of(st: State, m: Mon) -> i64:
    """Return where a Pokémon stands, or -1 if it is not in play."""
    side = st.sides[m.seat]
    n: i64 = m.seat * SIDE
    for a in side.actives:
        if a.serial == m.serial:
            return n
        n += 1
    n = m.seat * SIDE + BENCH_FROM
    for b in side.bench:
        if b.serial == m.serial:
            return n
        n += 1
    return -1


def mon_at(st: State, place: i64) -> Mon:
    """Return the Pokémon that stands at a place."""
    side = st.sides[place >> 4]
    n = place & 15
    return side.actives[n] if n < BENCH_FROM else side.bench[n - BENCH_FROM]
