"""Instructions that control a program: jumps, loops, yes-or-no choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import commit, happen, watched
from playmat.engine.changes.limits import own_key, use_up, used_up
from playmat.engine.effects.in_force import on_duty
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import max_hp
from playmat.engine.table.players import decider
from playmat.engine.vm import ask, begin
from playmat.kinds import answers, asks, causes, events, powers
from playmat.model.definitions import Condition, Number, Op, PowerDef, Selector
from playmat.model.event import Event
from playmat.model.option import YES_NO, field_a, field_b, kind, packed
from playmat.model.state import NONE, Frame, State, Trigger
from playmat.model.triggers import next_triggers

QUIET: Final = (
    *(events.PLAYED, events.BENCHED, events.EVOLVED, events.LEVELED_UP, events.ATTACHED),
    *(events.RETREATED, events.SWITCHED, events.BECAME_ACTIVE, events.DRAWN),
    *(events.TURN_BEGAN, events.TURN_ENDED),
)
"""Events that remove no Pokémon from play; one that is gone left for another reason."""


@final
class Return(Op):
    def step(self, st: State, fr: Frame) -> bool:
        st.frames.pop()
        return False


@final
class Jump(Op):
    """Continue elsewhere in the program."""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        fr.pc = self.to
        return False


@final
class Unless(Op):
    """Continue elsewhere unless a condition is met."""

    def __init__(self, cond: Condition) -> None:
        self.cond = cond
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if not self.cond.test(st, fr):
            fr.pc = self.to
        return False


@final
class SetNum(Op):
    def __init__(self, reg: i64, num: Number) -> None:
        self.reg = reg
        self.num = num

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = (self.num.value(st, fr),)
        return False


@final
class SetPick(Op):
    def __init__(self, reg: i64, pick: Selector) -> None:
        self.reg = reg
        self.pick = pick

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = self.pick.pick(st, fr)
        return False


@final
class Clear(Op):
    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[self.reg] = NONE
        return False


@final
class Next(Op):
    """Move the first item of a list into a register, or leave the loop."""

    def __init__(self, rest: i64, into: i64) -> None:
        self.rest = rest
        self.into = into
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        rest = fr.vars[self.rest]
        if not rest:
            fr.pc = self.to
        else:
            fr.vars[self.into] = rest[:1]
            fr.vars[self.rest] = rest[1:]
        return False


@final
class Countdown(Op):
    """Count a register down, or leave the loop at zero."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        left = fr.vars[self.reg][0]
        if left <= 0:
            fr.pc = self.to
        else:
            fr.vars[self.reg] = (left - 1,)
        return False


@final
class AskMay(Op):
    """Ask a player yes or no."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        return ask(st, decider(st, fr, self.who), asks.MAY, YES_NO)


@final
class TakeMay(Op):
    """Store a yes, or continue elsewhere after a no."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        yes = kind(st.answer) == answers.YES
        if self.reg >= 0:
            fr.vars[self.reg] = (1,) if yes else NONE
        if not yes:
            fr.pc = self.to
        return False


@final
class AskEither(Op):
    """Ask a player which of several effects, leaving out those that are impossible. [TRAINER-03]"""

    def __init__(self, who: i64, named: list[i64], worded: list[i64]) -> None:
        self.who = who
        self.named = named  # the text's name for each effect, or -1
        self.worded = worded  # what each effect does
        self.worth: list[Condition | None] = []  # condition for each effect to do anything
        self.able: list[Condition | None] = []  # condition for each effect to be done completely

    def step(self, st: State, fr: Frame) -> bool:
        options = self.those(st, fr, self.worth)
        if not options:
            options.append(self.option(0))  # none does anything
        elif whole := self.those(st, fr, self.able):
            options = whole
        return ask(st, decider(st, fr, self.who), asks.EFFECT, options)

    def those(self, st: State, fr: Frame, needs: list[Condition | None]) -> list[i64]:
        """The options whose conditions are met."""
        options: list[i64] = []
        n: i64 = 0
        while n < len(self.named):
            need = needs[n]
            if need is None or need.test(st, fr):
                options.append(self.option(n))
            n += 1
        return options

    def option(self, n: i64) -> i64:
        label = self.named[n]
        if label >= 0:
            return packed(answers.WORD, label, n)
        return packed(answers.EFFECT, self.worded[n], n)


@final
class TakeEither(Op):
    """Continue with the effect picked."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg
        self.starts: list[i64] = []

    def step(self, st: State, fr: Frame) -> bool:
        n = field_b(st.answer)
        if self.reg >= 0:
            fr.vars[self.reg] = (n + 1,)
        fr.pc = self.starts[n]
        return False


@final
class Commit(Op):
    """Carry out what is left of an event after the handlers before it."""

    def step(self, st: State, fr: Frame) -> bool:
        h = st.happenings[fr.event]
        st.frames.pop()
        commit(st, h)
        return False


@final
class UseUp(Op):
    """Note one use of a limited handler."""

    def __init__(self, how: i64, key: i64) -> None:
        self.how = how
        self.key = key

    def step(self, st: State, fr: Frame) -> bool:
        m = st.remembered(fr.me)
        use_up(st, self.how, own_key(self.how, self.key, fr.card, m), fr.seat, m)
        return False


@final
class Announce(Op):
    """Announce the use of a power as a reaction, so that effects may cancel it. [POWER-07]"""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def step(self, st: State, fr: Frame) -> bool:
        if watched(st, events.POWER_USED):
            h = Event(events.POWER_USED, fr.seat, fr.me, 1)
            h.card = fr.card
            h.cause = causes.POWER
            h.extra = len(st.frames) - 1
            h.flags = self.kind + 1
            happen(st, h)
        return False


@final
class StillHas(Op):
    """Continue elsewhere if a Pokémon lost its power while the reaction waited. [POWER-04]"""

    def __init__(self, power: PowerDef | None) -> None:
        self.power = power
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        power = self.power
        if power is not None and fr.cause == causes.POWER and not still_has(st, fr, power):
            fr.pc = self.to
        return False


def still_has(st: State, fr: Frame, power: PowerDef) -> bool:
    """Whether a power is there and works; a Pokémon that left by the event still acts."""
    m = st.mon(fr.me)
    if m is None:
        return st.happenings[fr.event].kind not in QUIET
    if st.dirty:
        rebuild(st)
    if power not in m.powers:
        return False
    return power.kind > powers.TRAIT or on_duty(st, m, power)


@final
class Fresh(Op):
    """Continue elsewhere if another handler has just used up a shared limit."""

    def __init__(self, how: i64, key: i64) -> None:
        self.how = how
        self.key = key
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = st.remembered(fr.me)
        if used_up(st, self.how, own_key(self.how, self.key, fr.card, m), fr.seat, m):
            fr.pc = self.to
        return False


def all_borne(st: State, group: list[Trigger]) -> bool:
    """Whether handlers only heal and harm one Pokémon, by points that fit in any order."""
    m = st.mon(group[0].entry.me)
    heals: i64 = 0
    harm: i64 = 0
    for t in group:
        h = t.entry.handler
        if h is None or h.points == 0 or t.entry.me != group[0].entry.me:
            return False
        harm += max(0, h.points)
        heals += max(0, -h.points)
    return m is not None and heals <= m.damage and m.damage + harm < max_hp(st, m)


@final
class AskOrder(Op):
    """Ask which of several waiting handlers comes first, if it matters. [BETWEEN-06]"""

    def step(self, st: State, fr: Frame) -> bool:
        group = next_triggers(st, len(st.frames) - 1)
        if not group:
            st.frames.pop()
            return False
        if all_borne(st, group):
            fr.pc = 0
            begin(st, group[0])
            return False
        options: list[i64] = []
        for n in range(len(group)):
            options.append(packed(answers.TRIGGER, n))
        return ask(st, group[0].entry.seat, asks.TRIGGER_ORDER, options)


@final
class TakeOrder(Op):
    """Start the handler picked, and return for the rest."""

    def step(self, st: State, fr: Frame) -> bool:
        fr.pc = 0
        begin(st, next_triggers(st, len(st.frames) - 1)[field_a(st.answer)])
        return False
