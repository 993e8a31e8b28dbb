"""Stolen processor time is found in the moments of a measurement."""

from __future__ import annotations

import pytest

from tests.browser.stolen import Stolen, watched


@pytest.mark.parametrize(
    ("start", "end", "taken"), [(110, 140, 0), (110, 210, 3), (210, 290, 3), (320, 900, 2)]
)
def test_what_was_taken_while_something_went_on_is_counted(
    start: float, end: float, taken: int
) -> None:
    stolen = Stolen()
    stolen.moments, stolen.taken = [100, 150, 200, 250, 300, 350], [7, 7, 7, 10, 10, 12]

    assert stolen.within(start, end) == taken


def test_it_looks_before_and_after() -> None:
    with watched() as stolen:
        pass

    assert len(stolen.moments) >= 2
    assert stolen.within(stolen.moments[0], stolen.moments[-1]) >= 0
