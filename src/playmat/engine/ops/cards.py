"""Instructions that move cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.cards import take_card
from playmat.engine.changes.draws import draw, shuffle_deck
from playmat.engine.changes.pokemon import attach, attach_from, break_up, move_cards
from playmat.engine.effects.in_force import applies, entries, holds
from playmat.engine.effects.query import tool_slots, tools_on
from playmat.engine.effects.sources import comes_from
from playmat.engine.effects.wards import foe_warded, player_warded, rooted, tell_kept_off, warded
from playmat.engine.legal import energy_locked, takes_any
from playmat.engine.record import note
from playmat.engine.table.cards import BOTTOM, masks, seen_by
from playmat.engine.table.history import STRIPPED, note_mon
from playmat.engine.table.players import seat_of, seats_of
from playmat.kinds import causes, modifiers, players, queries, supertypes, tags, trainers
from playmat.kinds.zones import ASIDE, ATTACHED, DECK, DISCARD, HAND, LIMBO, LOST, PRIZES, STACK
from playmat.model.definitions import Number, Op, Selector
from playmat.model.state import NO_VARS, NONE, Effect, Frame, Mon, Scope, State
from playmat.model.zones import (
    deck_list,
    enter_deck,
    forget_order,
    holder,
    put,
    set_deck,
    show,
    zone_of,
)

SHUFFLED: Final = 101


def may_take(st: State, fr: Frame, copy: i64) -> bool:
    """Whether an effect may take a card; a Pokémon or a hand can be shielded."""
    m = holder(st, copy)
    if m is None:
        if zone_of(st, copy) == HAND and player_warded(st, fr, st.match.owner[copy]):
            return False
        return not kept(st, fr, copy, 0)
    if copy in m.stack:
        return not warded(st, fr, m) and not rooted(st, fr, m)  # the Pokémon would leave play
    return not foe_warded(st, fr, m)


def kept(st: State, fr: Frame, copy: i64, goal: i64) -> bool:
    """Whether an effect keeps a card where it is; also records it."""
    e = keeper(st, fr, fr.cause, copy, goal)
    m = holder(st, copy) if e is not None else None
    if e is not None and m is not None:
        tell_kept_off(st, fr.seat, m, e)
    return e is not None


def keeper(st: State, sc: Scope, cause: i64, copy: i64, goal: i64) -> Effect | None:
    """The effect that keeps a text from taking a card, if there is one."""
    index = entries(st, queries.CAN_DISCARD)
    m = holder(st, copy) if len(index) > 0 else None
    for e in index:
        d = e.mod
        assert d is not None
        if d.stage > 0 and d.stage != goal:
            continue
        if copy not in d.cards.pick(st, e) if d.cards is not None else m is None:
            continue
        source = st.remembered(sc.me)
        if d.how == modifiers.FORBID and comes_from(st, e, cause, source, sc.seat, sc.card):
            if applies(st, e, m) if m is not None else holds(st, e):
                return e
    return None


@final
class Move(Op):
    """Put cards into a zone of their owners."""

    def __init__(self, cards: Selector, zone: i64, reg: i64, shown: i64) -> None:
        self.cards = cards
        self.zone = zone
        self.reg = reg
        self.shown = shown

    def step(self, st: State, fr: Frame) -> bool:
        moved: list[i64] = []
        freed: tuple[i64, ...] = NONE
        cards = self.cards.pick(st, fr)
        who = masks(st, fr, cards, self.zone, fr.vars[self.shown] if self.shown >= 0 else NONE)
        for n in range(len(cards)):
            at = len(cards) - 1 - n if self.zone == DECK else n  # the first ends up on top
            copy = cards[at]
            seen = who[at]
            source = zone_of(st, copy)
            in_play = source == ATTACHED or source == STACK
            goal = goal_of(self.zone)
            if (in_play or goal == modifiers.INTO_HAND) and kept(st, fr, copy, goal):
                continue
            if may_take(st, fr, copy):
                moved.append(copy)
                if source == ATTACHED and fr.cause == causes.ATTACK:
                    stripped(st, fr, copy)
                if in_play:
                    freed = freed + release(st, copy)
                if goes_home(st, copy, freed):
                    move_cards(st, (copy,), DISCARD, players.BOTH_SEE, fr.cause, fr.seat)
                elif self.zone == BOTTOM:
                    take_card(st, copy, seen)
                    enter_deck(st, st.match.owner[copy], copy, True, seen)
                else:
                    zone = DECK if self.zone == SHUFFLED else self.zone
                    move_cards(st, (copy,), zone, seen, fr.cause, fr.seat)
        sweep(st, freed)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(moved)
        return False


def goal_of(zone: i64) -> i64:
    """The destination, as `CAN_DISCARD` modifiers name it."""
    if zone == HAND:
        return modifiers.INTO_HAND
    return modifiers.DISCARDING if zone == DISCARD else 0


def stripped(st: State, fr: Frame, copy: i64) -> None:
    """Note that an attack removes Energy from an opposing Pokémon."""
    m = holder(st, copy)
    if m is not None and m.seat != fr.seat and copy in m.energy:
        note_mon(st, m, STRIPPED)


def goes_home(st: State, copy: i64, freed: tuple[i64, ...]) -> bool:
    """Whether a card is Hyper Gear leaving its Pokémon: always discarded. [CARD-FLA-3]"""
    if st.cards[copy].tags & tags.FLARE == 0:
        return False
    return copy in freed or zone_of(st, copy) == ATTACHED


def release(st: State, copy: i64) -> tuple[i64, ...]:
    """Remove a Pokémon from play if a card of its stack is moved; return its cards."""
    m = holder(st, copy)
    if m is None or copy not in m.stack:
        return NONE
    return break_up(st, m)


def sweep(st: State, freed: tuple[i64, ...]) -> None:
    """Discard cards of a Pokémon that left play, unless a text has moved them."""
    for copy in freed:
        if zone_of(st, copy) == LIMBO:
            move_cards(st, (copy,), DISCARD, players.BOTH_SEE, causes.RULE, st.match.owner[copy])


@final
class ReturnMon(Op):
    """Move Pokémon and all their cards out of play; Hyper Gear is discarded. [CARD-FLA-3]"""

    def __init__(self, target: Selector, zone: i64, reg: i64) -> None:
        self.target = target
        self.zone = zone
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or warded(st, fr, m) or rooted(st, fr, m):
                continue
            if self.zone == HAND and kept(st, fr, m.stack[-1], modifiers.INTO_HAND):
                continue
            cards = break_up(st, m)
            note(st, "leave_play", "", m.seat, m, cards=cards)
            for copy in cards:
                away = self.zone if st.match.owner[copy] == m.seat else DISCARD
                if away == BOTTOM:
                    take_card(st, copy, players.BOTH_SEE)
                    enter_deck(st, m.seat, copy, True, players.BOTH_SEE)
                else:
                    goal = DECK if away == SHUFFLED else away
                    move_cards(st, (copy,), goal, players.BOTH_SEE, fr.cause, fr.seat)
            if self.reg >= 0:
                fr.vars[self.reg] = cards
        return False


@final
class Draw(Op):
    """Draw cards; with *until*, up to that many in hand."""

    def __init__(self, who: i64, count: Number, until: bool, reg: i64) -> None:
        self.who = who
        self.count = count
        self.until = until
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        drawn: tuple[i64, ...] = NONE
        for seat in seats_of(st, fr, self.who):
            n = self.count.value(st, fr)
            held: i64 = len(st.sides[seat].hand)
            if self.until:
                n -= held
            if n > 0:
                draw(st, seat, n, "")
                if self.reg >= 0:
                    drawn = drawn + tuple(st.sides[seat].hand[held:])
        if self.reg >= 0:
            fr.vars[self.reg] = drawn
        return False


@final
class Mill(Op):
    """Discard from the top of a deck."""

    def __init__(self, who: i64, count: Number, reg: i64) -> None:
        self.who = who
        self.count = count
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        milled: tuple[i64, ...] = NONE
        for seat in seats_of(st, fr, self.who):
            if player_warded(st, fr, seat):
                continue
            n = self.count.value(st, fr)
            cards = deck_list(st.sides[seat])
            cards.reverse()
            milled = milled + tuple(cards[:n])
        move_cards(st, milled, DISCARD, players.BOTH_SEE, fr.cause, fr.seat)
        if self.reg >= 0:
            fr.vars[self.reg] = milled
        return False


@final
class Shuffle(Op):
    """Shuffle one player's deck."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        return shuffle_deck(st, seat_of(st, fr, self.who))


@final
class Look(Op):
    """Show cards to a player, or to both."""

    def __init__(self, cards: Selector, who: i64, both: bool, shown: i64, reg: i64) -> None:
        self.cards = cards
        self.who = who
        self.both = both
        self.shown = shown
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.cards.pick(st, fr)
        if len(cards) > 0 and zone_of(st, cards[0]) == HAND and not may_take(st, fr, cards[0]):
            return False
        viewer = seat_of(st, fr, self.who)
        mask: i64 = players.BOTH_SEE if self.both else 2 if viewer == 1 else 1
        for seat in range(2):
            if mask & (2 if seat == 1 else 1) != 0:
                show(st, cards, seat)
        if self.shown >= 0:
            fr.vars[self.shown] = fr.vars[self.shown] + cards
        if self.reg >= 0:
            fr.vars[self.reg] = cards
        note(st, "reveal" if self.both else "look", "", viewer, cards=cards, seen=mask)
        return False


@final
class Attach(Op):
    """Attach cards to a Pokémon, from any zone."""

    def __init__(self, cards: Selector, to: Selector, reg: i64) -> None:
        self.cards = cards
        self.to = to
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        hosts = self.to.pick(st, fr)
        m = st.mon(hosts[0]) if len(hosts) > 0 else None
        if m is None or foe_warded(st, fr, m):
            return False
        done: list[i64] = []
        for copy in self.cards.pick(st, fr):
            if not may_take(st, fr, copy) or zone_of(st, copy) == STACK:
                continue
            if kept(st, fr, copy, 0):
                continue
            if goes_home(st, copy, NONE):
                move_cards(st, (copy,), DISCARD, players.BOTH_SEE, fr.cause, fr.seat)
            elif may_hold(st, copy, m):
                attach_from(st, copy, m, fr.cause, fr.seat, fr.me)
                done.append(copy)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(done)
        return False


def may_hold(st: State, copy: i64, m: Mon) -> bool:
    """Whether an effect may attach a card: its own text, room for Tools, and locks. [EN-9]"""
    d = st.cards[copy]
    if d.supertype == supertypes.ENERGY and energy_locked(st, copy, m):
        return False
    if d.onto is not None and not takes_any(st, d, m):
        owner = st.match.owner[copy]
        if m.serial not in d.onto.pick(st, Scope(owner, m.serial, copy, NO_VARS)):
            return False
    return d.trainer != trainers.TOOL or tools_on(st, m) < tool_slots(st, m)


@final
class SwapCards(Op):
    """Exchange cards: attached ones trade Pokémon, whole decks trade places with other zones."""

    def __init__(self, one: Selector, other: Selector, reg: i64) -> None:
        self.one = one
        self.other = other
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        ones = self.one.pick(st, fr)
        others = self.other.pick(st, fr)
        for a, b in zip(ones, others, strict=False):
            if swap(st, fr, a, b) and self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False


def swap(st: State, fr: Frame, a: i64, b: i64) -> bool:
    """Exchange two cards between their places or Pokémon; return whether it was possible."""
    from_a = zone_of(st, a)
    from_b = zone_of(st, b)
    if from_a == STACK or from_b == STACK or not (may_take(st, fr, a) and may_take(st, fr, b)):
        return False
    if kept(st, fr, a, 0) or kept(st, fr, b, 0):
        return False
    host_a = holder(st, a)
    host_b = holder(st, b)
    if host_a is not None and host_b is not None:
        return trade(st, fr, a, host_a, b, host_b)
    see_a = seen_by(st, fr, a, from_b, (a,), NONE)
    see_b = seen_by(st, fr, b, from_a, (b,), NONE)
    take_card(st, a, see_a)
    take_card(st, b, see_b)
    settle_in(st, a, from_b, host_b, see_a)
    settle_in(st, b, from_a, host_a, see_b)
    return True


def trade(st: State, fr: Frame, a: i64, host_a: Mon, b: i64, host_b: Mon) -> bool:
    """Exchange cards of two Pokémon, if each may have the other's; return whether it did."""
    if foe_warded(st, fr, host_a) or foe_warded(st, fr, host_b):
        return False
    if not (may_hold(st, a, host_b) and may_hold(st, b, host_a)):
        return False
    attach_from(st, a, host_b, fr.cause, fr.seat, fr.me)
    attach_from(st, b, host_a, fr.cause, fr.seat, fr.me)
    return True


def settle_in(st: State, copy: i64, zone: i64, host: Mon | None, seen: i64) -> None:
    """Put a loose card into a zone, or attach it to a Pokémon."""
    if host is None:
        put(st, copy, zone, seen)
    else:
        attach(st, copy, host)


@final
class SetAside(Op):
    """Put cards outside all zones for a while."""

    def __init__(self, cards: Selector, reg: i64) -> None:
        self.cards = cards
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.cards.pick(st, fr)
        freed: tuple[i64, ...] = NONE
        for copy, seen in zip(cards, masks(st, fr, cards, ASIDE, NONE), strict=True):
            freed = freed + release(st, copy)
            take_card(st, copy, seen)
            put(st, copy, ASIDE, seen)
        sweep(st, freed)
        if self.reg >= 0:
            fr.vars[self.reg] = cards
        return False


@final
class PutInOrder(Op):
    """Put cards of a deck back on top in a register's order, the first on top.

    For cards from other zones only the order is stored; the text says where they go.
    """

    def __init__(self, reg: i64, who: i64) -> None:
        self.reg = reg
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        order = tuple([c for c in fr.vars[self.reg] if zone_of(st, c) == DECK])
        if not order:
            return False
        side = st.sides[st.match.owner[order[0]]]
        cards = [c for c in deck_list(side) if c not in order]
        cards.extend(reversed(order))
        set_deck(side, cards)
        forget_order(side)
        show(st, order, seat_of(st, fr, self.who))
        return False


def zone_number(name: str) -> i64:
    """The number of a zone word, including the ends of a deck."""
    if name == "deck_bottom":
        return BOTTOM
    if name == "deck":
        return SHUFFLED
    if name == "deck_top":
        return DECK
    if name == "hand":
        return HAND
    if name == "discard":
        return DISCARD
    if name == "lost":
        return LOST
    if name == "prizes":
        return PRIZES
    return ASIDE
