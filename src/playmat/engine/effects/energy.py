"""Energy in units: what cards provide, and whether it pays a cost. [ENERGY-02, ENERGY-04, EN-6]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import lent_types
from playmat.kinds import modifiers, types
from playmat.kinds.queries import ENERGY_PROVIDED
from playmat.model.definitions import AttackDef, EnergyUnits
from playmat.model.state import NO_VARS, Effect, Mon, Scope, State

FIELD: Final = 64  # six bits per type, the highest a guard, in Mon.units and AttackDef.packed
GUARDS: Final = 0x820820820820820  # the guard bit of each of the ten typed fields
SINGLE: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


def pack(counts: tuple[i64, ...]) -> i64:
    """Pack ten counts of typed Energy into one number; counts above 31 become 31."""
    packed: i64 = 0
    n: i64 = 9
    while n >= 0:
        packed = packed * FIELD + min(31, counts[n])
        n -= 1
    return packed


def refresh(st: State, m: Mon) -> None:
    """Update the numbers of a Pokémon's attached Energy."""
    units: i64 = 0
    total: i64 = 0
    m.plain = len(m.energy) <= 15  # more could overflow a field
    for copy in m.energy:
        d = st.cards[copy]
        if d.unit < 0:
            m.plain = False
        else:
            units += d.unit
            total += len(d.provide[0].units)
    m.count = total
    m.units = units


def unit_fields(masks: tuple[i64, ...]) -> i64:
    """Units of one type each, packed as in ``Mon.units``; Colorless is left out."""
    counts = [0] * 11
    for mask in masks:
        n = 0
        while mask > 1:
            mask >>= 1
            n += 1
        counts[n] += 1
    return pack(tuple(counts))


def provided(st: State, m: Mon, copy: i64) -> tuple[i64, ...]:
    """Units one attached card provides now, as type masks. [EN-6, EN-8]

    Meanwhile, conditions on other Energy see it as printed, so that the calculation always ends.
    """
    d = st.cards[copy]
    units: tuple[i64, ...] = ()
    for p in d.provide:
        if p.when is None or p.when.test(st, Scope(m.seat, m.serial, copy, NO_VARS)):
            units = p.units
    index = entries(st, ENERGY_PROVIDED)
    if not index or st.providing >= 0:
        return units
    st.providing = len(units)
    units = changed_units(st, m, copy, units, index)
    st.providing = -1
    return units


def changed_units(
    st: State, m: Mon, copy: i64, units: tuple[i64, ...], index: list[Effect]
) -> tuple[i64, ...]:
    """Units of an attached card after every change to what it provides.

    Added types come on top of whatever other texts make of the card, in any order.
    """
    added: i64 = 0
    for e in index:
        mod = e.mod
        assert mod is not None
        if not applies(st, e, m):
            continue
        if mod.source_fit is not None and not mod.source_fit.card(st, e, copy):
            continue
        if mod.cards is not None and copy not in mod.cards.pick(st, e):
            continue
        mask = mod.value.value(st, e) if mod.named_type else mod.mask
        if mod.lent is not None:
            mask = lent_types(st, e, mod.lent, mod.named_type)
            if mask == 0:
                continue
        if mod.how == modifiers.ADD:
            added |= mask
        elif mod.how == modifiers.SET:
            wanted = 0 if mod.named_type else mod.value.value(st, e)
            each = mask if mask != 0 else (units[0] if len(units) > 0 else types.COLORLESS)
            many = wanted if wanted > 0 else len(units)
            units = tuple([each for _ in range(many)])
            st.providing = len(units)
    return units if added == 0 else tuple([u | added for u in units])


def is_plain(st: State, m: Mon) -> bool:
    """Whether a Pokémon's packed numbers describe its Energy completely."""
    if st.dirty:
        rebuild(st)
    return m.plain and not st.mods[ENERGY_PROVIDED]


def units_of(st: State, m: Mon) -> list[i64]:
    """All units of Energy a Pokémon has, as type masks."""
    units: list[i64] = []
    for copy in m.energy:
        units.extend(provided(st, m, copy))
    return units


def unit_total(st: State, m: Mon) -> i64:
    if is_plain(st, m):
        return m.count
    return len(units_of(st, m))


def units_by_type(st: State, m: Mon) -> i64:
    """Units of each type a Pokémon has, packed as in ``Mon.units``."""
    if is_plain(st, m):
        return m.units
    counts: list[i64] = [0] * 10
    for unit in units_of(st, m):
        for n in range(10):
            if unit & SINGLE[n] != 0:
                counts[n] += 1
    return pack(tuple(counts))


@final
class TableEnergy(EnergyUnits):
    """Attached Energy as it is on the table."""

    def total(self, st: State, mon: Mon) -> i64:
        return unit_total(st, mon)

    def by_type(self, st: State, mon: Mon) -> i64:
        return units_by_type(st, mon)


def units_typed(st: State, m: Mon, mask: i64) -> i64:
    """Units of Energy that may count as a type."""
    n: i64 = 0
    if mask & types.COLORLESS == 0 and is_plain(st, m):
        units = m.units
        while units > 0:
            n += (units & 63) * (mask & 1)
            units >>= 6
            mask >>= 1
        return n
    for unit in units_of(st, m):
        if unit & mask != 0:
            n += 1
    return n


def missing(units: i64, count: i64, a: AttackDef) -> i64:
    """Units of Energy missing for an attack, counting a unit of several types once."""
    lacking = max(0, a.total - count)
    cost = a.packed
    if ((units | GUARDS) - cost) & GUARDS == GUARDS:
        return lacking
    typed: i64 = 0
    while cost > 0:
        typed += max(0, (cost & 63) - (units & 63))
        cost >>= 6
        units >>= 6
    return max(lacking, typed)


def pays(st: State, m: Mon, a: AttackDef, extra: i64) -> bool:
    """Whether a Pokémon's Energy pays an attack's cost with *extra* Colorless added."""
    total = a.total if extra == 0 else max(0, a.total + extra)
    if is_plain(st, m):
        return m.count >= total and ((m.units | GUARDS) - a.packed) & GUARDS == GUARDS
    units = units_of(st, m)
    return len(units) >= total and covers(units, a.cost)


def covers(units: list[i64], cost: tuple[i64, ...]) -> bool:
    """Whether each typed symbol of a cost can be matched to a different unit."""
    wanted = symbols(cost)
    if not wanted:
        return True
    taken: list[i64] = [-1] * len(units)
    for symbol in range(len(wanted)):
        free: i64 = 0
        while free < len(units) and (taken[free] >= 0 or units[free] & wanted[symbol] == 0):
            free += 1
        if free < len(units):
            taken[free] = symbol
        elif not assign(symbol, units, wanted, taken, [False] * len(units)):
            return False
    return True


def symbols(cost: tuple[i64, ...]) -> list[i64]:
    """The typed symbols of a cost, as type masks."""
    wanted: list[i64] = []
    n: i64 = 0
    mask: i64 = 1
    while n < 10:
        many = cost[n]
        while many > 0:
            wanted.append(mask)
            many -= 1
        mask *= 2
        n += 1
    return wanted


def assign(
    symbol: i64, units: list[i64], wanted: list[i64], taken: list[i64], tried: list[bool]
) -> bool:
    """Find a unit for one symbol, reassigning others if necessary."""
    for n in range(len(units)):
        if units[n] & wanted[symbol] != 0 and not tried[n]:
            tried[n] = True
            if taken[n] < 0 or assign(taken[n], units, wanted, taken, tried):
                taken[n] = symbol
                return True
    return False
