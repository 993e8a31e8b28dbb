"""The modifiers and handlers in force, indexed by query and event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.table.cards import is_tool
from playmat.kinds import altered, causes, events, queries
from playmat.kinds.causes import POWER, STADIUM, TOOL, TRAINER
from playmat.kinds.powers import ATTACHED, IN_DISCARD, IN_HAND, IN_PLAY, PRINTED, UNDER
from playmat.kinds.supertypes import ENERGY, POKEMON
from playmat.model.definitions import CardDef, HandlerDef, ModDef, PowerDef, StaticDef
from playmat.model.state import NO_VARS, Effect, Mon, State
from playmat.model.unseen import is_face_down

UNSETTLING: Final = (
    queries.CONDITION_IMMUNE,
    queries.BENCH_SIZE,
    queries.TOOLS_ALLOWED,
    queries.PREVENT_TO_PLAYER,
    queries.HOLDS_TRAINERS,
)
"""Queries that may unsettle the table without any event; lower HP may, too."""
RESTLESS: Final = queries.COUNT
"""Row of ``State.mods`` after those of all queries: effects that may unsettle the table now."""


def rebuild(st: State) -> None:
    """Work out what is in force, including Pokémon that count as others."""
    collect(st)
    guises = st.match.guises
    if guises is not None:
        guises.put_on(st)


def collect(st: State) -> None:
    """Collect what is in force from the table and from lasting effects."""
    st.mods = NO_MODS
    st.altered = 0
    st.watch = NO_WATCH
    st.dirty = False
    for side in st.sides:
        for m in side.actives:
            index_mon(st, m)
        for m in side.bench:
            index_mon(st, m)
    if st.stadium >= 0:
        d = st.cards[st.stadium]
        if d.watches:
            index_card(st, d, st.stadium, st.stadium_seat, -1, st.stadium_stamp, STADIUM)
    if st.match.hand_watch:
        index_hidden(st)
    for e in st.lasting:
        if e.since <= st.turn:
            place(st, e)
    if st.match.unsteady and st.mods is not NO_MODS:
        st.mods[RESTLESS] = unsettling(st)


def unsettling(st: State) -> list[Effect]:
    """Effects in force that may unsettle the table without any event."""
    found: list[Effect] = []
    if st.match.hp_falls:
        found.extend(st.mods[queries.MAX_HP])
    for query in UNSETTLING:
        found.extend(st.mods[query])
    return found


def index_mon(st: State, m: Mon) -> None:
    """Collect from a Pokémon and the cards attached to it, unless it is face down."""
    if is_face_down(m):  # SETUP-11
        return
    if m.top.watches or m.powers is not m.top.powers:
        card = m.stack[-1]
        for power in m.powers:
            for static in power.statics:
                if static.where == IN_PLAY:
                    add(st, static, power, m.seat, m.serial, card, m.stamp, POWER)
    if st.match.under_watch:
        for copy in m.stack[:-1]:
            for power in st.cards[copy].powers:
                for static in power.statics:
                    if static.where == UNDER:
                        add(st, static, power, m.seat, m.serial, copy, m.stamp, POWER)
    for copy in m.energy:
        d = st.cards[copy]
        if d.watches:
            index_card(st, d, copy, m.seat, m.serial, m.stamp, causes.ENERGY)
    for copy in m.gear:
        d = st.cards[copy]
        if d.watches:
            seat = st.match.owner[copy]
            cause = TOOL if is_tool(d) else TRAINER
            index_card(st, d, copy, seat, m.serial, m.stamp, cause)


def index_card(
    st: State, d: CardDef, copy: i64, seat: i64, host: i64, stamp: i64, cause: i64
) -> None:
    """Collect from a Trainer or Energy card in play."""
    if d.supertype == ENERGY:
        cause = causes.ENERGY
    for power in d.powers:
        own = d.supertype != POKEMON or power.kind == PRINTED
        for static in power.statics:
            if static.where == ATTACHED or (static.where == IN_PLAY and own):
                add(st, static, power, seat, host, copy, stamp, cause)


def index_hidden(st: State) -> None:
    """Collect from cards whose text works in the hand or discard pile."""
    for seat in range(len(st.sides)):
        side = st.sides[seat]
        for copy in side.hand:
            index_elsewhere(st, copy, seat, IN_HAND)
        for copy in side.discard:
            index_elsewhere(st, copy, seat, IN_DISCARD)


def index_elsewhere(st: State, copy: i64, seat: i64, where: i64) -> None:
    """Collect the effects of one card in a zone out of play."""
    d = st.cards[copy]
    if d.watches:
        for power in d.powers:
            for static in power.statics:
                if static.where == where:
                    add(st, static, power, seat, -1, copy, 0, POWER)


def add(
    st: State,
    static: StaticDef,
    power: PowerDef,
    seat: i64,
    me: i64,
    card: i64,
    stamp: i64,
    cause: i64,
) -> None:
    """Add all modifiers and handlers of a static face."""
    for mod in static.mods:
        e = Effect(seat, me, card, NO_VARS, stamp)
        e.mod = mod
        e.power = power
        e.cause = cause
        enter(st, mod, e)
    for handler in static.handlers:
        e = Effect(seat, me, card, NO_VARS, stamp)
        e.handler = handler
        e.power = power
        e.cause = cause
        listen(st, handler, e)


def place(st: State, e: Effect) -> None:
    """Add a lasting effect."""
    if e.mod is not None:
        enter(st, e.mod, e)
    if e.handler is not None:
        listen(st, e.handler, e)


def enter(st: State, mod: ModDef, e: Effect) -> None:
    """Add a modifier, and note what it may change about a turn."""
    if st.mods is NO_MODS:
        st.mods = NO_MODS[:]
    st.altered |= ALTERS[mod.query]
    file(st.mods, mod.query, e)


def listen(st: State, handler: HandlerDef, e: Effect) -> None:
    """Add a handler; every event has two rows, before and after."""
    if st.watch is NO_WATCH:
        st.watch = NO_WATCH[:]
    file(st.watch, 2 * handler.event + (0 if handler.before else 1), e)


def bits_by_query() -> list[i64]:
    """The bit of ``State.altered`` for each query, or 0."""
    bits: list[i64] = [0] * queries.COUNT
    for bit, group in altered.GROUPS:
        for query in group:
            bits[query] = bit
    return bits


ALTERS: Final = bits_by_query()
NO_ENTRIES: Final[list[Effect]] = []
NO_MODS: Final[list[list[Effect]]] = [NO_ENTRIES] * (RESTLESS + 1)
NO_WATCH: Final[list[list[Effect]]] = [NO_ENTRIES] * (2 * events.COUNT)
"""Indexes with one shared empty list in every row, never changed: those with entries are copies."""


def file(index: list[list[Effect]], at: i64, e: Effect) -> None:
    """Add an entry to an index under construction; the shared empty list is never changed."""
    if index[at] is NO_ENTRIES:
        index[at] = [e]
    else:
        index[at].append(e)
