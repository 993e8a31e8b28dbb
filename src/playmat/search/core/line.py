"""One line of a search: an answer, the rest of the turn, a reply, and how it stands then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.vm import apply
from playmat.kinds import asks, players
from playmat.model.dealer import seed
from playmat.model.state import State
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import worth
from playmat.search.core.playout import RANDOM, answer
from playmat.search.core.weights import Weights

LONGEST: Final = 400
"""Answers after which a line is judged as it stands."""


def line(
    world: State,
    option: i64,
    chance: i64,
    policies: tuple[int, int],
    weights: tuple[Weights, Weights],
    turns: i64,
) -> State:
    """Return where an answer leads once so many turns are over, the one under way counted in."""
    st = world.clone()
    last = st.turn + turns
    seed(st, chance)
    apply(st, option)
    brakes = [Brake(), Brake()]
    given: i64 = 0
    while st.winner < 0 and given < LONGEST and (st.turn < last or st.ask != asks.MAIN):
        if st.chooser == players.CHANCE:
            if st.ask == asks.SHUFFLE:
                break
            apply(st, answer(st, RANDOM, weights[0], brakes))
        else:
            apply(st, answer(st, policies[st.chooser], weights[st.chooser], brakes))
        given += 1
    return st


def line_worth(
    world: State,
    option: i64,
    chance: i64,
    seat: i64,
    policies: tuple[int, int],
    weights: tuple[Weights, Weights],
    turns: i64,
    leaf: Weights,
) -> i64:
    """Return how such a line ends for a player."""
    return worth(line(world, option, chance, policies, weights, turns), seat, leaf)
