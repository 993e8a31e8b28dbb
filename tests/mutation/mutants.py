"""Mutations of the rulebooks: fields slightly wrong, and lists of steps out of order."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from playmat.errors import BadRule
from playmat.rules import BOOKS, UNLIMITED, Ruleset
from playmat.rules.fields import documented
from playmat.rules.vocabulary import WORDS

LABELS = ("name", "title")
"""Fields that only name a rulebook."""


class Mutant(NamedTuple):
    """A rulebook with one mutation, and the rules whose tests should detect it."""

    book: str
    field: str
    change: str
    value: object
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.book}.{self.field}: {self.change}"


def mutants() -> Iterator[Mutant]:
    """Yield all valid mutations of all rulebooks."""
    for book, rules in BOOKS.items():
        for field, note in documented().items():
            for change, value in changes(field, getattr(rules, field)):
                if field not in LABELS and fits(rules, field, value):
                    yield Mutant(book, field, change, value, note.ids)


def fits(rules: Ruleset, field: str, value: object) -> bool:
    """Whether a ruleset accepts a value other than its own."""
    try:
        dataclasses.replace(rules, **{field: value})  # type: ignore[arg-type]
    except BadRule:
        return False
    return bool(value != getattr(rules, field))


def changes(field: str, value: object) -> Iterator[tuple[str, object]]:
    """Yield wrong values for a field, each with a name."""
    if isinstance(value, bool):
        yield str(not value), not value
    elif isinstance(value, int):
        yield from numbers(field, value)
    elif isinstance(value, tuple):
        yield from orders(value)
    elif field in WORDS:
        yield from ((word, word) for word in WORDS[field] if word != value)
    elif field == "pool_until":
        yield "a year before", f"{int(str(value)[:4]) - 1}{str(value)[4:]}"


def numbers(field: str, value: int) -> Iterator[tuple[str, object]]:
    """Yield the next smaller and greater number; no limit becomes a limit of one."""
    step = 10 if field.endswith("_points") or field == "default_resistance" else 1
    for wrong in (1,) if value == UNLIMITED else (value - step, value + step):
        yield f"{value} -> {wrong}", wrong


def orders(steps: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """Yield a list without each step, and with each pair of neighbours swapped."""
    for n, step in enumerate(steps):
        yield f"without {step} ({n + 1})", steps[:n] + steps[n + 1 :]
    for n, (one, other) in enumerate(pairwise(steps)):
        swapped = (*steps[:n], other, one, *steps[n + 2 :])
        yield f"{other} before {one} ({n + 1})", swapped
