"""Where the reader reads our wording, it reads the program that the wording was written from."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.one_english import OTHER, SAME, faces, worded

STEP = 25
"""One of so many wordings is read by the suite, all of them by the laws."""

LEAST = 0.28
"""The share of wordings that are read as their program: it may only grow."""

MOST = 0.027
"""The share of wordings that are read as another program: it may only shrink.

Nearly all of those programs play alike: they ask first what the other asks afterwards.
"""


@pytest.mark.parametrize("step", [STEP, pytest.param(1, marks=pytest.mark.slow)])
def test_a_wording_is_read_as_the_program_it_was_written_from(step: int) -> None:
    every = [worded(*one) for one in list(faces())[::step]]
    found = Counter(one.outcome for one in every)

    assert found[SAME] >= LEAST * len(every)
    assert found[OTHER] <= MOST * len(every), [w.face.text for w in every if w.outcome == OTHER]
