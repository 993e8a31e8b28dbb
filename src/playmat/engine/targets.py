"""Which Pokémon an attack affects: by its text, or because a player has chosen them."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.events import begin_now, eligible
from playmat.engine.effects.index import rebuild
from playmat.engine.table.pokemon import is_active
from playmat.kinds import causes, events
from playmat.model.definitions import AttackDef
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, State


def meant(st: State, m: Mon) -> bool:
    """Whether the current attack's text affects a Pokémon without choosing it."""
    attacker = st.mon(st.attacker)
    if st.attack < 0 or attacker is None:
        return False
    return reaches(st, st.match.attacks[st.attack], attacker.seat, m)


def reaches(st: State, a: AttackDef, seat: i64, m: Mon) -> bool:
    """Whether an attack's text affects a Pokémon without choosing it."""
    bit: i64 = 1 if m.seat != seat else 4
    if not is_active(st.sides[m.seat], m):
        bit *= 2
    return a.concerns & bit != 0


def aim(st: State, fr: Frame, serial: i64) -> None:
    """Trigger reactions to attacks on a Pokémon, once it has been chosen for one."""
    if not st.match.aimed or fr.cause != causes.ATTACK:
        return
    m = st.mon(serial)
    if m is not None and not meant(st, m) and not is_target(st, serial):
        tell(st, fr, (serial,))


def aim_copy(st: State, fr: Frame, a: AttackDef) -> None:
    """Trigger reactions to attacks on a Pokémon for a copied attack. [ATTACK-10]"""
    if not st.match.aimed:
        return
    found: list[i64] = []
    for side in st.sides:
        for m in side.actives + side.bench:
            if reaches(st, a, fr.seat, m) and not meant(st, m) and not is_target(st, m.serial):
                found.append(m.serial)
    if found:
        tell(st, fr, tuple(found))


def tell(st: State, fr: Frame, serials: tuple[i64, ...]) -> None:
    """Start reactions to an attack on these Pokémon."""
    if st.dirty:
        rebuild(st)
    h = Event(events.ATTACK_DECLARED, fr.seat, st.attacker, 1)
    h.other = st.defender
    h.cause = causes.ATTACK
    h.items = serials
    h.extra = st.attacks_made
    ready: list[Effect] = []
    for e in st.watch[2 * events.ATTACK_DECLARED]:
        if e.handler is not None and e.handler.aimed and eligible(st, e, h):
            ready.append(e)
    st.happenings.append(h)
    event: i64 = len(st.happenings) - 1
    for e in reversed(ready):
        begin_now(st, e, event)


def is_target(st: State, serial: i64) -> bool:
    """Whether a Pokémon has already been chosen for the current attack."""
    for h in st.happenings:
        if h.kind == events.ATTACK_DECLARED and h.extra == st.attacks_made:
            if h.mon == st.attacker and serial in h.items:
                return True
    return False
