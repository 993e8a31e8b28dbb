"""One game between two agents: each sees its view, and one that fails loses that game."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from types import FrameType
from typing import Any

from playmat.agents.agent import Agent
from playmat.engine.vm import apply
from playmat.game.choice import Choice, Option, choice_of, outcome_of
from playmat.model.state import State
from playmat.model.views.view import View, view_of


class OutOfTime(BaseException):
    """Stop an agent that thinks too long; no agent's own ``except Exception`` catches it."""


class Fault(Exception):
    """Say what an agent did instead of playing."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a game between agents ended: the seat that won, why, and the seat at fault if any."""

    winner: int | None
    reason: str
    rule: str
    turns: int
    answers: int
    prizes: tuple[int, int]
    fault: tuple[int, str] | None = None


def play_out(st: State, agents: Sequence[Agent], think: float, shuffler: Random | None) -> Played:
    """Play a game to its end; an agent that raises, hangs or answers nonsense loses it."""
    answers = 0
    with alarm_heard() as heard:
        while (choice := choice_of(st)) is not None:
            agent, limit = agents[choice.player], think if heard else None
            try:
                packed = answered(st, agent, mixed(choice, shuffler), limit)
            except Fault as fault:
                return ended(st, answers, (choice.player, str(fault)))
            apply(st, packed)
            answers += 1
    return ended(st, answers, None)


def mixed(choice: Choice, shuffler: Random | None) -> Choice:
    """Return a choice with its options in any order, if a shuffler is there."""
    if shuffler is None or len(choice.options) < 2:
        return choice
    options = list(choice.options)
    shuffler.shuffle(options)
    return replace(choice, options=tuple(options))


def answered(st: State, agent: Agent, choice: Choice, think: float | None) -> int:
    """Return an agent's answer; what only one option answers is not asked."""
    if len(choice.options) == 1:
        return choice.options[0].packed
    try:
        answer = asked(agent, view_of(st, choice.player), choice, think)
    except OutOfTime:
        raise Fault(f"gave no answer within {think:g} s") from None
    except Exception as error:
        raise Fault(f"raised {error!r}"[:300]) from error
    if not isinstance(answer, Option) or answer not in choice.options:
        raise Fault(f"answered {answer!r}, which was not offered"[:300])
    return answer.packed


def asked(agent: Agent, view: View, choice: Choice, think: float | None) -> Any:
    """Return whatever an agent says, with the alarm set meanwhile where there is a limit."""
    if think is None:
        return agent.choose(view, choice)
    signal.setitimer(signal.ITIMER_REAL, think)
    try:
        return agent.choose(view, choice)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def alarm_heard() -> Iterator[bool]:
    """Turn the process's alarm into OutOfTime; only the main thread of a process has one."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield False
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    try:
        yield True
    finally:
        signal.signal(signal.SIGALRM, before)


def ended(st: State, answers: int, fault: tuple[int, str] | None) -> Played:
    """Return how a game stands at its end, or where a fault ended it."""
    prizes = (prizes_left(st, 0), prizes_left(st, 1))
    if fault is not None:
        return Played(1 - fault[0], "fault", "", int(st.turn), answers, prizes, fault)
    outcome = outcome_of(st)
    assert outcome is not None
    return Played(outcome.winner, outcome.reason, outcome.rule, int(st.turn), answers, prizes)


def prizes_left(st: State, seat: int) -> int:
    """Return how many Prizes a player had still to take."""
    return sum(copy >= 0 for copy in st.sides[seat].prizes)
