"""Instructions that move cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.carry import loosen
from playmat.engine.changes import attach, lift, send
from playmat.engine.deal_out import draw, shuffle_deck
from playmat.engine.happen import happen
from playmat.engine.log import note
from playmat.engine.people import seat_of, seats_of
from playmat.engine.query import permitted
from playmat.engine.shield import untouched
from playmat.kinds import (
    EV_ATTACHED,
    Q_CAN_DISCARD,
    Z_ASIDE,
    Z_ATTACHED,
    Z_DECK,
    Z_DISCARD,
    Z_HAND,
    Z_LIMBO,
    Z_LOST,
    Z_PRIZES,
    Z_STACK,
)
from playmat.model.linked import Num, Op, Pick
from playmat.model.state import NONE, Frame, Happening, Mon, State
from playmat.model.zones import (
    deck_list,
    enter_deck,
    holder,
    learn,
    put,
    set_deck,
    zone_of,
)

BOTTOM: i64 = 100
SHUFFLED: i64 = 101


def may_take(st: State, fr: Frame, copy: i64) -> bool:
    """Return whether an effect may take a card: attached ones can be shielded."""
    m = holder(st, copy)
    if m is None:
        return True
    if m.seat != fr.seat and untouched(st, m, fr.cause, fr.me, fr.seat):
        return False
    return permitted(st, Q_CAN_DISCARD, m, True)


def seen_by(st: State, fr: Frame, copy: i64, zone: i64) -> i64:
    """Return who sees a card on its way: its owner, who moves it, and who knew it before."""
    source = zone_of(st, copy)
    hidden = source == Z_HAND or source == Z_DECK or source == Z_PRIZES or source == Z_ASIDE
    goal = zone == Z_HAND or zone >= BOTTOM or zone == Z_DECK or zone == Z_PRIZES
    if not hidden or not goal:
        return 3
    owner = st.match.owner[copy]
    if owner != fr.seat:
        return 3
    side = st.sides[owner]
    foe = 1 - owner
    known = copy in side.hand_seen or copy in side.deck_seen[foe] or copy in side.top_seen[foe]
    return 3 if known else 2 if owner == 1 else 1


@final
class Move(Op):
    """Put cards into a zone of their owners."""

    def __init__(self, cards: Pick, zone: i64, reg: i64) -> None:
        self.cards = cards
        self.zone = zone
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        moved: list[i64] = []
        for copy in self.cards.pick(st, fr):
            if may_take(st, fr, copy):
                moved.append(copy)
                seen = seen_by(st, fr, copy, self.zone)
                release(st, copy)
                if self.zone == BOTTOM:
                    loosen(st, copy, seen)
                    enter_deck(st, st.match.owner[copy], copy, True, seen)
                else:
                    zone = Z_DECK if self.zone == SHUFFLED else self.zone
                    send(st, (copy,), zone, seen, fr.cause, fr.seat)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(moved)
        return False


def release(st: State, copy: i64) -> None:
    """Take a Pokémon off the table when a card of its stack is carried away."""
    m = holder(st, copy)
    if m is not None and copy in m.stack:
        break_up(st, m)


def break_up(st: State, m: Mon) -> None:
    """Let a Pokémon leave play, its cards waiting to be carried somewhere. [KO-08]"""
    lift(st, m)
    for copy in m.stack + m.energy + m.gear:
        put(st, copy, Z_LIMBO, 3)


@final
class ReturnMon(Op):
    """Let Pokémon leave play with all their cards; another's Hyper Gear goes home. [CARD-FLA-3]"""

    def __init__(self, target: Pick, zone: i64, reg: i64) -> None:
        self.target = target
        self.zone = zone
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or (m.serial != fr.me and untouched(st, m, fr.cause, fr.me, fr.seat)):
                continue
            cards = m.stack + m.energy + m.gear
            break_up(st, m)
            note(st, "leave_play", "KO-08", m.seat, m, cards=cards)
            for copy in cards:
                away = self.zone if st.match.owner[copy] == m.seat else Z_DISCARD
                goal = Z_DECK if away >= BOTTOM else away
                send(st, (copy,), goal, 3, fr.cause, fr.seat)
            if self.reg >= 0:
                fr.vars[self.reg] = cards
        return False


@final
class Draw(Op):
    """Draw cards; *until* means up to so many in hand."""

    def __init__(self, who: i64, count: Num, until: bool, reg: i64) -> None:
        self.who = who
        self.count = count
        self.until = until
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        total: i64 = 0
        for seat in seats_of(st, fr, self.who):
            n = self.count.value(st, fr)
            if self.until:
                n -= len(st.sides[seat].hand)
            if n > 0:
                total += draw(st, seat, n, "ZONE-05")
        if self.reg >= 0:
            fr.vars[self.reg] = (total,)
        return False


@final
class Mill(Op):
    """Discard from the top of a deck."""

    def __init__(self, who: i64, count: Num, reg: i64) -> None:
        self.who = who
        self.count = count
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        milled: tuple[i64, ...] = NONE
        for seat in seats_of(st, fr, self.who):
            n = self.count.value(st, fr)
            cards = deck_list(st.sides[seat])
            cards.reverse()
            milled = milled + tuple(cards[:n])
        send(st, milled, Z_DISCARD, 3, fr.cause, fr.seat)
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

    def __init__(self, cards: Pick, who: i64, both: bool) -> None:
        self.cards = cards
        self.who = who
        self.both = both

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.cards.pick(st, fr)
        viewer = seat_of(st, fr, self.who)
        mask: i64 = 3 if self.both else 2 if viewer == 1 else 1
        for seat in range(2):
            if mask & (2 if seat == 1 else 1) != 0:
                show(st, cards, seat)
        note(st, "reveal" if self.both else "look", "ZONE-02", viewer, cards=cards, seen=mask)
        return False


def show(st: State, cards: tuple[i64, ...], viewer: i64) -> None:
    """Let a viewer know where cards are."""
    for seat in range(2):
        side = st.sides[seat]
        tops: list[i64] = []
        depth: i64 = side.left - 1
        while depth >= 0 and side.deck[depth] in cards:
            tops.append(side.deck[depth])
            depth -= 1
        if len(tops) > len(side.top_seen[viewer]):
            known = side.top_seen[:]
            known[viewer] = tuple(tops)
            side.top_seen = known
        for copy in cards:
            if st.match.owner[copy] != seat or copy in tops:
                continue
            if copy in side.hand:
                if viewer != seat and copy not in side.hand_seen:
                    side.hand_seen = (*side.hand_seen, copy)
            elif copy in side.prizes:
                see_prize(st, seat, viewer, side.prizes.index(copy))
            elif copy in side.deck[: side.left]:
                learn(side, viewer, copy)


def see_prize(st: State, seat: i64, viewer: i64, slot: i64) -> None:
    """Let a viewer know the Prize in one slot."""
    side = st.sides[seat]
    bit: i64 = 1
    for _ in range(slot):
        bit *= 2
    masks = side.prizes_seen[:]
    masks[viewer] |= bit
    side.prizes_seen = masks


@final
class Attach(Op):
    """Attach cards to a Pokémon, from wherever they are."""

    def __init__(self, cards: Pick, to: Pick, reg: i64) -> None:
        self.cards = cards
        self.to = to
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        hosts = self.to.pick(st, fr)
        m = st.mon(hosts[0]) if len(hosts) > 0 else None
        if m is None:
            return False
        done: list[i64] = []
        for copy in self.cards.pick(st, fr):
            if may_take(st, fr, copy) and zone_of(st, copy) != Z_STACK:
                attach_from(st, copy, m, fr.cause, fr.seat)
                done.append(copy)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(done)
        return False


def attach_from(st: State, copy: i64, m: Mon, cause: i64, seat: i64) -> None:
    """Attach one card from its zone and let the table react."""
    zone = loosen(st, copy, 3)
    attach(st, copy, m)
    note(st, "attach", "ENERGY-01", seat, m, cards=(copy,))
    h = Happening(EV_ATTACHED, seat, m.serial, 1)
    h.card = copy
    h.cause = cause
    h.zone = zone
    h.extra = 1 if zone == Z_HAND else 0
    happen(st, h)


@final
class SwapCards(Op):
    """Exchange cards: attached ones trade Pokémon, whole decks trade places with other zones."""

    def __init__(self, one: Pick, other: Pick) -> None:
        self.one = one
        self.other = other

    def step(self, st: State, fr: Frame) -> bool:
        ones = self.one.pick(st, fr)
        others = self.other.pick(st, fr)
        for a, b in zip(ones, others, strict=False):
            swap(st, a, b)
        return False


def swap(st: State, a: i64, b: i64) -> None:
    """Exchange two cards of one owner between their zones."""
    from_a = zone_of(st, a)
    from_b = zone_of(st, b)
    if from_a == Z_ATTACHED or from_b == Z_ATTACHED or from_a == Z_STACK or from_b == Z_STACK:
        return
    loosen(st, a, 3)
    loosen(st, b, 3)
    put(st, a, from_b, 3)
    put(st, b, from_a, 3)


@final
class SetAside(Op):
    """Put cards out of all zones for a while."""

    def __init__(self, cards: Pick, reg: i64) -> None:
        self.cards = cards
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.cards.pick(st, fr)
        for copy in cards:
            loosen(st, copy, 0)
            put(st, copy, Z_ASIDE, 0)
        if self.reg >= 0:
            fr.vars[self.reg] = cards
        return False


@final
class PutInOrder(Op):
    """Put cards back on top of a deck in the order of a register, the first on top."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        order = fr.vars[self.reg]
        if len(order) == 0:
            return False
        side = st.sides[st.match.owner[order[0]]]
        cards = [c for c in deck_list(side) if c not in order]
        cards.extend(reversed(order))
        set_deck(side, cards)
        known = side.top_seen[:]
        known[fr.seat] = order
        side.top_seen = known
        return False


def zone_number(name: str) -> i64:
    """Return the number of a zone word, the ends of a deck included."""
    if name == "deck_bottom":
        return BOTTOM
    if name == "deck":
        return SHUFFLED
    if name == "deck_top":
        return Z_DECK
    if name == "hand":
        return Z_HAND
    if name == "discard":
        return Z_DISCARD
    if name == "lost":
        return Z_LOST
    if name == "prizes":
        return Z_PRIZES
    return Z_ASIDE
