"""Try a mutation: a forked process makes it and runs tests until one fails."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterable
from tempfile import TemporaryFile
from typing import IO

import pytest
from _pytest.runner import runtestprotocol

from playmat.rules import BOOKS, Ruleset
from tests.mutation.mutants import Mutant

SECONDS = 15
"""Processor seconds per test, because some mutations make games endless.

Only its own time counts, so that slow tests on a busy machine are not taken for failures.
"""


class Trial:
    """A running process that writes the name of the test that detected the mutation."""

    def __init__(self, mutant: Mutant, tests: Iterable[pytest.Item]) -> None:
        self.mutant = mutant
        self.found: IO[str] = TemporaryFile("w+")  # noqa: SIM115
        self.pid = os.fork()
        if not self.pid:
            self.run(tests)

    def run(self, tests: Iterable[pytest.Item]) -> None:
        """Make the mutation, run the tests and exit without cleanup; status 0 means completed."""
        status = 1
        try:
            silence()
            make(self.mutant)
            print(first_failing(tests), file=self.found, flush=True)
            status = 0
        finally:
            os._exit(status)

    def outcome(self, status: int) -> tuple[str, str]:
        """The outcome, and the test that detected the mutation; a timeout counts as detected."""
        with self.found as found:  # if left open, it would fail all later tests
            found.seek(0)
            test = found.read().strip()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
            return "noticed", "the clock"
        if status:
            return "broken", ""
        return ("noticed" if test else "survived"), test


def first_failing(tests: Iterable[pytest.Item]) -> str:
    return next((item.nodeid for item in tests if not passed(item)), "")


def passed(item: pytest.Item) -> bool:
    """Run a test with a time limit and return whether it passed."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def passing(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests that pass without a mutation.

    They run in a forked process, because caches filled here would hide mutations.
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


def silence() -> None:
    """Discard the output of tests."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def make(mutant: Mutant) -> None:
    """Mutate the rulebook and all rulesets made from it during collection."""
    right = getattr(BOOKS[mutant.book], mutant.field)
    for rules in [thing for thing in gc.get_objects() if type(thing) is Ruleset]:
        if rules.name == mutant.book and getattr(rules, mutant.field) == right:
            object.__setattr__(rules, mutant.field, mutant.value)
