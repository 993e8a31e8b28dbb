"""Picking cards a player cannot see: by chance, by slot, or by looking first. [ZONE-01, PRIZE-05]

A pick from another player's whole hand, without a look, is random; a pick from face-down Prizes
names a slot. Any other pick among unknown cards implies looking at them.
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
    """How a player picks among cards, after showing them if that is implied."""
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
    """The first card that a player does not know, or -1."""
    owner = st.match.owner
    at = st.at
    open_deck = st.sides[seat].deck_open
    for copy in cards:
        if at and owner[copy] == seat:  # a shortcut for cards in hand or in a searched deck
            if at[copy] == zones.HAND or (open_deck and at[copy] == zones.DECK):
                continue
        if not knows(st, seat, copy):
            return copy
    return -1


def face_down(side: Side) -> list[i64]:
    """Prizes that are not face up."""
    found: list[i64] = []
    for slot in range(len(side.prizes)):
        if side.prizes[slot] >= 0 and side.prizes_up & bit_of(slot) == 0:
            found.append(side.prizes[slot])
    return found


def among(whole: list[i64], rest: list[i64], held: tuple[i64, ...]) -> bool:
    """Whether every card of a zone can be picked or was picked."""
    for copy in whole:
        if copy not in rest and copy not in held:
            return False
    return True


def of_foe_sorted(st: State, seat: i64, rest: list[i64]) -> list[i64]:
    """The other player's cards in an order that does not reveal how they were held."""
    if st.match.owner[rest[0]] == seat or zone_of(st, rest[0]) != zones.HAND:
        return rest
    return in_print_order(st, rest)


def slots(st: State, rest: list[i64]) -> list[i64]:
    """Options for Prizes by slot, which do not reveal copies."""
    options: list[i64] = []
    for copy in rest:
        seat = st.match.owner[copy]
        slot = st.sides[seat].prizes.index(copy)
        options.append(packed(answers.PRIZE, slot, seat))
    return options
