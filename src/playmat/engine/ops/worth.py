"""What tells whether a question matters; no text of a card says these words."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.evolution import may_grow
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import types_of
from playmat.engine.effects.shields import player_ward, untouched
from playmat.engine.effects.wards import forbidder, spared
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
    """Nothing has stopped yet what is about to happen, and its coins are not flipped again."""

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return True
        h = st.happenings[sc.event]
        return not h.cancelled and not h.again


@final
class DrawsMinded(Condition):
    """Something steps in on cards that are drawn or moved, or reacts to it."""

    def test(self, st: State, sc: Scope) -> bool:
        return minds_any(st, (DRAWN, MOVED))


@final
class Unknown(Filter):
    """Is a card that the player at work does not know."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return not knows(st, sc.seat, copy)


@final
class Unseen(Filter):
    """Is a card that the player at work knows, and the other does not."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return not knows(st, 1 - sc.seat, copy)


@final
class MayEvolve(Filter):
    """Is a card of the hand with which no lock keeps whose text it is from evolving."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = st.mon(sc.me)
        return m is not None and may_grow(st, m, copy, True, True)


@final
class MayDevolve(Filter):
    """Is evolved, and nothing keeps the text at work from taking off a card of it."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not is_evolved(st, mon):
            return False
        if mon.serial != sc.me and forbidder(st, CAN_DEVOLVE, mon) is not None:
            return False
        if not isinstance(sc, Frame) or mon.seat == sc.seat:
            return True
        return not spared(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayHeal(Filter):
    """Is damaged, and nothing forbids to heal it."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.damage > 0 and forbidder(st, CAN_HEAL, mon) is None

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class OfOtherTypes(Filter):
    """Has other types than whose text it is, or a text that may end soon gives that one its."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        own = st.mon(sc.me)
        if own is None or len(entries(st, TYPES)) > 0:
            return True
        return types_of(st, mon) != types_of(st, own)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return True


@final
class Reached(Filter):
    """Is not shielded from the text at work."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return not isinstance(sc, Frame) or not spared(st, sc, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayLeave(Filter):
    """Is not kept by anything from leaving the Active place by the text at work."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return gives_way(st, sc, sc.cause if isinstance(sc, Frame) else causes.RULE, mon)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayTake(Filter):
    """Is not kept where it lies by anything from what a text does with it."""

    def __init__(self, cause: i64, discarded: bool) -> None:
        self.cause = cause  # of a text that is not at work yet
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
    """There are more damage counters on some Pokémon than are moved off them in the end."""

    def __init__(self, of: Selector, left: i64) -> None:
        self.of = of
        self.left = left  # where it is counted how many follow on the one to be moved

    def test(self, st: State, sc: Scope) -> bool:
        points: i64 = 0
        for serial in self.of.pick(st, sc):
            m = st.mon(serial)
            if m is not None:
                points += m.damage
        return points > 10 * (sc.vars[self.left][0] + 1)


@final
class Shares(Number):
    """How many times a number holds a smaller one, the last perhaps not whole."""

    def __init__(self, whole: Number, n: i64) -> None:
        self.whole = whole
        self.n = n

    def value(self, st: State, sc: Scope) -> i64:
        return (self.whole.value(st, sc) + self.n - 1) // self.n


@final
class Attachable(Selector):
    """Those of some cards that one of these Pokémon can hold."""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.of = of
        self.to = to

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        hosts = [st.mon(serial) for serial in self.to.pick(st, sc)]
        return tuple([copy for copy in self.of.pick(st, sc) if held_by_any(st, copy, hosts)])


@final
class Givable(Condition):
    """Neither a lock nor their own line keeps all of some cards from all these Pokémon.

    Those who have a card already cannot be given it, nor those *picked* whom a shield keeps off.
    """

    def __init__(self, of: Selector, to: Selector, cause: i64, picked: bool) -> None:
        self.of = of
        self.to = to
        self.cause = cause  # of a text that is not at work yet
        self.loose = MayTake(cause, False)
        self.picked = picked

    def test(self, st: State, sc: Scope) -> bool:
        free = all_loose(st)
        if free and go_anywhere(st):
            return True
        cards = self.of.pick(st, sc)
        if not cards and go_anywhere(st):
            return True  # what a hand lacks is not for this to tell
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
    """Neither a lock nor their own line keeps any of some cards from one of these Pokémon."""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.hosts = Hosts(to, of, True)

    def test(self, st: State, sc: Scope) -> bool:
        return go_anywhere(st) or len(self.hosts.pick(st, sc)) > 0


def go_anywhere(st: State) -> bool:
    """Return whether nothing in a match keeps Energy from any Pokémon."""
    return not st.match.picky and len(entries(st, CAN_ATTACH_ENERGY)) == 0


@final
class OneAndAnother(Condition):
    """There is one of these, and another of those."""

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
    """Return whether an effect could attach a card to one of some Pokémon."""
    for m in hosts:
        if m is not None and may_hold(st, copy, m):
            return True
    return False


@final
class Hosts(Selector):
    """Those of some Pokémon that can hold one of these cards, or all if there are no cards.

    *every* means that they can hold each of the cards.
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
    """Those of some, picked into a register, with each of whom something else is there."""

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
    """Those of some Energy cards, picked into a register, for each of whom another is there.

    Nothing keeps them where they are.  *plain* tells that whoever is there may have it, but for
    locks and what cards say themselves.
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
    """Return whether an effect could attach one of some cards to a Pokémon, or every one."""
    for copy in cards:
        if may_hold(st, copy, m) != every:
            return not every
    return every
