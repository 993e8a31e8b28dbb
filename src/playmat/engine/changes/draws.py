"""Shuffling and drawing. [TURN-02, ZONE-05]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.events import react
from playmat.engine.effects.in_force import entries, holds, reaches
from playmat.engine.effects.index import rebuild
from playmat.engine.record import note
from playmat.kinds import asks, events, players, queries
from playmat.model.dealer import shuffle
from playmat.model.event import Event
from playmat.model.state import NO_OPTIONS, State
from playmat.model.zones import deck_list, draw_card, forget_order, set_deck


def shuffle_deck(st: State, seat: i64, why: str = "") -> bool:
    """Shuffle a deck, or leave it to chance as a choice; return whether to pause."""
    side = st.sides[seat]
    forget_order(side)
    if st.events is not None:
        note(st, "shuffle", why, seat)
    if st.match.shuffles_asked and side.left > 1:
        st.chooser = players.CHANCE
        st.ask = asks.SHUFFLE
        st.options = NO_OPTIONS
        st.answer = seat
        return True
    cards = deck_list(side)
    shuffle(st, cards)
    set_deck(side, cards)
    return False


def open_hands(st: State) -> None:
    """Show both players the hands that an effect reveals. [ZONE-01]"""
    for e in entries(st, queries.HAND_VISIBLE):
        for seat in range(2):
            if reaches(e, seat) and holds(st, e):
                st.sides[seat].hand_seen = tuple(st.sides[seat].hand)


def draw(st: State, seat: i64, count: i64, why: str) -> None:
    """Draw cards, or as many as are left. [ZONE-05]"""
    hand = st.sides[seat].hand
    held: i64 = len(hand)
    while len(hand) < held + count and draw_card(st, seat) >= 0:
        pass
    drawn = len(hand) - held
    if drawn > 0:
        if st.match.hand_watch:
            st.dirty = True
        if st.events is not None:
            seen: i64 = 2 if seat == 1 else 1
            row = "short" if drawn < count else why
            note(st, "draw", row, seat, cards=tuple(hand[held:]), seen=seen, count=drawn)
        if st.dirty:
            rebuild(st)
        if st.mods[queries.HAND_VISIBLE]:
            open_hands(st)
        if st.watch[2 * events.DRAWN + 1]:
            h = Event(events.DRAWN, seat, -1, drawn)
            h.items = tuple(hand[held:])
            h.card = hand[held]
            react(st, h)
