"""Play random decks of all real cards for hours, checking laws and comparing with the plain core.

``python -m tests.soak.endure --games 100000`` continues where the journal ends and can be stopped
at any time without loss; ``--report`` shows the total of all runs, ``--play 7`` repeats one game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from playmat import __version__
from playmat.decks.random_decks import random_deck
from playmat.engine import vm
from playmat.engine.start import new_game
from playmat.exercise.exercise import error_text
from playmat.exercise.laws import broken
from playmat.exercise.soak import MOST_ANSWERS, choose_option, shelves
from playmat.kinds import endings
from playmat.linker.link import link
from playmat.model.state import State
from tests.compiled.trace import hashed, sight
from tests.contract.repository import ROOT
from tests.properties.play import TABLES, plain

JOURNAL: Final = Path("build/endure/journal.jsonl")
BATCH: Final = 50
LAWS_EVERY: Final = 10
PLAIN_EVERY: Final = 10
NAMES: Final = tuple(TABLES)


@dataclass(slots=True)
class Batch:
    """Results of fifty consecutive games, a line of the journal."""

    first: int
    games: int = 0
    answers: int = 0
    compared: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0
    memory: int = 0
    process: int = 0
    version: str = __version__


def begun(number: int) -> State:
    """A game at its first choice: tables in turn, each deck around the next card."""
    table, cards = NAMES[number % len(NAMES)], shelves().cards
    rng = Random(f"endure {number}")
    centres = [cards[(2 * number + n) % len(cards)] for n in range(2)]
    decks = [random_deck(shelves(), rng, TABLES[table], card) for card in centres]
    return new_game(link(TABLES[table], [deck.cards for deck in decks]), number, record=False)


def played(number: int) -> tuple[int, str, str, str]:
    """Play a game; return its moves, end, hash and errors."""
    answers, course = 0, ""
    try:
        st, rng = begun(number), Random(number)
        while st.winner < 0:
            if answers % LAWS_EVERY == 0:
                if wrong := broken(st):
                    return answers, "broken", course, wrong
                course = hashed(course + sight(st))
            if answers > MOST_ANSWERS:
                return answers, "broken", course, f"no end after {MOST_ANSWERS} answers"
            vm.apply(st, choose_option(st, rng))
            answers += 1
        return answers, endings.NAMES[st.end], hashed(course + json.dumps(plain(st))), broken(st)
    except Exception as error:
        return answers, "error", course, error_text(error)


@cache
def beside() -> subprocess.Popen[str]:
    """A process that plays games on the plain core."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.soak.endure", "--plain"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert process.stdout is not None
    core = process.stdout.readline().strip()
    assert core.endswith(".py"), f"the plain side ran {core}"
    return process


def in_plain(number: int) -> str:
    """The hash of a game on the plain core."""
    process = beside()
    assert process.stdin is not None
    assert process.stdout is not None
    print(number, file=process.stdin, flush=True)
    return process.stdout.readline().strip()


def answer_plain() -> None:
    """Play the games whose numbers are read from stdin and print their hashes."""
    print(vm.__file__, flush=True)
    for line in sys.stdin:
        print(played(int(line))[2], flush=True)


def batch(first: int) -> Batch:
    """Play a batch, continuing after failures."""
    found, ends, began = Batch(first, process=os.getpid()), Counter[str](), monotonic()
    for number in range(first, first + BATCH):
        answers, end, course, wrong = played(number)
        if not wrong and number % PLAIN_EVERY == 0:
            found.compared += 1
            wrong = "" if in_plain(number) == course else "the plain core plays another game"
        if wrong:
            found.failures.append(f"--play {number} step {answers}: {wrong}")
        found.games += 1
        found.answers += answers
        ends[end] += 1
    found.ends, found.seconds = dict(ends), round(monotonic() - began, 1)
    found.memory = memory()
    return found


def memory() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def journal() -> list[dict[str, Any]]:
    lines = JOURNAL.read_text().splitlines() if JOURNAL.exists() else []
    return [json.loads(line) for line in lines]


def todo(games: int) -> list[int]:
    """The first games of the batches that are not in the journal yet."""
    done = {line["first"] for line in journal()}
    return [first for first in range(0, games, BATCH) if first not in done]


def endure(games: int, jobs: int) -> int:
    """Play the remaining games, writing every batch to the journal."""
    JOURNAL.parent.mkdir(parents=True, exist_ok=True)
    assert not vm.__file__.endswith(".py"), "build the core first: make compiled"
    with get_context("spawn").Pool(jobs) as pool, JOURNAL.open("a") as out:
        for found in pool.imap_unordered(batch, todo(games)):
            print(json.dumps(asdict(found)), file=out, flush=True)
            for failure in found.failures:
                print(failure, flush=True)
    print(*report(), sep="\n")
    return 1 if any(line["failures"] for line in journal()) else 0


def report() -> Iterator[str]:
    """Yield the total of all runs as a table."""
    lines, ends = journal(), Counter[str]()
    for line in lines:
        ends.update(line["ends"])
    games = sum(line["games"] for line in lines)
    yield "| | |\n|---|---|"
    yield f"| games | {games:,} |"
    yield f"| answers | {sum(line['answers'] for line in lines):,} |"
    yield f"| also on the plain core | {sum(line['compared'] for line in lines):,} |"
    yield f"| games a table | {games // len(NAMES):,} each: {', '.join(NAMES)} |"
    yield "| ends | " + ", ".join(f"{name} {n:,}" for name, n in ends.most_common()) + " |"
    yield f"| memory of a process, MB | {', '.join(memories(lines))} |"
    failures = [failure for line in lines for failure in line["failures"]]
    yield f"| failures | {len(failures)} |"
    yield from (f"\n{failure}" for failure in failures)


def memories(lines: list[dict[str, Any]]) -> Iterator[str]:
    """Yield each process's memory after its tenth batch and after its last."""
    for process in dict.fromkeys(line["process"] for line in lines):
        taken = [line["memory"] for line in lines if line["process"] == process]
        if len(taken) > BATCH // 2:
            yield f"{taken[9]} after {10 * BATCH:,} games, {taken[-1]} after {len(taken) * BATCH:,}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games in all sittings together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--play", type=int, help="one game again")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.plain:
        answer_plain()
    elif given.report:
        print(*report(), sep="\n")
    elif given.play is not None:
        print(*played(given.play))
    else:
        return endure(given.games, given.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
