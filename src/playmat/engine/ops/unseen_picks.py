"""Picking cards a player cannot see: by chance, by slot, or by looking first. [ZONE-01, PRIZE-05]

Who picks from another's whole hand without a look picks at random; who picks among Prizes that lie
face down names a slot.  Any other pick among cards that are not known says that they are looked at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import answers, zones
from playmat.model.option import packed
from playmat.model.print_order import in_print_order
from playmat.model.state import Side, State
from playmat.model.tracking import bit_of
from playmat.model.unseen import knows
from playmat.model.zones import show, zone_of

BY_SIGHT: Final = 0
BY_CHANCE: Final = 1
BY_SLOT: Final = 2


def sighted(st: State, seat: i64, rest: list[i64], held: tuple[i64, ...]) -> i64:
    """Return how a player picks among cards, having looked at them where that is meant."""
    unknown = first_unknown(st, seat, rest)
    if unknown < 0:
        return BY_SIGHT
    side = st.sides[st.match.owner[unknown]]
    zone = zone_of(st, unknown)
    if zone == zones.HAND and among(side.hand, rest, held):
        return BY_CHANCE
    if zone == zones.PRIZES:
        if among(face_down(side), rest, held) and among(rest, list(side.prizes), held):
            return BY_SLOT
    show(st, tuple(side.hand) if zone == zones.HAND else tuple(rest), seat)
    return BY_SIGHT


def first_unknown(st: State, seat: i64, cards: list[i64]) -> i64:
    """Return the first card that a player does not know, or -1."""
    owner = st.match.owner
    at = st.at
    open_deck = st.sides[seat].deck_open
    for copy in cards:
        if at and owner[copy] == seat:  # mostly from a hand or a searched deck: nothing to look up
            if at[copy] == zones.HAND or (open_deck and at[copy] == zones.DECK):
                continue
        if not knows(st, seat, copy):
            return copy
    return -1


def face_down(side: Side) -> list[i64]:
    """Return the Prizes that nobody has turned face up."""
    found: list[i64] = []
    for slot in range(len(side.prizes)):
        if side.prizes[slot] >= 0 and side.prizes_up & bit_of(slot) == 0:
            found.append(side.prizes[slot])
    return found


def among(whole: list[i64], rest: list[i64], held: tuple[i64, ...]) -> bool:
    """Return whether all of a zone is there to be picked or picked already."""
    for copy in whole:
        if copy not in rest and copy not in held:
            return False
    return True


def of_foe_sorted(st: State, seat: i64, rest: list[i64]) -> list[i64]:
    """Return another's cards in an order that tells nothing of how they were held."""
    if st.match.owner[rest[0]] == seat or zone_of(st, rest[0]) != zones.HAND:
        return rest
    return in_print_order(st, rest)


def slots(st: State, rest: list[i64]) -> list[i64]:
    """Return an option for each Prize by its slot; a copy nobody has seen is never named."""
    options: list[i64] = []
    for copy in rest:
        seat = st.match.owner[copy]
        slot = st.sides[seat].prizes.index(copy)
        options.append(packed(answers.PRIZE, slot, seat))
    return options
