"""A mistake tried out: a forked process makes it and runs tests until one fails."""

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
"""How long one test may compute: some mistakes make a game go on for ever.

Only its own time counts, or on a busy machine a slow test would pass for one that noticed.
"""


class Trial:
    """One running process; what it writes is the name of the test that noticed."""

    def __init__(self, mutant: Mutant, tests: Iterable[pytest.Item]) -> None:
        self.mutant = mutant
        self.found: IO[str] = TemporaryFile("w+")  # noqa: SIM115
        self.pid = os.fork()
        if not self.pid:
            self.run(tests)

    def run(self, tests: Iterable[pytest.Item]) -> None:
        """Make the mistake, run the tests and leave without cleaning up; 0 is a whole run."""
        status = 1
        try:
            silence()
            make(self.mutant)
            print(first_failing(tests), file=self.found, flush=True)
            status = 0
        finally:
            os._exit(status)

    def outcome(self, status: int) -> tuple[str, str]:
        """Return what came of it and the test that noticed; one stopped by its clock noticed."""
        with self.found as found:  # left open it would fail every test that runs later
            found.seek(0)
            test = found.read().strip()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
            return "noticed", "the clock"
        if status:
            return "broken", ""
        return ("noticed" if test else "survived"), test


def first_failing(tests: Iterable[pytest.Item]) -> str:
    """Return the name of the first test that fails, or nothing."""
    return next((item.nodeid for item in tests if not passed(item)), "")


def passed(item: pytest.Item) -> bool:
    """Run a test within its time and return whether it passed."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


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
