"""Places on the table as numbers: seat * 16, plus 0 or 1 for an Active, 2 and up for the Bench."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.model.state import Mon, State


def place_of(st: State, m: Mon) -> i64:
    """Return where a Pokémon stands, or -1 if it is not in play."""
    side = st.sides[m.seat]
    n: i64 = m.seat * 16
    for a in side.actives:
        if a is m:
            return n
        n += 1
    n = m.seat * 16 + 2
    for b in side.bench:
        if b is m:
            return n
        n += 1
    return -1


def mon_at(st: State, place: i64) -> Mon:
    """Return the Pokémon that stands at a place."""
    side = st.sides[place >> 4]
    n = place & 15
    return side.actives[n] if n < 2 else side.bench[n - 2]
