"""Mutate the rulebooks and check whether the tests of the rules notice.

``python tests/mutation/run.py [--book xy] [--field copies] [--jobs 2] [--strict]``. Tests are
collected once; each mutation is made in a forked process, which runs the tests that cite the rules
of the field, with that rulebook, until one fails. Undetected mutations have survived; a test of the
same chapter that would have noticed is named beside them. Mutations that cannot affect any game are
listed in ``equivalent.toml`` and counted separately. Tests that only compare rulebook values are
left out, because they would detect everything.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playmat.rules import BOOKS, FIELDS
from tests.mutation.citing import Citing, family, ids_of
from tests.mutation.equivalent import idle, reasons
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import Trial, passing

ROOT = Path(__file__).resolve().parents[2]
APART = ("compiled", "contract", "golden", "properties", "lang", "soak")
"""Folders whose tests cite no rules."""
MISSED = ("survived", "uncited", "broken", "no longer equivalent")


class Mutation:
    """A pytest plugin that runs mutations instead of tests."""

    def __init__(self, chosen: Sequence[Mutant], jobs: int) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.outcomes: dict[Mutant, str] = {}
        self.beside: dict[Mutant, str] = {}
        self.noticing: set[str] = set()
        self.false_alarm = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Index the tests by rule, drop failing ones, and run all mutations."""
        wanted = {family(rule) for mutant in self.chosen for rule in mutant.ids}
        cited = [item for item in session.items if wanted.intersection(map(family, ids_of(item)))]
        self.sound = passing(cited)
        failing = len(cited) - len(self.sound)
        print(f"{len(self.sound)} tests cite the rules; {failing} fail anyway", flush=True)
        self.citing = Citing(self.sound)
        self.run_all({mutant: mutant.ids for mutant in self.chosen}, self.keep)
        print()
        known = reasons(self.chosen)
        left = [m for m, found in self.outcomes.items() if found == "survived" and m not in known]
        self.run_all({m: tuple(map(family, m.ids)) for m in left}, self.keep_beside)
        self.control()
        return True

    def run_all(self, chosen: dict[Mutant, tuple[str, ...]], keep: Keep) -> None:
        """Run every mutation in a separate process, a few at a time."""
        running: dict[int, Trial] = {}
        for mutant, names in chosen.items():
            tests = self.citing.of(mutant, names)
            if not tests:
                keep(mutant, "uncited", "")
                continue
            if len(running) == self.jobs:
                reap(running, keep)
            trial = Trial(mutant, tests)
            running[trial.pid] = trial
        while running:
            reap(running, keep)

    def control(self) -> None:
        """Finally run without a mutation: tests that still fail have detected nothing."""
        tests = [item for item in self.sound if item.nodeid in self.noticing]
        trial = Trial(self.chosen[0]._replace(change="", value=self.right(self.chosen[0])), tests)
        self.false_alarm = trial.outcome(os.waitpid(trial.pid, 0)[1])[1]

    @staticmethod
    def right(mutant: Mutant) -> object:
        """The actual value of the mutated field."""
        return getattr(BOOKS[mutant.book], mutant.field)

    def keep(self, mutant: Mutant, outcome: str, test: str) -> None:
        """Record the outcome of a mutation, and the test that detected it."""
        self.outcomes[mutant] = outcome
        print("." if outcome == "noticed" else outcome[0].upper(), end="", flush=True)
        if test:
            self.noticing.add(test)
            self.citing.noticed(mutant, test)

    def keep_beside(self, mutant: Mutant, outcome: str, test: str) -> None:
        """Record a test of the same chapter that detected what the tests of the rule missed."""
        self.beside[mutant] = test


Keep = Callable[[Mutant, str, str], None]


def reap(running: dict[int, Trial], keep: Keep) -> None:
    """Wait for one process and record its outcome."""
    pid, status = os.wait()
    trial = running.pop(pid)
    keep(trial.mutant, *trial.outcome(status))


def settled(outcomes: dict[Mutant, str]) -> dict[Mutant, str]:
    """The outcomes, with equivalent mutations marked."""
    known = reasons(outcomes)
    apart = {
        mutant: "no longer equivalent" if outcomes[mutant] == "noticed" else "equivalent"
        for mutant in known
    }
    return {**outcomes, **apart}


def summary(outcomes: dict[Mutant, str], beside: dict[Mutant, str]) -> None:
    """Print undetected and equivalent mutations, and the counts."""
    for mutant in (mutant for mutant, found in outcomes.items() if found in MISSED):
        near = f" (beside: {beside[mutant]})" if beside.get(mutant) else ""
        print(f"{outcomes[mutant]}: {mutant}{near}")
    alike = Counter((mutant.field, reason) for mutant, reason in reasons(outcomes).items())
    for (field, reason), times in alike.items():
        print(f"equivalent: {times} of {field} ({reason})")
    counts = Counter(outcomes.values())
    always = ("noticed", "survived", "equivalent")
    words = (*always, *(word for word in MISSED if word not in always and counts[word]))
    print(f"{len(outcomes)} mistakes: {', '.join(f'{counts[word]} {word}' for word in words)}")


def main() -> int:
    """Parse the command line, collect the tests and run the mutations."""
    parser = argparse.ArgumentParser(description="See whether tests notice mistakes in the books.")
    parser.add_argument("--book", choices=list(BOOKS), help="only this book")
    parser.add_argument("--field", choices=list(FIELDS), help="only this field")
    parser.add_argument("--jobs", type=int, default=2, help="mistakes tried at a time")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if any is overlooked")
    given = parser.parse_args()
    possible = list(mutants())
    for entry in idle(possible):
        parser.error(f"equivalent.toml lists {entry.field} {entry.changes}, which is no mistake")
    chosen = [
        mutant
        for mutant in possible
        if given.book in (None, mutant.book) and given.field in (None, mutant.field)
    ]
    if not chosen:
        parser.error(f"{given.book or 'no book'} has no mistake to make in {given.field}")
    mutation = Mutation(chosen, max(1, given.jobs))
    apart = [f"--ignore=tests/{folder}" for folder in APART]
    os.chdir(ROOT)
    status = pytest.main(["-q", "-s", "-p", "no:cacheprovider", *apart, "tests"], [mutation])
    outcomes = settled(mutation.outcomes)
    summary(outcomes, mutation.beside)
    if mutation.false_alarm:
        print(f"nothing is proved: {mutation.false_alarm} fails without a mistake, too")
        return 1
    overlooked = any(found in MISSED for found in outcomes.values())
    return int(status) or int(given.strict and overlooked)


if __name__ == "__main__":
    sys.exit(main())
