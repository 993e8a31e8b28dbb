"""Damage that no attack does: the text of a Pokémon Power or of a Trainer card."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.changes.events import happen
from playmat.engine.damage import RESISTANCE, WEAKNESS, by_age, changed_by, dealt_step, taken_step
from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.shields import comes_from, shielded, untouched
from playmat.engine.effects.weakness import against, resisted, weakened
from playmat.engine.table.pokemon import is_active
from playmat.kinds import damage_flags, events, queries
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, State


def text_damage(
    st: State, fr: Frame, by: Mon | None, m: Mon, amount: i64, flags: i64, address: i64
) -> None:
    """Do damage that no attack does; what changes damage of attacks only leaves it alone."""
    amount = suffered(st, by, m, amount, flags)
    if amount < 10 or (m.serial != fr.me and untouched(st, m, fr.cause, fr.me, fr.seat)):
        return
    if shielded(st, queries.PREVENT_DAMAGE, m, fr.cause, by, fr.seat):
        return
    h = Event(events.DAMAGED, fr.seat, m.serial, amount // 10 * 10)
    h.other = fr.me
    h.cause = fr.cause
    h.into = address
    happen(st, h)


def suffered(st: State, by: Mon | None, m: Mon, amount: i64, flags: i64) -> i64:
    """Return such damage after the book's steps. [DAMAGE-01]"""
    changed = len(entries(st, queries.DAMAGE_DEALT)) + len(st.mods[queries.DAMAGE_TAKEN]) > 0
    faced = flags & damage_flags.BENCH_WEAKNESS != 0 or is_active(st.sides[m.seat], m)
    faced = faced and by is not None and m.seat != by.seat
    for step in st.match.book.damage_steps:
        if amount <= 0:
            return 0
        if step == WEAKNESS:
            if by is not None and faced and flags & damage_flags.NO_WEAKNESS == 0:
                amount = weakened(st, by, m, amount)
        elif step == RESISTANCE:
            if by is not None and faced and flags & damage_flags.NO_RESISTANCE == 0:
                amount = resisted(st, by, m, amount)
        elif changed:
            for e in wide_changes(st, by, m, step):
                amount = changed_by(st, e, amount)
    return amount


def wide_changes(st: State, by: Mon | None, m: Mon, step: i64) -> list[Effect]:
    """Return what changes any damage in one step, oldest first. [DAMAGE-08]"""
    found: list[Effect] = []
    for e in st.mods[queries.DAMAGE_DEALT]:
        if e.mod is not None and e.mod.wide and by is not None and against(st, e, m):
            if dealt_step(st.match, e) == step and applies(st, e, by):
                by_age(found, e)
    for e in st.mods[queries.DAMAGE_TAKEN]:
        if e.mod is not None and e.mod.wide and taken_step(st.match, e) == step:
            seat = by.seat if by is not None else 1 - m.seat
            if comes_from(st, e, -1, by, seat) and applies(st, e, m):
                by_age(found, e)
    return found
