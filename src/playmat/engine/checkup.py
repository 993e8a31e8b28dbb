"""Between turns: one instruction for each step a rulebook may list. [BETWEEN-01 ... BETWEEN-09]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import (
    AGAIN,
    STEP_TOOLS,
    TOOLS_USED,
    happen,
    in_window,
    react,
    watched,
)
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import burn_coin, fold
from playmat.engine.knockout import at_rest
from playmat.engine.record import note
from playmat.engine.vm import ask_coin
from playmat.kinds import answers, causes, conditions, events
from playmat.kinds.queries import BURN_POINTS, POISON_POINTS, SLEEP_COINS
from playmat.model.definitions import Op
from playmat.model.event import Event, SumStep
from playmat.model.option import kind
from playmat.model.state import NONE, Frame, Mon, State
from playmat.model.tracking import and_one

ANY: Final = -1  # any condition, or none
WATCHED: Final = 2 * events.BETWEEN_TURNS + 1  # where the reactions to the moment are listed


def actives(st: State, condition: i64 = ANY) -> list[Mon]:
    """Actives with a condition, in the order they are checked. [BETWEEN-09, DUO-34]"""
    seat = 1 - st.player if st.match.book.duo_next_first else st.player
    found: list[Mon] = []
    for _ in st.sides:
        for m in st.sides[seat].actives:
            if condition == ANY or m.conditions & condition != 0:
                found.append(m)
        seat = 1 - seat
    return found


def harm(st: State, m: Mon, points: i64, by: str) -> None:
    """Put a condition's counters on a Pokémon; they ignore Weakness. [COND-13]"""
    h = Event(events.COUNTERS_PLACED, m.seat, m.serial, points)
    if st.events is not None:
        h.steps = (SumStep(by, points, points, -1, ""),)
    h.cause = causes.RULE
    happen(st, h)


def points_of(st: State, m: Mon, query: i64, points: i64) -> i64:
    """Damage a condition does to a Pokémon now."""
    index = entries(st, query)
    return points if len(index) == 0 else max(0, fold(st, index, points, m))


@final
class Poison(Op):
    """Put counters on every Poisoned Pokémon. [BETWEEN-01, COND-12]"""

    def step(self, st: State, fr: Frame) -> bool:
        for m in actives(st, conditions.POISONED):
            if st.events is not None:
                note(st, "poison", "", m.seat, m)
            harm(st, m, points_of(st, m, POISON_POINTS, m.poison), "poison")
        return False


@final
class Gather(Op):
    """Collect every Active with a condition, to flip for each in turn."""

    def __init__(self, condition: i64, reg: i64) -> None:
        self.condition = condition
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        found = NONE
        for m in actives(st, self.condition):
            if self.flipped(st, m):
                found = and_one(found, m.serial)
        fr.vars[self.reg] = found
        if not found:
            fr.pc = self.to
        return False

    def flipped(self, st: State, m: Mon) -> bool:
        """Whether a coin is flipped at all: a text may set the number to 0."""
        return self.condition != conditions.ASLEEP or coins_of_sleep(st, m) > 0


def coins_of_sleep(st: State, m: Mon) -> i64:
    """Number of coins flipped for an Asleep Pokémon. [COND-10]"""
    return points_of(st, m, SLEEP_COINS, m.sleep if m.sleep > 0 else 1)


@final
class FlipFor(Op):
    """Flip for the next Pokémon collected, or continue. [COND-15]"""

    def __init__(self, reg: i64) -> None:
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if not fr.vars[self.reg]:
            fr.pc = self.to
            return False
        return ask_coin(st)


@final
class TakeBurn(Op):
    """Put counters on a Burned Pokémon after tails; it stays Burned. [BETWEEN-02, COND-11]"""

    def __init__(self, reg: i64) -> None:
        self.reg = reg
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = st.mon(fr.vars[self.reg][0])
        fr.vars[self.reg] = fr.vars[self.reg][1:]
        fr.pc = self.back
        heads = burn_coin(st, m, kind(st.answer) == answers.HEADS)
        if m is not None:
            note(st, "coin", "burn", m.seat, m, detail="heads" if heads else "tails")
            if not heads:
                note(st, "burn", "", m.seat, m)
                harm(st, m, points_of(st, m, BURN_POINTS, m.burn), "burn")
        return False


@final
class TakeSleep(Op):
    """Wake an Asleep Pokémon if all its coins are heads. [BETWEEN-03]"""

    def __init__(self, reg: i64, held: i64) -> None:
        self.reg = reg
        self.held = held
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = st.mon(fr.vars[self.reg][0])
        heads = kind(st.answer) == answers.HEADS
        fr.pc = self.back
        if m is None:
            fr.vars[self.reg] = fr.vars[self.reg][1:]
            return False
        note(st, "coin", "sleep", m.seat, m, detail="heads" if heads else "tails")
        flips = fr.vars[self.held]
        done = (flips[0] if len(flips) > 0 else 0) + 1
        awake = heads and (len(flips) == 0 or flips[1] == 1)
        if done < coins_of_sleep(st, m):
            fr.vars[self.held] = (done, 1 if awake else 0)
            return False
        if awake:
            m.conditions &= ~conditions.ASLEEP
            note(st, "wake", "", m.seat, m)
        fr.vars[self.held] = ()
        fr.vars[self.reg] = fr.vars[self.reg][1:]
        return False


@final
class CureParalysis(Op):
    """Cure Paralysis that the player's turn began with. [BETWEEN-03, COND-14]"""

    def step(self, st: State, fr: Frame) -> bool:
        for m in st.sides[st.player].actives:
            if m.conditions & conditions.PARALYZED != 0 and recovers(st, m):
                m.conditions &= ~conditions.PARALYZED
                note(st, "cure", "paralysis", m.seat, m, detail="paralyzed")
        return False


@final
class Moment(Op):
    """Trigger the reactions to a step between turns."""

    def __init__(self, window: i64) -> None:
        self.window = window
        self.to: i64 = 0  # the next step where something may happen without reactions

    def step(self, st: State, fr: Frame) -> bool:
        if not watched(st, events.BETWEEN_TURNS):
            if at_rest(st):
                fr.pc = self.to
            return False
        for e in st.watch[WATCHED]:
            if in_window(st, e, self.window):
                h = Event(events.BETWEEN_TURNS, st.player, -1, 1)
                h.extra = self.window
                react(st, h)
                break
        return False


@final
class StillHere(Op):
    """Skip the effect of a Pokémon that has left play since the step began. [BETWEEN-08]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        lasts = (
            fr.cause == causes.ATTACK or fr.cause == causes.TRAINER
        )  # such an effect needs no source
        if not lasts and fr.me >= 0 and st.mon(fr.me) is None:
            fr.pc = self.to
        return False


def recovers(st: State, m: Mon) -> bool:
    """Whether a Pokémon was Paralyzed before its owner's turn began. [COND-14]"""
    return m.seat == st.player and m.paralyzed < st.turn


@final
class NoteTool(Op):
    """Note that a Tool has been used between these turns. [BETWEEN-07]"""

    def step(self, st: State, fr: Frame) -> bool:
        if st.happenings[fr.event].extra == STEP_TOOLS:
            base = st.frames[0]
            base.vars[TOOLS_USED] = (*base.vars[TOOLS_USED], fr.card)
        return False


@final
class Calm(Op):
    """Skip the steps between turns if nothing can happen, or a text skips them."""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if not fr.vars[AGAIN] and (st.settle or watched(st, events.BETWEEN_TURNS)):
            return False
        if fr.vars[AGAIN] or healthy(st):
            fr.pc = self.to
        return False


def healthy(st: State) -> bool:
    """Return whether no Active has a Special Condition."""
    for side in st.sides:
        for m in side.actives:
            if m.conditions != 0:
                return False
    return True
