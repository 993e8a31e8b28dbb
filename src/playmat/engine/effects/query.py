"""Queries whose results effects may change: computed when needed, never stored.

Modifiers apply in a fixed order: set, add, times, then limits; forbidding beats allowing.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries, holds, reaches
from playmat.engine.effects.index import rebuild
from playmat.engine.table.cards import is_tool
from playmat.kinds import modifiers, supertypes
from playmat.kinds.queries import (
    BENCH_SIZE,
    BURN_COIN,
    CONDITIONS_KEPT,
    HOLDS_TRAINERS,
    MAX_HP,
    RETREAT_COST,
    TOOLS_ALLOWED,
    TYPES,
)
from playmat.model.definitions import Selector
from playmat.model.state import Effect, Mon, State


def fold(st: State, index: list[Effect], value: i64, m: Mon) -> i64:
    """A number after every modifier that applies to a Pokémon. [DAMAGE-08]"""
    add: i64 = 0
    age: i64 = -1
    times: i64 = 1
    half = False
    low: i64 = -1000000
    high: i64 = 1000000
    uniques: list[str] | None = None
    for e in index:
        if not applies(st, e, m):
            continue
        d = e.mod
        assert d is not None
        if d.unique != "":
            if uniques is None:
                uniques = []
            if d.unique in uniques:
                continue
            uniques.append(d.unique)
        n = d.value.value(st, e)
        how = d.how
        if how == modifiers.ADD:
            add += n
        elif how == modifiers.SET:
            if e.stamp >= age:  # the newer one counts
                value = n
                age = e.stamp
        elif how == modifiers.TIMES:
            times *= n
        elif how == modifiers.HALF:
            half = True
        elif how == modifiers.AT_MOST:
            high = min(high, n)
        elif how == modifiers.AT_LEAST:
            low = max(low, n)
    value = (value + add) * times
    if half:
        value = value // 20 * 10
    return max(low, min(high, value))


def fold_player(st: State, query: i64, value: i64, seat: i64) -> i64:
    """A number after every modifier that applies to a player."""
    add: i64 = 0
    age: i64 = -1
    times: i64 = 1
    low: i64 = -1000000
    high: i64 = 1000000
    for e in entries(st, query):
        d = e.mod
        assert d is not None
        if not reaches(e, seat) or not holds(st, e):
            continue
        n = d.value.value(st, e)
        if d.how == modifiers.SET:
            if e.stamp >= age:  # the newer one counts
                value = n
                age = e.stamp
        elif d.how == modifiers.ADD:
            add += n
        elif d.how == modifiers.TIMES:
            times *= n
        elif d.how == modifiers.AT_MOST:
            high = min(high, n)
        elif d.how == modifiers.AT_LEAST:
            low = max(low, n)
    return max(low, min(high, (value + add) * times))


def max_hp(st: State, m: Mon) -> i64:
    """Return a Pokémon's HP. [EVOLVE-07]"""
    if st.dirty:
        rebuild(st)
    index = st.mods[MAX_HP]
    if not index:
        return m.top.hp
    return fold(st, index, m.top.hp, m)


def own_hp(st: State, m: Mon) -> i64:
    """A Pokémon's HP without modifiers that depend on the HP of others.

    Two Pokémon that take each other's HP would never finish.
    """
    index = [e for e in entries(st, MAX_HP) if e.mod is not None and not e.mod.mirrors]
    return fold(st, index, m.top.hp, m)


def retreat_cost(st: State, m: Mon) -> i64:
    """Energy that a Pokémon's retreat costs. [RETREAT-01]"""
    if st.dirty:
        rebuild(st)
    index = st.mods[RETREAT_COST]
    if not index:
        return m.base.retreat
    return max(0, fold(st, index, m.base.retreat, m))


def types_of(st: State, m: Mon) -> i64:
    """Return a Pokémon's types, as bits. [CARD-DUAL-1, CARD-DUAL-5]"""
    return types_by(st, m, True)


def types_by(st: State, m: Mon, mirrored: bool) -> i64:
    """A Pokémon's types, with or without those it takes from other Pokémon.

    Added types come on top of whatever other texts make of its types, in any order.
    """
    index = entries(st, TYPES)
    types = m.top.types
    added: i64 = 0
    for e in index:
        d = e.mod
        assert d is not None
        if not mirrored and d.lent is not None and d.named_type:
            continue  # two that take each other's types would never finish
        if applies(st, e, m):
            mask = d.mask if d.mask != 0 else d.value.value(st, e)
            if d.lent is not None:
                mask = lent_types(st, e, d.lent, d.named_type)
            if d.how == modifiers.ADD:
                added |= mask
            elif mask != 0:
                types = mask
    return types | added


def lent_types(st: State, e: Effect, others: Selector, mons: bool) -> i64:
    """Types of other Pokémon or of cards; an Energy card has those it provides."""
    mask: i64 = 0
    for item in others.pick(st, e):
        m = st.remembered(item) if mons else None
        if mons:
            mask |= types_by(st, m, False) if m is not None else 0
        elif st.cards[item].supertype == supertypes.POKEMON:
            mask |= st.cards[item].types
        else:
            for p in st.cards[item].provide:
                for unit in p.units:
                    mask |= unit
    return mask


def conditions_kept(st: State, m: Mon) -> i64:
    """Special Conditions that evolving does not remove from a Pokémon, as bits."""
    mask: i64 = 0
    for e in entries(st, CONDITIONS_KEPT):
        assert e.mod is not None
        if applies(st, e, m):
            mask |= e.mod.mask
    return mask


def has_room(st: State, seat: i64) -> bool:
    """Whether a player's Bench has room for one more Pokémon. [BENCH-02]"""
    benched = len(st.sides[seat].bench)
    return benched < st.match.room or benched < bench_limit(st, seat)


def burn_coin(st: State, m: Mon | None, heads: bool) -> bool:
    """The result of a Burned Pokémon's coin, which an effect may set."""
    index = entries(st, BURN_COIN)
    if not index or m is None:
        return heads
    return fold(st, index, 1 if heads else 0, m) > 0


def bench_limit(st: State, seat: i64) -> i64:
    """Size of a player's Bench. [BENCH-02, VARIANT-02, DUO-12]"""
    book = st.match.book
    size = book.bench_size
    if book.actives > 1:
        pair = len(st.sides[seat].actives) > 1
        size = book.duo_bench_pair if pair else book.duo_bench_single
    if st.dirty:
        rebuild(st)
    if not st.mods[BENCH_SIZE]:
        return size
    return fold_player(st, BENCH_SIZE, size, seat)


def tools_on(st: State, m: Mon) -> i64:
    n: i64 = 0
    for copy in m.gear:
        if is_tool(st.cards[copy]):
            n += 1
    return n


def tool_slots(st: State, m: Mon) -> i64:
    """How many Tools a Pokémon may have. [TOOL-1]"""
    index = entries(st, TOOLS_ALLOWED)
    slots = st.match.book.tools_per_mon
    return slots if len(index) == 0 else fold(st, index, slots, m)


def drops_trainers(st: State, m: Mon) -> bool:
    """Whether any Trainer card attached to a Pokémon is discarded at once."""
    for e in entries(st, HOLDS_TRAINERS):
        assert e.mod is not None
        if e.mod.cards is None and applies(st, e, m):
            return True
    return False
