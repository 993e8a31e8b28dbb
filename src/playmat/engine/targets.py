"""Whom an attack does something to: by its text alone, or because a player has chosen it."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.events import begin_now, eligible
from playmat.engine.effects.index import rebuild
from playmat.engine.table.pokemon import is_active
from playmat.kinds import causes, events
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, State


def meant(st: State, m: Mon) -> bool:
    """Return whether the text of the attack under way does something to a Pokémon unchosen."""
    attacker = st.mon(st.attacker)
    if st.attack < 0 or attacker is None:
        return False
    bit: i64 = 1 if m.seat != attacker.seat else 4
    if not is_active(st.sides[m.seat], m):
        bit *= 2
    return st.match.attacks[st.attack].concerns & bit != 0


def aim(st: State, fr: Frame, serial: i64) -> None:
    """Let what watches for attacks upon a Pokémon react once it has been chosen for one."""
    if not st.match.aimed or fr.cause != causes.ATTACK:
        return
    m = st.mon(serial)
    if m is None or meant(st, m) or chosen(st, serial):
        return
    if st.dirty:
        rebuild(st)
    h = Event(events.ATTACK_DECLARED, fr.seat, st.attacker, 1)
    h.other = st.defender
    h.cause = causes.ATTACK
    h.items = (serial,)
    ready: list[Effect] = []
    for e in st.watch[2 * events.ATTACK_DECLARED]:
        if e.handler is not None and e.handler.aimed and eligible(st, e, h):
            ready.append(e)
    st.happenings.append(h)
    event: i64 = len(st.happenings) - 1
    for e in reversed(ready):
        begin_now(st, e, event)


def chosen(st: State, serial: i64) -> bool:
    """Return whether a Pokémon has been chosen for the attack under way before."""
    for h in st.happenings:
        if h.kind == events.ATTACK_DECLARED and h.mon == st.attacker and serial in h.items:
            return True
    return False
