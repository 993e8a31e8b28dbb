"""Moving cards between zones, and what the players know about them.

``seen`` masks have a bit per seat: who sees which card moves. A player knows a card in a hidden
zone until a card that could be it has left unseen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds.zones import (
    ACTIVE,
    ASIDE,
    ATTACHED,
    BESIDE,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LOST,
    PRIZES,
    STACK,
    STADIUM,
)
from playmat.model.state import NONE, Mon, Side, State
from playmat.model.tracking import (
    and_one,
    bit_of,
    but_one,
    has,
    less_one,
    position,
    with_shown,
)

PRIZES_OPEN: Final = 4294967296
"""In ``prizes_up`` above the bits of all slots: Prizes added later are face up, too."""

ON_MON: Final = 16  # unit of a Pokémon's serial in ``State.at``, above any zone


def without(cards: tuple[i64, ...], copy: i64) -> tuple[i64, ...]:
    return but_one(cards, position(cards, copy))


def take_out(cards: list[i64], copy: i64) -> None:
    """Remove a card from a list; compiled, ``list.remove`` is slow."""
    at: i64 = 0
    for other in cards:
        if other == copy:
            break
        at += 1
    cards.pop(at)


def pile(side: Side) -> list[i64]:
    """The discard pile, safe to change."""
    if side.discard_shared:
        side.discard = side.discard[:]
        side.discard_shared = False
    return side.discard


def deck_list(side: Side) -> list[i64]:
    """A copy of the deck, top card last."""
    return side.deck[: side.left]


def set_deck(side: Side, cards: list[i64]) -> None:
    """Replace the deck, top card last."""
    side.deck = cards
    side.left = len(cards)


def locate(st: State) -> None:
    """Record where every copy is: its zone, plus in play its Pokémon's serial."""
    at: list[i64] = [DECK] * len(st.cards)
    for side in st.sides:
        for zone, cards in (
            (HAND, tuple(side.hand)),
            (DISCARD, tuple(side.discard)),
            (PRIZES, side.prizes),
            (LOST, side.lost),
            (BESIDE, side.beside),
            (LIMBO, side.limbo),
            (ASIDE, side.aside),
        ):
            for copy in cards:
                if copy >= 0:
                    at[copy] = zone
        for m in side.actives + side.bench:
            for copy in m.stack:
                at[copy] = m.serial * ON_MON + STACK
            for copy in m.energy + m.gear:
                at[copy] = m.serial * ON_MON + ATTACHED
    if st.stadium >= 0:
        at[st.stadium] = STADIUM
    st.at = at


def mark(st: State, copy: i64, place: i64) -> None:
    """Record a card's new place."""
    if st.at:
        st.at[copy] = place


def mark_on(st: State, copy: i64, m: Mon, zone: i64) -> None:
    """Record that a card is now part of a Pokémon's stack or attached to it."""
    if st.at:
        st.at[copy] = m.serial * ON_MON + zone


def holder(st: State, copy: i64) -> Mon | None:
    """The Pokémon a card is part of or attached to."""
    if not st.at:
        locate(st)
    place = st.at[copy]
    return st.mon(place >> 4) if place >= ON_MON else None


def zone_of(st: State, copy: i64) -> i64:
    if not st.at:
        locate(st)
    return st.at[copy] & 15


def leave_hand(st: State, side: Side, copy: i64, foe_sees: bool) -> None:
    take_out(side.hand, copy)
    if side.hand_seen:
        if foe_sees:
            side.hand_seen = less_one(st, side.hand_seen, copy)
        else:
            side.hand_seen = NONE


def enter_hand(side: Side, copy: i64, foe_sees: bool) -> None:
    side.hand.append(copy)
    if foe_sees:
        side.hand_seen = and_one(side.hand_seen, copy)


def set_top(side: Side, viewer: i64, top: tuple[i64, ...]) -> None:
    """Set what a viewer knows of the top of a deck."""
    tops = side.top_seen
    side.top_seen = [top, tops[1]] if viewer == 0 else [tops[0], top]


def set_loose(side: Side, viewer: i64, cards: tuple[i64, ...]) -> None:
    """Set what a viewer knows to be somewhere in a deck."""
    seen = side.deck_seen
    side.deck_seen = [cards, seen[1]] if viewer == 0 else [seen[0], cards]


def draw_known(st: State, side: Side, viewer: i64, copy: i64, sees: bool) -> bool:
    """Update a viewer's knowledge when the top card is drawn; return whether the card is known."""
    top = side.top_seen[viewer]
    if top:
        set_top(side, viewer, top[1:])
        if top[0] == copy:
            return True
    loose = side.deck_seen[viewer]
    if loose:
        set_loose(side, viewer, less_one(st, loose, copy) if sees else NONE)
    return sees


def leave_known(st: State, side: Side, viewer: i64, copy: i64, sees: bool, at_top: bool) -> None:
    """Update a viewer's knowledge of a deck when any card leaves it."""
    top = side.top_seen[viewer]
    if top:
        if sees and has(top, copy):  # the others keep their places
            set_top(side, viewer, tuple([c for c in top if c != copy]))
            return
        if sees and at_top and top[0] < 0:
            draw_known(st, side, viewer, copy, True)
            return
        forget_top(side, viewer)
    loose = side.deck_seen[viewer]
    if loose:
        set_loose(side, viewer, less_one(st, loose, copy) if sees else NONE)


def draw_card(st: State, seat: i64) -> i64:
    """Draw a card; return it, or -1 if the deck is empty."""
    side = st.sides[seat]
    if side.left == 0:
        return -1
    side.left -= 1
    copy = side.deck[side.left]
    side.hand.append(copy)
    mark(st, copy, HAND)
    if side.top_seen[seat] or side.deck_seen[seat]:
        draw_known(st, side, seat, copy, True)
    foe = 1 - seat
    if (len(side.top_seen[foe]) > 0 or len(side.deck_seen[foe]) > 0) and draw_known(
        st, side, foe, copy, False
    ):
        side.hand_seen = and_one(side.hand_seen, copy)
    return copy


def leave_deck(st: State, seat: i64, copy: i64, seen: i64) -> None:
    side = st.sides[seat]
    at_top = side.left > 0 and side.deck[side.left - 1] == copy
    cards = deck_list(side)
    take_out(cards, copy)
    set_deck(side, cards)
    if seen & bit_of(seat) == 0:
        side.deck_open = False
    leave_known(st, side, 0, copy, seen & 1 != 0, at_top)
    leave_known(st, side, 1, copy, seen & 2 != 0, at_top)


def learn(side: Side, viewer: i64, copy: i64) -> None:
    """Let a viewer know that a card is somewhere in a deck."""
    loose = side.deck_seen[viewer]
    if not has(loose, copy) and not has(side.top_seen[viewer], copy):
        set_loose(side, viewer, and_one(loose, copy))


def enter_deck(st: State, seat: i64, copy: i64, bottom: bool, seen: i64) -> None:
    mark(st, copy, DECK)
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
        elif sees or side.top_seen[viewer]:
            set_top(side, viewer, (copy if sees else i64(-1), *side.top_seen[viewer]))


def forget_order(side: Side) -> None:
    """Keep what is known to be in a deck, but forget its order."""
    forget_top(side, 0)
    forget_top(side, 1)


def forget_top(side: Side, viewer: i64) -> None:
    """The same for one viewer."""
    top = side.top_seen[viewer]
    if top:
        set_top(side, viewer, NONE)
        loose = side.deck_seen[viewer]
        new = tuple([copy for copy in top if copy >= 0 and not has(loose, copy)])
        set_loose(side, viewer, loose + new)


def look_through(st: State, seat: i64, viewer: i64) -> None:
    """Let a viewer see a whole deck; nobody knows its order any longer."""
    side = st.sides[seat]
    forget_order(side)
    if viewer == seat:
        side.deck_open = True
        if side.deck_seen[seat]:
            set_loose(side, seat, NONE)
        return
    cards = deck_list(side)
    cards.sort()
    set_loose(side, viewer, tuple(cards))


def show(st: State, cards: tuple[i64, ...], viewer: i64) -> None:
    """Let a viewer know where cards are."""
    show_top(st, st.sides[0], viewer, cards)
    show_top(st, st.sides[1], viewer, cards)
    own = NONE  # in decks
    foes = NONE
    hand = NONE
    for copy in cards:
        seat = st.match.owner[copy]
        side = st.sides[seat]
        zone = zone_of(st, copy)
        if zone == DECK:
            if has(side.top_seen[viewer], copy):
                pass
            elif seat == viewer:
                own = and_one(own, copy)
            else:
                foes = and_one(foes, copy)
        elif zone == HAND and seat != viewer:
            hand = and_one(hand, copy)
        elif zone == PRIZES:
            see_prize(side, viewer, position(side.prizes, copy))
        elif zone == ASIDE:
            see_aside(side, viewer, copy)
    if own:
        show_loose(st, st.sides[viewer], viewer, own)
    other = st.sides[1 - viewer]
    if foes:
        show_loose(st, other, viewer, foes)
    if hand:
        other.hand_seen = with_shown(st, other.hand_seen, hand)


def show_loose(st: State, side: Side, viewer: i64, cards: tuple[i64, ...]) -> None:
    """Let a viewer know that cards are somewhere in a deck."""
    set_loose(side, viewer, with_shown(st, side.deck_seen[viewer], cards))


def show_top(st: State, side: Side, viewer: i64, cards: tuple[i64, ...]) -> None:
    """Let a viewer know the shown cards that are on top of a deck."""
    depth = side.left
    tops: tuple[i64, ...] = NONE
    while depth > 0 and has(cards, side.deck[depth - 1]):
        depth -= 1
        tops = and_one(tops, side.deck[depth])
    if tops:
        old = side.top_seen[viewer]
        loose = side.deck_seen[viewer]
        for copy in tops:
            if not has(old, copy):
                loose = less_one(st, loose, copy)
        set_loose(side, viewer, loose)
        set_top(side, viewer, tops + old[len(tops) :])


def see_prize(side: Side, viewer: i64, slot: i64) -> None:
    masks = side.prizes_seen[:]
    masks[viewer] |= bit_of(slot)
    side.prizes_seen = masks


def lay_open(side: Side, slot: i64) -> None:
    """Turn the Prize in a slot face up for both players. [PRIZE-05]"""
    side.prizes_up |= bit_of(slot)
    see_prize(side, 0, slot)
    see_prize(side, 1, slot)


def forget_prize(side: Side, slot: i64) -> None:
    """Turn a slot's Prize face down and forget what anyone knew of it."""
    bit = bit_of(slot)
    side.prizes_seen = [side.prizes_seen[0] & ~bit, side.prizes_seen[1] & ~bit]
    side.prizes_up &= ~bit


def see_aside(side: Side, viewer: i64, copy: i64) -> None:
    if not has(side.aside_seen[viewer], copy):
        seen = side.aside_seen[:]
        seen[viewer] = (*seen[viewer], copy)
        side.aside_seen = seen


def leave_aside(side: Side, copy: i64) -> None:
    side.aside = without(side.aside, copy)
    side.aside_seen = [tuple([c for c in seen if c != copy]) for seen in side.aside_seen]


def take(st: State, copy: i64, seen: i64) -> i64:
    """Remove a card from anywhere but a Pokémon's stack; return the zone it left."""
    zone = zone_of(st, copy)
    take_from(st, copy, zone, seen)
    return zone


def take_from(st: State, copy: i64, zone: i64, seen: i64) -> None:
    """Remove a card from a known zone."""
    seat = st.match.owner[copy]
    side = st.sides[seat]
    if zone == HAND:
        leave_hand(st, side, copy, seen & (1 if seat == 1 else 2) != 0)
    elif zone == DECK:
        leave_deck(st, seat, copy, seen)
    elif zone == DISCARD:
        take_out(pile(side), copy)
    elif zone == ATTACHED:
        m = holder(st, copy)
        assert m is not None
        if has(m.energy, copy):
            m.energy = without(m.energy, copy)
        else:
            m.gear = without(m.gear, copy)
    elif zone == PRIZES:
        slot = position(side.prizes, copy)
        side.prizes = side.prizes[:slot] + (i64(-1),) + side.prizes[slot + 1 :]
        forget_prize(side, slot)
    elif zone == LIMBO:
        side.limbo = without(side.limbo, copy)
    elif zone == BESIDE:
        side.beside = without(side.beside, copy)
    elif zone == LOST:
        side.lost = without(side.lost, copy)
    elif zone == ASIDE:
        leave_aside(side, copy)
    elif zone == STADIUM:
        st.stadium = -1


def put(st: State, copy: i64, zone: i64, seen: i64) -> None:
    """Put a loose card into a zone of its owner; a deck gets it on top."""
    mark(st, copy, zone)
    seat = st.match.owner[copy]
    side = st.sides[seat]
    if zone == HAND:
        enter_hand(side, copy, seen & (1 if seat == 1 else 2) != 0)
    elif zone == DISCARD:
        pile(side).append(copy)
    elif zone == DECK:
        enter_deck(st, seat, copy, False, seen)
    elif zone == LOST:
        side.lost = and_one(side.lost, copy)
    elif zone == LIMBO:
        side.limbo = and_one(side.limbo, copy)
    elif zone == BESIDE:
        side.beside = and_one(side.beside, copy)
    elif zone == ASIDE:
        side.aside = and_one(side.aside, copy)
        for viewer in range(2):
            if seen & bit_of(viewer) != 0:
                see_aside(side, viewer, copy)
    elif zone == PRIZES:
        put_prize(side, copy, seen)
    else:
        assert zone != ACTIVE, "Pokémon enter play through the rules of play"


def put_prize(side: Side, copy: i64, seen: i64) -> None:
    """Add a Prize in the first empty slot: face down, unless all Prizes are face up."""
    if -1 in side.prizes:
        slot = side.prizes.index(-1)
        side.prizes = side.prizes[:slot] + (copy,) + side.prizes[slot + 1 :]
    else:
        slot = len(side.prizes)
        side.prizes = (*side.prizes, copy)
    forget_prize(side, slot)
    if side.prizes_up >= PRIZES_OPEN:
        lay_open(side, slot)
    for viewer in range(2):
        if seen & bit_of(viewer) != 0:
            see_prize(side, viewer, slot)
