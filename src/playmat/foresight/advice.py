"""Which option to recommend, if any, by the greedy player's judgement."""

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
"""Never recommended: stopping is not a move to point out."""


def good_option(world: State | None, seat: int) -> int | None:
    """The option that improves the player's position in a sampled world, or None."""
    if world is None or not 1 < len(world.options) <= MANY:
        return None
    try:
        best = int(best_answer(world, seat, DEALS, USUAL, Brake(seat)))
        return best if kind(best) not in NOTHING and is_good(world, seat, best) else None
    except (EndlessProgram, PlaymatError, AssertionError, IndexError):
        return None  # an option that cannot be played in a sampled world is not judged


def is_good(world: State, seat: int, best: int) -> bool:
    """Whether an option beats doing nothing, or beats some other option where one must be taken."""
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
    """Worth of the player's position after an option, summed over all deals of chance."""
    return sum(int(prospect(world, seat, option, number, USUAL)) for number in DEALS)
