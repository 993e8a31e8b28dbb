"""The server's log and counters: refusals by code, and its own faults.

Refusals are only logged as counts from time to time, so that a flood of requests does not flood the
log. Faults are logged at once, with everything needed to report them.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

REPORT: Final = (
    "a bug in Playmat, not in the request: please report it with this line;"
    " the game is in the database under its id"
)
FAULTS: Final = 20
"""Faults logged in full between two lines of counts; more are only counted."""

EVERY: Final = 60.0
"""Seconds between two lines of counts, if there is anything to log."""


def to_stderr(line: str) -> None:
    """Write a line to stderr; failures to log are ignored."""
    with suppress(OSError, ValueError):
        print(line, file=sys.stderr, flush=True)


class Tally:
    """Counters since the server started, and its log."""

    def __init__(self, write: Callable[[str], object] = to_stderr) -> None:
        self.refused: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self._write = write
        self._began = time.time()
        self._told: dict[str, int] = {}
        self._told_at = time.monotonic()
        self._full = 0

    def refuse(self, code: str) -> None:
        self.refused[code] += 1

    def fault(self, where: str, error: BaseException, **about: Any) -> None:
        """Count a fault of the server and log it with its context."""
        self.faults[where] += 1
        self._full += 1
        if self._full <= FAULTS:
            trace = "".join(traceback.format_exception(error))
            told = {"note": REPORT, **about, "error": repr(error), "trace": trace}
            self.log("fault", where=where, **told)

    def log(self, event: str, **fields: Any) -> None:
        line = {"at": round(time.time(), 3), "event": event, **fields}
        self._write(json.dumps(line, default=str))

    def tell(self) -> None:
        """Log the counts since the last time, at most once a minute."""
        now = time.monotonic()
        if now - self._told_at < EVERY:
            return
        counts = {**self.refused, **{f"fault in {k}": n for k, n in self.faults.items()}}
        new = {k: n - self._told.get(k, 0) for k, n in counts.items() if n > self._told.get(k, 0)}
        if new:
            self.log("counts", **new)
        self._told, self._told_at, self._full = counts, now, 0

    def plain(self) -> dict[str, Any]:
        return {
            "since": self._began,
            "refused": dict(self.refused.most_common()),
            "faults": dict(self.faults.most_common()),
        }
