"""What a learned judge sees of a position: a list of feature numbers.

A feature is a fact in a bucket ("the Active has 30 HP left") or a card in a role ("this card is in
hand"). Every feature exists twice, for the viewer and for the other player. Cards are numbered by
their prints in the match; their meaning is worked out when the match is linked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.energy import missing, unit_total, units_by_type
from playmat.kinds import conditions, supertypes, trainers
from playmat.model.definitions import CardDef
from playmat.model.state import Mon, Side, State
from playmat.search.core.evaluate import awaited, expected, hp_left, prizes_left

VERSION: Final = 1
"""Raised when a feature changes its number or its meaning; stored with trained weights."""

# Start of each block of features.
TO_MOVE: Final = 0
TURN: Final = 2
PRIZES: Final = 18  # of both players: 7 × 7
FIGHT: Final = 67  # hits each Active needs to Knock Out the other, and who is to move: 2 × 6 × 6
PLAYED: Final = 139
LEFT: Final = 147
BENCHED: Final = 155
HAND: Final = 163
DECK: Final = 179
COMING: Final = 195  # counts in hand: evolutions, Energy, Basic Pokémon, Supporters
STATES: Final = 211
FLIGHT: Final = 216
ACTIVE: Final = 218
BENCH: Final = 318
BLOCK: Final = 100
FIXED: Final = 418
"""Number of features that are not cards."""

# Offsets inside the blocks of the Active and of a Benched Pokémon.
HP: Final = 0
ENERGY: Final = 26
HIT: Final = 34
LACKING: Final = 60
NEXT: Final = 66
GIVES: Final = 92
STACK: Final = 96

ROLES: Final = ("active", "bench", "energy", "gear", "hand", "stadium")
IN_ACTIVE: Final = 0
IN_BENCH: Final = 1
AS_ENERGY: Final = 2
AS_GEAR: Final = 3
IN_HAND: Final = 4
AS_STADIUM: Final = 5

MANY: Final = 5  # this many attacks or more to Knock Out
STEP: Final = 10
MOST: Final = 25


def features(st: State, seat: i64) -> list[i64]:
    """The feature numbers of a position for a player, who sees only the own hand."""
    found: list[i64] = []
    mine = st.sides[seat]
    theirs = st.sides[1 - seat]
    moves: i64 = 1 if st.player == seat else 0
    found.append(2 * (TO_MOVE + moves))
    found.append(2 * (TURN + min(st.turn // 2, 15)))
    both = min(prizes_left(mine), 6) * 7 + min(prizes_left(theirs), 6)
    found.append(2 * (PRIZES + both))
    fight = strikes(st, mine, theirs) * 6 + strikes(st, theirs, mine)
    found.append(2 * (FIGHT + moves * 36 + fight))
    if st.stadium >= 0:
        who: i64 = 0 if st.stadium_seat == seat else 1
        found.append(card_number(st, st.stadium, AS_STADIUM, who))
    of_side(st, mine, theirs, 0, found)
    of_side(st, theirs, mine, 1, found)
    of_hand(st, mine, found)
    return found


def card_number(st: State, copy: i64, role: i64, who: i64) -> i64:
    """Feature number of a card in a role; the match's prints come after the fixed features."""
    prints: i64 = len(st.match.defs)
    return 2 * FIXED + (role * 2 + who) * prints + st.cards[copy].index


def of_side(st: State, side: Side, other: Side, who: i64, found: list[i64]) -> None:
    """Add the features of one half of the table."""
    found.append(2 * (LEFT + min(prizes_left(side), 7)) + who)
    found.append(2 * (BENCHED + min(len(side.bench), 7)) + who)
    found.append(2 * (HAND + min(len(side.hand), 15)) + who)
    found.append(2 * (DECK + deck_step(side.left)) + who)
    found.append(2 * (PLAYED + (1 if side.energy_played > 0 else 0)) + who)
    found.append(2 * (PLAYED + (3 if side.supporters > 0 else 2)) + who)
    for m in side.actives:
        of_mon(st, m, other, ACTIVE, IN_ACTIVE, who, found)
        of_active(m, who, found)
    for m in side.bench:
        of_mon(st, m, other, BENCH, IN_BENCH, who, found)


def deck_step(left: i64) -> i64:
    """Bucket of a deck size: exact while it is small."""
    return left if left < 6 else min(5 + left // 5, 15)


def of_active(m: Mon, who: i64, found: list[i64]) -> None:
    """Add the features only an Active has: its conditions, and whether it can retreat."""
    found.append(2 * (FLIGHT + (1 if m.count >= m.top.retreat else 0)) + who)
    if m.conditions != 0:
        bit: i64 = 1
        for n in range(len(conditions.NAMES)):
            if m.conditions & bit != 0:
                found.append(2 * (STATES + n) + who)
            bit *= 2


def of_mon(
    st: State, m: Mon, other: Side, block: i64, role: i64, who: i64, found: list[i64]
) -> None:
    """Add the features of a Pokémon in play."""
    units = units_by_type(st, m)
    count = unit_total(st, m)
    left = hp_left(st, m)
    start = 2 * block + who
    found.append(start + 2 * (HP + min(left // STEP, MOST)))
    found.append(start + 2 * (ENERGY + min(count, 7)))
    found.append(start + 2 * (GIVES + min(m.top.prizes, 3)))
    found.append(start + 2 * (STACK + min(len(m.stack) - 1, 3)))
    hit: i64 = 0
    later: i64 = 0
    fewest: i64 = MANY
    for a in m.attacks:
        want = missing(units, count, a)
        force = a.base
        for target in other.actives:
            force = max(force, expected(m, a, target))
        if want == 0:
            hit = max(hit, force)
        elif want == 1:
            later = max(later, force)
        fewest = min(fewest, want)
    found.append(start + 2 * (HIT + min(hit // STEP, MOST)))
    found.append(start + 2 * (NEXT + min(max(hit, later) // STEP, MOST)))
    found.append(start + 2 * (LACKING + fewest))
    prints: i64 = len(st.match.defs)
    base = 2 * FIXED + who * prints
    found.append(base + role * 2 * prints + m.top.index)
    of_cards(st, m.energy, base + AS_ENERGY * 2 * prints, found)
    of_cards(st, m.gear, base + AS_GEAR * 2 * prints, found)


def of_cards(st: State, copies: tuple[i64, ...], start: i64, found: list[i64]) -> None:
    """Add cards in the role whose numbers begin at *start*."""
    found.extend([start + st.cards[copy].index for copy in copies])


def strikes(st: State, side: Side, other: Side) -> i64:
    """How many attacks a side's Actives need to Knock Out one they face; 0 if they cannot."""
    fewest: i64 = 0
    for m in side.actives:
        units = units_by_type(st, m)
        count = unit_total(st, m)
        for a in m.attacks:
            if missing(units, count, a) > 0:
                continue
            for target in other.actives:
                force = expected(m, a, target)
                if force > 0:
                    blows = min((hp_left(st, target) + force - 1) // force, MANY)
                    if fewest == 0 or blows < fewest:
                        fewest = max(blows, 1)
    return fewest


def of_hand(st: State, side: Side, found: list[i64]) -> None:
    """Add the own hand: its cards, and how many of each useful kind."""
    evolutions: i64 = 0
    energy: i64 = 0
    basics: i64 = 0
    supporters: i64 = 0
    for copy in side.hand:
        d = st.cards[copy]
        found.append(card_number(st, copy, IN_HAND, 0))
        if d.supertype == supertypes.ENERGY:
            energy += 1
        elif d.supertype == supertypes.TRAINER:
            supporters += 1 if d.trainer == trainers.SUPPORTER else 0
        elif evolves(side, d):
            evolutions += 1
        elif d.starts:
            basics += 1
    found.append(2 * (COMING + min(evolutions, 3)))
    found.append(2 * (COMING + 4 + min(energy, 3)))
    found.append(2 * (COMING + 8 + min(basics, 3)))
    found.append(2 * (COMING + 12 + min(supporters, 3)))


def evolves(side: Side, d: CardDef) -> bool:
    return d.from_id >= 0 and (awaited(side.actives, d) or awaited(side.bench, d))
