"""The value of a position for a player: a number that greedy play tries to raise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.energy import missing, unit_total, units_by_type
from playmat.kinds import conditions, modifiers, stages, supertypes
from playmat.model.definitions import AttackDef, CardDef
from playmat.model.state import Mon, Side, State
from playmat.search.core.weights import Weights

WON: Final = 1_000_000
"""Value of a won game."""

DOUBLE: Final = 2  # Weakness factor if the card does not say


def worth(st: State, seat: i64, w: Weights) -> i64:
    """Value of a game for a player; higher is better, and a won game is best."""
    if st.winner >= 0:
        if st.winner == seat:
            return WON
        return -WON if st.winner == 1 - seat else 0
    if w.judge is not None:
        return w.judge.judge(st, seat)
    return by_weights(st, seat, w)


def by_weights(st: State, seat: i64, w: Weights) -> i64:
    """Value of an unfinished game for a player, by the weights."""
    mine = st.sides[seat]
    theirs = st.sides[1 - seat]
    total = side_worth(st, mine, theirs, w) - side_worth(st, theirs, mine, w)
    return total + hand_worth(st, mine, w) - w.foe_hand * min(len(theirs.hand), w.hand_wanted)


def side_worth(st: State, side: Side, other: Side, w: Weights) -> i64:
    """Value of one half of the table against the other."""
    total: i64 = -w.prize * prizes_left(side)
    for m in side.actives:
        units = units_by_type(st, m)
        count = unit_total(st, m)
        total += mon_worth(st, m, units, count, w.plan, w) - trouble(m, w)
        total += readiness(m, units, count, other, w)
    n: i64 = 0
    for m in side.bench:
        units = units_by_type(st, m)
        total += mon_worth(st, m, units, unit_total(st, m), w.plan_benched, w)
        if n >= w.crowd:
            total -= w.crowded
        n += 1
    if n == 0:
        total -= w.alone
    if side.left < w.low_deck:
        total -= w.thin * (w.low_deck - side.left)
    return total


def prizes_left(side: Side) -> i64:
    n: i64 = 0
    for copy in side.prizes:
        if copy >= 0:
            n += 1
    return n


def mon_worth(st: State, m: Mon, units: i64, count: i64, scale: i64, w: Weights) -> i64:
    """Value of a Pokémon in play: its HP left and how near it is to its attacks."""
    value = w.body + w.hp * hp_left(st, m) + w.gear * len(m.gear)
    value += w.evolved * (len(m.stack) - 1) + w.energy * count // 2
    value += scale * best_plan(m, units, count, w)
    # Damage to a Pokémon that gives up more Prizes costs more.
    if m.top.prizes > 1:
        value -= (m.top.prizes - 1) * m.damage * w.costly
    return value


def hp_left(st: State, m: Mon) -> i64:
    hit_points = st.match.hit_points
    hp = hit_points.of(st, m) if hit_points is not None else m.top.hp
    return max(0, hp - m.damage)


def best_plan(m: Mon, units: i64, count: i64, w: Weights) -> i64:
    """Value of the attack that a Pokémon is furthest towards, by damage and missing Energy."""
    best: i64 = 0
    for a in m.attacks:
        plan = power(a, w)
        lacking = missing(units, count, a)
        if lacking > 0:
            plan = plan * (a.total - lacking) * 3 // (a.total * 4)
        if plan > best:
            best = plan
    return best


def power(a: AttackDef, w: Weights) -> i64:
    """Rough strength of an attack in points of damage, with some credit for its text."""
    plain = a.base + w.cost * a.total
    return plain if a.code is None else plain + w.text


def readiness(m: Mon, units: i64, count: i64, other: Side, w: Weights) -> i64:
    """Value of the Active's best payable attack against the Pokémon it faces."""
    best: i64 = 0
    for a in m.attacks:
        if missing(units, count, a) == 0:
            promise = w.ready * power(a, w)
            for target in other.actives:
                if expected(m, a, target) >= target.top.hp - target.damage:
                    promise += w.lethal
            if promise > best:
                best = promise
    return best


def expected(m: Mon, a: AttackDef, target: Mon) -> i64:
    """Printed damage of an attack with the target's printed Weakness."""
    if a.base == 0:
        return 0
    for type_mask, how, amount in target.top.weak:
        if type_mask & m.top.types != 0:
            if how == modifiers.TIMES:
                return a.base * (amount if amount > 0 else DOUBLE)
            return a.base + amount
    return a.base


def trouble(m: Mon, w: Weights) -> i64:
    """Cost of a Pokémon's Special Conditions."""
    value: i64 = 0
    if m.conditions == 0:
        return value
    if m.conditions & conditions.PARALYZED != 0:
        value += w.paralyzed
    if m.conditions & conditions.ASLEEP != 0:
        value += w.asleep
    if m.conditions & conditions.CONFUSED != 0:
        value += w.confused
    if m.conditions & conditions.POISONED != 0:
        value += w.poisoned
    if m.conditions & conditions.BURNED != 0:
        value += w.burned
    return value


def hand_worth(st: State, side: Side, w: Weights) -> i64:
    """Value of the player's own hand: its cards, with extra for those that fit what is in play."""
    count: i64 = len(side.hand)
    total = w.hand * min(count, w.hand_wanted) + w.hand_full * max(0, count - w.hand_wanted)
    for copy in side.hand:
        if fits(side, st.cards[copy], w):
            total += w.fits
    return total


def fits(side: Side, d: CardDef, w: Weights) -> bool:
    """Whether a card in hand fits what its owner has in play."""
    if d.supertype == supertypes.ENERGY:
        return True
    if d.supertype != supertypes.POKEMON:
        return False
    if d.stage == stages.BASIC:
        return len(side.bench) < w.crowd
    return awaited(side.actives, d) or awaited(side.bench, d)


def awaited(mons: list[Mon], d: CardDef) -> bool:
    """Whether a card evolves from one of these Pokémon."""
    for m in mons:
        if m.top.name_id == d.from_id:
            return True
    return False
