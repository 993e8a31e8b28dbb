"""How good a position looks for a player: a number that greedy play tries to raise.

The weights are in tenths of a point of damage, so that 10 is about one damage counter; they were
set by hand and checked by playing the theme decks (docs/agents.md has the figures).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.energy import units_of
from playmat.kinds import conditions, stages, supertypes
from playmat.model.definitions import AttackDef, CardDef
from playmat.model.state import Mon, Side, State

WON: Final = 1_000_000
PRIZE: Final = 1200
BODY: Final = 60
HP: Final = 2
ENERGY_ON: Final = 12
GEAR: Final = 20
READY: Final = 6
LETHAL: Final = 220
ALONE: Final = 250
CROWD: Final = 3
CROWDED: Final = 25
HAND: Final = 22
HAND_FULL: Final = 8
CARDS_WANTED: Final = 7
FITS_HAND: Final = 14
NEEDED: Final = 3
LOW_DECK: Final = 15
THIN: Final = 45


def worth(st: State, seat: i64) -> i64:
    """Return how a game stands for a player; more is better, and a won game is best."""
    if st.winner >= 0:
        if st.winner == seat:
            return WON
        return -WON if st.winner == 1 - seat else 0
    mine = st.sides[seat]
    theirs = st.sides[1 - seat]
    return side_worth(st, mine, theirs) - side_worth(st, theirs, mine) + hand_worth(st, mine)


def side_worth(st: State, side: Side, other: Side) -> i64:
    """Return what one half of the table is worth, the other being what it faces."""
    total: i64 = -PRIZE * prizes_left(side)
    for m in side.actives:
        total += mon_worth(st, m, True) + readiness(st, m, other) - trouble(m)
    n: i64 = 0
    for m in side.bench:
        total += mon_worth(st, m, False)
        if n >= CROWD:
            total -= CROWDED
        n += 1
    if n == 0:
        total -= ALONE
    if side.left < LOW_DECK:
        total -= THIN * (LOW_DECK - side.left)
    return total


def prizes_left(side: Side) -> i64:
    """Return how many Prizes a player has still to take."""
    n: i64 = 0
    for copy in side.prizes:
        if copy >= 0:
            n += 1
    return n


def mon_worth(st: State, m: Mon, active: bool) -> i64:
    """Return what a Pokémon in play is worth: its HP left and how near it is to its attacks."""
    hit_points = st.match.hit_points
    hp = hit_points.of(st, m) if hit_points is not None else m.top.hp
    left = max(0, hp - m.damage)
    value = BODY + HP * left + GEAR * len(m.gear) + best_plan(st, m, active)
    # What gives up more Prizes is worth protecting, and worth bringing near to its end.
    if m.top.prizes > 1:
        value -= (m.top.prizes - 1) * m.damage * 2
    return value


def best_plan(st: State, m: Mon, active: bool) -> i64:
    """Return the worth of the attack that a Pokémon is best on its way to."""
    units = units_of(st, m)
    have: i64 = len(units)
    best: i64 = 0
    for a in m.attacks:
        plan = power(a)
        if a.total > 0:
            paid = a.total - missing(units, a)
            plan = plan * (paid * 3 + (a.total if paid == a.total else 0)) // (a.total * 4)
        if plan > best:
            best = plan
    scale: i64 = 4 if active else 3
    return best * scale + (ENERGY_ON * have) // 2


def power(a: AttackDef) -> i64:
    """Return roughly what an attack does, in points of damage; what its text does is worth some."""
    extra: i64 = 15 if a.code is not None else 0
    return a.base + extra + 3 * a.total


def missing(units: list[i64], a: AttackDef) -> i64:
    """Return how many more units of Energy an attack wants, a unit of many types counted once."""
    lacking: i64 = 0
    n: i64 = 0
    bit: i64 = 1
    while n < 10:
        wanted = a.cost[n]
        if wanted > 0:
            for u in units:
                if u & bit != 0 and wanted > 0:
                    wanted -= 1
            lacking += wanted
        bit *= 2
        n += 1
    return max(lacking, a.total - len(units))


def readiness(st: State, m: Mon, other: Side) -> i64:
    """Return what the Active's payable attacks promise against the Pokémon it faces."""
    units = units_of(st, m)
    best: i64 = 0
    for a in m.attacks:
        if missing(units, a) == 0:
            promise = READY * power(a)
            for target in other.actives:
                if expected(m, a, target) >= target.top.hp - target.damage:
                    promise += LETHAL
            if promise > best:
                best = promise
    return best


def expected(m: Mon, a: AttackDef, target: Mon) -> i64:
    """Return the printed damage of an attack with the target's printed Weakness."""
    for type_mask, factor, plus in target.top.weak:
        if type_mask & m.top.types != 0:
            return a.base * max(1, factor) + plus
    return a.base


def trouble(m: Mon) -> i64:
    """Return how much the Special Conditions of a Pokémon weigh."""
    value: i64 = 0
    if m.conditions == 0:
        return value
    if m.conditions & conditions.PARALYZED != 0:
        value += 130
    if m.conditions & conditions.ASLEEP != 0:
        value += 100
    if m.conditions & conditions.CONFUSED != 0:
        value += 90
    if m.conditions & conditions.POISONED != 0:
        value += 60
    if m.conditions & conditions.BURNED != 0:
        value += 60
    return value


def hand_worth(st: State, side: Side) -> i64:
    """Return what the own hand is worth: cards in hand, more for those that fit what is in play."""
    count: i64 = len(side.hand)
    total = HAND * min(count, CARDS_WANTED) + HAND_FULL * max(0, count - CARDS_WANTED)
    for copy in side.hand:
        if fits(side, st.cards[copy]):
            total += FITS_HAND
    return total


def fits(side: Side, d: CardDef) -> bool:
    """Return whether a card in hand goes on with what its owner has in play."""
    if d.supertype == supertypes.ENERGY:
        return True
    if d.supertype != supertypes.POKEMON:
        return False
    if d.stage == stages.BASIC:
        return len(side.bench) < NEEDED
    return awaited(side.actives, d) or awaited(side.bench, d)


def awaited(mons: list[Mon], d: CardDef) -> bool:
    """Return whether a card is the evolution of one of some Pokémon."""
    for m in mons:
        if m.top.name_id == d.from_id:
            return True
    return False
