"""What was counted before the damage and only asked for after it is told in one sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_WHO: Final = "(the Defender|this Pokémon)"
_COUNTED: Final = re.compile(rf"Before damage: count the damage counters on {_WHO}\.")
_ASKED: Final = re.compile(r"If there were (any|none|at least \d+)\b")
_TOLD: Final = re.compile(
    rf"If {_WHO} (?:had (no) damage counters yet|already had (any|at least \d+) damage counters)"
)


def at_once(lines: Sequence[str]) -> list[str]:
    """Return *lines* with a count and the question about it as one."""
    found: list[str] = []
    for line in lines:
        counted = _COUNTED.fullmatch(found[-1]) if found else None
        asked = _ASKED.match(line)
        if counted and asked:
            none = asked[1] == "none"
            had = (
                "had no damage counters yet" if none else f"already had {asked[1]} damage counters"
            )
            found[-1] = f"If {counted[1]} {had}{line[asked.end() :]}"
        else:
            found.append(line)
    return found


def in_turn(lines: Sequence[str]) -> list[str]:
    """Return *lines* with a count and the question about it each by itself."""
    found: list[str] = []
    for line in lines:
        if told := _TOLD.match(line):
            found.append(f"Before damage: count the damage counters on {told[1]}.")
            found.append(f"If there were {told[3] or 'none'}{line[told.end() :]}")
        else:
            found.append(line)
    return found
