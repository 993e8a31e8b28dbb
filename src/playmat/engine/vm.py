"""The machine: runs instructions until the game ends or someone must choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.record import note
from playmat.kinds import asks, endings
from playmat.kinds.players import CHANCE, NOBODY
from playmat.model.dealer import deal
from playmat.model.definitions import Code
from playmat.model.option import COINS
from playmat.model.state import NO_OPTIONS, NO_VARS, Effect, Frame, State, Trigger
from playmat.model.triggers import next_triggers

MAX_STEPS: Final = 10000


class EndlessProgram(Exception):
    """A program ran too long without asking anything, which is a bug."""


def run(st: State) -> None:
    """Run until the game is over or someone must choose."""
    frames = st.frames
    queue = st.queue
    steps: i64 = 0  # counted by hand: ``range`` would create an object at every step
    while steps < MAX_STEPS:
        steps += 1
        if queue and queue[-1].depth >= len(frames):
            start_trigger(st)
        fr = frames[-1]
        pc = fr.pc
        fr.pc = pc + 1
        if fr.lines[pc].op.step(st, fr):
            if st.winner >= 0:
                st.chooser = NOBODY
                st.options = NO_OPTIONS
            return
    label = frames[-1].code.label
    raise EndlessProgram(f"{label} ran {MAX_STEPS} steps without a choice")


def call(st: State, code: Code, seat: i64, me: i64, card: i64, cause: i64) -> Frame:
    """Start a program on top of those running."""
    fr = Frame(code, seat, me, card, code.blank[:] if code.blank else NO_VARS)
    fr.cause = cause
    st.frames.append(fr)
    return fr


def apply(st: State, option: i64) -> None:
    """Take an option of the pending choice, unchecked, and run on."""
    if st.chooser != CHANCE:
        st.answers += 1
        if st.answers > st.match.max_answers:
            st.winner = endings.DRAWN
            st.end = endings.LIMIT
            st.chooser = NOBODY
            st.options = NO_OPTIONS
            note(st, "limit", "", st.player)
            return
    if st.match.guises is not None:
        st.dirty = True  # anything may change which Pokémon counts as another
    st.answer = option
    st.chooser = NOBODY
    run(st)


def apply_forced(st: State) -> None:
    """Take options as long as there is only one."""
    while len(st.options) == 1:
        apply(st, st.options[0])


def ask(st: State, seat: i64, what: i64, options: list[i64]) -> bool:
    """Ask a choice; return whether the machine must pause for it."""
    if len(options) == 1 and not st.match.ask_every:
        asked = st.match.ask_single if what == asks.MAIN else st.match.ask_setup and st.turn == 0
        if not asked:
            st.answer = options[0]
            return False
    st.chooser = seat
    st.ask = what
    st.options = options
    return True


def ask_coin(st: State) -> bool:
    """Flip a coin, at once or as a choice of chance; return whether to pause."""
    if not st.match.coins_asked:
        st.answer = COINS[deal(st, 2)]
        return False
    st.chooser = CHANCE
    st.ask = asks.COIN
    st.options = COINS
    return True


def start_trigger(st: State) -> None:
    """Start the next waiting handler, or the choice of one if there are several."""
    group = next_triggers(st, st.queue[-1].depth)
    if len(group) == 1 or alike(group):
        begin(st, group[0])
        return
    code = st.match.ordering
    assert code is not None
    call(st, code, group[0].entry.seat, -1, -1, 0)


def alike(group: list[Trigger]) -> bool:
    """Whether the order of handlers cannot matter.

    All are the same on the same event, or each affects only a Pokémon of its own.
    """
    first = group[0]
    for t in group:
        if t.entry.handler is not first.entry.handler or t.event != first.event:
            return all_apart([t.entry for t in group])
    return True


def all_apart(entries: list[Effect]) -> bool:
    """Whether each handler affects only a Pokémon of its own."""
    seen: list[i64] = []
    for e in entries:
        if e.handler is None or not e.handler.alone or e.me in seen:
            return False
        seen.append(e.me)
    return True


def begin(st: State, t: Trigger) -> None:
    """Run one waiting handler."""
    st.queue.remove(t)
    e: Effect = t.entry
    h = e.handler
    assert h is not None
    fr = call(st, h.code, e.seat, e.me, e.card, e.cause)
    fr.event = t.event
    n: i64 = 0
    known = min(len(e.vars), len(fr.vars))  # a program may bind more after it creates the handler
    while n < known:
        fr.vars[n] = e.vars[n]
        n += 1
