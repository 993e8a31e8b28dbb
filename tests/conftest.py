"""Settings that every test shares: Hypothesis, the rule marker and the two ways to run the core."""

from __future__ import annotations

import importlib.util
import os
import re

import pytest
from hypothesis import settings

RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)+[a-z]?")

# Cards that whoever runs the tests has imported are none of theirs.
os.environ.setdefault("PLAYMAT_LIBRARY", "")

settings.register_profile("playmat", derandomize=True, deadline=None)
settings.load_profile("playmat")


def core_is_compiled() -> bool:
    spec = importlib.util.find_spec("playmat.kinds")
    return spec is not None and not str(spec.origin).endswith(".py")


# The gate is about the compiled core; asked for by name without one, it runs and fails.
collect_ignore = [] if core_is_compiled() else ["compiled"]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose rule marker names no rule, too many, or something else."""
    marks = list(item.iter_markers("rule"))
    ids = [rule for mark in marks for rule in mark.args]
    if marks and not 1 <= len(ids) <= 3:
        pytest.fail(f"{len(ids)} rule ids; a test names one to three", pytrace=False)
    for rule in ids:
        if not isinstance(rule, str) or not RULE_ID.fullmatch(rule):
            pytest.fail(f"{rule!r} is no rule id like 'RETREAT-05'", pytrace=False)
