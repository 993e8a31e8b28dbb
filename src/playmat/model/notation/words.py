"""Words for cards and places, shared by options, views and records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import types, zones
from playmat.model.definitions import CardDef
from playmat.model.place import BENCH_FROM, place_of, seat_at, spot_at
from playmat.model.state import Mon, State
from playmat.model.zones import holder, zone_of

TYPE_WORDS: Final = tuple(types.NAMES.values())
"""Names of the types, in the order of their bits."""


def card_words(d: CardDef) -> str:
    return f"{d.name} ({d.card_id})"


def type_words(mask: i64) -> str:
    """Names of the types in a mask."""
    names: list[str] = []
    bit: i64 = 1
    for name in TYPE_WORDS:
        if mask & bit != 0:
            names.append(name)
        bit *= 2
    return " or ".join(names)


def place_words(st: State, place: i64, viewer: i64) -> str:
    """A place as a player calls it: ``active``, ``bench 2``, ``foe's bench 1``."""
    whose = "" if seat_at(place) == viewer else "foe's "
    n = spot_at(place)
    if n >= BENCH_FROM:
        return f"{whose}bench {n - BENCH_FROM + 1}"
    return f"{whose}active" if st.match.book.actives == 1 else f"{whose}active {n + 1}"


def mon_words(st: State, m: Mon, viewer: i64) -> str:
    """A Pokémon's place in words, or its name if it has left play."""
    place = place_of(st, m.serial)
    return place_words(st, place, viewer) if place >= 0 else m.top.name


def zone_words(st: State, copy: i64, viewer: i64) -> str:
    """Where a card is, in a player's words: ``hand``, ``foe's discard``, ``prize 3``."""
    seat = st.match.owner[copy]
    whose = "" if seat == viewer else "foe's "
    zone = zone_of(st, copy)
    if zone == zones.ATTACHED or zone == zones.STACK:
        m = holder(st, copy)
        assert m is not None
        return mon_words(st, m, viewer)
    if zone == zones.PRIZES:
        return f"{whose}prize {st.sides[seat].prizes.index(copy) + 1}"
    return whose + zones.NAMES[zone]
