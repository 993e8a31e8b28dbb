"""The effect behind a refusal: its card, and how long it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.engine import reasons
from playmat.engine.effects.energy import pays, unit_total
from playmat.engine.effects.in_force import (
    applies,
    entries,
    holds,
    reaches,
    switches_off,
    working_switches,
    works_away,
)
from playmat.engine.effects.shields import spared_lock
from playmat.engine.options import attacks_of
from playmat.kinds import answers, causes, modifiers, queries, until
from playmat.model.notation.words import card_words, mon_words
from playmat.model.option import field_a, field_b, kind, use_at
from playmat.model.place import mon_at
from playmat.model.state import Effect, Mon, State

LOCKS: Final = {
    reasons.EVOLVE_LOCKED: (
        *(queries.CAN_EVOLVE, queries.CAN_EVOLVE_FROM_HAND, queries.CAN_EVOLVE_UNAIDED),
    ),
    reasons.RETREAT_LOCKED: (queries.CAN_RETREAT, queries.CAN_LEAVE_ACTIVE),
    reasons.ENERGY_LOCKED: (queries.CAN_ATTACH_ENERGY,),
    reasons.ATTACK_LOCKED: (queries.CAN_ATTACK,),
    reasons.POWER_OFF: (queries.CAN_USE_POWER,),
    reasons.TOOL_OFF: (queries.TOOL_WORKS,),
    reasons.PLAY_LOCKED: (queries.CAN_LEVEL_UP,),
}
"""The permissions that an effect can remove, by the reason for the refusal."""

STATIC: Final = {
    causes.STADIUM: "while that Stadium is in play",
    causes.TOOL: "while it is attached",
    causes.ENERGY: "while it is attached",
}
"""How long a text that always applies lasts, by its cause."""


class Forbidding(NamedTuple):
    """An effect that prevents something: its card by id and in words, and how long it lasts."""

    card: str
    source: str
    until: str


def forbidding(st: State, option: int, reason: int) -> Forbidding | None:
    """Return the effect behind a reason against an option, or None if a rule is."""
    found = next(culprits(st, option, reason), None)
    if found is None or found.card < 0:
        return None
    d = st.cards[found.card]
    named = found.power is not None and found.power.name not in ("", d.name)
    source = f"{found.power.name} of {card_words(d)}" if named and found.power else card_words(d)
    return Forbidding(d.card_id, source, lasting_words(st, found))


def culprits(st: State, option: int, reason: int) -> Iterator[Effect]:
    """Yield the effects that cause a reason."""
    what = kind(option)
    if reason == reasons.PLAY_LOCKED:
        yield from play_locks(st, int(field_a(option)))
    if reason in (reasons.BENCH_FULL, reasons.DUO_BENCH_FULL):
        yield from size_changes(st)
    if what in (answers.EVOLVE, answers.LEVEL_UP, answers.ATTACH):
        yield from mon_locks(st, mon_at(st, field_b(option)), reason, int(field_a(option)))
    if reason == reasons.STADIUM_OFF:
        yield from (e for e in entries(st, queries.STADIUM_WORKS) if holds(st, e))
    if what == answers.CARD_POWER and reason == reasons.POWER_OFF:
        yield from away_locks(st, int(field_a(option)), int(field_b(option)))
    if what in (answers.RETREAT, answers.ATTACK, answers.DECLARE, answers.POWER):
        m = mon_at(st, field_a(option))
        yield from mon_locks(st, m, reason, -1)
        if what == answers.ATTACK:
            yield from attack_locks(st, m, int(field_b(option)), reason)
        if what == answers.POWER and reason == reasons.POWER_OFF:
            yield from power_switches(st, m, int(field_b(option)))
        if reason == reasons.RETREAT_COST and unit_total(st, m) >= m.base.retreat:
            yield from applying(st, queries.RETREAT_COST, m)


def play_locks(st: State, copy: int) -> Iterator[Effect]:
    """Yield the effects that prevent the turn player from playing a card."""
    seat = st.player
    for e in entries(st, queries.CAN_PLAY):
        d = e.mod
        assert d is not None
        fits = reaches(e, seat) and (d.fit is None or d.fit.card(st, e, copy))
        if fits and holds(st, e) and not spared_lock(st, e, seat):
            yield e


def size_changes(st: State) -> Iterator[Effect]:
    """Yield the effects that make the turn player's Bench smaller than the rulebook does."""
    book, side = st.match.book, st.sides[st.player]
    pair = book.duo_bench_pair if len(side.actives) > 1 else book.duo_bench_single
    if len(side.bench) < (book.bench_size if book.actives == 1 else pair):
        for e in entries(st, queries.BENCH_SIZE):
            if reaches(e, st.player) and holds(st, e):
                yield e


def applying(st: State, query: int, m: Mon) -> Iterator[Effect]:
    """Return the modifiers of a query that apply to a Pokémon."""
    return (e for e in entries(st, query) if applies(st, e, m))


def mon_locks(st: State, m: Mon, reason: int, copy: int) -> Iterator[Effect]:
    """Yield the effects that forbid something to a Pokémon, perhaps for one attached card."""
    for query in LOCKS.get(reason, ()):
        for e in applying(st, query, m):
            assert e.mod is not None
            fit = e.mod.source_fit if query == queries.CAN_ATTACH_ENERGY else None
            if e.mod.how == modifiers.FORBID and (fit is None or fit.card(st, e, copy)):
                yield e


def attack_locks(st: State, m: Mon, n: int, reason: int) -> Iterator[Effect]:
    """Yield the effects that forbid an attack, or make it too expensive."""
    a = attacks_of(st, m)[n]
    if reason == reasons.ATTACK_LOCKED:
        for e in applying(st, queries.CAN_USE_ATTACK, m):
            if e.mod is not None and e.mod.text == a.name_id:
                yield e
        for e in applying(st, queries.ATTACKS_FORBIDDEN, m):
            assert e.mod is not None
            lent = e.mod.lent
            allows = e.mod.how == modifiers.ALLOW
            if lent is not None and (a.index in lent.pick(st, e)) != allows:
                yield e
    if reason == reasons.ATTACK_COST and pays(st, m, a, 0):
        yield from applying(st, queries.ATTACK_COST, m)
        yield from applying(st, queries.ATTACK_SYMBOLS, m)


def power_switches(st: State, m: Mon, n: int) -> Iterator[Effect]:
    """Yield the effects that turn off a Pokémon's power. [POW-3]"""
    power = use_at(st, m, n).owner
    if power is not None:
        for e in working_switches(st):
            if switches_off(st, e, m, power) and not (e.me == m.serial and e.power is power):
                yield e


def away_locks(st: State, copy: int, n: int) -> Iterator[Effect]:
    """Yield the effects that turn off a power of a card that is not in play."""
    power = st.cards[copy].uses[n].owner
    if power is not None and not works_away(st, st.player, copy, power):
        for e in entries(st, queries.POWER_WORKS_AWAY):
            fit = e.mod.fit if e.mod is not None else None
            if reaches(e, st.player) and (fit is None or fit.card(st, e, copy)) and holds(st, e):
                yield e


def lasting_words(st: State, e: Effect) -> str:
    """Return how long an effect lasts, in words."""
    if e.until == until.WHILE_STADIUM:
        return "while that Stadium is in play"
    if e.until == until.REST_OF_GAME:
        return "for the rest of the game"
    if e.until in (until.WHILE_ACTIVE, until.WHILE_IN_PLAY):
        m = st.mon(e.on if e.on >= 0 else e.me)
        who = mon_words(st, m, st.player) if m is not None else "it"
        return f"while {who} is {'Active' if e.until == until.WHILE_ACTIVE else 'in play'}"
    if e.until == until.NEXT_ATTACK:
        return "until its next attack"
    if e.until < 0:
        return STATIC.get(e.cause, "while it is in play")
    return "until this turn ends" if e.last <= st.turn else f"until turn {int(e.last)} ends"
