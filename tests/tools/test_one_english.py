"""Wordings that the reader reads are read as the program they came from."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.one_english import OTHER, SAME, faces, worded

STEP = 25
"""The suite reads one in this many wordings, the laws all of them."""

LEAST = 0.28
"""Minimum share of wordings read as their program; it may only grow."""

MOST = 0.027
"""Maximum share of wordings read as another program; it may only shrink.

Nearly all of those programs play alike: only the order of their questions differs.
"""


@pytest.mark.parametrize("step", [STEP, pytest.param(1, marks=pytest.mark.slow)])
def test_a_wording_is_read_as_the_program_it_was_written_from(step: int) -> None:
    every = [worded(*one) for one in list(faces())[::step]]
    found = Counter(one.outcome for one in every)

    assert found[SAME] >= LEAST * len(every)
    assert found[OTHER] <= MOST * len(every), [w.face.text for w in every if w.outcome == OTHER]
