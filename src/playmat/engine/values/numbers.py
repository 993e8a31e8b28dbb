"""Numbers of the card language."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.effects.cost import meets, symbols, unpaid
from playmat.engine.effects.energy import provided, unit_total, units_typed
from playmat.engine.effects.query import bench_limit, max_hp, own_hp, retreat_cost, types_of
from playmat.engine.table.history import STRIPPED
from playmat.engine.table.players import seat_of
from playmat.kinds import supertypes, types
from playmat.model.definitions import Filter, Number, Selector
from playmat.model.state import Mon, Scope, State
from playmat.model.tracking import has
from playmat.model.zones import holder

BASE_VAR: Final = 0
DEALT_VAR: Final = 1
STAMP_VAR: Final = 2


@final
class Const(Number):
    def __init__(self, n: i64) -> None:
        self.n = n

    def value(self, st: State, sc: Scope) -> i64:
        return self.n


@final
class Held(Number):
    """A number in a register."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def value(self, st: State, sc: Scope) -> i64:
        held = sc.vars[self.reg]
        return held[0] if len(held) > 0 else 0


@final
class CountOf(Number):
    """How many are selected."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def value(self, st: State, sc: Scope) -> i64:
        return self.of.many(st, sc)


@final
class LostCount(Number):
    """How many cards of a Lost Zone are selected, with LEGENDs as ruled. [CARD-LEG-6, LZ-6]"""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def value(self, st: State, sc: Scope) -> i64:
        picked = self.of.pick(st, sc)
        saved = 2 - st.match.book.legend_halves
        return len(picked) - (saved * pairs(st, picked) if saved != 0 else 0)


def pairs(st: State, copies: tuple[i64, ...]) -> i64:
    """Number of complete LEGENDs among cards."""
    uppers: list[i64] = [st.cards[c].name_id for c in copies if st.cards[c].half == 0]
    n: i64 = 0
    for c in copies:
        d = st.cards[c]
        if d.half == 1 and d.name_id in uppers:
            uppers.remove(d.name_id)
            n += 1
    return n


@final
class Coins(Number):
    """How many coins of a batch show one side."""

    def __init__(self, reg: i64, heads: bool) -> None:
        self.reg = reg
        self.heads = heads

    def value(self, st: State, sc: Scope) -> i64:
        coins = sc.vars[self.reg]
        up: i64 = 0
        for coin in coins:
            up += coin
        return up if self.heads else len(coins) - up


@final
class Units(Number):
    """Energy on Pokémon, in units. [EN-11]"""

    def __init__(self, on: Selector, mask: i64) -> None:
        self.on = on
        self.mask = mask

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for serial in self.on.pick(st, sc):
            m = st.remembered(serial)
            if m is not None:
                if self.mask == types.ANY:
                    n += unit_total(st, m)
                else:
                    n += units_typed(st, m, self.mask)
        return n


@final
class Unpaid(Number):
    """Energy beyond the current attack's cost."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def value(self, st: State, sc: Scope) -> i64:
        m = st.mon(st.attacker)
        if m is None or st.attack < 0:
            return 0
        return unpaid(st, m, st.match.attacks[st.attack], self.mask)


@final
class OfMons(Number):
    """Sum over Pokémon: counters, HP left, full HP, Retreat Cost or last damage."""

    def __init__(self, on: Selector, what: str, sizing: bool) -> None:
        self.on = on
        self.sizing = sizing  # while HP itself is being computed
        self.what: i64 = ("counters_on", "hp_left", "hp_of", "retreat_of", "last_damage").index(
            what
        )

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for serial in self.on.pick(st, sc):
            m = st.remembered(serial)
            if m is None:
                continue
            if self.what == 0:
                n += m.damage // 10
            elif self.what == 1:
                n += max(0, (own_hp(st, m) if self.sizing else max_hp(st, m)) - m.damage)
            elif self.what == 2:
                n += own_hp(st, m) if self.sizing else max_hp(st, m)
            elif self.what == 3:
                n += retreat_cost(st, m)
            elif m.hurt_turn >= st.turn - 1:
                n += m.hurt
        return n


@final
class MarkersOn(Number):
    """Named markers on Pokémon."""

    def __init__(self, on: Selector, name: i64) -> None:
        self.on = on
        self.name = name

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for serial in self.on.pick(st, sc):
            m = st.remembered(serial)
            if m is not None:
                for at in range(0, len(m.markers), 2):
                    if m.markers[at] == self.name:
                        n += m.markers[at + 1]
        return n


@final
class OfPlayer(Number):
    """A player's number: Prizes left, or turns taken."""

    def __init__(self, who: i64, prizes: bool) -> None:
        self.who = who
        self.prizes = prizes

    def value(self, st: State, sc: Scope) -> i64:
        side = st.sides[seat_of(st, sc, self.who)]
        if not self.prizes:
            return side.turns
        n: i64 = 0
        for copy in side.prizes:
            if copy >= 0:
                n += 1
        return n


@final
class EnergyPlayed(Number):
    """Energy cards that a player attached from hand this turn."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def value(self, st: State, sc: Scope) -> i64:
        return st.sides[seat_of(st, sc, self.who)].energy_played


@final
class BenchRoom(Number):
    """How many more Pokémon a player may put onto the Bench. [BENCH-02]"""

    def __init__(self, who: i64) -> None:
        self.who = who

    def value(self, st: State, sc: Scope) -> i64:
        seat = seat_of(st, sc, self.who)
        return max(0, bench_limit(st, seat) - len(st.sides[seat].bench))


@final
class ConditionsOn(Number):
    """Special Conditions on Pokémon."""

    def __init__(self, on: Selector) -> None:
        self.on = on

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for m in self.on.mons(st, sc):
            n += conditions_of(m)
        return n


def conditions_of(m: Mon) -> i64:
    return bits_in(m.conditions)


def bits_in(mask: i64) -> i64:
    """Number of bits set in a mask."""
    n: i64 = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


@final
class PrintedHp(Number):
    """The HP printed on cards."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for copy in self.of.pick(st, sc):
            n += st.cards[copy].hp
        return n


@final
class UnitsIn(Number):
    """Energy that attached cards provide, in units; other cards count as printed."""

    def __init__(self, of: Selector, mask: i64) -> None:
        self.of = of
        self.mask = mask

    def value(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for copy in self.of.pick(st, sc):
            for unit in units_now(st, copy):
                if unit & self.mask != 0:
                    n += 1
        return n


def units_now(st: State, copy: i64) -> tuple[i64, ...]:
    """Units of a card: those it provides if attached, else those printed."""
    m = holder(st, copy)
    if m is not None and has(m.energy, copy):
        return provided(st, m, copy)
    printed = st.cards[copy].provide
    return printed[0].units if len(printed) > 0 else ()


def printed_types(st: State, copy: i64) -> i64:
    """Types of a card; Energy has those it provides."""
    d = st.cards[copy]
    if d.supertype == supertypes.POKEMON:
        return d.types
    mask: i64 = 0
    for unit in units_now(st, copy):
        mask |= unit
    return mask


@final
class EventAmount(Number):
    """The amount of the event."""

    def value(self, st: State, sc: Scope) -> i64:
        return st.happenings[sc.event].amount if sc.event >= 0 else 0


@final
class TypesAmong(Number):
    """How many types there are among Pokémon or cards."""

    def __init__(self, of: Selector, mons: bool) -> None:
        self.of = of
        self.mons = mons

    def value(self, st: State, sc: Scope) -> i64:
        mask: i64 = 0
        for item in self.of.pick(st, sc):
            if self.mons:
                m = st.remembered(item)
                if m is not None:
                    mask |= types_of(st, m)
            else:
                d = st.cards[item]
                if d.supertype == supertypes.POKEMON:
                    mask |= d.types
                else:
                    for provide in d.provide:
                        for unit in provide.units:
                            mask |= unit
        return bits_in(mask)


@final
class TypesNow(Number):
    """The current types of these Pokémon, as bits."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def value(self, st: State, sc: Scope) -> i64:
        mask: i64 = 0
        for serial in self.of.pick(st, sc):
            m = st.remembered(serial)
            if m is not None:
                mask |= types_of(st, m)
        return mask


@final
class Sum(Number):
    """Two numbers combined: sum, difference, product, minimum or maximum."""

    def __init__(self, how: str, left: Number, right: Number) -> None:
        self.how: i64 = ("add", "sub", "mul", "least", "most").index(how)
        self.left = left
        self.right = right

    def value(self, st: State, sc: Scope) -> i64:
        a = self.left.value(st, sc)
        b = self.right.value(st, sc)
        if self.how == 0:
            return a + b
        if self.how == 1:
            return a - b
        if self.how == 2:
            return a * b
        if self.how == 3:
            return min(a, b)
        return max(a, b)


@final
class Half(Number):
    """Half of a number, rounded up or down to a multiple of 10."""

    def __init__(self, of: Number, up: bool) -> None:
        self.of = of
        self.up = up

    def value(self, st: State, sc: Scope) -> i64:
        n = self.of.value(st, sc)
        return (n + 19) // 20 * 10 if self.up else n // 20 * 10


@final
class UnpaidCards(Number):
    """Energy cards that fit and are not needed for the current attack's cost."""

    def __init__(self, fit: Filter) -> None:
        self.fit = fit

    def value(self, st: State, sc: Scope) -> i64:
        m = st.mon(st.attacker)
        if m is None or st.attack < 0:
            return 0
        cost = symbols(st, m, st.match.attacks[st.attack])
        used = list(m.energy)
        spare: i64 = 0
        for copy in m.energy:
            rest = [c for c in used if c != copy]
            if self.fit.card(st, sc, copy) and meets(st, m, rest, cost):
                used = rest
                spare += 1
        return spare


@final
class Stripped(Number):
    """How many Energy cards an attack removed from this Pokémon last turn."""

    def value(self, st: State, sc: Scope) -> i64:
        me = st.mon(sc.me)
        n: i64 = 0
        if me is not None:
            for at in range(0, len(me.lately), 2):
                if me.lately[at] == STRIPPED and me.lately[at + 1] == st.turn - 1:
                    n += 1
        return n
