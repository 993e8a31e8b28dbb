"""The one path of every change: proposed, perhaps replaced, done, reacted to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.carry import relocate
from playmat.engine.index import rebuild
from playmat.engine.lately import AFFLICTED, MENDED, note_mon, note_struck
from playmat.engine.locks import may_play_card
from playmat.engine.log import note
from playmat.engine.query import entries, works
from playmat.engine.vm import begin, call
from playmat.kinds import (
    ASLEEP,
    BURNED,
    BY_ATTACK,
    BY_ENERGY,
    BY_TOOL,
    BY_TRAINER,
    CONDITION_NAMES,
    CONFUSED,
    EV_BETWEEN_TURNS,
    EV_CONDITION_APPLIED,
    EV_COUNTERS_PLACED,
    EV_DAMAGED,
    EV_DISCARDED,
    EV_HEALED,
    EV_MOVED,
    EV_POWER_USED,
    EV_WOULD_BE_KNOCKED_OUT,
    HOW_FREE,
    HOW_ONCE_EVENT,
    HOW_ONCE_GAME,
    HOW_ONCE_NAME,
    HOW_ONCE_PLAYER,
    HOW_ONCE_STAY,
    PARALYZED,
    POISONED,
    Q_CAN_PLAY,
    TRAINER,
    TURNED,
)
from playmat.model.state import Entry, Happening, Mon, Scope, Side, State, Trigger

STEP_TOOLS: Final = 0
STEP_CHAR: Final = 1
STEP_DARKNESS: Final = 2
STEP_OTHER: Final = 3

TOOLS_USED: Final = 2  # a register of the game's own program: Tools used between these turns


def happen(st: State, h: Happening) -> None:
    """Let something happen, after whatever may step in."""
    if st.dirty:
        rebuild(st)
    before = st.watch[2 * h.kind]
    if before:
        ready = [e for e in before if eligible(st, e, h)]
        if ready:
            interpose(st, h, ready)
            return
    commit(st, h)


def happen_past(st: State, h: Happening, m: Mon) -> None:
    """Let something happen to a Pokémon that no effect on its player's side may step in on."""
    if st.dirty:
        rebuild(st)
    ready: list[Entry] = []
    for e in st.watch[2 * h.kind]:
        if e.seat != m.seat and eligible(st, e, h):
            ready.append(e)
    if ready:
        interpose(st, h, ready)
    else:
        commit(st, h)


def interpose(st: State, h: Happening, ready: list[Entry]) -> None:
    """Run what steps in, oldest first, and then what is left of the event."""
    st.happenings.append(h)
    event: i64 = len(st.happenings) - 1
    code = st.match.commit
    assert code is not None
    call(st, code, h.seat, h.mon, h.card, h.cause).event = event
    for e in reversed(once_each(ready)):
        begin_now(st, e, event)


def once_each(ready: list[Entry]) -> list[Entry]:
    """Return handlers less those of whom only one of a name reacts to an event."""
    kept: list[Entry] = []
    for e in ready:
        if not doubled(e, kept):
            kept.append(e)
    return kept


def doubled(e: Entry, others: list[Entry]) -> bool:
    """Return whether one like a handler that reacts once to an event is there already."""
    d = e.handler
    assert d is not None
    if d.how != HOW_ONCE_EVENT:
        return False
    for other in others:
        assert other.handler is not None
        if other.handler.key == d.key and other.seat == e.seat:
            return True
    return False


def begin_now(st: State, e: Entry, event: i64) -> None:
    """Start a handler at once, without waiting in the queue."""
    t = Trigger(e, event, len(st.frames))
    st.queue.append(t)
    begin(st, t)


def watched(st: State, event: i64) -> bool:
    """Return whether anything steps in on an event or reacts to it."""
    if not st.match.heard[event]:
        return False
    if st.dirty:
        rebuild(st)
    if st.watch[2 * event]:
        return True
    return len(st.watch[2 * event + 1]) > 0


def react(st: State, h: Happening) -> None:
    """Collect the handlers that react to what has happened."""
    if st.dirty:
        rebuild(st)
    after = st.watch[2 * h.kind + 1]
    if not after:
        return
    event: i64 = -1
    # What reacts to a power waits until it has done its work.
    depth = h.extra if h.kind == EV_POWER_USED else len(st.frames)
    for e in after:
        if eligible(st, e, h):
            if event < 0:
                st.happenings.append(h)
                event = len(st.happenings) - 1
            once = e.handler is not None and e.handler.how == HOW_ONCE_EVENT
            if not once or not doubled(e, [t.entry for t in st.queue if t.event == event]):
                st.queue.append(Trigger(e, event, depth))


def eligible(st: State, e: Entry, h: Happening) -> bool:
    """Return whether a handler concerns an event, may be used and is not switched off."""
    d = e.handler
    assert d is not None
    if d.seats & (1 if h.seat == e.seat else 2) == 0:
        return False
    if h.kind == EV_BETWEEN_TURNS and not in_window(st, e, h.extra):
        return False
    if d.subject is not None or d.when is not None:
        st.happenings.append(h)
        probe = Scope(e.seat, e.me, e.card, e.vars)
        probe.event = len(st.happenings) - 1
        fits = subject_fits(st, e, h, probe)
        st.happenings.pop()
        if not fits:
            return False
    if d.how != HOW_FREE and used_up(st, d.how, d.key, e.seat, st.remembered(e.me)):
        return False
    if e.power is not None and not works(st, e, e.power):
        return False
    return e.me >= 0 or not held_back(st, e)


def held_back(st: State, e: Entry) -> bool:
    """Return whether a Trainer card that would work from the hand may not be played."""
    if e.card < 0 or e.card == st.stadium or st.cards[e.card].supertype != TRAINER:
        return False
    if len(entries(st, Q_CAN_PLAY)) == 0 or e.card not in st.sides[e.seat].hand:
        return False
    return not may_play_card(st, e.seat, e.card)


def in_window(st: State, e: Entry, step: i64) -> bool:
    """Return whether a handler works in a step; a Tool's once, in the end at last. [BETWEEN-07]

    A power that may be used at any time between turns goes like a Tool.
    """
    own = between_step(st, e)
    if own != STEP_TOOLS:
        return own == step
    d = e.handler
    assert d is not None
    if e.card in st.frames[0].vars[TOOLS_USED]:
        return False
    return step == STEP_TOOLS or (step == STEP_OTHER and d.may < 0)


def between_step(st: State, e: Entry) -> i64:
    """Return the between-turns step a handler belongs to. [BETWEEN-04 ... BETWEEN-07]"""
    book = st.match.book
    d = e.handler
    assert d is not None
    if book.tools_window and (
        e.cause == BY_TOOL or d.at_will or (e.cause == BY_TRAINER and d.may >= 0)
    ):
        return STEP_TOOLS
    if e.cause == BY_ATTACK and book.char_step:
        return STEP_CHAR
    if e.cause == BY_ENERGY and book.darkness_step:
        return STEP_DARKNESS
    return STEP_OTHER


def subject_fits(st: State, e: Entry, h: Happening, probe: Scope) -> bool:
    """Return whether the subject of an event is among those a handler watches."""
    d = e.handler
    assert d is not None
    if d.subject is not None:
        item = h.mon if h.mon >= 0 else h.card
        if item not in d.subject.pick(st, probe):
            return False
    return d.when is None or d.when.test(st, probe)


def commit(st: State, h: Happening) -> None:
    """Do what was proposed, record it and collect reactions."""
    kind = h.kind
    if h.cancelled:
        if kind == EV_WOULD_BE_KNOCKED_OUT:
            spare(st, h)
        elif kind == EV_POWER_USED:
            del st.frames[h.extra]
        return
    if kind == EV_DAMAGED:
        take_damage(st, h)
    elif kind == EV_COUNTERS_PLACED:
        take_counters(st, h)
    elif kind == EV_HEALED:
        recover(st, h)
    elif kind == EV_CONDITION_APPLIED:
        afflict(st, h)
    elif kind == EV_DISCARDED or kind == EV_MOVED:
        relocate(st, h.card, h.zone, h.flags)
    deliver(st, h)
    react(st, h)


def spare(st: State, h: Happening) -> None:
    """Let a Pokémon stay whose Knock Out an effect has replaced."""
    m = st.mon(h.mon)
    if m is not None:
        m.out = False


def deliver(st: State, h: Happening) -> None:
    """Write the amount of what happened into the register that waits for it."""
    if h.into >= 0:
        fr = st.frames[h.into // 64]
        reg = h.into % 64
        old = fr.vars[reg]
        fr.vars[reg] = (h.amount + (old[0] if len(old) > 0 else 0),)


def take_damage(st: State, h: Happening) -> None:
    """Put the counters of attack damage on a Pokémon. [DAMAGE-11, DAMAGE-12]"""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    m.damage += h.amount
    st.settle = True
    if h.cause == BY_ATTACK:
        if m.hurt_turn != st.turn or m.hurt_by != st.attacks_made:
            m.hurt = 0
            m.hurt_turn = st.turn
            m.hurt_by = st.attacks_made
        m.hurt += h.amount
        if h.amount > 0:
            note_struck(st, m)
    if st.events is not None:
        note(st, "damage", "DAMAGE-01", h.seat, m, st.mon(h.other), count=h.amount)


def take_counters(st: State, h: Happening) -> None:
    """Put damage counters on a Pokémon, which is not damage. [DAMAGE-07]"""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    m.damage += h.amount
    st.settle = True
    if st.events is not None:
        note(st, "counters", "DAMAGE-07", h.seat, m, count=h.amount)


def recover(st: State, h: Happening) -> None:
    """Remove damage, never more than there is."""
    m = st.mon(h.mon)
    if m is None:
        h.amount = 0
        return
    h.amount = min(h.amount, m.damage)
    m.damage -= h.amount
    if h.amount > 0:
        note_mon(st, m, MENDED)
    if st.events is not None:
        note(st, "heal", "CARD-TEXT-WINS", h.seat, m, count=h.amount)


def afflict(st: State, h: Happening) -> None:
    """Give a Special Condition to an Active Pokémon. [COND-01, COND-03, COND-04]"""
    m = st.mon(h.mon)
    if m is None or not is_active(st.sides[m.seat], m):
        h.amount = 0
        return
    condition = h.extra
    if condition & TURNED != 0:
        m.conditions &= ~TURNED
    m.conditions |= condition
    if h.cause == BY_ATTACK:
        note_mon(st, m, AFFLICTED + condition)
        note_struck(st, m)
    if condition == PARALYZED:
        m.paralyzed = st.turn
    elif condition == POISONED:
        m.poison = h.amount if h.amount > 0 else st.match.book.poison_points
    elif condition == BURNED:
        m.burn = h.amount if h.amount > 0 else st.match.book.burn_points
    elif condition == CONFUSED:
        m.confusion = h.amount
    elif condition == ASLEEP:
        m.sleep = h.amount
    h.amount = 1
    if st.events is not None:
        name = CONDITION_NAMES[condition_index(condition)]
        note(st, "condition", "COND-01", h.seat, m, detail=name)


def condition_index(condition: i64) -> i64:
    """Return the place of a condition bit in the list of names."""
    n: i64 = 0
    while condition > ASLEEP:
        condition >>= 1
        n += 1
    return n


def is_active(side: Side, m: Mon) -> bool:
    """Return whether a Pokémon is one of a player's Actives."""
    for a in side.actives:
        if a is m:
            return True
    return False


def used_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> bool:
    """Return whether something has been used as often as its limit allows. [POWER-03, POW-5]"""
    if how >= HOW_FREE:
        return False
    side = st.sides[seat]
    if how == HOW_ONCE_NAME or how == HOW_ONCE_PLAYER:
        return marked(side.used, key, st.turn)
    if how == HOW_ONCE_GAME:
        return marked(side.used, key, -1)
    if m is None:
        return False
    return marked(m.used, key, -1 if how == HOW_ONCE_STAY else st.turn)


def marked(used: tuple[i64, ...], key: i64, turn: i64) -> bool:
    """Return whether a key is noted for a turn."""
    n: i64 = 0
    while n < len(used):
        if used[n] == key and used[n + 1] == turn:
            return True
        n += 2
    return False


def use_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> None:
    """Note one use of something limited."""
    if how >= HOW_FREE:
        return
    side = st.sides[seat]
    if how == HOW_ONCE_NAME or how == HOW_ONCE_PLAYER:
        side.used = (*fresh(side.used, st.turn), key, st.turn)
    elif how == HOW_ONCE_GAME:
        side.used = (*side.used, key, i64(-1))
    elif m is not None:
        m.used = (*fresh(m.used, st.turn), key, i64(-1) if how == HOW_ONCE_STAY else st.turn)


def fresh(used: tuple[i64, ...], turn: i64) -> tuple[i64, ...]:
    """Return the notes that still matter: this turn's and those for the whole game."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(used):
        if used[n + 1] == turn or used[n + 1] == -1:
            kept.append(used[n])
            kept.append(used[n + 1])
        n += 2
    return tuple(kept)
