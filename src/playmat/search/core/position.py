"""A position as one number, equal for tables that look alike, whatever their copies' numbers.

Cards count by their print and Pokémon by what they are. The order of a hand, a Bench or a discard
pile, the numbers of copies and the dealer's next coin do not count; the order of a deck does. While
a program is running its registers count as they are, numbers of copies included. Compare numbers
only within one match, because prints are numbered by match.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import asks
from playmat.model.state import Frame, Mon, Side, State
from playmat.model.tracking import current_records

EVERYBODY: Final = -1
"""The viewer who sees all cards."""

MASK31: Final = 0x7FFFFFFF
ONE: Final = 16777619
OTHER: Final = 1540483477
START: Final = 0x1B873593
HALF: Final = 2147483648


def mix(h: i64, x: i64) -> i64:
    """Mix two numbers into one of 31 bits; the order matters."""
    h = ((h ^ (x & MASK31)) * ONE) & MASK31
    h ^= h >> 13
    h = (h * OTHER) & MASK31
    return h ^ (h >> 15)


def position_hash(st: State, viewer: i64 = EVERYBODY) -> i64:
    """Hash of a position, with all cards or with those a player knows."""
    h = mix(START, st.turn * 2 + st.player)
    h = mix(h, (st.winner + 1) * 8192 + (st.chooser + 1) * 512 + st.ask)
    h = mix(h, face(st, st.stadium) * 2 + st.stadium_seat)
    for n in st.stadium_used:
        h = mix(h, n)
    sides = mix(0, side_hash(st, 0, viewer))
    sides = mix(sides, side_hash(st, 1, viewer))
    return mix(h, effects_hash(st)) * HALF + mix(sides, frames_hash(st))


def face(st: State, copy: i64) -> i64:
    """Print number of a copy, from 1; 0 for no copy."""
    if copy < 0:
        return 0
    return st.cards[copy].index + 1


def side_hash(st: State, seat: i64, viewer: i64) -> i64:
    side = st.sides[seat]
    h = mix(START, bag(st, side.discard) + 3 * pile(st, side.lost))
    h = mix(h, pile(st, side.beside) + 5 * pile(st, side.limbo))
    h = mix(h, side.energy_played * 64 + side.supporters * 16 + side.stadiums * 4)
    h = mix(h, side.retreats * 65536 + side.lost_mon_turn + 1)
    for n in current_records(side.used, st.turn):
        h = mix(h, n)
    for n in side.lately:
        h = mix(h, n)
    for m in side.actives:
        h = mix(h, mon_hash(st, m))
    benched: i64 = 0
    for m in side.bench:
        benched += mon_hash(st, m)
    return mix(mix(h, benched), hidden_hash(st, side, seat, viewer))


def hidden_hash(st: State, side: Side, seat: i64, viewer: i64) -> i64:
    """Hash of the hand, the deck and the Prizes as a viewer knows them."""
    h = mix(START, len(side.hand) * 128 + side.left)
    if viewer == EVERYBODY:
        for n in range(side.left):
            h = mix(h, face(st, side.deck[n]))
        for copy in side.prizes:
            h = mix(h, face(st, copy))
    else:
        for copy in side.prizes:
            h = mix(h, 1 if copy >= 0 else 0)
    if viewer == EVERYBODY or viewer == seat:
        h = mix(h, bag(st, side.hand))
    else:
        h = mix(h, pile(st, side.hand_seen))
    return mix(h, len(side.aside))


def bag(st: State, copies: list[i64]) -> i64:
    """Hash of cards in any order."""
    total: i64 = 0
    for copy in copies:
        total += mix(START, face(st, copy))
    return total


def pile(st: State, copies: tuple[i64, ...]) -> i64:
    """The same for a tuple."""
    total: i64 = 0
    for copy in copies:
        total += mix(START, face(st, copy))
    return total


def mon_hash(st: State, m: Mon) -> i64:
    h = mix(START, m.top.index * 64 + m.base.index)
    for copy in m.stack:
        h = mix(h, face(st, copy))
    h = mix(h, pile(st, m.energy))
    h = mix(h, pile(st, m.gear))
    h = mix(h, m.damage * 64 + m.conditions)
    h = mix(h, m.poison * 4096 + m.burn * 64 + m.sleep + m.confusion)
    if m.entered == st.turn or m.changed == st.turn:
        h = mix(h, 1)  # a Pokémon that entered or evolved this turn may not evolve
    h = mix(h, m.hurt * 1024 + m.hurt_turn + 1)
    h = mix(h, (m.last_attack + 1) * 1024 + m.attacked + 1)
    h = mix(h, m.paralyzed)
    if m.felled >= 0:
        h = mix(h, m.felled)
    for n in m.lately:
        h = mix(h, n)
    for n in current_records(m.used, st.turn):
        h = mix(h, n)
    for n in m.markers:
        h = mix(h, n)
    return h


def effects_hash(st: State) -> i64:
    total: i64 = 0
    for e in st.lasting:
        h = mix(START, e.seat * 16777216 + face(st, e.card))
        h = mix(h, e.until * 4096 + e.last + 1)
        h = mix(h, at(st, e.me) * 4096 + at(st, e.on) * 64 + at(st, e.also))
        for held in e.vars:
            for n in held:
                h = mix(h, n)
        total += h
    return total


def at(st: State, serial: i64) -> i64:
    """A Pokémon in play as a small number from 1; 0 if it is not in play."""
    m = st.mon(serial) if serial >= 0 else None
    return 0 if m is None else mon_hash(st, m) % 4093 + 1


def frames_hash(st: State) -> i64:
    """Hash of the running programs; at a turn's main choice they do not matter."""
    if st.ask == asks.MAIN:
        return 0
    h: i64 = START
    for fr in st.frames:
        h = mix(h, fr.code.index * 1024 + fr.pc)
        h = mix(h, registers_hash(fr))
    return h


def registers_hash(fr: Frame) -> i64:
    h: i64 = mix(START, fr.card + 1)
    for held in fr.vars:
        h = mix(h, len(held))
        for n in held:
            h = mix(h, n)
    return h
