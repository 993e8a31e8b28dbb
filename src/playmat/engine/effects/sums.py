"""The record of a damage calculation, step by step; it is kept only while recording."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import causes, modifiers
from playmat.kinds.powers import TRAIT
from playmat.model.definitions import Code, ModDef
from playmat.model.event import Event, SumStep
from playmat.model.state import Effect, Frame, State

HOW: Final = ("add", "set", "times", "at_most", "at_least", "", "", "half")
"""Names of modifiers' steps, by how they change a number."""


def begin_sum(what: str, amount: i64, card: i64, name: str) -> list[SumStep]:
    """Start a calculation with an amount."""
    return [SumStep(what, amount, amount, card, name)]


def attack_sum(st: State, fr: Frame, amount: i64, printed: bool) -> list[SumStep]:
    """Start the calculation of a hit: the printed damage, and the attack's own changes."""
    a = st.match.attacks[st.attack] if st.attack >= 0 else None
    if a is None or (fr.code is not a.code and fr.code is not a.copied and fr.code is not a.free):
        for other in st.match.attacks:
            if fr.code is other.code or fr.code is other.copied or fr.code is other.free:
                a = other
                break
    if a is None:
        return begin_sum("base", amount, fr.card, "")
    base = a.base if printed else amount
    told = [SumStep("base" if printed else "text", base, base, fr.card, a.name)]
    if amount != base:
        told.append(SumStep("own", amount - base, amount, fr.card, a.name))
    return told


def tell_change(st: State, told: list[SumStep], e: Effect, before: i64, after: i64) -> None:
    """Add a modifier's step, if it changed anything."""
    d = e.mod
    assert d is not None
    if after != before:
        change = after - before if d.how == modifiers.ADD else d.value.value(st, e)
        told.append(SumStep(HOW[d.how], change, after, e.card, behind(st, e)))


def tell_prevented(st: State, told: list[SumStep], e: Effect) -> None:
    """Add the step of an effect that prevents all damage."""
    told.append(SumStep("prevented", 0, 0, e.card, behind(st, e)))


def behind(st: State, e: Effect) -> str:
    """The power or attack an effect comes from, or an empty string if the card is enough."""
    if e.power is not None and e.power.kind <= TRAIT:
        return e.power.name
    code = e.handler.code if e.handler is not None else None
    return laid_by(st, e.card, e.mod, code) if e.cause == causes.ATTACK else ""


def laid_by(st: State, card: i64, mod: ModDef | None, code: Code | None) -> str:
    """The attack of a card that puts a modifier or handler program in force."""
    if card >= 0:
        for a in st.cards[card].attacks:
            if a.code is not None:
                for op in a.code.ops:
                    if op.lays(mod, code):
                        return a.name
    return ""


def tell_stepped_in(st: State, fr: Frame, h: Event, amount: i64) -> None:
    """Add a handler's step to an event's calculation: another amount, or none."""
    if st.events is not None:
        what = "prevented" if amount == 0 else "instead"
        step = SumStep(what, amount - h.amount, amount, fr.card, handler_name(st, fr))
        h.steps = (*h.steps, step)


def handler_name(st: State, fr: Frame) -> str:
    """The power or attack of a handler's program, or an empty string if the card is enough."""
    if fr.cause == causes.ATTACK:
        return laid_by(st, fr.card, None, fr.code)
    if fr.cause == causes.POWER and fr.card >= 0:
        for power in st.cards[fr.card].powers:
            for static in power.statics:
                for handler in static.handlers:
                    if handler.code is fr.code:
                        return power.name
    return ""
