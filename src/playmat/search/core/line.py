"""One line of a search: an option, the turns that follow, and the value after each of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.vm import apply
from playmat.kinds import asks
from playmat.model.dealer import seed
from playmat.model.state import State
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import worth
from playmat.search.core.playout import step
from playmat.search.core.weights import Weights

LONGEST: Final = 400
"""Choices after which a line is judged as it is."""


def line_values(
    world: State,
    option: i64,
    chance: i64,
    seat: i64,
    policies: tuple[int, int],
    weights: tuple[Weights, Weights],
    turns: i64,
    leaf: Weights,
) -> list[i64]:
    """Values of a line for a player after each of *turns* turns, the current one first.

    A line that ends early gets its final value and no more.
    """
    found: list[i64] = []
    st = world.clone()
    ends = st.turn + 1
    last = st.turn + turns
    seed(st, chance)
    apply(st, option)
    brakes = [Brake(), Brake()]
    given: i64 = 0
    while st.winner < 0 and given < LONGEST:
        if st.turn >= ends and st.ask == asks.MAIN:
            found.append(worth(st, seat, leaf))
            ends = st.turn + 1
            if st.turn >= last:
                return found
        if not step(st, policies, weights, brakes):
            break
        given += 1
    found.append(worth(st, seat, leaf))
    return found
