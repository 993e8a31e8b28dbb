"""Conditions under which a choice matters; no card text contains these words."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.evolution import may_grow
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import types_of
from playmat.engine.effects.shields import player_ward, untouched
from playmat.engine.effects.wards import forbidder, is_spared
from playmat.engine.ops.cards import keeper, may_hold
from playmat.engine.ops.falling import minds_any
from playmat.engine.ops.reach import all_loose, gives_way, kept_off
from playmat.engine.table.pokemon import is_evolved
from playmat.engine.values.selectors import HeldPick
from playmat.kinds import causes, modifiers
from playmat.kinds.events import DRAWN, MOVED
from playmat.kinds.queries import CAN_ATTACH_ENERGY, CAN_DEVOLVE, CAN_HEAL, TYPES
from playmat.kinds.zones import HAND
from playmat.model.definitions import Condition, Filter, Number, Selector
from playmat.model.state import Frame, Mon, Scope, State
from playmat.model.unseen import knows
from playmat.model.zones import holder, zone_of


@final
class StillComes(Condition):
    """The event has not been cancelled, and its coins are not flipped again."""

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return True
        h = st.happenings[sc.event]
        return not h.cancelled and not h.again


@final
class DrawsMinded(Condition):
    """Some handler is in force for cards drawn or moved."""

    def test(self, st: State, sc: Scope) -> bool:
        return minds_any(st, (DRAWN, MOVED))


@final
class Unknown(Filter):
    """Is a card that the player does not know."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return not knows(st, sc.seat, copy)


@final
class Unseen(Filter):
    """Is a card that the other player does not know."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return not knows(st, 1 - sc.seat, copy)


@final
class MayEvolve(Filter):
    """Is a card in hand that may evolve the Pokémon with this text."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = st.mon(sc.me)
        return m is not None and may_grow(st, m, copy, True, True)


@final
class MayDevolve(Filter):
    """Is evolved, and nothing keeps the text from removing its top card."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not is_evolved(st, mon):
            return False
        if mon.serial != sc.me and forbidder(st, CAN_DEVOLVE, mon) is not None:
            return False
        if not isinstance(sc, Frame) or mon.seat == sc.seat:
            return True
        return not is_spared(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayHeal(Filter):
    """Is damaged, and nothing forbids healing it."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.damage > 0 and forbidder(st, CAN_HEAL, mon) is None

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class OfOtherTypes(Filter):
    """Has other types than the Pokémon with this text, or types are being changed."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        own = st.mon(sc.me)
        if own is None or len(entries(st, TYPES)) > 0:
            return True
        return types_of(st, mon) != types_of(st, own)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return True


@final
class Reached(Filter):
    """Is not shielded from the current text."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return not isinstance(sc, Frame) or not is_spared(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayLeave(Filter):
    """May be moved out of the Active place by the current text."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return gives_way(st, sc, sc.cause if isinstance(sc, Frame) else causes.RULE, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayTake(Filter):
    """Is not kept where it is from what a text does with it."""

    def __init__(self, cause: i64, discarded: bool) -> None:
        self.cause = cause  # for a text that is not yet used
        self.discarded = discarded

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        cause = sc.cause if isinstance(sc, Frame) else self.cause
        if zone_of(st, copy) == HAND:
            return player_ward(st, st.match.owner[copy], cause, sc.seat) is None
        goal = modifiers.DISCARDING if self.discarded else 0
        if keeper(st, sc, cause, copy, goal) is not None:
            return False
        m = holder(st, copy)
        return (
            m is None or m.seat == sc.seat or not untouched(st, m, cause, sc.me, sc.seat, sc.card)
        )


@final
class MoreCounters(Condition):
    """These Pokémon have more damage counters than will be moved in the end."""

    def __init__(self, of: Selector, left: i64) -> None:
        self.of = of
        self.left = left  # register with the number of moves after this one

    def test(self, st: State, sc: Scope) -> bool:
        points: i64 = 0
        for serial in self.of.pick(st, sc):
            m = st.mon(serial)
            if m is not None:
                points += m.damage
        return points > 10 * (sc.vars[self.left][0] + 1)


@final
class Shares(Number):
    """How many shares of a size a number contains, counting a partial one."""

    def __init__(self, whole: Number, n: i64) -> None:
        self.whole = whole
        self.n = n

    def value(self, st: State, sc: Scope) -> i64:
        return (self.whole.value(st, sc) + self.n - 1) // self.n


@final
class Attachable(Selector):
    """Cards of *of* that one of these Pokémon can hold."""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.of = of
        self.to = to

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        hosts = [st.mon(serial) for serial in self.to.pick(st, sc)]
        return tuple([copy for copy in self.of.pick(st, sc) if held_by_any(st, copy, hosts)])


@final
class Givable(Condition):
    """Some of these cards can be given to some of these Pokémon.

    A Pokémon that has the card already does not count, nor a *picked* one that is shielded.
    """

    def __init__(self, of: Selector, to: Selector, cause: i64, picked: bool) -> None:
        self.of = of
        self.to = to
        self.cause = cause  # for a text that is not yet used
        self.loose = MayTake(cause, False)
        self.picked = picked

    def test(self, st: State, sc: Scope) -> bool:
        free = all_loose(st)
        if free and go_anywhere(st):
            return True
        cards = self.of.pick(st, sc)
        if not cards and go_anywhere(st):
            return True  # an empty hand is checked elsewhere
        cause = sc.cause if isinstance(sc, Frame) else self.cause
        hosts: list[Mon | None] = []
        for serial in self.to.pick(st, sc):
            m = st.mon(serial)
            if m is not None and not (self.picked and kept_off(st, sc, cause, m)):
                hosts.append(m)
        for copy in cards:
            if not free and not self.loose.card(st, sc, copy):
                continue
            has = holder(st, copy)
            if held_by_any(st, copy, [m for m in hosts if m is not has]):
                return True
        return False


@final
class AllGivable(Condition):
    """One of these Pokémon can be given all of these cards."""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.hosts = Hosts(to, of, True)

    def test(self, st: State, sc: Scope) -> bool:
        return go_anywhere(st) or len(self.hosts.pick(st, sc)) > 0


def go_anywhere(st: State) -> bool:
    """Whether nothing in the match keeps Energy from any Pokémon."""
    return not st.match.picky and len(entries(st, CAN_ATTACH_ENERGY)) == 0


@final
class OneAndAnother(Condition):
    """There is an item in *of*, and another one in *to*."""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.of = of
        self.to = to

    def test(self, st: State, sc: Scope) -> bool:
        some = self.of.pick(st, sc)
        if not some:
            return False
        others = self.to.pick(st, sc)
        if len(some) > 1 or len(others) > 1:
            return len(others) > 0
        return len(others) > 0 and some[0] != others[0]


def held_by_any(st: State, copy: i64, hosts: list[Mon | None]) -> bool:
    """Whether an effect could attach a card to one of these Pokémon."""
    for m in hosts:
        if m is not None and may_hold(st, copy, m):
            return True
    return False


@final
class Hosts(Selector):
    """Pokémon of *of* that can hold one of the cards, or all if there are no cards.

    With *every*, they must be able to hold each of the cards.
    """

    def __init__(self, of: Selector, cards: Selector, every: bool) -> None:
        self.of = of
        self.cards = cards
        self.every = every

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        cards = self.cards.pick(st, sc)
        found: list[i64] = []
        for serial in self.of.pick(st, sc):
            m = st.mon(serial)
            if m is not None and (not cards or holds(st, cards, m, self.every)):
                found.append(serial)
        return tuple(found)


@final
class Partnered(Selector):
    """Items of *of* for which, once stored in a register, *other* selects something."""

    def __init__(self, of: Selector, other: Selector, reg: i64) -> None:
        self.of = of
        self.other = other
        self.reg = reg

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        held = sc.vars[self.reg]
        found: list[i64] = []
        for item in self.of.pick(st, sc):
            sc.vars[self.reg] = (item,)
            if self.other.any(st, sc):
                found.append(item)
        sc.vars[self.reg] = held
        return tuple(found)


@final
class Transferable(Selector):
    """Energy cards of *of* that can be moved to another Pokémon.

    Nothing may keep them where they are. With *plain*, only locks and the cards' own texts can
    prevent it.
    """

    def __init__(self, of: Selector, to: Selector, reg: i64, plain: bool) -> None:
        self.of = of
        self.each = Partnered(of, Hosts(to, HeldPick(reg), False), reg)
        self.loose = MayTake(causes.RULE, False)
        self.plain = plain

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        plain = self.plain and go_anywhere(st)
        found = self.of.pick(st, sc) if plain else self.each.pick(st, sc)
        if all_loose(st):
            return found
        return tuple([copy for copy in found if self.loose.card(st, sc, copy)])


def holds(st: State, cards: tuple[i64, ...], m: Mon, every: bool) -> bool:
    """Whether an effect could attach any of these cards to a Pokémon, or every one."""
    for copy in cards:
        if may_hold(st, copy, m) != every:
            return not every
    return every
