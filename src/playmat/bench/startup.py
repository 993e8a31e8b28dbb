"""What a new process pays: import time, loading cards, and memory over many games."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from playmat.bench.speed import TO_THE_END, shipped_match
from playmat.decks.defaults import default_decks
from playmat.engine.rollout import RolloutCount, picker, rollout
from playmat.engine.start import new_game
from playmat.rules import BOOKS

TIMES: Final = 5
TIMED: Final = """
from time import perf_counter
{before}
start = perf_counter()
{what}
print((perf_counter() - start) * 1000)
"""
MODULES: Final = (
    "import playmat; from playmat.cards.library import Library; "
    "from playmat.decks.by_name import deck_named; playmat.Game"
)
LIBRARY: Final = "library = Library.default(); "
STATM: Final = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class Start:
    """Milliseconds in a new process, the median of several.

    ``playmat`` loads its modules on first use: ``modules_ms`` is the cost of the card library and
    ``Game``, and the figures below it are measured after that.
    """

    import_ms: float
    modules_ms: float
    two_decks_ms: float
    link_ms: float
    library_ms: float


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes a process holds after a tenth of the games and after all of them."""

    games: tuple[int, int]
    mb: tuple[float, float]


def start() -> Start:
    """Measure what a program pays before its first game."""
    two = "; ".join(f"deck_named({name!r})" for name in default_decks("xy"))
    bench = f"from playmat.bench.speed import shipped_match; {MODULES}; {LIBRARY}{two}"
    return Start(
        import_ms=timed("", "import playmat"),
        modules_ms=timed("import playmat", MODULES),
        two_decks_ms=timed(MODULES, LIBRARY + two),
        link_ms=timed(bench, "shipped_match('xy')"),
        library_ms=timed(MODULES, LIBRARY + "library.cards()"),
    )


def timed(before: str, what: str) -> float:
    """Median milliseconds of a statement, each time in a new process."""
    program = TIMED.format(before=before, what=what)
    return median(float(run(program)) for _ in range(TIMES))


def run(program: str) -> str:
    """Output of a program run in a new interpreter."""
    command = [sys.executable, "-c", program]
    # Byte code is kept between runs, as in an installed package.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout


def memory(games: int) -> Memory:
    """Measure a new process after a tenth of *games* and after all of them."""
    marks = (max(1, games // 10), games)
    printed = run(f"from playmat.bench.startup import play; play({marks})").split()
    return Memory(marks, (float(printed[0]), float(printed[1])))


def play(marks: Sequence[int]) -> None:
    """Play random games under all rulebooks in turn; print the memory in use at each mark."""
    matches = [shipped_match(book) for book in BOOKS]
    for seed in range(max(marks)):
        match = matches[seed % len(matches)]
        rollout(new_game(match, seed, False), picker(match, seed), RolloutCount(), TO_THE_END)
        if seed + 1 in marks:
            print(held_mb())


def held_mb() -> float:
    """Megabytes this process holds now, or its peak where the current size is not available."""
    if STATM.exists():
        pages = int(STATM.read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() / 1e6
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
