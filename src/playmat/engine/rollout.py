"""Random play inside the core, for benchmarks, soak tests and searches with playouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.vm import apply
from playmat.kinds.players import CHANCE
from playmat.model.dealer import deal, seed
from playmat.model.definitions import Match
from playmat.model.state import State


@final
class RolloutCount:
    """Counts of a rollout: decisions with two or more options, options offered, choices made."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0
        self.answers: i64 = 0


def picker(match: Match, seed_number: i64) -> State:
    """A dealer for picking options, separate from the game's own."""
    source = State(match)
    seed(source, seed_number)
    return source


def rollout(st: State, source: State, tally: RolloutCount, limit: i64) -> None:
    """Make up to *limit* choices at random, or until the game is over."""
    while st.winner < 0 and limit > 0:
        options = st.options
        n: i64 = len(options)
        if n > 1 and st.chooser != CHANCE:
            tally.decisions += 1
            tally.options += n
        tally.answers += 1
        limit -= 1
        apply(st, options[deal(source, n)])


def nodes(st: State, count: i64) -> i64:
    """Clone the state and apply options in turn, *count* times; return the options offered."""
    done: i64 = 0
    offered: i64 = 0
    while done < count:
        for option in st.options:
            child = st.clone()
            apply(child, option)
            offered += len(child.options)
            done += 1
            if done >= count:
                break
    return offered
