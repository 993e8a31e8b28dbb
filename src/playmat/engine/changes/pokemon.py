"""Pokémon and their cards entering, leaving and moving on the table."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.cards import relocate, take_card
from playmat.engine.changes.events import happen, react, watched
from playmat.engine.effects.energy import refresh
from playmat.engine.effects.lasting import drop, end_effects, mon_of_effect
from playmat.engine.record import note
from playmat.engine.table.history import CAME_UP, GIVEN, SPENT, note_mon, note_side
from playmat.engine.table.pokemon import all_cards, is_active, set_faces
from playmat.kinds import conditions, events, players, supertypes, trainers, until
from playmat.kinds.causes import ATTACK
from playmat.kinds.zones import ATTACHED, DISCARD, HAND, LIMBO, LOST, STACK
from playmat.model.event import Event
from playmat.model.state import Effect, Mon, State
from playmat.model.tracking import and_one
from playmat.model.zones import holder, mark_on, put, zone_of


def new_mon(st: State, seat: i64, stack: tuple[i64, ...]) -> Mon:
    """Create a Pokémon from cards that have just left their zone."""
    st.serial += 1
    st.stamp += 1
    m = Mon(st.serial, seat, stack, st.cards[stack[-1]])
    for copy in stack:
        mark_on(st, copy, m, STACK)
    m.entered = st.turn
    m.changed = st.turn
    m.stamp = st.stamp
    set_faces(st, m)
    return m


def put_in_play(st: State, m: Mon, active: bool) -> None:
    side = st.sides[m.seat]
    if active:
        side.actives.append(m)
    else:
        side.bench.append(m)
    if m.top.watches:
        st.dirty = True


def attach(st: State, copy: i64, m: Mon) -> None:
    mark_on(st, copy, m, ATTACHED)
    d = st.cards[copy]
    if d.supertype == supertypes.ENERGY or d.provide:
        m.energy = and_one(m.energy, copy)
        refresh(st, m)
    else:
        m.gear = and_one(m.gear, copy)
    if d.watches:
        st.dirty = True
    if st.match.keeps:
        st.settle = True


def move_cards(
    st: State, copies: tuple[i64, ...], zone: i64, seen: i64, cause: i64, seat: i64
) -> None:
    """Move cards to a zone of their owners, one event per card. [ZONE-07]"""
    for copy in copies:
        move_card(st, copy, zone, seen, cause, seat)


def move_card(st: State, copy: i64, zone: i64, seen: i64, cause: i64, seat: i64) -> None:
    """Move a card to a zone of its owner, with reactions. [ZONE-07]"""
    d = st.cards[copy]
    if zone == DISCARD and d.lost_for_good:
        zone = LOST
    if st.match.history and cause == ATTACK and zone == DISCARD:
        note_spent(st, copy, seat)
    if copy == st.stadium and watched(st, events.STADIUM_LEFT):
        h = Event(events.STADIUM_LEFT, st.stadium_seat, -1, 1)
        h.card = copy
        react(st, h)
    event = events.DISCARDED if zone == DISCARD else events.MOVED
    own = st.match.hand_watch and d.watches  # it may react once it has moved
    if not own and not watched(st, event):
        relocate(st, copy, zone, seen)
        return
    h = Event(event, seat, -1, 1)
    h.card = copy
    h.zone = zone
    h.cause = cause
    h.flags = seen
    h.extra = zone_of(st, copy)
    if h.extra == LIMBO and d.trainer in (trainers.ITEM, trainers.SUPPORTER):
        h.extra = HAND  # on its way from the hand, never in play
    m = holder(st, copy)
    h.other = m.serial if m is not None else -1
    happen(st, h)


def note_spent(st: State, copy: i64, seat: i64) -> None:
    """Note a card that a player's own attack discards from the attacker."""
    user = holder(st, copy) if zone_of(st, copy) == ATTACHED else None
    if seat == st.match.owner[copy] and user is not None and user.serial == st.attacker:
        note_side(st, st.sides[seat], SPENT + 2 * copy)


def remove_from_play(st: State, m: Mon) -> None:
    """Remove a Pokémon from the table, remembering it as it was."""
    side = st.sides[m.seat]
    if is_active(side, m):
        side.actives.remove(m)
    else:
        side.bench.remove(m)
    st.gone.append(m)
    end_effects(st, m.serial, True)
    st.settle = True
    for copy in all_cards(m):
        if st.cards[copy].watches:
            st.dirty = True


def break_up(st: State, m: Mon) -> tuple[i64, ...]:
    """Remove a Pokémon from play; return its cards, which are in limbo until moved. [KO-08]"""
    remove_from_play(st, m)
    cards = all_cards(m)
    for copy in cards:
        put(st, copy, LIMBO, players.BOTH_SEE)
    return cards


def clear_mon(st: State, m: Mon, kept: i64, why: str) -> None:
    """Remove conditions and effects of attacks. [COND-02, RETREAT-07, EVOLVE-06, ATTACK-12]"""
    if m.conditions != 0:
        cure(st, m, m.conditions & ~kept, why)
    m.paralyzed = 0
    m.stuck = m.stuck if m.stuck == st.turn else -1
    end_effects(st, m.serial, False)


def cure(st: State, m: Mon, mask: i64, why: str) -> None:
    """Remove Special Conditions, given as bits."""
    if st.events is not None:
        bit: i64 = 1
        for name in conditions.NAMES:
            if m.conditions & mask & bit != 0:
                note(st, "cure", why, m.seat, m, detail=name)
            bit *= 2
    m.conditions &= ~mask


def leave_active(st: State, m: Mon) -> None:
    """Clear a Pokémon that goes to the Bench, including effects that last while it is Active."""
    clear_mon(st, m, 0, "bench")
    end_with_place(st, m, until.WHILE_ACTIVE, m.serial)


def end_with_place(st: State, m: Mon, how_long: i64, also: i64) -> None:
    """End the effects on a Pokémon that last while it keeps its place."""
    over: list[Effect] = []
    for e in st.lasting:
        if (also >= 0 and e.also == also) or (e.until == how_long and mon_of_effect(e) == m.serial):
            over.append(e)
    drop(st, over)


def switch_in(st: State, seat: i64, out: Mon | None, new: Mon, by_hand: bool = False) -> None:
    """Make a Benched Pokémon Active, swapping it with an Active if given. [RETREAT-07]

    A Pokémon that becomes Active *by_hand* comes from the hand and is on the Bench only in passing.
    """
    side = st.sides[seat]
    at = side.bench.index(new)
    if out is not None:
        side.actives[side.actives.index(out)] = new
        side.bench[at] = out
        leave_active(st, out)
    else:
        del side.bench[at]
        side.actives.append(new)
    if st.lasting:
        end_with_place(st, new, until.TURN_ON_BENCH, -1)
    note_mon(st, new, CAME_UP)
    if watched(st, events.BECAME_ACTIVE):
        h = Event(events.BECAME_ACTIVE, seat, new.serial, 1)
        h.other = out.serial if out is not None else -1
        h.extra = 1 if by_hand else 0
        happen(st, h)


def attach_from(st: State, copy: i64, m: Mon, cause: i64, seat: i64, by: i64) -> None:
    """Attach one card from its zone, perhaps by a Pokémon's text, with reactions."""
    zone = take_card(st, copy, players.BOTH_SEE)
    attach(st, copy, m)
    if st.events is not None:
        note(st, "attach", "", seat, m, cards=(copy,))
    tell_attached(st, copy, m, zone, cause, seat, by)


def tell_attached(st: State, copy: i64, m: Mon, zone: i64, cause: i64, seat: i64, by: i64) -> None:
    """Trigger reactions to an attached card."""
    if zone == HAND:
        note_mon(st, m, GIVEN + copy)
    if not watched(st, events.ATTACHED):
        return
    h = Event(events.ATTACHED, seat, m.serial, 1)
    h.card = copy
    h.cause = cause
    h.other = by
    h.zone = zone
    h.extra = 1 if zone == HAND else 0
    happen(st, h)
