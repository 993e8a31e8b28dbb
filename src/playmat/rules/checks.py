"""Whether a value fits a ruleset field."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playmat.errors import BadRule
from playmat.rules.constants import POINTS_PER_COUNTER, UNLIMITED
from playmat.rules.vocabulary import LISTS, REPEATED, WORDS

RANGES: Final[dict[str, tuple[int, int]]] = {
    "prizes": (1, 6),
    "sudden_death_prizes": (1, 6),
    "opening_hand": (1, 20),
    "bench_size": (0, 8),
    "duo_bench_pair": (0, 8),
    "duo_bench_single": (0, 8),
    "actives": (1, 2),
    "deck_size": (1, 60),
    "copies": (1, UNLIMITED),
    "default_weakness": (1, 10),
    "default_resistance": (0, 990),
    "confusion_damage_points": (0, 990),
    "poison_points": (0, 990),
    "burn_points": (0, 990),
    "legend_halves_count_in_lost_zone": (1, 2),
}
"""Least and greatest value of a number; 0 to no limit where not listed."""

LONGEST_NAME: Final = 60


def check(field: str, kind: str, value: object) -> None:
    """Raise `BadRule` unless *value* fits *field*, whose annotation reads *kind*."""
    wanted = CHECKS[kind](field, value)
    if wanted:
        raise BadRule(field, value, wanted)


def _flag(field: str, value: object) -> str:
    return "" if isinstance(value, bool) else "True or False"


def _number(field: str, value: object) -> str:
    low, high = RANGES.get(field, (0, UNLIMITED))
    points = field.endswith("_points") or field == "default_resistance"
    step = POINTS_PER_COUNTER if points else 1
    wanted = f"a number from {low} to {high}" + (f" in steps of {step}" if points else "")
    fits = type(value) is int and low <= value <= high and value % step == 0
    return "" if fits else wanted


def _word(field: str, value: object) -> str:
    if field in WORDS:
        return "" if value in WORDS[field] else " or ".join(map(repr, WORDS[field]))
    if field == "pool_until":
        fits = isinstance(value, str) and re.fullmatch(r"\d{4}-[01]\d-[0-3]\d", value)
        return "" if fits else "a date such as '2016-12-31'"
    named = isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_NAME
    return "" if named else f"a text of 1 to {LONGEST_NAME} printable characters"


def _words(field: str, value: object) -> str:
    known = LISTS[field]
    wanted = f"a tuple of {', '.join(known)}, each at most once"
    if not isinstance(value, tuple) or not all(word in known for word in value):
        return wanted
    once = [word for word in value if word not in REPEATED]
    return "" if len(once) == len(set(once)) else wanted


CHECKS: Final[dict[str, Callable[[str, object], str]]] = {
    "bool": _flag,
    "int": _number,
    "str": _word,
    "tuple[str, ...]": _words,
}
