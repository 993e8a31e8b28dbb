"""Settings that every test shares: Hypothesis, the rule marker and the two ways to run the core."""

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

# Cards that whoever runs the tests has imported are none of theirs.
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
"""Files whose tests share what takes long to make, and what that is."""
APART = {
    "tests/compiled/test_trace.py",
    "tests/contract/test_readme.py",
    "tests/exercise/test_survey.py",
    "tests/sim/test_run.py",
}
"""Files of long tests, which share next to nothing."""

settings.register_profile("playmat", derandomize=True, deadline=None)
settings.load_profile("playmat")


def core_is_compiled() -> bool:
    spec = importlib.util.find_spec("playmat.kinds")
    return spec is not None and not str(spec.origin).endswith(".py")


# The gate is about the compiled core; asked for by name without one, it runs and fails.
collect_ignore = [] if core_is_compiled() else ["compiled"]


def shared_by(nodeid: str) -> str:
    """Return for what a test runs in one process with others: mostly for their file."""
    file = nodeid.partition("::")[0]
    if file.startswith("tests/browser/"):
        return "browser"  # one server and one Chromium
    return nodeid if file in APART else TOGETHER.get(file, file)


# What takes long comes first, so that all processes come to their end at about the same time.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that share something dear, then the long ones, then the large files."""
    sizes = Counter(shared_by(item.nodeid) for item in items)
    dear = ["browser", *dict.fromkeys(TOGETHER.values())]

    def place(item: pytest.Item) -> tuple[int, int]:
        shared = shared_by(item.nodeid)
        rank = dear.index(shared) if shared in dear else len(dear) + ("::" not in shared)
        return rank, -sizes[shared]

    items.sort(key=place)


# Thousands of tests and all that they import stay to the end; nobody needs to look at them again.
def pytest_collection_finish() -> None:
    """Take what is there by now from the sight of the garbage collector."""
    gc.collect()
    gc.freeze()


# Marks for this are not heard: the plug-in looks for a field of tests that pytest 9.2 has no more.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let tests that share something dear run in one process, in the order of above."""
    from xdist.scheduler import LoadScopeScheduling

    class BySharing(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return shared_by(nodeid)

        def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
            super().mark_test_complete(node, item_index, duration)
            # What a process has still to do is counted after every message from it, over all that
            # it was ever given: what is done is put away.
            work = self.assigned_work[node]
            shared = shared_by(self.registered_collections[node][item_index])
            if all(work[shared].values()):
                del work[shared]

    config.option.loadscopereorder = False
    return BySharing(config, log)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose rule marker names no rule, too many, or something else."""
    marks = list(item.iter_markers("rule"))
    ids = [rule for mark in marks for rule in mark.args]
    if marks and not 1 <= len(ids) <= 3:
        pytest.fail(f"{len(ids)} rule ids; a test names one to three", pytrace=False)
    for rule in ids:
        if not isinstance(rule, str) or not RULE_ID.fullmatch(rule):
            pytest.fail(f"{rule!r} is no rule id like 'RETREAT-05'", pytrace=False)
