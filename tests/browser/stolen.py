"""How much of its time a machine was without its processors, as those that share one are."""

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
"""The place of the hundredths of a second that others had, in the first line of that file."""
EVERY: Final = 0.05


class Stolen:
    """When how much had been taken: moments in milliseconds, and hundredths of a second."""

    def __init__(self) -> None:
        self.moments: list[float] = []
        self.taken: list[int] = []

    def look(self) -> None:
        """Note how much has been taken by now."""
        self.moments.append(time.time() * 1000)
        self.taken.append(so_far())

    def within(self, start: float, end: float) -> int:
        """Return how much was taken between two moments, a look before and after included."""
        first = max(0, bisect_left(self.moments, start) - 1)
        last = min(len(self.moments) - 1, bisect_right(self.moments, end))
        return self.taken[last] - self.taken[first]


def so_far() -> int:
    """Return how much has been taken since the machine began; nothing where none can tell."""
    if not STAT.exists():
        return 0
    return int(STAT.read_text().splitlines()[0].split()[STOLEN])


@contextmanager
def watched() -> Iterator[Stolen]:
    """Look again and again while something is measured."""
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
