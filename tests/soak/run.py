"""Play many games on every table, checking all laws at every decision.

``python tests/soak/run.py --games 20000`` plays that many games per table on two processes and
exits with 1 if a law was broken, printing table, seed and step. ``--table xy --seed 7 --games 1``
repeats one of them.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playmat.engine import vm
from playmat.exercise.laws import broken, refused
from playmat.kinds import endings
from playmat.model.state import State
from tests.properties.commands import lines, wrong_answer
from tests.properties.play import TABLES, begin, choices, plain

PROCESSES = 2
BATCH = 50
TRIED_EVERY = 41
TYPED = 5
MOST_SHOWN = 20


class Batch(NamedTuple):
    table: str
    seed: int
    games: int


class Found(NamedTuple):
    batch: Batch
    answers: int
    ends: Counter[str]
    failures: list[str]


def play_batch(batch: Batch) -> Found:
    """Play a batch, continuing after failures."""
    ends: Counter[str] = Counter()
    failures: list[str] = []
    answers = 0
    for seed in range(batch.seed, batch.seed + batch.games):
        steps, end, wrong = play_game(batch.table, seed)
        answers += steps
        ends[end] += 1
        if wrong:
            failures.append(f"--table {batch.table} --seed {seed} step {steps}: {wrong}")
    return Found(batch, answers, ends, failures)


def play_game(table: str, seed: int) -> tuple[int, str, str]:
    """The number of moves of a game, its end, and what was wrong with it."""
    step = 0
    try:
        st = begin(table, seed)
        for step in choices(st, seed):
            if wrong := broken(st) or tried(st, seed, step):
                return step, "broken", wrong
        return step, endings.NAMES[st.end], broken(st)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        return step, "broken", f"{type(error).__name__} at {where}: {error}"


def tried(st: State, seed: int, step: int) -> str:
    """Now and then, try all options on clones and check that the game is unchanged."""
    if (seed + step) % TRIED_EVERY:
        return ""
    before = plain(st)
    wrong = refused(st) or answered_wrongly(st, seed)
    return wrong or ("" if plain(st) == before else "a clone changed its original")


def answered_wrongly(st: State, seed: int) -> str:
    """Type some lines and check that each is played, queried or refused by a rule."""
    told = (wrong_answer(st, line, named) for line, named in lines(st, Random(seed), TYPED))
    return next(filter(None, told), "")


def batches(tables: list[str], first: int, games: int) -> Iterator[Batch]:
    """Yield batches of all tables in turn, so that an early stop has covered every table."""
    for seed in range(first, first + games, BATCH):
        for table in tables:
            yield Batch(table, seed, min(BATCH, first + games - seed))


def soak(tables: list[str], first: int, games: int) -> int:
    """Play all batches, printing progress and a summary; return the exit status."""
    todo = list(batches(tables, first, games))
    ends: dict[str, Counter[str]] = {table: Counter() for table in tables}
    failures: list[str] = []
    answers, start = 0, perf_counter()
    with get_context("spawn").Pool(PROCESSES) as pool:
        for done, found in enumerate(pool.imap_unordered(play_batch, todo), 1):
            answers += found.answers
            ends[found.batch.table] += found.ends
            failures += found.failures
            report(done, len(todo), answers, perf_counter() - start, len(failures))
    print()
    summary(ends, failures)
    return 1 if failures else 0


def report(done: int, total: int, answers: int, seconds: float, failures: int) -> None:
    """Print the progress, in place on a terminal and from time to time elsewhere."""
    if sys.stdout.isatty() or done == total or done % max(1, total // 20) == 0:
        end = "\r" if sys.stdout.isatty() else "\n"
        rate = f"{answers / seconds:,.0f} answers/s"
        print(f"{done}/{total} batches, {rate}, {failures} failures", end=end, flush=True)


def summary(ends: dict[str, Counter[str]], failures: list[str]) -> None:
    """Print how the games of each table ended, and what to repeat."""
    print(f"core: {vm.__file__}")
    for table, counted in ends.items():
        told = ", ".join(f"{name} {times}" for name, times in counted.most_common())
        print(f"{table:10} {counted.total():7} games: {told}")
    for failure in islice(sorted(failures), MOST_SHOWN):
        print(failure)
    print(f"{len(failures)} failures")


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many games with every law checked.")
    parser.add_argument("--games", type=int, default=1000, help="games a table")
    parser.add_argument("--table", choices=list(TABLES), help="only this table")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    tables = [given.table] if given.table else list(TABLES)
    return soak(tables, given.seed, given.games)


if __name__ == "__main__":
    sys.exit(main())
