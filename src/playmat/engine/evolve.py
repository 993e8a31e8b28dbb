"""Evolving, leveling up and devolving. [EVOLVE-05, EVOLVE-06, EVOLVE-11, EVOLVE-12]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.cards import take_card
from playmat.engine.changes.events import happen, watched
from playmat.engine.changes.pokemon import clear_mon, move_cards
from playmat.engine.effects.lasting import end_effects
from playmat.engine.effects.query import conditions_kept
from playmat.engine.effects.wards import forbidder
from playmat.engine.record import note
from playmat.engine.table.cards import BOTTOM
from playmat.engine.table.history import DEVOLVED, EVOLVED, GROWN, LEVELED, SHED, note_mon
from playmat.engine.table.pokemon import is_evolved, set_faces
from playmat.kinds import causes, events, players, queries, stages, zones
from playmat.model.event import Event
from playmat.model.state import NONE, Mon, State
from playmat.model.tracking import and_one
from playmat.model.zones import enter_deck, mark_on, put


def evolve_onto(st: State, m: Mon, copy: i64, by_hand: bool) -> None:
    """Put a loose card on a Pokémon: it evolves or levels up, keeping cards and damage."""
    d = st.cards[copy]
    leveled = d.stage == stages.LEVELUP
    st.stamp += 1
    m.stack = and_one(m.stack, copy)
    mark_on(st, copy, m, zones.STACK)
    m.changed = st.turn
    m.stamp = st.stamp
    if not leveled:
        m.used = NONE  # an evolved Pokémon is new in play (POW-5); a leveled-up one is not
    set_faces(st, m)
    if st.events is not None:
        what = "level_up" if leveled else "evolve"
        why = "baby" if d.stage == stages.BASIC else ""  # only a Baby becomes a Basic [EVOLVE-09]
        note(st, what, why, m.seat, m, cards=(copy,), detail=st.cards[m.stack[-2]].name)
    before = m.conditions
    changed(st, m)
    if st.match.history:
        note_grown(st, m, leveled, before)
    event = events.LEVELED_UP if leveled else events.EVOLVED
    if watched(st, event):
        h = Event(event, m.seat, m.serial, 1)
        h.card = copy
        h.extra = 1 if by_hand else 0
        happen(st, h)
    if d.ends_turn:
        end_turn_for_mega(st, m)


def note_grown(st: State, m: Mon, leveled: bool, before: i64) -> None:
    """Note how a Pokémon has changed form, and the Special Conditions it had."""
    bit: i64 = 1
    while bit <= before:
        if before & bit != 0:
            note_mon(st, m, SHED + bit)
        bit *= 2
    note_mon(st, m, LEVELED if leveled else EVOLVED)
    if not leveled:
        note_mon(st, m, GROWN + m.stack[-2])


def end_turn_for_mega(st: State, m: Mon) -> None:
    """End the turn when a Pokémon becomes a Mega, unless a Spirit Link forbids it. [CARD-MEGA-3]"""
    if m.seat != st.player and st.match.book.mega_ends_only_own_turn:
        return
    e = forbidder(st, queries.MEGA_ENDS_TURN, m)
    if e is None:
        st.ending = True
        note(st, "turn_ends", "", m.seat, m)
    elif st.events is not None:
        note(st, "turn_goes_on", "", m.seat, m)
        st.events[-1].by = e.card


def changed(st: State, m: Mon) -> None:
    """Clear what does not survive a change of form: every effect. [EVOLVE-06, COND-25]"""
    clear_mon(st, m, conditions_kept(st, m) if m.conditions != 0 else 0, "evolve")
    end_effects(st, m.serial, True)
    m.markers = NONE
    m.last_attack = -1
    st.settle = True


def devolve(st: State, m: Mon, zone: i64, count: i64, seen: i64) -> bool:
    """Remove the top Evolution cards, a LV.X with them; return whether any was. [EVOLVE-11]"""
    removed: tuple[i64, ...] = NONE
    while count > 0 and is_evolved(st, m):
        top = m.stack[-1]
        lone = st.cards[top].stage == stages.LEVELUP
        cut = 2 if lone else 1
        removed = removed + m.stack[len(m.stack) - cut :]
        m.stack = m.stack[: len(m.stack) - cut]
        count -= 1
    if not removed:
        return False
    take_off(st, m, removed, zone, seen)
    return True


def level_down(st: State, m: Mon, zone: i64, seen: i64) -> bool:
    """Remove only the Level-Up card; return whether there was one. [CARD-LVX-13]"""
    if m.top.stage != stages.LEVELUP or len(m.stack) < 2:
        return False
    removed = m.stack[-1:]
    m.stack = m.stack[:-1]
    take_off(st, m, removed, zone, seen)
    return True


def take_off(st: State, m: Mon, removed: tuple[i64, ...], zone: i64, seen: i64) -> None:
    """Move cards removed from a Pokémon to a zone, and update the Pokémon."""
    m.changed = st.turn
    set_faces(st, m)
    note(st, "devolve", "", m.seat, m, cards=removed)
    changed(st, m)
    note_mon(st, m, DEVOLVED)
    st.dirty = True
    for copy in removed:
        put(st, copy, zones.LIMBO, players.BOTH_SEE)
    if zone == BOTTOM:
        for copy in removed:
            take_card(st, copy, seen)
            enter_deck(st, st.match.owner[copy], copy, True, seen)
    else:
        move_cards(st, removed, zone, seen, causes.RULE, m.seat)
    h = Event(events.DEVOLVED, m.seat, m.serial, 1)
    happen(st, h)
