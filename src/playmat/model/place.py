"""The place of a Pokémon as one number: each seat's Actives, then its Bench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds.answers import MON
from playmat.model.option import FIELD_A, packed
from playmat.model.state import Mon, State

SIDE: Final = 16  # places per seat
BENCH_FROM: Final = 2  # the first place of the Bench; Actives are below


def seat_at(place: i64) -> i64:
    """The seat a place belongs to."""
    return place >> 4


def spot_at(place: i64) -> i64:
    """A place's number within its seat."""
    return place & 15


def is_benched_at(place: i64) -> bool:
    return spot_at(place) >= BENCH_FROM


def place_of(st: State, serial: i64) -> i64:
    """Place of the Pokémon with a serial, or -1 if it is not in play."""
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
    side = st.sides[place >> 4]
    n = place & 15
    return side.actives[n] if n < BENCH_FROM else side.bench[n - BENCH_FROM]


def bench_row(st: State, seat: i64, what: i64 = MON) -> list[i64]:
    """Options of one kind for each of a player's Benched Pokémon."""
    return row(seat * SIDE + BENCH_FROM, len(st.sides[seat].bench), what)


def row(place: i64, count: i64, what: i64 = MON) -> list[i64]:
    """Options of one kind for *count* places, starting at *place*."""
    options: list[i64] = []
    option = packed(what, place)
    for _ in range(count):
        options.append(option)
        option += FIELD_A
    return options
