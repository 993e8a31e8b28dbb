"""Filters over Pokémon in play and over cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.energy import provided, units_typed
from playmat.engine.effects.in_force import entries, power_works
from playmat.engine.effects.query import max_hp, retreat_cost, types_of
from playmat.engine.effects.tags import granted, granted_card
from playmat.engine.effects.weakness import has_none, weaknesses
from playmat.engine.table.players import seat_of
from playmat.kinds import powers, queries, stages
from playmat.model.definitions import CardDef, Filter, Number, Selector
from playmat.model.print_order import deck_in_order
from playmat.model.state import Mon, Scope, State
from playmat.model.tracking import has
from playmat.model.zones import holder


@final
class Listed(Filter):
    """A filter of cards that depends only on what is printed, worked out once per match."""

    def __init__(self, of: Filter) -> None:
        self.of = of
        self.fits: list[bool] = []

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.of.mon(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.fits[st.cards[copy].index]

    def fitting(self, st: State, sc: Scope, copies: list[i64]) -> list[i64]:
        cards = st.cards
        fits = self.fits
        return [copy for copy in copies if fits[cards[copy].index]]

    def any(self, st: State, sc: Scope, copies: list[i64]) -> bool:
        cards = st.cards
        fits = self.fits
        for copy in copies:
            if fits[cards[copy].index]:
                return True
        return False

    def work_out(self, st: State, copies: list[i64]) -> None:
        """Work the filter out for each print, given a copy of each."""
        sc = Scope(0, -1, -1, [])
        self.fits = [self.of.card(st, sc, copy) for copy in copies]


@final
class FitsNot(Filter):
    """Does not fit."""

    def __init__(self, of: Filter) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return not self.of.mon(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return not self.of.card(st, sc, copy)


@final
class FitsTwo(Filter):
    """Fits both, or at least one."""

    def __init__(self, left: Filter, right: Filter, either: bool) -> None:
        self.left = left
        self.right = right
        self.either = either

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if self.left.mon(st, sc, mon):
            return self.either or self.right.mon(st, sc, mon)
        return self.either and self.right.mon(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        if self.left.card(st, sc, copy):
            return self.either or self.right.card(st, sc, copy)
        return self.either and self.right.card(st, sc, copy)

    def fitting(self, st: State, sc: Scope, copies: list[i64]) -> list[i64]:
        if self.either:
            return [copy for copy in copies if self.card(st, sc, copy)]
        left = self.left.fitting(st, sc, copies)
        return self.right.fitting(st, sc, left) if left else left


def fitting_in_deck(st: State, sc: Scope, seat: i64, fit: Filter) -> list[i64]:
    """The cards of a deck that pass, in print order."""
    if isinstance(fit, Listed):
        return deck_in_order(st, seat, fit.fits)
    if isinstance(fit, FitsTwo) and not fit.either:
        left = fitting_in_deck(st, sc, seat, fit.left)
        return fit.right.fitting(st, sc, left) if left else left
    return fit.fitting(st, sc, deck_in_order(st, seat))


@final
class Typed(Filter):
    """Is of a type, printed here or named in a register."""

    def __init__(self, mask: i64, reg: i64) -> None:
        self.mask = mask
        self.reg = reg

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return types_of(st, mon) & wanted(sc, self.mask, self.reg) != 0

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].types & wanted(sc, self.mask, self.reg) != 0


def wanted(sc: Scope, mask: i64, reg: i64) -> i64:
    """The type to test: the one a player named if a register holds one, else the mask's."""
    if reg >= 0 and sc.vars[reg]:
        return sc.vars[reg][0]
    return mask


@final
class Provides(Filter):
    """Provides a type of Energy: attached cards as they are now, others as printed."""

    def __init__(self, mask: i64, reg: i64) -> None:
        self.mask = mask
        self.reg = reg

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return units_typed(st, mon, wanted(sc, self.mask, self.reg)) > 0

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        mask = wanted(sc, self.mask, self.reg)
        d = st.cards[copy]
        bound = d.onto is not None or d.keep is not None
        changeable = d.unit < 0 or bound or len(entries(st, queries.ENERGY_PROVIDED)) > 0
        m = holder(st, copy) if changeable else None
        if m is not None and has(m.energy, copy):
            for unit in provided(st, m, copy):
                if unit & mask != 0:
                    return True
            return False
        return d.loose & mask != 0


@final
class Prints(Filter):
    """Is Energy of a type when unattached, even if it is attached now. [EN-6]"""

    def __init__(self, mask: i64, reg: i64) -> None:
        self.mask = mask
        self.reg = reg

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].loose & wanted(sc, self.mask, self.reg) != 0


@final
class Named(Filter):
    """Has a name, or a word in its name; in play, that of the top card. [NAMING-23, -24, -28]"""

    def __init__(self, name: i64, part: bool, grows: bool) -> None:
        self.name = name
        self.part = part
        self.grows = grows  # the card so named must be one that evolves a Pokémon, not a LV.X

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.called(mon.top)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        return self.called(d) and not (self.grows and d.stage == stages.LEVELUP)

    def called(self, d: CardDef) -> bool:
        return has(d.words, self.name) if self.part else d.name_id == self.name


@final
class Tagged(Filter):
    """Has a tag, or is given it by an effect."""

    def __init__(self, bit: i64) -> None:
        self.bit = bit

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.top.tags & self.bit != 0 or granted(st, mon, self.bit)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].tags & self.bit != 0 or granted_card(st, copy, self.bit)


@final
class Measured(Filter):
    """A number of a Pokémon or card is at most or at least n: HP, counters, Retreat Cost."""

    def __init__(self, what: str, n: Number) -> None:
        self.what: i64 = (
            "hp_at_most",
            "hp_at_least",
            "counters_at_least",
            "retreat_at_most",
        ).index(what)
        self.n = n

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        n = self.n.value(st, sc)
        if self.what == 0:
            return max_hp(st, mon) <= n
        if self.what == 1:
            return max_hp(st, mon) >= n
        if self.what == 2:
            return mon.damage >= 10 * n
        return retreat_cost(st, mon) <= n

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        n = self.n.value(st, sc)
        if self.what == 0:
            return d.hp <= n
        if self.what == 1:
            return d.hp >= n
        return self.what == 3 and d.retreat <= n


@final
class HasCondition(Filter):
    """Has a Special Condition."""

    def __init__(self, condition: i64) -> None:
        self.condition = condition

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.conditions & self.condition != 0

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class HasAttack(Filter):
    """Has an attack of a name."""

    def __init__(self, name: i64) -> None:
        self.name = name

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for a in mon.attacks:
            if a.name_id == self.name:
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for a in st.cards[copy].attacks:
            if a.name_id == self.name:
                return True
        return False


@final
class HasPower(Filter):
    """Has a power of these kinds, by its printed label; Abilities can be lost. [POW-2, POW-3]"""

    def __init__(self, kinds: tuple[i64, ...]) -> None:
        self.kinds = kinds

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for power in mon.powers:
            if has(self.kinds, power.kind):
                # An effect that switches Abilities off removes them; other powers only stop
                # working.
                if power.kind != powers.ABILITY or power_works(st, mon, power):
                    return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for power in st.cards[copy].powers:
            if has(self.kinds, power.kind):
                return True
        return False


@final
class HasAbility(Filter):
    """Has a named Ability that, in play, is not switched off. [POW-2]"""

    def __init__(self, name: i64) -> None:
        self.name = name

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for power in mon.powers:
            if power.kind == powers.ABILITY and power.name_id == self.name:
                if power_works(st, mon, power):
                    return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for power in st.cards[copy].powers:
            if power.kind == powers.ABILITY and power.name_id == self.name:
                return True
        return False


@final
class WeakTo(Filter):
    """Has Weakness to a type: in play the current one, elsewhere as printed."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if has_none(st, queries.WEAKNESS_APPLIES, mon):
            return False
        for mask, _, _ in weaknesses(st, mon):
            if mask & self.mask != 0:
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for mask, _, _ in st.cards[copy].weak:
            if mask & self.mask != 0:
                return True
        return False


@final
class SameName(Filter):
    """Has the same name as one of those. [NAMING-25]"""

    def __init__(self, of: Selector, mons: bool) -> None:
        self.of = of
        self.mons = mons

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.shared(st, sc, mon.top.name_id)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.shared(st, sc, st.cards[copy].name_id)

    def shared(self, st: State, sc: Scope, name: i64) -> bool:
        for item in self.of.pick(st, sc):
            if self.mons:
                m = st.remembered(item)
                if m is not None and m.top.name_id == name:
                    return True
            elif st.cards[item].name_id == name:
                return True
        return False


@final
class OneOf(Filter):
    """Is one of those."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return has(self.of.pick(st, sc), mon.serial)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return has(self.of.pick(st, sc), copy)


@final
class HasMarker(Filter):
    """Carries a named marker."""

    def __init__(self, name: i64) -> None:
        self.name = name

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.name in mon.markers[::2]

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class OwnedBy(Filter):
    """Belongs to a player."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.seat == seat_of(st, sc, self.who)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.match.owner[copy] == seat_of(st, sc, self.who)
