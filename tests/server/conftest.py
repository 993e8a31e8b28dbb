"""A time limit for all tests of the server."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

PATIENCE = 300


@pytest.fixture(autouse=True)
def _not_for_ever() -> Iterator[None]:
    def stuck(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"stuck for {PATIENCE} s")

    before = signal.signal(signal.SIGALRM, stuck)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
