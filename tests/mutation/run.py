"""Put one mistake at a time into a book and see whether the tests of its rules notice.

``python tests/mutation/run.py [--book xy] [--field copies] [--strict]``.  Tests are collected once;
each mistake is made in a forked process, which runs the tests that cite the rules of the field
until one fails.  What they overlook is tried again with the tests of all rules of the same chapters
and told apart as noticed beside.  Tests that only read the books are left out: they would notice
everything.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryFile

import pytest
from _pytest.runner import runtestprotocol

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playmat.rules import BOOKS, FIELDS, Ruleset
from tests.mutation.mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]
PROCESSES = 2
SECONDS = 60
OUTCOMES = ("noticed", "survived", "broken")
NOTICED, SURVIVED, BROKEN = range(3)
READING = ("tests/rules/test_books.py", "tests/rules/test_catalogue.py")
"""Tests that compare the books with a table of values and play nothing."""
APART = ("compiled", "contract", "golden", "properties", "lang")
"""Folders whose tests cite no rule."""


class Mutation:
    """Run mistakes in place of tests, inside a session that has collected the tests."""

    def __init__(self, chosen: Sequence[Mutant]) -> None:
        self.chosen = chosen
        self.citing: dict[str, list[pytest.Item]] = {}
        self.outcomes: dict[Mutant, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Sort the tests by the rules they cite, drop those that fail anyway, run all mistakes."""
        wanted = {family(rule) for mutant in self.chosen for rule in mutant.ids}
        cited = [item for item in session.items if wanted.intersection(families(item))]
        sound = passing(cited)
        print(
            f"{len(sound)} tests cite the rules; {len(cited) - len(sound)} fail without a mistake"
        )
        for item in sound:
            for rule in {*ids_of(item), *families(item)}:
                self.citing.setdefault(rule, []).append(item)
        self.run_all("noticed", {mutant: mutant.ids for mutant in self.chosen})
        left = [mutant for mutant, found in self.outcomes.items() if found == "survived"]
        self.run_all("noticed beside", {mutant: tuple(map(family, mutant.ids)) for mutant in left})
        return True

    def tests_of(self, mutant: Mutant, names: tuple[str, ...]) -> list[pytest.Item]:
        """Return the tests of some rules or families, those that name the mistake's book first."""
        found = {item: None for name in names for item in self.citing.get(name, [])}
        return sorted(found, key=lambda item: mutant.book not in item.name)

    def run_all(self, word: str, chosen: dict[Mutant, tuple[str, ...]]) -> None:
        """Run every mistake in a process of its own, a few at a time."""
        running: dict[int, Mutant] = {}
        for mutant, names in chosen.items():
            tests = self.tests_of(mutant, names)
            if not tests:
                self.outcomes[mutant] = "uncited"
                continue
            if len(running) == PROCESSES:
                self.reap(word, running)
            running[start(mutant, tests)] = mutant
        while running:
            self.reap(word, running)

    def reap(self, word: str, running: dict[int, Mutant]) -> None:
        """Wait for one process and keep what it found; one stopped by its clock noticed too."""
        pid, status = os.wait()
        mutant = running.pop(pid)
        late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
        noticed = late or os.waitstatus_to_exitcode(status) == NOTICED
        self.outcomes[mutant] = word if noticed else OUTCOMES[os.waitstatus_to_exitcode(status)]


def ids_of(item: pytest.Item) -> list[str]:
    """Return the rules a test cites, unless it only reads the books."""
    if item.nodeid.split("::")[0] in READING:
        return []
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def family(rule: str) -> str:
    """Return the chapter a rule belongs to, such as RETREAT of RETREAT-05."""
    return rule.rpartition("-")[0]


def families(item: pytest.Item) -> list[str]:
    return [family(rule) for rule in ids_of(item)]


def reports(item: pytest.Item) -> list[pytest.TestReport]:
    return runtestprotocol(item, nextitem=None, log=False)


def passing(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests that pass while no book holds a mistake.

    They run in a forked process: what they link and keep here would hide mistakes made later.
    """
    with TemporaryFile("w+") as found:
        pid = os.fork()
        if not pid:
            try:
                silence()
                print(*(n for n, item in enumerate(items) if passed(item)), file=found, flush=True)
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
        found.seek(0)
        return [items[int(n)] for n in found.read().split()]


def start(mutant: Mutant, tests: Iterable[pytest.Item]) -> int:
    """Fork a process that makes a mistake and exits with whether the tests noticed."""
    pid = os.fork()
    if pid:
        return pid
    status = BROKEN
    try:
        signal.alarm(SECONDS)
        silence()
        make(mutant)
        status = SURVIVED if all(passed(item) for item in tests) else NOTICED
    finally:
        os._exit(status)


def passed(item: pytest.Item) -> bool:
    return not any(report.failed for report in reports(item))


def silence() -> None:
    """Send what tests print to nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def make(mutant: Mutant) -> None:
    """Change the book itself and every ruleset that was made from it when tests were collected."""
    right = getattr(BOOKS[mutant.book], mutant.field)
    for rules in [thing for thing in gc.get_objects() if type(thing) is Ruleset]:
        if rules.name == mutant.book and getattr(rules, mutant.field) == right:
            object.__setattr__(rules, mutant.field, mutant.value)


def summary(outcomes: dict[Mutant, str]) -> None:
    """Print what was overlooked, field by field, and the counts."""
    for mutant in (mutant for mutant, found in outcomes.items() if found == "survived"):
        print(f"survived: {mutant}")
    for outcome in ("uncited", "survived", "noticed beside", "broken"):
        fields = Counter(mutant.field for mutant, found in outcomes.items() if found == outcome)
        if fields:
            listed = ", ".join(f"{field} {times}" for field, times in fields.most_common())
            print(f"{outcome}: {listed}")
    counts = Counter(outcomes.values())
    print(f"{len(outcomes)} mistakes: {', '.join(f'{n} {what}' for what, n in counts.items())}")


def main() -> int:
    """Read the command line, collect the tests and run the mistakes."""
    parser = argparse.ArgumentParser(description="See whether tests notice mistakes in the books.")
    parser.add_argument("--book", choices=list(BOOKS), help="only this book")
    parser.add_argument("--field", choices=list(FIELDS), help="only this field")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if any is overlooked")
    given = parser.parse_args()
    chosen = [
        mutant
        for mutant in mutants()
        if given.book in (None, mutant.book) and given.field in (None, mutant.field)
    ]
    if not chosen:
        parser.error(f"{given.book or 'no book'} has no mistake to make in {given.field}")
    mutation = Mutation(chosen)
    apart = [f"--ignore=tests/{folder}" for folder in APART]
    os.chdir(ROOT)
    status = pytest.main(["-q", "-s", "-p", "no:cacheprovider", *apart, "tests"], [mutation])
    summary(mutation.outcomes)
    missed = ("uncited", "survived", "broken")
    overlooked = [found for found in mutation.outcomes.values() if found in missed]
    return int(status) or int(given.strict and bool(overlooked))


if __name__ == "__main__":
    sys.exit(main())
