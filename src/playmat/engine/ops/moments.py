"""When to use a text that may wait between turns, and whether that matters. [BETWEEN-07]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import STEP_TOOLS
from playmat.engine.checkup import (
    WATCHED,
    CureParalysis,
    Gather,
    Poison,
    actives,
    points_of,
    recovers,
)
from playmat.engine.effects.query import max_hp
from playmat.engine.vm import ask
from playmat.kinds import asks, conditions
from playmat.kinds.queries import BURN_POINTS, POISON_POINTS
from playmat.model.definitions import Op
from playmat.model.option import NO, YES, YES_NO
from playmat.model.state import Effect, Frame, Mon, Scope, State

HARMFUL: Final = conditions.POISONED | conditions.BURNED


@final
class AskWhen(Op):
    """Ask whether to use a Tool in this window or later; in others continue. [BETWEEN-07]

    If nothing happens in between, it waits without asking.
    """

    def __init__(self, minds: i64, heals: i64) -> None:
        self.minds = minds  # Special Conditions whose order with it matters
        self.heals = heals  # points healed, if it does nothing else, or 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.happenings[fr.event].extra != STEP_TOOLS:
            st.answer = YES
            return False
        if may_wait(st, fr, self.minds, self.heals):
            st.answer = NO
            return False
        return ask(st, fr.seat, asks.BETWEEN_TOOL, YES_NO)


@final
class MayWait(Op):
    """Skip an automatic effect as the turn begins, if nothing happens before its next chance."""

    def __init__(self, minds: i64, heals: i64) -> None:
        self.minds = minds
        self.heals = heals
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if may_wait(st, fr, self.minds, self.heals):
            fr.pc = self.to
        return False


def may_wait(st: State, fr: Frame, minds: i64, heals: i64) -> bool:
    """Whether it makes no difference when a handler is used between these turns.

    That is so if all other handlers of these moments do nothing, affect other Pokémon, do the same,
    heal as it does, heal together with it at most the damage there is, or do too little harm for
    the order to matter.
    """
    watching = st.watch[WATCHED]
    own = entry_of(fr, watching)
    if own is None:
        return False
    mine = touched(st, own)
    others: i64 = 0  # points healed by others
    harming: list[Effect] = []
    for e in watching:
        if e is own or is_idle(st, e) or are_apart(mine, touched(st, e)):
            continue
        if e.handler is not None and e.handler.harms > 0:
            harming.append(e)
        elif are_alike(own, e):
            heals = 0  # together they may heal more than there is
        elif not share(own, e):
            return False
        else:
            others += healed_damage(e)
    if others > 0 and not (heals > 0 and bears(st, own.me, heals + others)):
        return False
    if len(harming) > 0 and not withstood(st, own, harming, heals + others):
        return False
    mons = [m for m in actives(st) if mine is None or m.serial in mine]
    return unhurried(st, mons, minds, heals + others)


def withstood(st: State, own: Effect, harming: list[Effect], heals: i64) -> bool:
    """Whether all get the same healing before others harm them as afterwards."""
    mine = touched(st, own)
    if mine is None:
        return False
    for serial in mine:
        m = st.mon(serial)
        harm: i64 = 0
        for e in harming:
            whom = touched(st, e)
            if e.handler is not None and (whom is None or serial in whom):
                harm += e.handler.harms
        if m is not None and harm > 0 and not endures(st, own, m, harm, heals):
            return False
    return True


def endures(st: State, own: Effect, m: Mon, harm: i64, heals: i64) -> bool:
    """Whether harm only adds to a Pokémon's damage, healed or not."""
    for e in st.watch[WATCHED]:
        if e is not own and e.me == m.serial and healed_damage(e) > m.damage:
            return False  # it waits for more damage
    if m.conditions & HARMFUL != 0 or not 0 < heals <= m.damage:
        return False
    return m.damage + harm < max_hp(st, m)


def is_idle(st: State, e: Effect) -> bool:
    """Whether a handler's condition is not met, and will not be between these turns."""
    h = e.handler
    assert h is not None
    if h.needed > 0 and not is_near(st, e.me, h.needed):
        return True
    if not h.firm or h.when is None:
        return False
    return not h.when.test(st, Scope(e.seat, e.me, e.card, e.vars))


def is_near(st: State, serial: i64, points: i64) -> bool:
    """Whether a Pokémon has this much damage, or a condition that may still add to it.

    Handlers that add damage between these turns are not idle themselves.
    """
    m = st.mon(serial)
    if m is None:
        return False
    return m.damage >= points or m.conditions & HARMFUL != 0


def share(e: Effect, other: Effect) -> bool:
    """Whether two handlers heal one Pokémon, each by the damage it requires."""
    return e.me == other.me and healed_damage(e) > 0 and healed_damage(other) > 0


def healed_damage(e: Effect) -> i64:
    """The damage a handler requires and heals, or 0."""
    assert e.handler is not None
    return e.handler.needed


def bears(st: State, serial: i64, points: i64) -> bool:
    """Whether a Pokémon has this much damage."""
    m = st.mon(serial)
    return m is not None and m.damage >= points


def entry_of(fr: Frame, watching: list[Effect]) -> Effect | None:
    """The effect whose handler is running."""
    for e in watching:
        if e.me == fr.me and e.card == fr.card:
            if e.handler is not None and e.handler.code is fr.code:
                return e
    return None


def touched(st: State, e: Effect) -> tuple[i64, ...] | None:
    """The Pokémon a handler may affect, or None if unknown."""
    h = e.handler
    assert h is not None
    if h.alone:
        return (e.me,)
    return None if h.touches is None else h.touches.pick(st, Scope(e.seat, e.me, e.card, e.vars))


def are_apart(some: tuple[i64, ...] | None, others: tuple[i64, ...] | None) -> bool:
    """Whether two handlers certainly affect different Pokémon."""
    if some is None or others is None:
        return False
    for serial in some:
        if serial in others:
            return False
    return True


def are_alike(e: Effect, other: Effect) -> bool:
    """Whether two handlers are the same text of one player, or both only heal points."""
    assert e.handler is not None
    assert other.handler is not None
    if e.handler is other.handler and e.seat == other.seat:
        return True
    return e.handler.steady and other.handler.steady


def unhurried(st: State, mons: list[Mon], minds: i64, heals: i64) -> bool:
    """Whether no condition still to be checked makes a handler's moment matter."""
    for m in mons:
        bearing = m.conditions & steps_ahead(st)
        if not recovers(st, m):
            bearing &= ~conditions.PARALYZED
        if bearing & minds != 0 and not outlasts(st, m, bearing, heals):
            return False
    return True


def steps_ahead(st: State) -> i64:
    """Special Conditions whose step between these turns is still to come."""
    fr = st.frames[0]
    found: i64 = 0
    for op in fr.code.ops[fr.pc :]:
        if isinstance(op, Poison):
            found |= conditions.POISONED
        elif isinstance(op, Gather):
            found |= op.condition
        elif isinstance(op, CureParalysis):
            found |= conditions.PARALYZED
    return found


def outlasts(st: State, m: Mon, bearing: i64, heals: i64) -> bool:
    """Whether a Pokémon is healed as much before its conditions harm it as afterwards.

    Harm that Knocks it Out in either order does not count; a burn may also fail.
    """
    if not 0 < heals <= m.damage:
        return False
    poison: i64 = 0
    burn: i64 = 0
    if bearing & conditions.POISONED != 0:
        poison = points_of(st, m, POISON_POINTS, m.poison)
    if bearing & conditions.BURNED != 0:
        burn = points_of(st, m, BURN_POINTS, m.burn)
    left = max_hp(st, m) - m.damage
    for harm in (poison, poison + burn):
        if left <= harm < left + heals:
            return False
    return True
