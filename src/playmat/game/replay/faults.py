"""Agent failures recorded in a replay, and the agents that took over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from playmat.game.replay.header import drawn

KEY: Final = "faults"
"""The key in the header, if there were failures."""


class Fault(NamedTuple):
    """One failure: its seat, the number of moves before it, and the message."""

    seat: int
    step: int
    said: str

    def plain(self) -> dict[str, Any]:
        """Return the failure for JSON."""
        return self._asdict()


def with_faults(header: dict[str, Any], faults: Iterable[Fault]) -> dict[str, Any]:
    """Return a header with failures, if there were any."""
    told = [fault.plain() for fault in faults]
    return {**header, KEY: told} if told else header


def faults_in(header: dict[str, Any]) -> tuple[Fault, ...]:
    """Return the failures in a header, ignoring invalid ones."""
    told = header.get(KEY)
    rows = [row for row in told if isinstance(row, dict)] if isinstance(told, list) else []
    found = [Fault(row.get("seat", -1), row.get("step", -1), row.get("said", "")) for row in rows]
    return tuple(each._replace(said=drawn(each.said)) for each in found if is_one(each))


def is_one(fault: Fault) -> bool:
    """Return whether a failure is valid."""
    numbers = type(fault.seat) is int and type(fault.step) is int and isinstance(fault.said, str)
    return numbers and fault.seat in (0, 1) and fault.step >= 0
