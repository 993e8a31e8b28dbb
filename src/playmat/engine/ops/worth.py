"""What tells whether a question matters; no text of a card says these words."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.damage import final_damage
from playmat.engine.effects.evolution import may_grow
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import max_hp, types_of
from playmat.engine.effects.shields import immune, untouched
from playmat.engine.effects.wards import forbidder, spared
from playmat.engine.ops.cards import keeper, may_hold
from playmat.engine.ops.reach import all_loose, gives_way, kept_off
from playmat.engine.values.numbers import BASE_VAR
from playmat.engine.values.selectors import HeldPick
from playmat.kinds import causes, conditions
from playmat.kinds.events import (
    ATTACHED,
    CONDITION_APPLIED,
    DAMAGED,
    DISCARDED,
    KNOCKED_OUT,
    MOVED,
    WOULD_BE_KNOCKED_OUT,
)
from playmat.kinds.queries import CAN_ATTACH_ENERGY, CAN_HEAL, MAX_HP, TYPES
from playmat.model.definitions import Condition, Filter, Number, Selector
from playmat.model.state import Frame, Mon, Scope, State
from playmat.model.unseen import knows
from playmat.model.zones import holder


@final
class StillComes(Condition):
    """Nothing has stopped yet what is about to happen, and its coins are not flipped again."""

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return True
        h = st.happenings[sc.event]
        return not h.cancelled and not h.again


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
class MayBecome(Filter):
    """Has not got a Special Condition, or another amount of it, and nothing keeps it off.

    *ahead* counts the damage that the attack at work is still to do.
    """

    def __init__(self, condition: i64, points: Number, ahead: bool) -> None:
        self.condition = condition
        self.points = points
        self.ahead = ahead

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if mon.conditions & self.condition != 0 and not self.differs(st, sc, mon):
            return False
        if immune(st, mon, self.condition):
            return False
        return not isinstance(sc, Frame) or self.lands(st, sc, mon)

    def lands(self, st: State, fr: Frame, m: Mon) -> bool:
        """Return whether no shield keeps it off, nor a Knock Out to come that nobody minds."""
        if spared(st, fr, m):
            return False
        for event in (CONDITION_APPLIED, KNOCKED_OUT):  # these may ask for conditions
            if st.watch[2 * event] or st.watch[2 * event + 1]:
                return True
        return stays(st, fr, m, self.ahead)

    def differs(self, st: State, sc: Scope, m: Mon) -> bool:
        """Return whether the condition would be worth other points than it is now. [COND-04]"""
        points = self.points.value(st, sc)
        book = st.match.book
        if self.condition == conditions.POISONED:
            return (points if points > 0 else book.poison_points) != m.poison
        if self.condition == conditions.BURNED:
            return (points if points > 0 else book.burn_points) != m.burn
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayEvolve(Filter):
    """Is a card of the hand with which no lock keeps whose text it is from evolving."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        m = st.mon(sc.me)
        return m is not None and may_grow(st, m, copy, True, True)


@final
class MayHeal(Filter):
    """Is damaged, and nothing forbids to heal it."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.damage > 0 and forbidder(st, CAN_HEAL, mon) is None

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayBear(Filter):
    """Is not shielded from what the text at work lets last, and is not about to fall.

    *ahead* counts the damage that the attack at work is still to do.
    """

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame):
            return True
        return not spared(st, sc, mon) and stays(st, sc, mon, self.ahead)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def damage_ahead(st: State, fr: Frame, m: Mon) -> i64:
    """Return what the printed damage of the attack at work comes to on a Pokémon."""
    attacker = st.remembered(fr.me)
    base = fr.vars[BASE_VAR]
    if attacker is None or len(base) == 0:
        return 0
    return final_damage(st, attacker, m, base[0], 0, None)


def stays(st: State, fr: Frame, m: Mon, ahead: bool) -> bool:
    """Return whether a Pokémon has HP left, even after the damage to come, or may be saved."""
    damage = m.damage
    if ahead and m.serial == st.defender and not st.watch[2 * DAMAGED]:
        damage += damage_ahead(st, fr, m)
    return not (m.out or damage >= max_hp(st, m)) or may_be_saved(st)


def may_be_saved(st: State) -> bool:
    """Return whether something may yet keep a Pokémon without HP in play."""
    watching = len(st.watch[2 * WOULD_BE_KNOCKED_OUT]) + len(st.watch[2 * WOULD_BE_KNOCKED_OUT + 1])
    return len(entries(st, MAX_HP)) > 0 or watching > 0


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
class Lasts(Filter):
    """Is not Knocked Out in a moment, or something else may come of what lies on it then."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        falls = mon.out or mon.damage >= max_hp(st, mon)
        return not falls or len(entries(st, MAX_HP)) > 0 or others_mind(st, sc.card)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def others_mind(st: State, copy: i64) -> bool:
    """Return whether another card than one waits for cards that are attached or leave play."""
    for event in (ATTACHED, WOULD_BE_KNOCKED_OUT, KNOCKED_OUT, DISCARDED, MOVED):
        for e in st.watch[2 * event] + st.watch[2 * event + 1]:
            if e.card != copy:
                return True
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
        if keeper(st, sc, cause, copy, self.discarded) is not None:
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
    """Those of some Pokémon that can hold one of these cards, or all if there are no cards."""

    def __init__(self, of: Selector, cards: Selector) -> None:
        self.of = of
        self.cards = cards

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        cards = self.cards.pick(st, sc)
        found: list[i64] = []
        for serial in self.of.pick(st, sc):
            m = st.mon(serial)
            if m is not None and (not cards or holds_any(st, cards, m)):
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
        self.each = Partnered(of, Hosts(to, HeldPick(reg)), reg)
        self.loose = MayTake(causes.RULE, False)
        self.plain = plain

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        plain = self.plain and go_anywhere(st)
        found = self.of.pick(st, sc) if plain else self.each.pick(st, sc)
        if all_loose(st):
            return found
        return tuple([copy for copy in found if self.loose.card(st, sc, copy)])


def holds_any(st: State, cards: tuple[i64, ...], m: Mon) -> bool:
    """Return whether an effect could attach one of some cards to a Pokémon."""
    for copy in cards:
        if may_hold(st, copy, m):
            return True
    return False
