"""Speed of the research interfaces on one core, in processor time, with targets.

``python tests/envs/figures.py`` takes the best of several rounds, because other programs only make
a round slower, and exits with 1 if a target is missed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from playmat.engine.vm import apply, apply_forced
from playmat.envs.encoding.encoder import Encoder
from playmat.envs.pettingzoo import env, raw_env
from playmat.envs.tables import Tables
from playmat.envs.vector import VectorSeats
from playmat.model.state import State

ROUNDS = 7
TABLES = 64
BOOK = "xy"


class Figure(NamedTuple):
    """A measurement with its target and unit."""

    name: str
    found: float
    wanted: float
    unit: str

    @property
    def met(self) -> bool:
        """Whether the target is met: at most for microseconds, at least for rates."""
        return self.found <= self.wanted if self.unit == "us" else self.found >= self.wanted


def asked_states(many: int, seed: int) -> Iterator[list[State]]:
    """Yield the same games repeatedly, each advanced by a decision."""
    rng, tables = Random(seed), Tables(BOOK)
    states = [dealt(tables, rng) for _ in range(many)]
    while True:
        yield states
        for n, st in enumerate(states):
            apply(st, st.options[int(rng.random() * len(st.options))])
            apply_forced(st)
            if st.winner >= 0:
                states[n] = dealt(tables, rng)


def dealt(tables: Tables, rng: Random) -> State:
    """A game at its first choice with several options."""
    st = tables.draw(rng).deal(rng.randrange(1 << 60), record=False).state
    apply_forced(st)
    return st


def one_table() -> float:
    """Microseconds to encode one table in new arrays."""
    encoder, spent, states = Encoder(), 0.0, asked_states(1, 1)
    for _ in range(2000):
        st = next(states)[0]
        begun = process_time()
        encoder.encode_state((st, int(st.chooser)))
        spent += process_time() - begun
    return spent / 2000 * 1e6


def many_tables() -> float:
    """Microseconds per table to fill the arrays of many."""
    batch, spent, states = Encoder().batch(TABLES), 0.0, asked_states(TABLES, 1)
    for _ in range(200):
        seen = [(st, int(st.chooser)) for st in next(states)]
        begun = process_time()
        batch.fill(seen)
        spent += process_time() - begun
    return spent / 200 / TABLES * 1e6


def stepping(make: Callable[..., Any]) -> float:
    """Decisions per second in a PettingZoo environment, including arrays and option texts."""
    rng, table, steps = Random(1), make(rules=BOOK, seed=1), 0
    begun = process_time()
    while steps < 4000:
        table.reset()
        for _ in table.agent_iter():
            observed, _, ended, late, _ = table.last()
            over = ended or late
            table.step(None if over else rng.randrange(int(observed["table"][-1])))
            steps += not over
    return steps / (process_time() - begun)


def vector(opponent: str) -> float:
    """Decisions per second at many tables at once."""
    rng, tables = np.random.default_rng(1), VectorSeats(TABLES, BOOK, opponent=opponent)
    observed, _ = tables.reset(seed=1)
    begun = process_time()
    for _ in range(300):
        offered = np.maximum(observed["table"][:, -1], 1)
        observed, *_ = tables.step((rng.random(TABLES) * offered).astype(np.int64))
    return 300 * TABLES / (process_time() - begun)


MEASURED: list[tuple[str, Callable[[], float], float, str]] = [
    ("a decision as arrays, one table", one_table, 150, "us"),
    ("the same in a batch of 64", many_tables, 25, "us"),
    ("PettingZoo, raw_env", lambda: stepping(raw_env), 4000, "/s"),
    ("PettingZoo, env", lambda: stepping(env), 4000, "/s"),
    ("64 tables against itself", lambda: vector("self"), 20000, "/s"),
    ("64 tables against random", lambda: vector("random"), 20000, "/s"),
]


def measured() -> list[Figure]:
    """Measure everything once per round, so that slow phases of the machine affect all alike."""
    rounds = [[measure() for _, measure, _, _ in MEASURED] for _ in range(ROUNDS)]
    return [
        Figure(name, min(found) if unit == "us" else max(found), wanted, unit)
        for (name, _, wanted, unit), found in zip(MEASURED, zip(*rounds, strict=True), strict=True)
    ]


def main() -> int:
    figures = measured()
    for figure in figures:
        told = f"{figure.found:,.0f} {figure.unit}, wanted {figure.wanted:,.0f}"
        print(f"{figure.name}: {told}{'' if figure.met else ', MISSED'}")
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
