"""Filters by what a Pokémon holds, by its current state, and by what cards provide."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.energy import unit_total, units_typed
from playmat.engine.effects.query import max_hp, tool_slots, tools_on, types_of
from playmat.engine.effects.shields import untouched
from playmat.engine.effects.weakness import has_none, resistances
from playmat.engine.table.players import seat_of
from playmat.engine.values.numbers import conditions_of, printed_types
from playmat.kinds import events, queries, trainers, types
from playmat.model.definitions import CardDef, Filter, Number, Selector
from playmat.model.event import Event
from playmat.model.state import NO_VARS, Frame, Mon, Scope, State
from playmat.model.tracking import bit_of
from playmat.model.unseen import is_face_down
from playmat.model.zones import holder


@final
class ToolRoom(Filter):
    """May have one more Tool. [TOOL-1]"""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return tools_on(st, mon) < tool_slots(st, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class Holds(Filter):
    """Has at least this many attached cards that fit."""

    def __init__(self, fit: Filter, least: Number) -> None:
        self.fit = fit
        self.least = least

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return attached_count(st, sc, mon, self.fit) >= self.least.value(st, sc)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = holder(st, copy)
        return m is not None and self.mon(st, sc, m)


def attached_count(st: State, sc: Scope, m: Mon, fit: Filter) -> i64:
    """Number of cards attached to a Pokémon that fit."""
    n: i64 = 0
    for copy in m.energy + m.gear:
        if fit.card(st, sc, copy):
            n += 1
    return n


@final
class HoldsFewer(Filter):
    """Has fewer attached cards that fit than one of those Pokémon."""

    def __init__(self, fit: Filter, than: Selector) -> None:
        self.fit = fit
        self.than = than

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        n = attached_count(st, sc, mon, self.fit)
        for other in self.than.mons(st, sc):
            if n < attached_count(st, sc, other, self.fit):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = holder(st, copy)
        return m is not None and self.mon(st, sc, m)


@final
class UnitsAtLeast(Filter):
    """Has at least this much Energy, in units; a card must provide it as printed.

    A card whose units are being worked out may provide them by another text.
    """

    def __init__(self, n: Number, mask: i64) -> None:
        self.n = n
        self.mask = mask

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        whole = self.mask == types.ANY
        units = unit_total(st, mon) if whole else units_typed(st, mon, self.mask)
        return units >= self.n.value(st, sc)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        most: i64 = st.providing if self.mask == types.ANY else 0
        for p in st.cards[copy].provide:
            given: i64 = 0
            for unit in p.units:
                if unit & self.mask != 0:
                    given += 1
            most = max(most, given)
        return most >= self.n.value(st, sc)


@final
class HpLeft(Filter):
    """Has at most this much HP left."""

    def __init__(self, n: Number) -> None:
        self.n = n

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return max_hp(st, mon) - mon.damage <= self.n.value(st, sc)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].hp <= self.n.value(st, sc)


@final
class ConditionsAtLeast(Filter):
    """Has at least this many Special Conditions."""

    def __init__(self, n: Number) -> None:
        self.n = n

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return conditions_of(mon) >= self.n.value(st, sc)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class SharesType(Filter):
    """Shares a type with one of those; an Energy card has the types it provides."""

    def __init__(self, others: Selector, mons: bool) -> None:
        self.others = others
        self.mons = mons

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return types_of(st, mon) & self.types(st, sc) != 0

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return told_types(st, copy) & self.types(st, sc) != 0

    def types(self, st: State, sc: Scope) -> i64:
        """All types of the others."""
        mask: i64 = 0
        for item in self.others.pick(st, sc):
            if self.mons:
                m = st.remembered(item)
                if m is not None:
                    mask |= types_of(st, m)
            else:
                mask |= told_types(st, item)
        return mask


def told_types(st: State, copy: i64) -> i64:
    """Types of a card; Energy of any type has every type except Colorless."""
    printed = printed_types(st, copy)
    return printed if printed != types.ANY else printed - types.COLORLESS


@final
class Resists(Filter):
    """Has Resistance to a type; a card out of play has the printed one."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if has_none(st, queries.RESISTANCE_APPLIES, mon):
            return False
        for mask, _ in resistances(st, mon):
            if mask & self.mask != 0:
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for mask, _, _ in st.cards[copy].resist:
            if mask & self.mask != 0:
                return True
        return False


@final
class Called(Filter):
    """Has the name a player has picked."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.top.name_id == self.name(st, sc)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].name_id == self.name(st, sc)

    def name(self, st: State, sc: Scope) -> i64:
        """The number of the name picked, or -2."""
        held = sc.vars[self.reg]
        return st.match.label_names[held[0]] if len(held) > 0 else -2


@final
class Repeated(Filter):
    """Shares its name with another one of those cards."""

    def __init__(self, among: Selector) -> None:
        self.among = among

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for other in self.among.pick(st, sc):
            if other != copy and st.cards[other].name_id == st.cards[copy].name_id:
                return True
        return False


def taken_face_down(h: Event, copy: i64) -> bool:
    """Whether an event is the taking of a Prize that was face down."""
    return h.kind == events.PRIZES_TAKEN and h.card == copy and h.extra == 0


@final
class FaceDown(Filter):
    """Is a Pokémon or a Prize that is face down, or was when taken. [PRIZE-05]"""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return is_face_down(mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        side = st.sides[st.match.owner[copy]]
        if copy not in side.prizes:
            return sc.event >= 0 and taken_face_down(st.happenings[sc.event], copy)
        return side.prizes_up & bit_of(side.prizes.index(copy)) == 0


@final
class Usable(Filter):
    """Is a Trainer card that a player could use as if it were in hand."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        if d.play is None or (d.trainer != trainers.ITEM and d.trainer != trainers.SUPPORTER):
            return False
        return has_needs(st, seat_of(st, sc, self.who), copy, d)


def has_needs(st: State, seat: i64, copy: i64, d: CardDef) -> bool:
    """Whether a player has what a card needs, counting the card as in hand."""
    if d.needs is None:
        return True
    hand = st.sides[seat].hand
    loose = copy not in hand
    if loose:
        hand.append(copy)
    fine = d.needs.test(st, Scope(seat, -1, copy, NO_VARS))
    if loose:
        hand.pop()
    return fine


@final
class Shielded(Filter):
    """Is shielded from the effects of the running program."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame) or mon.serial == sc.me:
            return False
        return untouched(st, mon, sc.cause, sc.me, sc.seat, sc.card)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = holder(st, copy)
        return m is not None and self.mon(st, sc, m)
