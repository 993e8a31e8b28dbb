"""Whether the current effect is kept off, and the record of it."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.shields import player_ward, untouched, ward
from playmat.engine.effects.sums import behind
from playmat.engine.record import note
from playmat.engine.table.pokemon import is_active
from playmat.kinds import modifiers
from playmat.kinds.events import WOULD_BE_KNOCKED_OUT
from playmat.kinds.queries import CAN_LEAVE_ACTIVE
from playmat.model.state import Effect, Frame, Mon, Scope, State


def is_spared(st: State, fr: Frame, m: Mon) -> bool:
    """Whether the current effect does not reach a Pokémon; no Pokémon is shielded from itself."""
    return m.serial != fr.me and untouched(st, m, fr.cause, fr.me, fr.seat, fr.card)


def warded(st: State, fr: Frame, m: Mon) -> bool:
    """The same when the effect happens; also records the shield."""
    return m.serial != fr.me and shut_out(st, fr, m)


def foe_warded(st: State, fr: Frame, m: Mon) -> bool:
    """The same for effects that own Pokémon are not shielded from."""
    return m.seat != fr.seat and shut_out(st, fr, m)


def shut_out(st: State, fr: Frame, m: Mon) -> bool:
    """Whether a shield keeps the current effect from a Pokémon; also records the shield."""
    e = ward(st, m, fr.cause, fr.me, fr.seat, fr.card)
    if e is not None:
        tell_kept_off(st, fr.seat, m, e)
    return e is not None


def player_warded(st: State, fr: Frame, seat: i64) -> bool:
    """Whether a shield keeps the current effect from a player or hand; also records the shield."""
    e = player_ward(st, seat, fr.cause, fr.seat)
    if e is not None:
        tell_kept_off(st, seat, None, e)
    return e is not None


def denied(st: State, fr: Frame, query: i64, m: Mon) -> bool:
    """Whether an effect forbids something to a Pokémon; also records it."""
    e = forbidder(st, query, m)
    if e is not None:
        tell_kept_off(st, fr.seat, m, e)
    return e is not None


def forbidder(st: State, query: i64, m: Mon) -> Effect | None:
    """The effect that forbids something to a Pokémon, if there is one."""
    for e in entries(st, query):
        assert e.mod is not None
        if e.mod.how == modifiers.FORBID and applies(st, e, m):
            return e
    return None


def rooted_by(st: State, sc: Scope, m: Mon) -> Effect | None:
    """The effect that keeps a text from replacing an Active Pokémon, if there is one.

    A Pokémon about to be Knocked Out counts as no longer Active.
    """
    if sc.event >= 0 and st.happenings[sc.event].kind == WOULD_BE_KNOCKED_OUT:
        return None
    e = forbidder(st, CAN_LEAVE_ACTIVE, m)
    return e if e is not None and is_active(st.sides[m.seat], m) else None


def rooted(st: State, fr: Frame, m: Mon) -> bool:
    """Whether a text cannot remove an Active Pokémon from its place; also records why."""
    e = rooted_by(st, fr, m)
    if e is not None:
        tell_kept_off(st, fr.seat, m, e)
    return e is not None


def tell_kept_off(st: State, seat: i64, m: Mon | None, e: Effect) -> None:
    """Record what keeps an effect off, once for everything it would have done."""
    if st.events is None:
        return
    last = st.events[-1] if st.events else None
    serial = m.serial if m is not None else -1
    if last is None or last.what != "unaffected" or last.by != e.card or last.mon != serial:
        note(st, "unaffected", "", seat, m, detail=behind(st, e))
        st.events[-1].by = e.card
