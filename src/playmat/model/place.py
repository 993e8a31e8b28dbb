"""Where a Pokémon stands, as one number: the seat's places, its Actives first, then its Bench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds.answers import MON
from playmat.model.option import FIELD_A, packed
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


def place_of(st: State, serial: i64) -> i64:
    """Return where the Pokémon with a serial stands, or -1 if it is not in play."""
    first: i64 = 0
    for side in st.sides:
        n = first
        for m in side.actives:
            if m.serial == serial:
                return n
            n += 1
        n = first + BENCH_FROM
        for m in side.bench:
            if m.serial == serial:
                return n
            n += 1
        first += SIDE
    return -1


def mon_at(st: State, place: i64) -> Mon:
    """Return the Pokémon that stands at a place."""
    side = st.sides[place >> 4]
    n = place & 15
    return side.actives[n] if n < BENCH_FROM else side.bench[n - BENCH_FROM]


def bench_row(st: State, seat: i64, what: i64 = MON) -> list[i64]:
    """Return an option of a kind for each of a player's Benched Pokémon."""
    return row(seat * SIDE + BENCH_FROM, len(st.sides[seat].bench), what)


def row(place: i64, count: i64, what: i64 = MON) -> list[i64]:
    """Return an option of a kind for each of so many places from one on."""
    options: list[i64] = []
    option = packed(what, place)
    for _ in range(count):
        options.append(option)
        option += FIELD_A
    return options
