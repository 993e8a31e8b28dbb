"""Picking some of many, one at a time, by a player or by chance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.effects.energy import assign
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.shields import untouched
from playmat.engine.ops.unseen_picks import BY_CHANCE, BY_SLOT, of_foe_sorted, sighted, slots
from playmat.engine.record import note
from playmat.engine.table.players import decider, seat_of
from playmat.engine.targets import aim
from playmat.engine.values.numbers import units_now
from playmat.engine.values.pick_options import item_of, left_over, option_for, options_for
from playmat.engine.values.selectors import CARDS, MONS
from playmat.engine.vm import ask
from playmat.kinds import answers, causes, players, queries
from playmat.kinds.answers import NUMBER, TYPE
from playmat.kinds.asks import (
    ORDER,
    PICK_ATTACK,
    PICK_CARD,
    PICK_MON,
    PICK_NUMBER,
    PICK_TYPE,
    RANDOM,
)
from playmat.kinds.zones import HAND
from playmat.model.dealer import deal
from playmat.model.definitions import Condition, Number, Op, Selector
from playmat.model.option import STOP, field_a, kind, packed
from playmat.model.state import Frame, State
from playmat.model.tracking import and_one
from playmat.model.zones import holder, look_through, show, zone_of

ASKS: Final[tuple[int, ...]] = (PICK_MON, PICK_CARD, PICK_ATTACK)


def aim_at(st: State, fr: Frame, sort: i64, item: i64) -> None:
    """Record that an attack has targeted a Pokémon, or a card attached to it."""
    m = holder(st, item) if sort == CARDS else None
    if sort == MONS or m is not None:
        aim(st, fr, item if m is None else m.serial)


def reachable(st: State, fr: Frame, serials: list[i64]) -> list[i64]:
    """Pokémon that an effect other than an attack's may choose. [CARD-TRAIT]"""
    found: list[i64] = []
    for serial in serials:
        m = st.mon(serial)
        if m is not None and not untouched(st, m, fr.cause, fr.me, fr.seat, fr.card):
            found.append(serial)
    return found


@final
class AskPick(Op):
    """Ask for the next pick, or continue if no more can or need be made."""

    def __init__(self, pick: Selector, sort: i64, who: i64, reg: i64, attached: bool) -> None:
        self.pick = pick
        self.sort = sort
        self.who = who
        self.reg = reg
        self.attached = attached
        self.least: Number | None = None
        self.most: Number | None = None
        self.worth: Condition | None = None  # condition under which it matters which are picked
        self.left: i64 = -1  # register that counts how often the same choice repeats
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        assert self.least is not None
        assert self.most is not None
        held = fr.vars[self.reg]
        most = self.most.value(st, fr)
        if len(held) >= most:
            fr.pc = self.to
            return False
        rest = left_over(st, self.sort, self.pick.listed(st, fr), held)
        if (
            self.sort == MONS
            and fr.cause != causes.ATTACK
            and len(entries(st, queries.PREVENT_EFFECTS)) > 0
        ):
            rest = reachable(st, fr, rest)
        if not rest:
            fr.pc = self.to
            return False
        least = self.least.value(st, fr)
        forced = len(held) + len(rest) <= least
        alike = not forced and self.all_one(st, fr, len(rest))
        if alike and len(held) >= least:
            fr.pc = self.to
            return False
        if alike and not st.match.ask_every:
            rest = rest[: least - len(held)]
        if alike or forced:
            if st.match.ask_every:
                st.match.forced = True
                options = options_for(st, self.sort, rest, self.attached)
                return ask(st, decider(st, fr, self.who), ASKS[self.sort], options)
            fr.vars[self.reg] = held + tuple(rest)
            fr.pc = self.to
            if st.match.aimed:
                for item in rest:
                    aim_at(st, fr, self.sort, item)
            return False
        seat = decider(st, fr, self.who)
        if self.sort == CARDS and not self.attached:
            if seat != seat_of(st, fr, self.who) and zone_of(st, rest[0]) == HAND:
                show(st, tuple(rest), seat)
            how = sighted(st, seat, rest, held)
            if how == BY_CHANCE:
                return pick_blindly(st, CARDS, rest)
            rest = of_foe_sorted(st, seat, rest)
            options = slots(st, rest) if how == BY_SLOT else options_for(st, CARDS, rest, False)
        else:
            options = options_for(st, self.sort, rest, self.attached)
        if len(held) >= least:
            options.append(STOP)
        return ask(st, seat, ASKS[self.sort], options)

    def all_one(self, st: State, fr: Frame, many: i64) -> bool:
        """Whether it cannot matter which are picked now."""
        if self.left >= 0 and many <= fr.vars[self.left][0] + 1:
            return True  # all of them are picked in the end
        return self.worth is not None and not self.worth.test(st, fr)


@final
class AskUnits(Op):
    """Ask for the next Energy card until the picks provide enough. [EN-7, EN-11]"""

    def __init__(self, pick: Selector, units: Number, mask: i64, who: i64, reg: i64) -> None:
        self.pick = pick
        self.units = units
        self.mask = mask
        self.who = who
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        held = fr.vars[self.reg]
        rest = left_over(st, CARDS, self.pick.listed(st, fr), held)
        wanted = self.units.value(st, fr)
        every = held + tuple(rest)
        forced = len(rest) > 0 and units_of_cards(st, every, self.mask) <= wanted
        if forced and not st.match.ask_every:
            fr.vars[self.reg] = every
            rest = []
        if not rest or units_of_cards(st, held, self.mask) >= wanted:
            fr.pc = self.to
            return False
        st.match.forced = forced
        return ask(st, decider(st, fr, self.who), PICK_CARD, options_for(st, CARDS, rest, True))


@final
class AskPaying(Op):
    """Ask for the next Energy card until the picks provide certain units. [EN-7, EN-11]"""

    def __init__(self, pick: Selector, units: list[i64], who: i64, reg: i64) -> None:
        self.pick = pick
        self.units = units
        self.who = who
        self.reg = reg
        self.apart = False  # whether each card counts for only one of the units
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        held = fr.vars[self.reg]
        rest = left_over(st, CARDS, self.pick.listed(st, fr), held)
        for many in range(1, len(self.units) + 1):
            met = self.met(st, held, many)
            useful = [copy for copy in rest if self.met(st, (*held, copy), many) > met]
            if useful:
                options = options_for(st, CARDS, useful, True)
                return ask(st, decider(st, fr, self.who), PICK_CARD, options)
        fr.pc = self.to
        return False

    def met(self, st: State, picked: tuple[i64, ...], many: i64) -> i64:
        """How many of the first units these cards provide, each by a different unit."""
        units: list[i64] = []
        for copy in picked:
            given = units_now(st, copy)
            units.extend([merge_units(given)] if self.apart else given)
        taken: list[i64] = [-1] * len(units)
        n: i64 = 0
        for symbol in range(many):
            if assign(symbol, units, self.units, taken, [False] * len(units)):
                n += 1
        return n


def merge_units(units: tuple[i64, ...]) -> i64:
    """A card's units as one unit of all their types."""
    mask: i64 = 0
    for unit in units:
        mask |= unit
    return mask


def units_of_cards(st: State, cards: tuple[i64, ...], mask: i64) -> i64:
    """Units of a type that cards provide."""
    n: i64 = 0
    for copy in cards:
        for unit in units_now(st, copy):
            if unit & mask != 0:
                n += 1
    return n


@final
class TakePick(Op):
    """Store a pick and ask for the next one, or stop."""

    def __init__(self, sort: i64, reg: i64) -> None:
        self.sort = sort
        self.reg = reg
        self.back: i64 = 0
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) == answers.STOP:
            fr.pc = self.to
            return False
        item = item_of(st, self.sort, st.answer)
        fr.vars[self.reg] = and_one(fr.vars[self.reg], item)
        fr.pc = self.back
        if st.match.aimed:
            aim_at(st, fr, self.sort, item)
        return False


@final
class Search(Op):
    """Let a player look through decks."""

    def __init__(self, who: i64, decks: tuple[i64, ...]) -> None:
        self.who = who
        self.decks = decks

    def step(self, st: State, fr: Frame) -> bool:
        viewer = decider(st, fr, self.who)
        for deck in self.decks:
            look_through(st, seat_of(st, fr, deck), viewer)
            note(st, "search", "", viewer)
        return False


@final
class AskRandom(Op):
    """Let chance make the next pick."""

    def __init__(self, pick: Selector, sort: i64, count: Number, reg: i64) -> None:
        self.pick = pick
        self.sort = sort
        self.count = count
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        held = fr.vars[self.reg]
        rest = left_over(st, self.sort, self.pick.listed(st, fr), held)
        if len(held) >= self.count.value(st, fr) or not rest:
            fr.pc = self.to
            return False
        return pick_blindly(st, self.sort, rest)


def pick_blindly(st: State, sort: i64, rest: list[i64]) -> bool:
    """Let chance pick one, at once or as a choice; return whether to pause."""
    if not st.match.picks_asked or len(rest) == 1:
        st.answer = option_for(st, sort, rest[deal(st, len(rest))])
        return False
    st.chooser = players.CHANCE
    st.ask = RANDOM
    st.options = [option_for(st, sort, item) for item in rest]
    return True


@final
class AskOrderOf(Op):
    """Ask which card comes next in an order."""

    def __init__(self, who: i64, rest: i64, reg: i64) -> None:
        self.who = who
        self.rest = rest
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        held = fr.vars[self.reg]
        rest = [c for c in fr.vars[self.rest] if c not in held]
        if not rest:
            fr.pc = self.to
            return False
        show(st, tuple(rest), decider(st, fr, self.who))
        options = options_for(st, CARDS, rest, False)
        return ask(st, decider(st, fr, self.who), ORDER, options)


@final
class AskNumber(Op):
    """Ask a player for a number; if the most is below the least, only the most is offered."""

    def __init__(self, who: i64, least: Number, most: Number, falling: bool) -> None:
        self.who = who
        self.least = least
        self.most = most
        self.falling = falling

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        most = max(0, self.most.value(st, fr))
        n = min(self.least.value(st, fr), most)
        while n <= most:
            options.append(packed(NUMBER, n))
            n += 1
        if self.falling:
            options.reverse()
        return ask(st, decider(st, fr, self.who), PICK_NUMBER, options)


@final
class AskType(Op):
    """Ask a player to name a type of Energy in the rulebook."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        n: i64 = 0
        mask: i64 = 1
        while n < 9:
            if st.match.book.energy_mask & mask != 0:
                options.append(packed(TYPE, mask))
            mask *= 2
            n += 1
        return ask(st, decider(st, fr, self.who), PICK_TYPE, options)


@final
class TakeField(Op):
    """Store the number or type picked."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = (field_a(st.answer),)
        return False
