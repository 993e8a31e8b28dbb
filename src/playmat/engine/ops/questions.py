"""Asking a player for a word: one of several, the name of a card, a type, a condition."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.events import happen
from playmat.engine.effects.energy import units_of
from playmat.engine.effects.shields import immune
from playmat.engine.effects.wards import is_spared
from playmat.engine.table.players import decider
from playmat.engine.table.pokemon import dose_of
from playmat.engine.vm import ask
from playmat.kinds import answers, asks, conditions, events, types
from playmat.model.definitions import Op, Selector
from playmat.model.event import Event
from playmat.model.option import field_a, packed
from playmat.model.state import Frame, State
from playmat.model.tracking import bit_of


@final
class AskWord(Op):
    """Ask a player to pick one of several words."""

    def __init__(self, who: i64, labels: list[i64]) -> None:
        self.who = who
        self.labels = labels

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        for label in self.labels:
            options.append(packed(answers.WORD, label))
        return ask(st, decider(st, fr, self.who), asks.PICK_WORD, options)


@final
class TakeWord(Op):
    """Store the number of the word picked, from 1."""

    def __init__(self, reg: i64, labels: list[i64]) -> None:
        self.reg = reg
        self.labels = labels

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = (self.labels.index(field_a(st.answer)) + 1,)
        return False


@final
class AskName(Op):
    """Ask a player for the name of a card in the match."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        for label in range(len(st.match.label_names)):
            if st.match.label_names[label] >= 0:
                options.append(packed(answers.WORD, label))
        return ask(st, decider(st, fr, self.who), asks.PICK_WORD, options)


@final
class AskAnyType(Op):
    """Ask a player for a type of Pokémon, except those in *but*."""

    def __init__(self, who: i64, but: i64) -> None:
        self.who = who
        self.but = but

    def step(self, st: State, fr: Frame) -> bool:
        options: list[i64] = []
        mask: i64 = 1
        for _ in range(11):
            if self.but & mask == 0:
                options.append(packed(answers.TYPE, mask))
            mask *= 2
        return ask(st, decider(st, fr, self.who), asks.PICK_TYPE, options)


@final
class AskAttachedType(Op):
    """Ask a player for an Energy type on these Pokémon; continue if there is none."""

    def __init__(self, who: i64, on: Selector) -> None:
        self.who = who
        self.on = on
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        there: i64 = 0
        for serial in self.on.pick(st, fr):
            m = st.mon(serial)
            if m is not None:
                for unit in units_of(st, m):
                    there |= unit
        options: list[i64] = []
        mask: i64 = 1
        while mask < types.COLORLESS:
            if there & mask != 0:
                options.append(packed(answers.TYPE, mask))
            mask *= 2
        if not options:
            fr.pc = self.to
            return False
        return ask(st, decider(st, fr, self.who), asks.PICK_TYPE, options)


@final
class AskCondition(Op):
    """Ask for one of a Pokémon's Special Conditions, if it has any."""

    def __init__(self, who: i64, of: Selector) -> None:
        self.who = who
        self.of = of
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        picked = self.of.pick(st, fr)
        m = st.mon(picked[0]) if len(picked) > 0 else None
        options: list[i64] = []
        if m is not None:
            bit: i64 = 1
            for label in range(len(conditions.NAMES)):
                if m.conditions & bit != 0:
                    options.append(packed(answers.WORD, label))
                bit *= 2
        if not options:
            fr.pc = self.to
            return False
        return ask(st, decider(st, fr, self.who), asks.PICK_WORD, options)


@final
class CureOne(Op):
    """Remove the Special Condition picked."""

    def __init__(self, of: Selector, reg: i64) -> None:
        self.of = of
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        m = st.mon(self.of.pick(st, fr)[0])
        label = field_a(st.answer)
        if m is not None:
            m.conditions &= ~bit_of(label)
            if self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False


@final
class GiveSame(Op):
    """Give a Pokémon the Special Condition picked. [COND-01]"""

    def __init__(self, of: Selector, to: Selector) -> None:
        self.of = of
        self.to = to

    def step(self, st: State, fr: Frame) -> bool:
        condition = bit_of(field_a(st.answer))
        giver = st.remembered(self.of.pick(st, fr)[0])
        dose = dose_of(giver, condition) if giver is not None else 0
        for serial in self.to.pick(st, fr):
            m = st.mon(serial)
            if m is not None and not immune(st, m, condition) and not is_spared(st, fr, m):
                h = Event(events.CONDITION_APPLIED, fr.seat, m.serial, dose)
                h.extra = condition
                h.cause = fr.cause
                h.other = fr.me
                happen(st, h)
        return False
