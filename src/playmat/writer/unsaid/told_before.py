"""What several lines say about one thing is told in one sentence."""

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
_FIRST: Final = re.compile(
    rf"Count the damage counters on {_WHO}\. If there were (none|any|at least \d+)\b"
)
_FIRST_TOLD: Final = re.compile(
    rf"If {_WHO} had (no|any|at least \d+) damage counters to begin with"
)
_ANY_TIME: Final = "At any time, "
_MOMENTS: Final = (
    "When this Pokémon takes damage, ",
    "When this Pokémon gets damage counters, ",
    "When everything has settled, ",
)
"""Moments that are all there are for what a Pokémon has left to become another amount."""


_AIMED: Final = re.compile(r"(If .*, you may aim at .* instead of the Defender)\.")
_HIT: Final = re.compile(r"Hit (it|them) for (\d+)\.((?: .*)?)")
_AIMED_AND_HIT: Final = re.compile(
    rf"{_AIMED.pattern[:-2]}, hitting (it|them) for (\d+)\.((?: .*)?)"
)


_ONLY_SO: Final = "It can't be played except as told here."
_OCCASION: Final = re.compile(r"(When|Before) ")
_ONLY: Final = re.compile(r"Only (when|before) ")
"""A card that is played on one occasion only, told in two lines and in one."""

_AS_ENERGY: Final = "As Energy it gives 2 Colorless Energy."
_ANOTHER: Final = ", if you have another Pokémon in play"
_TURNED: Final = re.compile(
    rf"As often as you like(, unless [^:]*){_ANOTHER}: (Knock Out .*)"
    r" as Energy of a type you name\."
)
_TURNED_AT_ONCE: Final = re.compile(
    r"In your turn(, unless [^:]*): (Knock Out .*) as 2 Energy of a type you name\."
)
"""A Pokémon that becomes Energy, which it can do but once."""


def at_once(lines: Sequence[str]) -> list[str]:
    """Return *lines* with a count and the question about it as one, and all moments as one."""
    found: list[str] = []
    for line in lines:
        aimed = _AIMED.fullmatch(found[-1]) if found else None
        if aimed and (hit := _HIT.fullmatch(line)):
            found[-1] = f"{aimed[1]}, hitting {hit[1]} for {hit[2]}.{hit[3]}"
            continue
        if told := _two_in_one(found[-1] if found else "", line):
            found[-1] = told
            continue
        counted = _COUNTED.fullmatch(found[-1]) if found else None
        asked = _ASKED.match(line)
        if counted and asked:
            none = asked[1] == "none"
            had = (
                "had no damage counters yet" if none else f"already had {asked[1]} damage counters"
            )
            found[-1] = f"If {counted[1]} {had}{line[asked.end() :]}"
        else:
            found.append(_FIRST.sub(_to_begin_with, line))
        if at_any_time := _at_any_time(found[-len(_MOMENTS) :]):
            found[-len(_MOMENTS) :] = [at_any_time]
    return found


def _two_in_one(before: str, line: str) -> str:
    """Return one line for two that tell how a card is played, or what it becomes, or nothing."""
    if before == _ONLY_SO and _OCCASION.match(line):
        return f"Only {line[0].lower()}{line[1:]}"
    turned = _TURNED.fullmatch(line) if before == _AS_ENERGY else None
    return f"In your turn{turned[1]}: {turned[2]} as 2 Energy of a type you name." if turned else ""


def _to_begin_with(counted: re.Match[str]) -> str:
    """Return a count and the question right behind it as one."""
    had = "no" if counted[2] == "none" else counted[2]
    return f"If {counted[1]} had {had} damage counters to begin with"


def _counted_first(told: re.Match[str]) -> str:
    """Return a count and the question right behind it as two."""
    had = "none" if told[2] == "no" else told[2]
    return f"Count the damage counters on {told[1]}. If there were {had}"


def _at_any_time(lines: Sequence[str]) -> str:
    """Return one line for *lines* that say the same of every moment, or nothing."""
    if len(lines) < len(_MOMENTS) or not all(map(str.startswith, lines, _MOMENTS)):
        return ""
    told = {line.removeprefix(when) for line, when in zip(lines, _MOMENTS, strict=True)}
    return _ANY_TIME + told.pop() if len(told) == 1 else ""


def in_turn(lines: Sequence[str]) -> list[str]:
    """Return *lines* with a count and the question about it, and every moment, by itself."""
    found: list[str] = []
    for line in lines:
        if line.startswith(_ANY_TIME):
            found += [when + line.removeprefix(_ANY_TIME) for when in _MOMENTS]
        elif _ONLY.match(line):
            found += [_ONLY_SO, line[len("Only ")].upper() + line[len("Only x") :]]
        elif turned := _TURNED_AT_ONCE.fullmatch(line):
            named = f"{turned[2]} as Energy of a type you name."
            found += [_AS_ENERGY, f"As often as you like{turned[1]}{_ANOTHER}: {named}"]
        elif aimed := _AIMED_AND_HIT.fullmatch(line):
            found += [f"{aimed[1]}.", f"Hit {aimed[2]} for {aimed[3]}.{aimed[4]}"]
        elif told := _TOLD.match(line):
            found.append(f"Before damage: count the damage counters on {told[1]}.")
            found.append(f"If there were {told[3] or 'none'}{line[told.end() :]}")
        else:
            found.append(_FIRST_TOLD.sub(_counted_first, line))
    return found
