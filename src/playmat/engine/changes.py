"""Pokémon and cards entering, leaving and changing places on the table."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.carry import relocate
from playmat.engine.energy import refresh
from playmat.engine.happen import happen, is_active, react, watched
from playmat.engine.lately import CAME_UP, SPENT, note_mon, note_side
from playmat.kinds import (
    BY_ATTACK,
    ENERGY,
    EV_BECAME_ACTIVE,
    EV_DISCARDED,
    EV_MOVED,
    EV_STADIUM_LEFT,
    PW_ABILITY,
    ST_BREAK,
    ST_LEVELUP,
    TR_ITEM,
    TR_SUPPORTER,
    UNTIL_NEXT_ATTACK,
    UNTIL_REST_OF_GAME,
    UNTIL_WHILE_ACTIVE,
    UNTIL_WHILE_IN_PLAY,
    Z_ATTACHED,
    Z_DISCARD,
    Z_HAND,
    Z_LIMBO,
    Z_STACK,
)
from playmat.model.linked import CardDef, PowerDef
from playmat.model.state import Entry, Happening, Mon, State
from playmat.model.zones import holder, mark, zone_of


def new_mon(st: State, seat: i64, stack: tuple[i64, ...]) -> Mon:
    """Make a Pokémon of cards that have just left their zone."""
    st.serial += 1
    st.stamp += 1
    m = Mon(st.serial, seat, stack, st.cards[stack[-1]])
    for copy in stack:
        mark(st, copy, m.serial * 16 + Z_STACK)
    m.entered = st.turn
    m.changed = st.turn
    m.stamp = st.stamp
    form(st, m)
    return m


def form(st: State, m: Mon) -> None:
    """Work out a Pokémon's faces from its cards. [META-6, CARD-LVX-5, CARD-BREAK-2]"""
    top = st.cards[m.stack[-1]]
    m.top = top
    m.base = top
    m.attacks = top.attacks
    m.powers = top.powers
    if len(m.stack) > 1 and (top.stage == ST_LEVELUP or top.stage == ST_BREAK):
        below = inherited(st, m, top)
        if below is not None:
            m.attacks = below.attacks + top.attacks
            m.powers = kept_powers(st, top, below) + top.powers
            if top.stage == ST_BREAK:
                m.base = below
    for copy in m.stack:
        if st.cards[copy].watches:
            st.dirty = True


def inherited(st: State, m: Mon, top: CardDef) -> CardDef | None:
    """Return the card below whose faces are kept; a BREAK looks past a LV.X. [CARD-LVX-8]"""
    n: i64 = len(m.stack) - 2
    while n >= 0:
        d = st.cards[m.stack[n]]
        if d.stage != ST_LEVELUP:
            return d
        n -= 1
    return None


def kept_powers(st: State, top: CardDef, below: CardDef) -> list[PowerDef]:
    """Return the powers kept from below, no traits and held items. [CARD-BREAK-4, CARD-HELD-2]"""
    kept: list[PowerDef] = []
    for power in below.powers:
        if power.kind > 3:
            continue
        if (
            top.stage == ST_BREAK
            and power.kind != PW_ABILITY
            and not st.match.book.break_inherits_powers
        ):
            continue
        kept.append(power)
    return kept


def stand(st: State, m: Mon, active: bool) -> None:
    """Put a new Pokémon on the table."""
    side = st.sides[m.seat]
    if active:
        side.actives.append(m)
    else:
        side.bench.append(m)
    if m.top.watches:
        st.dirty = True


def attach(st: State, copy: i64, m: Mon) -> None:
    """Attach a loose card to a Pokémon."""
    mark(st, copy, m.serial * 16 + Z_ATTACHED)
    d = st.cards[copy]
    if d.supertype == ENERGY or d.provide:
        m.energy = (*m.energy, copy)
        refresh(st, m)
    else:
        m.gear = (*m.gear, copy)
    if d.watches:
        st.dirty = True
    if st.match.keeps:
        st.settle = True


def send(st: State, copies: tuple[i64, ...], zone: i64, seen: i64, cause: i64, seat: i64) -> None:
    """Move cards to a zone of their owners, one event a card. [ZONE-07]"""
    event = EV_DISCARDED if zone == Z_DISCARD else EV_MOVED
    for copy in copies:
        if cause == BY_ATTACK and zone == Z_DISCARD and seat == st.match.owner[copy]:
            user = holder(st, copy) if zone_of(st, copy) == Z_ATTACHED else None
            if user is not None and user.serial == st.attacker:
                note_side(st, st.sides[seat], SPENT + 2 * copy)
        if copy == st.stadium:
            h = Happening(EV_STADIUM_LEFT, st.stadium_seat, -1, 1)
            h.card = copy
            react(st, h)
        own = st.match.hand_watch and st.cards[copy].watches  # it may react once it is there
        if not own and not watched(st, event):
            relocate(st, copy, zone, seen)
            continue
        h = Happening(event, seat, -1, 1)
        h.card = copy
        h.zone = zone
        h.cause = cause
        h.flags = seen
        h.extra = zone_of(st, copy)
        if h.extra == Z_LIMBO and st.cards[copy].trainer in (TR_ITEM, TR_SUPPORTER):
            h.extra = Z_HAND  # on its way from the hand, never in play
        m = holder(st, copy)
        h.other = m.serial if m is not None else -1
        happen(st, h)


def lift(st: State, m: Mon) -> None:
    """Take a Pokémon off the table, remembering it as it was."""
    side = st.sides[m.seat]
    if is_active(side, m):
        side.actives.remove(m)
    else:
        side.bench.remove(m)
    st.gone.append(m)
    end_effects(st, m.serial, True)
    st.settle = True
    for copy in m.stack + m.energy + m.gear:
        if st.cards[copy].watches:
            st.dirty = True


def clear_mon(st: State, m: Mon) -> None:
    """Remove conditions and effects of attacks. [COND-02, RETREAT-07, EVOLVE-06, ATTACK-12]"""
    m.conditions = 0
    m.paralyzed = 0
    m.stuck = m.stuck if m.stuck == st.turn else -1
    end_effects(st, m.serial, False)


def leave_active(st: State, m: Mon) -> None:
    """Clear a Pokémon that goes to the Bench, effects that last while it is Active too."""
    clear_mon(st, m)
    over: list[Entry] = []
    for e in st.lasting:
        if e.also == m.serial or (e.until == UNTIL_WHILE_ACTIVE and lies_on(e) == m.serial):
            over.append(e)
    drop(st, over)


def lies_on(e: Entry) -> i64:
    """Return the Pokémon an effect lies on, or whose stay or attack it waits for; -1 for none."""
    if e.on >= 0:
        return e.on
    bound = e.until == UNTIL_WHILE_ACTIVE or e.until == UNTIL_WHILE_IN_PLAY
    return e.me if bound or e.until == UNTIL_NEXT_ATTACK else -1


def drop(st: State, over: list[Entry]) -> None:
    """Let effects end."""
    if over:
        st.lasting = [e for e in st.lasting if e not in over]
        st.dirty = True
        st.settle = True


def end_effects(st: State, serial: i64, all_of_them: bool) -> None:
    """End the effects that lie on a Pokémon: those of attacks, or all when it leaves play."""
    if not st.lasting:
        return
    over: list[Entry] = []
    for e in st.lasting:
        bound = e.until == UNTIL_WHILE_IN_PLAY or e.until == UNTIL_REST_OF_GAME
        touched = lies_on(e) == serial or e.also == serial
        if touched and (all_of_them or (e.cause == BY_ATTACK and not bound)):
            over.append(e)
    drop(st, over)


def swap_in(st: State, seat: i64, out: Mon | None, new: Mon) -> None:
    """Let a Benched Pokémon become Active, an Active taking its place. [RETREAT-07]"""
    side = st.sides[seat]
    at = side.bench.index(new)
    if out is not None:
        side.actives[side.actives.index(out)] = new
        side.bench[at] = out
        leave_active(st, out)
    else:
        del side.bench[at]
        side.actives.append(new)
    note_mon(st, new, CAME_UP)
    if watched(st, EV_BECAME_ACTIVE):
        h = Happening(EV_BECAME_ACTIVE, seat, new.serial, 1)
        h.other = out.serial if out is not None else -1
        happen(st, h)


def whole(m: Mon) -> tuple[i64, ...]:
    """Return every card of a Pokémon."""
    return m.stack + m.energy + m.gear


def bare(m: Mon) -> tuple[i64, ...]:
    """Return every card attached to a Pokémon."""
    return m.energy + m.gear
