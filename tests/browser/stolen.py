"""Measure processor time taken by other machines on the same host."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

STAT: Final = Path("/proc/stat")
STOLEN: Final = 8
"""Index of the stolen time, in hundredths of a second, in the first line of that file."""
EVERY: Final = 0.05


class Stolen:
    """Samples of stolen time: moments in milliseconds, and totals in hundredths of a second."""

    def __init__(self) -> None:
        self.moments: list[float] = []
        self.taken: list[int] = []

    def look(self) -> None:
        self.moments.append(time.time() * 1000)
        self.taken.append(so_far())

    def within(self, start: float, end: float) -> int:
        """The time stolen between two moments, with one sample before and after."""
        first = max(0, bisect_left(self.moments, start) - 1)
        last = min(len(self.moments) - 1, bisect_right(self.moments, end))
        return self.taken[last] - self.taken[first]


def so_far() -> int:
    """Time stolen since the machine started; 0 if unknown."""
    if not STAT.exists():
        return 0
    return int(STAT.read_text().splitlines()[0].split()[STOLEN])


@contextmanager
def watched() -> Iterator[Stolen]:
    """Take samples during a measurement."""
    found, done = Stolen(), Event()

    def look_on() -> None:
        while not done.wait(EVERY):
            found.look()

    found.look()
    looking = Thread(target=look_on, daemon=True)
    looking.start()
    try:
        yield found
    finally:
        done.set()
        looking.join()
        found.look()
