"""The words for cards and places that options, views and records share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import types, zones
from playmat.model.definitions import CardDef
from playmat.model.place import BENCH_FROM, place_of, seat_at, spot_at
from playmat.model.state import Mon, State
from playmat.model.zones import holder, zone_of

TYPE_WORDS: Final = tuple(types.NAMES.values())
"""The types by name, in the order of their bits."""


def card_words(d: CardDef) -> str:
    """Return a printed card's name and id."""
    return f"{d.name} ({d.card_id})"


def type_words(mask: i64) -> str:
    """Return the names of the types in a mask."""
    names: list[str] = []
    bit: i64 = 1
    for name in TYPE_WORDS:
        if mask & bit != 0:
            names.append(name)
        bit *= 2
    return " or ".join(names)


def place_words(st: State, place: i64, viewer: i64) -> str:
    """Return a place as a player calls it: ``active``, ``bench 2``, ``foe's bench 1``."""
    whose = "" if seat_at(place) == viewer else "foe's "
    n = spot_at(place)
    if n >= BENCH_FROM:
        return f"{whose}bench {n - BENCH_FROM + 1}"
    return f"{whose}active" if st.match.book.actives == 1 else f"{whose}active {n + 1}"


def mon_words(st: State, m: Mon, viewer: i64) -> str:
    """Return the place of a Pokémon as a player calls it."""
    place = place_of(st, m.serial)
    return place_words(st, place, viewer) if place >= 0 else m.top.name


def zone_words(st: State, copy: i64, viewer: i64) -> str:
    """Return where a card is as a player calls it: ``hand``, ``foe's discard``, ``prize 3``."""
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
