"""Which modifiers apply to a Pokémon, and which powers are switched off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.index import rebuild
from playmat.engine.effects.sources import comes_from
from playmat.engine.table.cards import is_tool
from playmat.engine.table.pokemon import is_active
from playmat.kinds import causes, modifiers, supertypes, until
from playmat.kinds.causes import ENERGY, POWER, STADIUM, TOOL
from playmat.kinds.powers import ABILITY, OLD_POWER, POKE_BODY, POKE_POWER, TRAIT
from playmat.kinds.queries import (
    DAMAGE_DEALT,
    DAMAGE_TAKEN,
    ENERGY_WORKS,
    POWER_WORKS,
    POWER_WORKS_AWAY,
    PREVENT_EFFECTS,
    STADIUM_WORKS,
    TOOL_WORKS,
)
from playmat.model.definitions import PowerDef
from playmat.model.state import Effect, Mon, State

SCOPE_SELF: Final = 0


SCOPE_MINE: Final = 1


SCOPE_FOES: Final = 2


SCOPE_ALL: Final = 3


SCOPE_PICK: Final = 4


SCOPE_ON: Final = 5


SCOPE_PLAYER: Final = 6


SPOT_ANY: Final = 0


SPOT_ACTIVE: Final = 1


SPOT_BENCH: Final = 2


def entries(st: State, query: i64) -> list[Effect]:
    """The modifiers of a query in force."""
    if st.dirty:
        rebuild(st)
    return st.mods[query]


def applies(st: State, e: Effect, m: Mon) -> bool:
    """Whether a modifier applies to a Pokémon now."""
    if not concerned(st, e, m) or not switched_on(st, e):
        return False
    if e.seat == m.seat or e.cause != POWER or not st.mods[PREVENT_EFFECTS]:
        return True
    return not fended_off(st, e, m)


def fended_off(st: State, e: Effect, m: Mon) -> bool:
    """Whether a Pokémon is shielded from an Ability of the other player.

    Changes to damage are not effects on the Pokémon. [CARD-TRAIT]
    """
    d = e.mod
    assert d is not None
    if d.query == DAMAGE_DEALT or d.query == DAMAGE_TAKEN:
        return False
    if e.power is None or e.power.kind != ABILITY:
        return False
    for shield in st.mods[PREVENT_EFFECTS]:
        assert shield.mod is not None
        if shield.mod.cause == causes.ABILITY and shield.seat == m.seat and applies(st, shield, m):
            return True
    return False


def holds(st: State, e: Effect) -> bool:
    """Whether a modifier's own condition is met and its power works."""
    d = e.mod
    assert d is not None
    if d.when is not None and not d.when.test(st, e):
        return False
    return switched_on(st, e)


def switched_on(st: State, e: Effect) -> bool:
    """Whether the power behind an effect works, or the Stadium it lasts with."""
    if e.power is not None:
        return works(st, e, e.power)
    return e.until != until.WHILE_STADIUM or stadium_works(st)


def works(st: State, e: Effect, power: PowerDef) -> bool:
    """Whether the power behind a modifier or handler is not switched off.

    The text of an attached card is not a power of its Pokémon, even on a Pokémon card. [TOOL-7]
    """
    if e.me < 0:
        return works_outside(st, e, power)
    if power.kind > TRAIT or e.cause != POWER:
        if e.cause == ENERGY:
            return len(st.mods[ENERGY_WORKS]) == 0 or energy_works(st, e.me, e.card)
        return e.cause != TOOL or len(st.mods[TOOL_WORKS]) == 0 or tool_works(st, e.me)
    if power.kind == POKE_BODY and not st.mods[POWER_WORKS]:
        return True
    m = st.remembered(e.me)
    return m is None or on_duty(st, m, power)


def on_duty(st: State, m: Mon, power: PowerDef) -> bool:
    """Whether neither Special Conditions nor an effect switch a Pokémon's power off."""
    if m.conditions != 0 and not conditions_allow(st, m, power):
        return False
    return len(st.mods[POWER_WORKS]) == 0 or power_works(st, m, power)


def works_outside(st: State, e: Effect, power: PowerDef) -> bool:
    """Whether a text of a Stadium, or of a card out of play, is not switched off."""
    if e.cause == STADIUM:
        return len(st.mods[STADIUM_WORKS]) == 0 or stadium_works(st)
    if e.cause != POWER or e.card < 0 or len(st.mods[POWER_WORKS_AWAY]) == 0:
        return True
    return e.mod is None or e.mod.query == POWER_WORKS_AWAY or works_away(st, e.seat, e.card, power)


def stadium_works(st: State) -> bool:
    for e in st.mods[STADIUM_WORKS]:
        if holds(st, e):
            return False
    return True


def energy_works(st: State, host: i64, copy: i64) -> bool:
    """Whether no effect switches off the text of an attached Energy card."""
    m = st.mon(host)
    for lock in st.mods[ENERGY_WORKS]:
        d = lock.mod
        assert d is not None
        if d.source_fit is not None and not d.source_fit.card(st, lock, copy):
            continue
        if m is not None and applies(st, lock, m):
            return False
    return True


def was_silent(st: State, host: i64, copy: i64) -> bool:
    """Whether an Energy card was switched off where it was, even if its Pokémon has left play."""
    m = st.remembered(host)
    for lock in st.mods[ENERGY_WORKS]:
        d = lock.mod
        assert d is not None
        if d.source_fit is not None and not d.source_fit.card(st, lock, copy):
            continue
        if applies(st, lock, m) if m is not None else holds(st, lock):
            return True
    return False


def text_works(st: State, host: i64, copy: i64) -> bool:
    """Whether no effect switches off the text of a card attached to a Pokémon."""
    d = st.cards[copy]
    if d.supertype == supertypes.ENERGY:
        return len(entries(st, ENERGY_WORKS)) == 0 or energy_works(st, host, copy)
    return not is_tool(d) or len(entries(st, TOOL_WORKS)) == 0 or tool_works(st, host)


def tool_works(st: State, host: i64) -> bool:
    """Whether no effect switches a Pokémon's Tools off."""
    m = st.mon(host)
    return m is None or permitted(st, TOOL_WORKS, m, True)


def power_works(st: State, m: Mon, power: PowerDef) -> bool:
    """Whether no working effect switches a power off. [POW-3]

    Meanwhile, conditions see all powers as working, so that the calculation always ends.
    """
    if st.deciding:
        return True
    st.deciding = True
    works_on = True
    for e in working_switches(st):
        if switches_off(st, e, m, power) and not (e.me == m.serial and e.power is power):
            works_on = False
    st.deciding = False
    return works_on


def working_switches(st: State) -> list[Effect]:
    """The effects that switch powers off and are not switched off themselves. [POW-3]

    Those that no undecided one can switch off are decided first, because a switch that is off has
    no effect. If several could switch each other off, the oldest works.
    """
    index = entries(st, POWER_WORKS)
    if len(index) < 2:
        return [e for e in index if awake(st, e)]
    open_ones = by_age([e for e in index if awake(st, e)])
    working: list[Effect] = []
    while open_ones:
        e = next_switch(st, open_ones)
        open_ones.remove(e)
        if not touched(st, e, working):
            working.append(e)
    return working


def next_switch(st: State, open_ones: list[Effect]) -> Effect:
    """The oldest undecided switch that no other undecided one affects, else the oldest of all."""
    for e in open_ones:
        if not touched(st, e, open_ones):
            return e
    return open_ones[0]


def by_age(index: list[Effect]) -> list[Effect]:
    """Sort modifiers, oldest first."""
    sorted_ones: list[Effect] = []
    for e in index:
        n: i64 = len(sorted_ones)
        while n > 0 and sorted_ones[n - 1].stamp > e.stamp:
            n -= 1
        sorted_ones.insert(n, e)
    return sorted_ones


def awake(st: State, e: Effect) -> bool:
    """Whether the rulebook on Special Conditions leaves a switch on. [POWER-05]"""
    m = st.mon(e.me) if e.cause == POWER and e.me >= 0 else None
    return m is None or e.power is None or conditions_allow(st, m, e.power)


def touched(st: State, e: Effect, others: list[Effect]) -> bool:
    """Whether a switch's own power would be switched off by another."""
    own = e.power
    m = st.mon(e.me) if e.cause == POWER and e.me >= 0 else None
    if m is None or own is None:
        return False
    for other in others:
        same = other.me == e.me and other.power is own
        if not same and switches_off(st, other, m, own):
            return True
    return False


def switches_off(st: State, e: Effect, m: Mon, power: PowerDef) -> bool:
    """Whether a switch, if it works, switches off a Pokémon's power."""
    d = e.mod
    assert d is not None
    bit: i64 = 1
    for _ in range(power.kind):
        bit *= 2
    if d.mask & bit == 0 or d.text == power.name_id or not concerned(st, e, m):
        return False
    return e.seat == m.seat or not st.mods[PREVENT_EFFECTS] or not screened(st, e, m)


def screened(st: State, e: Effect, m: Mon) -> bool:
    """Whether a shield keeps the other player's switch from a Pokémon. [CARD-TRAIT]

    A switch on the Pokémon itself is not kept away. If a shield's power is one the switch may turn
    off, the older of the two works.
    """
    if e.on >= 0:
        return False
    by = st.remembered(e.me)
    for shield in st.mods[PREVENT_EFFECTS]:
        if comes_from(st, shield, e.cause, by, e.seat, e.card) and applies(st, shield, m):
            own = shield.power
            if own is None or own.kind == TRAIT or shield.stamp < e.stamp:
                return True
    return False


def concerned(st: State, e: Effect, m: Mon) -> bool:
    """Whether a modifier applies to a Pokémon, even if its own power is off."""
    d = e.mod
    assert d is not None
    scope = d.scope
    if scope == SCOPE_SELF:
        if m.serial != e.me:
            return False
    elif scope == SCOPE_MINE:
        if m.seat != e.seat:
            return False
    elif scope == SCOPE_FOES:
        if m.seat == e.seat:
            return False
    elif scope == SCOPE_ON:
        if m.serial != e.on:
            return False
    elif scope == SCOPE_PICK and (d.of is None or m.serial not in d.of.pick(st, e)):
        return False
    if d.spot != SPOT_ANY and is_active(st.sides[m.seat], m) != (d.spot == SPOT_ACTIVE):
        return False
    if d.fit is not None and not d.fit.mon(st, e, m):
        return False
    return d.when is None or d.when.test(st, e)


def works_away(st: State, seat: i64, copy: i64, power: PowerDef) -> bool:
    """Whether no effect switches off a power in a hand or discard pile. [POW-3]"""
    bit: i64 = 1
    for _ in range(power.kind):
        bit *= 2
    for e in entries(st, POWER_WORKS_AWAY):
        d = e.mod
        assert d is not None
        if d.mask & bit == 0 or d.text == power.name_id or not reaches(e, seat):
            continue
        if (d.fit is None or d.fit.card(st, e, copy)) and holds(st, e):
            return False
    return True


def conditions_allow(st: State, m: Mon, power: PowerDef) -> bool:
    """Whether Special Conditions leave a power on under the rulebook. [POWER-05, POW-1]"""
    if m.conditions == 0:
        return True
    if power.kind == POKE_POWER:
        return not st.match.book.condition_blocks_power
    if power.kind == OLD_POWER:
        return not st.match.book.condition_blocks_old
    return True


def reaches(e: Effect, seat: i64) -> bool:
    """Whether a modifier of players applies to a seat."""
    d = e.mod
    assert d is not None
    return d.seats & (1 if seat == e.seat else 2) != 0


def permitted(st: State, query: i64, m: Mon, default: bool) -> bool:
    """Whether something is permitted to a Pokémon; forbidding beats allowing."""
    index = entries(st, query)
    if not index:
        return default
    answer = default
    for e in index:
        d = e.mod
        assert d is not None
        if applies(st, e, m):
            if d.how == modifiers.FORBID:
                return False
            if d.how == modifiers.ALLOW:
                answer = True
    return answer
