"""Whether a choice matters for a Pokémon that is about to be Knocked Out or may be saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.damage import final_damage
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import max_hp
from playmat.engine.effects.shields import immune
from playmat.engine.effects.wards import is_spared
from playmat.engine.values.numbers import BASE_VAR
from playmat.kinds import conditions
from playmat.kinds.events import (
    ATTACHED,
    BECAME_ACTIVE,
    CONDITION_APPLIED,
    DAMAGED,
    DISCARDED,
    KNOCKED_OUT,
    MOVED,
    SWITCHED,
    WOULD_BE_KNOCKED_OUT,
)
from playmat.kinds.queries import MAX_HP, PRIZES_FOR
from playmat.model.definitions import Filter, Number
from playmat.model.state import Effect, Frame, Mon, Scope, State


@final
class MayBecome(Filter):
    """Lacks a Special Condition, or has another amount of it, and nothing prevents it.

    *ahead* includes damage that the current attack has still to do.
    """

    def __init__(self, condition: i64, points: Number, ahead: bool) -> None:
        self.condition = condition
        self.points = points
        self.ahead = ahead

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if mon.conditions & self.condition != 0 and not self.differs(st, sc, mon):
            return False
        if immune(st, mon, self.condition):
            return False
        return not isinstance(sc, Frame) or self.lands(st, sc, mon)

    def lands(self, st: State, fr: Frame, m: Mon) -> bool:
        """Whether no shield prevents it, and no coming Knock Out makes it irrelevant."""
        if is_spared(st, fr, m):
            return False
        if minds_any(st, (CONDITION_APPLIED,)) or minds_ills_of_the_fallen(st):
            return True
        return stays(st, fr, m, self.ahead)

    def differs(self, st: State, sc: Scope, m: Mon) -> bool:
        """Whether the condition would do other damage than it does now. [COND-04]"""
        points = self.points.value(st, sc)
        book = st.match.book
        if self.condition == conditions.POISONED:
            return (points if points > 0 else book.poison_points) != m.poison
        if self.condition == conditions.BURNED:
            return (points if points > 0 else book.burn_points) != m.burn
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class MayBear(Filter):
    """Is not shielded from a lasting effect of the current text, and not about to be Knocked Out.

    *ahead* includes damage that the current attack has still to do.
    """

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame):
            return True
        return not is_spared(st, sc, mon) and stays(st, sc, mon, self.ahead)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def damage_ahead(st: State, fr: Frame, m: Mon) -> i64:
    """Final damage of the current attack to a Pokémon, from its printed damage."""
    attacker = st.remembered(fr.me)
    base = fr.vars[BASE_VAR]
    if attacker is None or len(base) == 0:
        return 0
    return final_damage(st, attacker, m, base[0], 0, None)


def stays(st: State, fr: Frame, m: Mon, ahead: bool) -> bool:
    """Whether a Pokémon has HP left, also after coming damage, or may be saved."""
    damage = m.damage
    if ahead and m.serial == st.defender and not st.watch[2 * DAMAGED]:
        damage += damage_ahead(st, fr, m)
    return not (m.out or damage >= max_hp(st, m)) or may_be_saved(st, m)


def may_be_saved(st: State, m: Mon) -> bool:
    """Whether something may keep a Pokémon without HP in play."""
    if len(entries(st, MAX_HP)) > 0:
        return True
    for e in waiting_handlers(st, WOULD_BE_KNOCKED_OUT):
        if watches_over(st, e, m):
            return True
    return False


def watches_over(st: State, e: Effect, m: Mon) -> bool:
    """Whether a handler of Knock Outs may apply to a Pokémon's."""
    d = e.handler
    if d is None:
        return True
    if d.seats & (1 if m.seat == e.seat else 2) == 0:
        return False
    return d.subject is None or m.serial in d.subject.pick(st, Scope(e.seat, e.me, e.card, e.vars))


@final
class Stays(Filter):
    """Is not about to be Knocked Out, or its place may matter for that."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame) or stays(st, sc, mon, False):
            return True
        own = st.mon(sc.me)  # the rules decide which is replaced first if both are Knocked Out
        if own is None or own.damage >= max_hp(st, own) or len(entries(st, PRIZES_FOR)) > 0:
            return True
        return minds_any(st, (SWITCHED, BECAME_ACTIVE, KNOCKED_OUT, DISCARDED, MOVED))

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def waiting_handlers(st: State, event: i64) -> list[Effect]:
    """Handlers before and after an event."""
    return st.watch[2 * event] + st.watch[2 * event + 1]


def minds_any(st: State, events: tuple[i64, ...]) -> bool:
    """Whether any handler is in force for these events."""
    for event in events:
        if waiting_handlers(st, event):
            return True
    return False


def minds_ills_of_the_fallen(st: State) -> bool:
    """Whether handlers of Knock Outs depend on Special Conditions."""
    for e in waiting_handlers(st, KNOCKED_OUT):
        if e.handler is None or e.handler.ills:
            return True
    return False


@final
class Lasts(Filter):
    """Is not about to be Knocked Out, or effects on it may then matter."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        falls = mon.out or mon.damage >= max_hp(st, mon)
        return not falls or len(entries(st, MAX_HP)) > 0 or others_mind(st, sc.card)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def others_mind(st: State, copy: i64) -> bool:
    """Whether any other card reacts to cards being attached or leaving play."""
    for event in (ATTACHED, WOULD_BE_KNOCKED_OUT, KNOCKED_OUT, DISCARDED, MOVED):
        for e in waiting_handlers(st, event):
            if e.card != copy:
                return True
    return False
