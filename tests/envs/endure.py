"""Run a million steps in each environment and watch the memory.

``python tests/envs/endure.py`` reports every 100,000 steps and exits with 1 if the memory grew by
more than a few megabytes in the second half.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from playmat.envs.pettingzoo import raw_env
from playmat.envs.vector import VectorSeats

TABLES = 64
MARKS = 10
MOST_GROWTH = 8.0  # megabytes
PAGE = resource.getpagesize()


def held() -> float:
    """Current memory use in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


def turn_based() -> Iterator[int]:
    """Play random games one after another and yield the number of steps."""
    table: Any = raw_env(rules="xy", seed=1)
    rng, steps = Random(1), 0
    while True:
        table.reset()
        while table.agents:
            observed, _, ended, late, _ = table.last()
            over = ended or late
            table.step(None if over else rng.randrange(int(observed["table"][-1])))
            steps += not over
            yield steps


def vectors() -> Iterator[int]:
    """Play at many tables at once and yield the number of steps."""
    rng, tables = np.random.default_rng(1), VectorSeats(TABLES, "xy", opponent="self")
    observed, _ = tables.reset(seed=1)
    steps = 0
    while True:
        offered = np.maximum(observed["table"][:, -1], 1)
        observed, *_ = tables.step((rng.random(TABLES) * offered).astype(np.int64))
        steps += TABLES
        yield steps


def endured(name: str, play: Callable[[], Iterator[int]], steps: int) -> bool:
    """Play *steps* steps, print the memory use, and return whether it was stable."""
    marks: list[float] = []
    for done in play():
        if done >= (len(marks) + 1) * steps // MARKS:
            gc.collect()
            marks.append(held())
            print(f"{name}: {done:9,} steps, {marks[-1]:6.1f} MB", flush=True)
        if len(marks) == MARKS:
            break
    growth = marks[-1] - marks[MARKS // 2 - 1]
    print(f"{name}: {growth:+.1f} MB in the second half")
    return growth < MOST_GROWTH


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1_000_000)
    steps = parser.parse_args().steps
    steady = [
        endured("vector", vectors, steps),
        endured("PettingZoo", turn_based, steps),
    ]
    return 0 if all(steady) else 1


if __name__ == "__main__":
    sys.exit(main())
