"""How every event happens: proposed, perhaps replaced, carried out, reacted to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.changes import outcomes
from playmat.engine.changes.cards import relocate
from playmat.engine.changes.limits import own_key, used_up
from playmat.engine.effects.in_force import entries, was_silent, works
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.shields import may_play_card
from playmat.engine.vm import begin, call
from playmat.kinds import causes, limits, supertypes
from playmat.kinds.events import (
    BENCHED,
    BETWEEN_TURNS,
    CONDITION_APPLIED,
    COUNTERS_PLACED,
    DAMAGED,
    DISCARDED,
    EVOLVED,
    HEALED,
    MOVED,
    PLAYED,
    POWER_USED,
    WOULD_BE_KNOCKED_OUT,
)
from playmat.kinds.queries import CAN_PLAY, ENERGY_WORKS
from playmat.model.definitions import HandlerDef, PowerDef
from playmat.model.event import Event
from playmat.model.state import Effect, Mon, Scope, State, Trigger

TURNED: Final = 1  # `extra` of damage a Confused Pokémon does to itself
STEP_TOOLS: Final = 0
STEP_CHAR: Final = 1
STEP_DARKNESS: Final = 2
STEP_OTHER: Final = 3

FENDED: Final = (DAMAGED, COUNTERS_PLACED, CONDITION_APPLIED)
"""Events that are recorded when they are prevented."""

AGAIN: Final = 3  # register of the game's own program: whether a player takes another turn
TOOLS_USED: Final = 2  # register of the game's own program: Tools used between these turns


def happen(st: State, h: Event) -> None:
    """Carry out an event, after any handlers that come before it."""
    if st.dirty:
        rebuild(st)
    before = st.watch[2 * h.kind]
    if before:
        ready = [e for e in before if eligible(st, e, h)]
        if ready:
            interpose(st, h, ready)
            return
    commit(st, h)


def happen_past(st: State, h: Event, m: Mon) -> None:
    """The same, but ignoring handlers of the affected Pokémon's own side."""
    if st.dirty:
        rebuild(st)
    ready: list[Effect] = []
    for e in st.watch[2 * h.kind]:
        if e.seat != m.seat and eligible(st, e, h):
            ready.append(e)
    if ready:
        interpose(st, h, ready)
    else:
        commit(st, h)


def interpose(st: State, h: Event, ready: list[Effect]) -> None:
    """Run the handlers before an event, oldest first, and then the rest of the event."""
    st.happenings.append(h)
    event: i64 = len(st.happenings) - 1
    code = st.match.commit
    assert code is not None
    call(st, code, h.seat, h.mon, h.card, h.cause).event = event
    for e in reversed(once_each(ready)):
        begin_now(st, e, event)


def once_each(ready: list[Effect]) -> list[Effect]:
    """Handlers without those of which only one of a kind reacts to an event."""
    kept: list[Effect] = []
    for e in ready:
        if not doubled(e, kept):
            kept.append(e)
    return kept


def doubled(e: Effect, others: list[Effect]) -> bool:
    """Whether an equal handler that reacts only once to an event is among others."""
    d = e.handler
    assert d is not None
    if not reacts_once(d):
        return False
    for other in others:
        assert other.handler is not None
        if other.handler.key == d.key and other.seat == e.seat:
            if not d.from_hand or other.handler is d:
                return True
    return False


def reacts_once(d: HandlerDef) -> bool:
    """Whether only one of several equal handlers reacts to an event."""
    return d.how == limits.ONCE_EVENT or d.from_hand


def begin_now(st: State, e: Effect, event: i64) -> None:
    """Start a handler at once, without waiting in the queue."""
    t = Trigger(e, event, len(st.frames))
    st.queue.append(t)
    begin(st, t)


def is_heard(st: State, event: i64) -> bool:
    """Whether some text of the match reacts to an event."""
    return st.match.heard >> event & 1 == 1


def watched(st: State, event: i64) -> bool:
    """Whether any handler in force comes before or after an event."""
    if not is_heard(st, event):
        return False
    if st.dirty:
        rebuild(st)
    if st.watch[2 * event]:
        return True
    return len(st.watch[2 * event + 1]) > 0


def react(st: State, h: Event) -> None:
    """Queue the handlers that react to an event."""
    if st.dirty:
        rebuild(st)
    after = st.watch[2 * h.kind + 1]
    if not after:
        return
    event: i64 = -1
    depth = due(st, h)
    for e in after:
        if eligible(st, e, h):
            if event < 0:
                st.happenings.append(h)
                event = len(st.happenings) - 1
            once = e.handler is not None and reacts_once(e.handler)
            if not once or not doubled(e, [t.entry for t in st.queue if t.event == event]):
                st.queue.append(Trigger(e, event, depth))


def due(st: State, h: Event) -> i64:
    """The number of running programs at which reactions to an event begin.

    Reactions to a power, or to a Pokémon benched by a Trainer card, wait until that has finished.
    """
    if h.kind == POWER_USED:
        return h.extra
    benched = h.kind == BENCHED and h.cause == causes.TRAINER
    return len(st.frames) - (1 if benched else 0)


def eligible(st: State, e: Effect, h: Event) -> bool:
    """Whether a handler applies to an event, has uses left and is not switched off."""
    d = e.handler
    assert d is not None
    if d.seats & (1 if h.seat == e.seat else 2) == 0:
        return False
    if h.kind == BETWEEN_TURNS and not in_window(st, e, h.extra):
        return False
    if d.subject is not None or d.when is not None:
        st.happenings.append(h)
        probe = Scope(e.seat, e.me, e.card, e.vars)
        probe.event = len(st.happenings) - 1
        fits = subject_fits(st, e, h, probe)
        st.happenings.pop()
        if not fits:
            return False
    if d.how != limits.FREE:
        m = st.remembered(e.me)
        if used_up(st, d.how, own_key(d.how, d.key, e.card, m), e.seat, m):
            return False
    if e.power is not None and not worked(st, e, e.power, h):
        return False
    return e.me >= 0 or not held_back(st, e)


def worked(st: State, e: Effect, power: PowerDef, h: Event) -> bool:
    """Whether a power works; an evolving Pokémon acts as what it was before."""
    if h.kind == DISCARDED and h.card == e.card and len(st.mods[ENERGY_WORKS]) > 0:
        if st.cards[e.card].supertype == supertypes.ENERGY and was_silent(st, h.other, e.card):
            return False
    m = st.mon(e.me) if h.kind == EVOLVED and h.mon == e.me else None
    if m is None or e.card == m.stack[-1] or e.card not in m.stack:
        return works(st, e, power)
    stack, top = m.stack, m.top
    m.stack = stack[:-1]
    m.top = st.cards[m.stack[-1]]
    found = works(st, e, power)
    m.stack, m.top = stack, top
    return found


def held_back(st: State, e: Effect) -> bool:
    """Whether a Trainer card that would work from the hand may not be played."""
    if e.card < 0 or e.card == st.stadium or st.cards[e.card].supertype != supertypes.TRAINER:
        return False
    if len(entries(st, CAN_PLAY)) == 0 or e.card not in st.sides[e.seat].hand:
        return False
    return not may_play_card(st, e.seat, e.card)


def in_window(st: State, e: Effect, step: i64) -> bool:
    """Whether a handler works in a step; a Tool's once, in the last step at latest. [BETWEEN-07]

    A power that may be used at any time between turns counts as a Tool.
    """
    own = between_step(st, e)
    if own != STEP_TOOLS:
        return own == step
    d = e.handler
    assert d is not None
    if e.card in st.frames[0].vars[TOOLS_USED]:
        return False
    return step == STEP_TOOLS or (step == STEP_OTHER and d.may < 0)


def between_step(st: State, e: Effect) -> i64:
    """The step between turns a handler belongs to. [BETWEEN-04 ... BETWEEN-07]"""
    book = st.match.book
    d = e.handler
    assert d is not None
    if book.tools_window and (
        e.cause == causes.TOOL or d.at_will or (e.cause == causes.TRAINER and d.may >= 0)
    ):
        return STEP_TOOLS
    if e.cause == causes.ATTACK and book.char_step:
        return STEP_CHAR
    if e.cause == causes.ENERGY and book.darkness_step:
        return STEP_DARKNESS
    return STEP_OTHER


def subject_fits(st: State, e: Effect, h: Event, probe: Scope) -> bool:
    """Whether a handler watches the subject of an event."""
    d = e.handler
    assert d is not None
    if d.subject is not None:
        item = h.mon if h.mon >= 0 else h.card
        watched_ones = d.subject.pick(st, probe)
        if item not in watched_ones and not (turned_on(h, e) and st.defender in watched_ones):
            return False
    return d.when is None or d.when.test(st, probe)


def turned_on(h: Event, e: Effect) -> bool:
    """Whether a Pokémon has hit itself, which counts as an attack for effects on it. [COND-20]"""
    return h.kind == DAMAGED and h.extra == TURNED and e.me == h.mon


def commit(st: State, h: Event) -> None:
    """Carry out an event, record it and queue reactions."""
    kind = h.kind
    if h.cancelled:
        if kind == WOULD_BE_KNOCKED_OUT:
            outcomes.spare(st, h)
        elif kind == POWER_USED:
            del st.frames[h.extra]
        elif st.events is not None and kind in FENDED:
            outcomes.fend_off(st, h)
        return
    if kind == DAMAGED:
        outcomes.take_damage(st, h)
    elif kind == COUNTERS_PLACED:
        outcomes.take_counters(st, h)
    elif kind == HEALED:
        outcomes.heal(st, h)
    elif kind == CONDITION_APPLIED:
        outcomes.apply_condition(st, h)
    elif kind == DISCARDED or kind == MOVED:
        relocate(st, h.card, h.zone, h.flags)
    outcomes.deliver(st, h)
    if h.amount == 0 and (kind == DAMAGED or kind == COUNTERS_PLACED):
        return  # nothing was done that anything could react to
    if kind != PLAYED:  # reactions to a card played wait until it has taken effect
        react(st, h)
