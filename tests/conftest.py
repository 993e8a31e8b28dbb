"""Shared test settings: Hypothesis, the rule marker, scheduling, and how the core runs."""

from __future__ import annotations

import gc
import importlib.util
import os
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)+[a-z]?")

# Tests must not use cards imported by the user.
os.environ.setdefault("PLAYMAT_LIBRARY", "")

TOGETHER = {
    "tests/importer/test_importer_corpus.py": "cards as read",
    "tests/importer/test_overrides.py": "cards as read",
    "tests/reader/test_generality.py": "cards as read",
    "tests/cards/test_wording.py": "wording of all cards",
    "tests/contract/test_own_words.py": "wording of all cards",
    "tests/writer/test_aims.py": "wording of all cards",
    "tests/writer/test_phrase_table.py": "wording of all cards",
    "tests/writer/test_translate_law.py": "wording of all cards",
    "tests/contract/test_circles.py": "trees of all modules",
    "tests/contract/test_core.py": "trees of all modules",
    "tests/contract/test_no_era_question.py": "trees of all modules",
    "tests/contract/test_private_names.py": "trees of all modules",
    "tests/contract/test_traits.py": "trees of all modules",
}
"""Files whose tests share slow setup, and what it is."""
APART = {
    "tests/compiled/test_trace.py",
    "tests/contract/test_readme.py",
    "tests/exercise/test_survey.py",
    "tests/sim/test_run.py",
}
"""Files of long tests that share little."""

settings.register_profile("playmat", derandomize=True, deadline=None)
settings.load_profile("playmat")


def core_is_compiled() -> bool:
    spec = importlib.util.find_spec("playmat.kinds")
    return spec is not None and not str(spec.origin).endswith(".py")


# The gate tests the compiled core; requested by name without one, it runs and fails.
collect_ignore = [] if core_is_compiled() else ["compiled"]


def shared_by(nodeid: str) -> str:
    """The group of tests that a test runs with in one process, by default those of its file."""
    file = nodeid.partition("::")[0]
    if file.startswith("tests/browser/"):
        return "browser"  # one server and one Chromium
    return nodeid if file in APART else TOGETHER.get(file, file)


# Slow tests come first, so that all processes finish at about the same time.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order tests: slow shared setup first, then long tests, then large files."""
    sizes = Counter(shared_by(item.nodeid) for item in items)
    dear = ["browser", *dict.fromkeys(TOGETHER.values())]

    def place(item: pytest.Item) -> tuple[int, int]:
        shared = shared_by(item.nodeid)
        rank = dear.index(shared) if shared in dear else len(dear) + ("::" not in shared)
        return rank, -sizes[shared]

    items.sort(key=place)


# Thousands of tests and their imports are permanent, so do not scan them again.
def pytest_collection_finish() -> None:
    """Exclude existing objects from garbage collection."""
    gc.collect()
    gc.freeze()


# A marker does not work here: xdist looks for a field that pytest 9.2 no longer has.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Run tests that share slow setup in one process, in the order above."""
    from xdist.scheduler import LoadScopeScheduling

    class BySharing(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return shared_by(nodeid)

        def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
            super().mark_test_complete(node, item_index, duration)
            # After every message, xdist counts the remaining work over everything a process was
            # ever assigned, so remove what is done.
            work = self.assigned_work[node]
            shared = shared_by(self.registered_collections[node][item_index])
            if all(work[shared].values()):
                del work[shared]

    config.option.loadscopereorder = False
    return BySharing(config, log)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test with invalid or too many ids in its rule marker."""
    marks = list(item.iter_markers("rule"))
    ids = [rule for mark in marks for rule in mark.args]
    if marks and not 1 <= len(ids) <= 3:
        pytest.fail(f"{len(ids)} rule ids; a test names one to three", pytrace=False)
    for rule in ids:
        if not isinstance(rule, str) or not RULE_ID.fullmatch(rule):
            pytest.fail(f"{rule!r} is no rule id like 'RETREAT-05'", pytrace=False)
