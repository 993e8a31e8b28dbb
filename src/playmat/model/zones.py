"""Moving cards between zones, and who keeps track of them.

``seen`` masks have a bit per seat: who sees which card moves.  A card in a hidden zone is known to a
player as long as nothing that could be it has left unseen.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import (
    Z_ACTIVE,
    Z_ASIDE,
    Z_ATTACHED,
    Z_BESIDE,
    Z_DECK,
    Z_DISCARD,
    Z_HAND,
    Z_LIMBO,
    Z_LOST,
    Z_PRIZES,
    Z_STACK,
    Z_STADIUM,
)
from playmat.model.state import NONE, Mon, Side, State


def without(cards: tuple[i64, ...], copy: i64) -> tuple[i64, ...]:
    """Return the cards but for one."""
    i = cards.index(copy)
    return cards[:i] + cards[i + 1 :]


def pile(side: Side) -> list[i64]:
    """Return the discard pile, safe to change."""
    if side.discard_shared:
        side.discard = side.discard[:]
        side.discard_shared = False
    return side.discard


def deck_list(side: Side) -> list[i64]:
    """Return the deck as a list of its own, top card last."""
    return side.deck[: side.left]


def set_deck(side: Side, cards: list[i64]) -> None:
    """Make these cards the deck, top card last."""
    side.deck = cards
    side.left = len(cards)


def holder(st: State, copy: i64) -> Mon | None:
    """Return the Pokémon a card is part of or attached to."""
    for side in st.sides:
        for m in side.actives:
            if copy in m.stack or copy in m.energy or copy in m.gear:
                return m
        for m in side.bench:
            if copy in m.stack or copy in m.energy or copy in m.gear:
                return m
    return None


def zone_of(st: State, copy: i64) -> i64:
    """Return the zone a card is in."""
    side = st.sides[st.match.owner[copy]]
    if copy in side.hand:
        return Z_HAND
    if copy in side.discard:
        return Z_DISCARD
    m = holder(st, copy)
    if m is not None:
        return Z_STACK if copy in m.stack else Z_ATTACHED
    if copy in side.prizes:
        return Z_PRIZES
    if st.stadium == copy:
        return Z_STADIUM
    if copy in side.limbo:
        return Z_LIMBO
    if copy in side.beside:
        return Z_BESIDE
    if copy in side.lost:
        return Z_LOST
    if copy in side.aside:
        return Z_ASIDE
    return Z_DECK


def leave_hand(side: Side, copy: i64, foe_sees: bool) -> None:
    """Take a card out of a hand."""
    side.hand.remove(copy)
    if len(side.hand_seen) > 0:
        if not foe_sees and len(side.hand) > 0:
            side.hand_seen = NONE
        elif copy in side.hand_seen:
            side.hand_seen = without(side.hand_seen, copy)


def enter_hand(side: Side, copy: i64, foe_sees: bool) -> None:
    """Put a card into a hand."""
    side.hand.append(copy)
    if foe_sees:
        side.hand_seen = (*side.hand_seen, copy)


def forget_in_deck(side: Side, viewer: i64, copy: i64, sees: bool, at_top: bool) -> bool:
    """Update what a viewer knows of a deck a card is leaving; return whether the card was known."""
    known = sees
    top = side.top_seen[viewer]
    if len(top) > 0:
        rest = NONE
        if at_top:
            known = known or top[0] == copy
            rest = top[1:]
        elif sees and copy in top:
            rest = without(top, copy)
        seen = side.top_seen[:]
        seen[viewer] = rest
        side.top_seen = seen
        if known:
            return True
    loose = side.deck_seen[viewer]
    if len(loose) > 0:
        seen = side.deck_seen[:]
        if not known:
            seen[viewer] = NONE
        elif copy in loose:
            seen[viewer] = without(loose, copy)
        side.deck_seen = seen
    return known


def draw_card(st: State, seat: i64) -> i64:
    """Move the top card of a deck to its hand; return it, or -1 if the deck is empty."""
    side = st.sides[seat]
    if side.left == 0:
        return -1
    side.left -= 1
    copy = side.deck[side.left]
    side.hand.append(copy)
    if len(side.top_seen[seat]) > 0 or len(side.deck_seen[seat]) > 0:
        forget_in_deck(side, seat, copy, True, True)
    foe = 1 - seat
    if (len(side.top_seen[foe]) > 0 or len(side.deck_seen[foe]) > 0) and forget_in_deck(
        side, foe, copy, False, True
    ):
        side.hand_seen = (*side.hand_seen, copy)
    return copy


def leave_deck(st: State, seat: i64, copy: i64, seen: i64) -> None:
    """Take any card out of a deck."""
    side = st.sides[seat]
    at_top = side.left > 0 and side.deck[side.left - 1] == copy
    cards = deck_list(side)
    cards.remove(copy)
    set_deck(side, cards)
    forget_in_deck(side, 0, copy, seen & 1 != 0, at_top)
    forget_in_deck(side, 1, copy, seen & 2 != 0, at_top)


def learn(side: Side, viewer: i64, copy: i64) -> None:
    """Let a viewer know that a card is somewhere in a deck."""
    if copy not in side.deck_seen[viewer] and copy not in side.top_seen[viewer]:
        seen = side.deck_seen[:]
        seen[viewer] = (*seen[viewer], copy)
        side.deck_seen = seen


def enter_deck(st: State, seat: i64, copy: i64, bottom: bool, seen: i64) -> None:
    """Put a card on the top or the bottom of a deck."""
    side = st.sides[seat]
    cards = deck_list(side)
    if bottom:
        cards.insert(0, copy)
    else:
        cards.append(copy)
    set_deck(side, cards)
    if seen & (2 if seat == 1 else 1) == 0:
        side.deck_open = False
    for viewer in range(2):
        sees = seen & (2 if viewer == 1 else 1) != 0
        if bottom:
            if sees:
                learn(side, viewer, copy)
        elif sees or len(side.top_seen[viewer]) > 0:
            tops = side.top_seen[:]
            tops[viewer] = (copy if sees else -1, *tops[viewer])
            side.top_seen = tops


def forget_order(side: Side) -> None:
    """Turn what is known of the top of a deck into what is known to be somewhere in it."""
    for viewer in range(2):
        top = side.top_seen[viewer]
        if len(top) > 0:
            tops = side.top_seen[:]
            tops[viewer] = NONE
            side.top_seen = tops
            for copy in top:
                if copy >= 0:
                    learn(side, viewer, copy)


def look_through(st: State, seat: i64, viewer: i64) -> None:
    """Let a viewer see a whole deck."""
    side = st.sides[seat]
    if viewer == seat:
        side.deck_open = True
        if len(side.deck_seen[seat]) > 0:
            seen = side.deck_seen[:]
            seen[seat] = NONE
            side.deck_seen = seen
        return
    seen = side.deck_seen[:]
    seen[viewer] = tuple(deck_list(side))
    side.deck_seen = seen


def take(st: State, copy: i64, seen: i64) -> i64:
    """Take a card out of wherever it is but a Pokémon's stack; return the zone it left."""
    seat = st.match.owner[copy]
    side = st.sides[seat]
    zone = zone_of(st, copy)
    if zone == Z_HAND:
        leave_hand(side, copy, seen & (1 if seat == 1 else 2) != 0)
    elif zone == Z_DECK:
        leave_deck(st, seat, copy, seen)
    elif zone == Z_DISCARD:
        pile(side).remove(copy)
    elif zone == Z_ATTACHED:
        m = holder(st, copy)
        assert m is not None
        if copy in m.energy:
            m.energy = without(m.energy, copy)
        else:
            m.gear = without(m.gear, copy)
    elif zone == Z_PRIZES:
        slot = side.prizes.index(copy)
        side.prizes = side.prizes[:slot] + (i64(-1),) + side.prizes[slot + 1 :]
    elif zone == Z_LIMBO:
        side.limbo = without(side.limbo, copy)
    elif zone == Z_BESIDE:
        side.beside = without(side.beside, copy)
    elif zone == Z_LOST:
        side.lost = without(side.lost, copy)
    elif zone == Z_ASIDE:
        side.aside = without(side.aside, copy)
    elif zone == Z_STADIUM:
        st.stadium = -1
    return zone


def put(st: State, copy: i64, zone: i64, seen: i64) -> None:
    """Put a loose card into a zone of its owner; a deck takes it on top."""
    seat = st.match.owner[copy]
    side = st.sides[seat]
    if zone == Z_HAND:
        enter_hand(side, copy, seen & (1 if seat == 1 else 2) != 0)
    elif zone == Z_DISCARD:
        pile(side).append(copy)
    elif zone == Z_DECK:
        enter_deck(st, seat, copy, False, seen)
    elif zone == Z_LOST:
        side.lost = (*side.lost, copy)
    elif zone == Z_LIMBO:
        side.limbo = (*side.limbo, copy)
    elif zone == Z_BESIDE:
        side.beside = (*side.beside, copy)
    elif zone == Z_ASIDE:
        side.aside = (*side.aside, copy)
    elif zone == Z_PRIZES:
        put_prize(side, copy)
    else:
        assert zone != Z_ACTIVE, "Pokémon enter play through the rules of play"


def put_prize(side: Side, copy: i64) -> None:
    """Lay a card face down among the Prizes, in the first empty slot."""
    if -1 in side.prizes:
        slot = side.prizes.index(-1)
        side.prizes = side.prizes[:slot] + (copy,) + side.prizes[slot + 1 :]
    else:
        side.prizes = (*side.prizes, copy)
