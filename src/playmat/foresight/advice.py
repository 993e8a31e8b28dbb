"""Which answer is worth pointing out: what the greedy player's judgement finds good, or none."""

from __future__ import annotations

from typing import Final

from playmat.engine.vm import EndlessProgram
from playmat.errors import PlaymatError
from playmat.foresight.preview import DEALS, MANY
from playmat.kinds import answers, asks
from playmat.model.option import kind
from playmat.model.state import State
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import worth
from playmat.search.core.lookahead import ENOUGH, best_answer, leaves, prospect
from playmat.search.core.weights import USUAL

NOTHING: Final = (answers.END, answers.STOP)
"""What is never pointed out: doing nothing more is not a move."""


def good_option(world: State | None, seat: int) -> int | None:
    """Return the answer that leaves a player better off in a world dealt anew, or nothing."""
    if world is None or not 1 < len(world.options) <= MANY:
        return None
    try:
        best = int(best_answer(world, seat, DEALS, USUAL, Brake(seat)))
        return best if kind(best) not in NOTHING and is_good(world, seat, best) else None
    except (EndlessProgram, PlaymatError, AssertionError, IndexError):
        return None  # what cannot be run in a world dealt anew is not judged


def is_good(world: State, seat: int, best: int) -> bool:
    """Tell whether an answer is better than doing nothing, or than some other where one must."""
    if world.ask != asks.MAIN:
        others = (judged(world, seat, option) for option in world.options if option != best)
        return judged(world, seat, best) >= min(others) + ENOUGH
    if leaves(best):
        ends = [option for option in world.options if kind(option) == answers.END]
        return all(judged(world, seat, best) >= judged(world, seat, end) + ENOUGH for end in ends)
    return (
        int(prospect(world, seat, best, DEALS[0], USUAL)) >= int(worth(world, seat, USUAL)) + ENOUGH
    )


def judged(world: State, seat: int, option: int) -> int:
    """Return how a player stands after an answer, over all deals of chance."""
    return sum(int(prospect(world, seat, option, number, USUAL)) for number in DEALS)
