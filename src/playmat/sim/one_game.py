"""Play one game between two agents; an agent that fails loses the game."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from types import FrameType
from typing import Final, TypeVar

from playmat.agents import sitting
from playmat.agents.agent import Agent
from playmat.agents.failing import failed_at, trace_of
from playmat.agents.sitting import AgentFault, Start
from playmat.game.choice import Choice, Outcome
from playmat.game.game import Game
from playmat.game.option import Option
from playmat.model.state import State

T = TypeVar("T")

MOST_SAID: Final = 280
"""Maximum length kept of an agent's invalid answer or error."""

MOST_TRACED: Final = 4000
"""Maximum length kept of a traceback."""


class OutOfTime(BaseException):
    """An agent takes too long; not caught by an agent's own ``except Exception``."""


class Fault(Exception):
    """An agent failed to play, with the traceback if it raised."""

    def __init__(self, what: str, trace: str = "") -> None:
        super().__init__(what)
        self.trace = trace


@dataclass(frozen=True, slots=True)
class Played:
    """Result of a game between agents: winning seat, reason, and the fault if there was one."""

    winner: int | None
    reason: str
    rule: str
    turns: int
    answers: int
    prizes: tuple[int, int]
    fault: tuple[int, str] | None = None
    trace: str = ""


def play_out(
    game: Game,
    agents: Sequence[Agent],
    think: float,
    shuffler: Random | None,
    starts: Sequence[Start] = (),
) -> Played:
    """Play a game to its end; an agent that raises, hangs or returns an invalid answer loses."""
    with alarm_heard() as heard:
        limit = think if heard else None
        played = played_out(game, agents, limit, shuffler, starts)
        outcome = Outcome(played.winner, played.reason, played.rule)
        for agent in agents:
            # The game is over, so faults no longer matter.
            with suppress(Exception, SystemExit, OutOfTime):
                within(limit, partial(sitting.end, agent, outcome))
    return played


def played_out(
    game: Game,
    agents: Sequence[Agent],
    limit: float | None,
    shuffler: Random | None,
    starts: Sequence[Start],
) -> Played:
    """Play until the game is over or an agent fails."""
    seat = 0
    try:
        for start in starts:
            seat = start.seat
            blamed(limit, partial(sitting.begin, agents[seat], start))
        while (choice := game.choice) is not None:
            seat = choice.player
            game.play(answered(game, agents[seat], with_shuffled_options(choice, shuffler), limit))
    except Fault as fault:
        return replace(ended(game, (seat, str(fault))), trace=fault.trace)
    return ended(game, None)


def with_shuffled_options(choice: Choice, shuffler: Random | None) -> Choice:
    """The choice with shuffled options, if there is a shuffler."""
    if shuffler is None or len(choice.options) < 2:
        return choice
    options = list(choice.options)
    shuffler.shuffle(options)
    return choice.with_options(options)


def answered(game: Game, agent: Agent, choice: Choice, think: float | None) -> Option:
    """The agent's choice; a single option is chosen without asking."""
    if len(choice.options) == 1:
        return choice.options[0]
    answer: object = blamed(think, partial(agent.choose, game.view(choice.player), choice))
    if not isinstance(answer, Option) or answer not in choice.options:
        raise Fault(f"chose {safe_text(answer)}, which is not an option")
    return answer


def blamed(think: float | None, call: Callable[[], T]) -> T:
    """Call an agent; any failure raises Fault."""
    try:
        return within(think, call)
    except OutOfTime:
        raise Fault(f"made no move within {think:g} s") from None
    except AgentFault as error:
        raise Fault(str(error)) from error
    except (Exception, SystemExit) as error:
        at = failed_at(error)
        said = f"raised {safe_text(error)}{' in ' * bool(at)}{at}"
        raise Fault(said, trace_of(error)[-MOST_TRACED:]) from error


def safe_text(thing: object) -> str:
    """An agent's answer or exception as text, even if its repr fails."""
    try:
        return repr(thing)[:MOST_SAID]
    except Exception:
        return f"a {type(thing).__name__} that cannot be printed"


def within(think: float | None, call: Callable[[], T]) -> T:
    """Make a call under the alarm, if there is a time limit."""
    if think is None:
        return call()
    signal.setitimer(signal.ITIMER_REAL, think)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def alarm_heard() -> Iterator[bool]:
    """Make the alarm raise OutOfTime; False outside the main thread, where it is unavailable."""
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


def ended(game: Game, fault: tuple[int, str] | None) -> Played:
    """The result of a game that ended or was stopped by a fault."""
    prizes = (prizes_left(game.state, 0), prizes_left(game.state, 1))
    if fault is not None:
        return Played(1 - fault[0], "fault", "", game.turn, game.step, prizes, fault)
    result = game.result
    assert result is not None
    return Played(result.winner, result.reason, result.rule, game.turn, game.step, prizes)


def prizes_left(st: State, seat: int) -> int:
    """How many Prizes a player still had to take."""
    return sum(copy >= 0 for copy in st.sides[seat].prizes)
