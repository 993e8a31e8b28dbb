"""Which cards a player knows, and which are only counted. [ZONE-01, ZONE-02, PRIZE-05, SETUP-09]

A Pokémon played in setup is face down until all are turned up; until then it has not entered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import zones
from playmat.model.state import Mon, Side, State
from playmat.model.tracking import bit_of, has, position
from playmat.model.zones import holder, zone_of

FACE_DOWN: Final = -1  # turn of entry of a Pokémon that is still face down


def is_face_down(m: Mon) -> bool:
    """Whether a Pokémon is still face down. [SETUP-09]"""
    return m.entered == FACE_DOWN


def knows(st: State, viewer: i64, copy: i64) -> bool:
    """Whether a player knows which card a copy is."""
    seat = st.match.owner[copy]
    side = st.sides[seat]
    zone = zone_of(st, copy)
    if zone == zones.HAND:
        return viewer == seat or has(side.hand_seen, copy)
    if zone == zones.DECK:
        return knows_in_deck(side, seat, viewer, copy)
    if zone == zones.PRIZES:
        return knows_prize(side, viewer, position(side.prizes, copy))
    if zone == zones.ASIDE:
        return has(side.aside_seen[viewer], copy)
    if zone == zones.STACK and viewer != seat:
        m = holder(st, copy)
        return m is None or not is_face_down(m)
    return True


def knows_in_deck(side: Side, seat: i64, viewer: i64, copy: i64) -> bool:
    """Whether a player knows that a card is in a deck."""
    if viewer == seat and side.deck_open:
        return True
    return has(side.deck_seen[viewer], copy) or has(side.top_seen[viewer], copy)


def knows_prize(side: Side, viewer: i64, slot: i64) -> bool:
    """Whether a player knows the Prize in a slot: it is face up, or was looked at."""
    return (side.prizes_up | side.prizes_seen[viewer]) & bit_of(slot) != 0


def unseen_in_play(side: Side, seat: i64, viewer: i64) -> list[Mon]:
    """Pokémon that are face down for a player."""
    if viewer == seat:
        return []
    return [m for m in side.actives + side.bench if is_face_down(m)]


def unseen_in_hand(side: Side, seat: i64, viewer: i64) -> list[i64]:
    """Cards of a hand that a player does not know."""
    if viewer == seat:
        return []
    return [c for c in side.hand if c not in side.hand_seen]


def unseen_in_deck(side: Side, viewer: i64) -> list[i64]:
    """Cards of a deck that a player knows nothing about.

    Known top cards are left out, and so are those known to be somewhere in the deck.
    """
    top = side.top_seen[viewer]
    loose = side.deck_seen[viewer]
    return [c for c in side.deck[: side.left] if c not in top and c not in loose]


def unseen_prizes(side: Side, viewer: i64) -> list[i64]:
    """Prizes that a player does not know, by slot."""
    found: list[i64] = []
    for slot in range(len(side.prizes)):
        if side.prizes[slot] >= 0 and not knows_prize(side, viewer, slot):
            found.append(side.prizes[slot])
    return found


def unseen_aside(side: Side, viewer: i64) -> list[i64]:
    """Cards set aside that a player does not know."""
    return [c for c in side.aside if c not in side.aside_seen[viewer]]
