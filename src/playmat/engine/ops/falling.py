"""What tells whether a question matters about a Pokémon that falls in a moment, or may be saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.damage import final_damage
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import max_hp
from playmat.engine.effects.shields import immune
from playmat.engine.effects.wards import spared
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
    """Has not got a Special Condition, or another amount of it, and nothing keeps it off.

    *ahead* counts the damage that the attack at work is still to do.
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
        """Return whether no shield keeps it off, nor a Knock Out to come that nobody minds."""
        if spared(st, fr, m):
            return False
        if minds_any(st, (CONDITION_APPLIED,)) or minds_ills_of_the_fallen(st):
            return True
        return stays(st, fr, m, self.ahead)

    def differs(self, st: State, sc: Scope, m: Mon) -> bool:
        """Return whether the condition would be worth other points than it is now. [COND-04]"""
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
    """Is not shielded from what the text at work lets last, and is not about to fall.

    *ahead* counts the damage that the attack at work is still to do.
    """

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame):
            return True
        return not spared(st, sc, mon) and stays(st, sc, mon, self.ahead)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def damage_ahead(st: State, fr: Frame, m: Mon) -> i64:
    """Return what the printed damage of the attack at work comes to on a Pokémon."""
    attacker = st.remembered(fr.me)
    base = fr.vars[BASE_VAR]
    if attacker is None or len(base) == 0:
        return 0
    return final_damage(st, attacker, m, base[0], 0, None)


def stays(st: State, fr: Frame, m: Mon, ahead: bool) -> bool:
    """Return whether a Pokémon has HP left, even after the damage to come, or may be saved."""
    damage = m.damage
    if ahead and m.serial == st.defender and not st.watch[2 * DAMAGED]:
        damage += damage_ahead(st, fr, m)
    return not (m.out or damage >= max_hp(st, m)) or may_be_saved(st, m)


def may_be_saved(st: State, m: Mon) -> bool:
    """Return whether something may yet keep a Pokémon without HP in play."""
    if len(entries(st, MAX_HP)) > 0:
        return True
    for e in waiting(st, WOULD_BE_KNOCKED_OUT):
        if watches_over(st, e, m):
            return True
    return False


def watches_over(st: State, e: Effect, m: Mon) -> bool:
    """Return whether what waits for a Knock Out may wait for that of a Pokémon."""
    d = e.handler
    if d is None:
        return True
    if d.seats & (1 if m.seat == e.seat else 2) == 0:
        return False
    return d.subject is None or m.serial in d.subject.pick(st, Scope(e.seat, e.me, e.card, e.vars))


@final
class Stays(Filter):
    """Is not Knocked Out in a moment, or it may matter from which place it is."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if not isinstance(sc, Frame) or stays(st, sc, mon, False):
            return True
        own = st.mon(sc.me)  # who comes up first where both fall is a rule's to say
        if own is None or own.damage >= max_hp(st, own) or len(entries(st, PRIZES_FOR)) > 0:
            return True
        return minds_any(st, (SWITCHED, BECAME_ACTIVE, KNOCKED_OUT, DISCARDED, MOVED))

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def waiting(st: State, event: i64) -> list[Effect]:
    """Return what steps in before an event, and then what reacts to it."""
    return st.watch[2 * event] + st.watch[2 * event + 1]


def minds_any(st: State, events: tuple[i64, ...]) -> bool:
    """Return whether anything steps in on such events, or reacts to them."""
    for event in events:
        if waiting(st, event):
            return True
    return False


def minds_ills_of_the_fallen(st: State) -> bool:
    """Return whether what watches Knock Outs asks for Special Conditions."""
    for e in waiting(st, KNOCKED_OUT):
        if e.handler is None or e.handler.ills:
            return True
    return False


@final
class Lasts(Filter):
    """Is not Knocked Out in a moment, or something else may come of what lies on it then."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        falls = mon.out or mon.damage >= max_hp(st, mon)
        return not falls or len(entries(st, MAX_HP)) > 0 or others_mind(st, sc.card)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def others_mind(st: State, copy: i64) -> bool:
    """Return whether another card than one waits for cards that are attached or leave play."""
    for event in (ATTACHED, WOULD_BE_KNOCKED_OUT, KNOCKED_OUT, DISCARDED, MOVED):
        for e in waiting(st, event):
            if e.card != copy:
                return True
    return False
