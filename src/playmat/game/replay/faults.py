"""What a replay tells of agents that failed while it was played, and who played on for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from playmat.game.replay.header import drawn

KEY: Final = "faults"
"""Where it stands in the header; a replay without it tells of none."""


class Fault(NamedTuple):
    """One failure: in which seat, after how many answers, and what was said of it."""

    seat: int
    step: int
    said: str

    def plain(self) -> dict[str, Any]:
        """Return it as it is written."""
        return self._asdict()


def with_faults(header: dict[str, Any], faults: Iterable[Fault]) -> dict[str, Any]:
    """Return a header that tells of failures, if there were any."""
    told = [fault.plain() for fault in faults]
    return {**header, KEY: told} if told else header


def faults_in(header: dict[str, Any]) -> tuple[Fault, ...]:
    """Return the failures that a header tells of; what is written otherwise tells of none."""
    told = header.get(KEY)
    rows = [row for row in told if isinstance(row, dict)] if isinstance(told, list) else []
    found = [Fault(row.get("seat", -1), row.get("step", -1), row.get("said", "")) for row in rows]
    return tuple(each._replace(said=drawn(each.said)) for each in found if is_one(each))


def is_one(fault: Fault) -> bool:
    """Return whether what was written is a failure of a seat at a step."""
    numbers = type(fault.seat) is int and type(fault.step) is int and isinstance(fault.said, str)
    return numbers and fault.seat in (0, 1) and fault.step >= 0
