"""Two rulesets apart, field by field."""

from __future__ import annotations

from typing import NamedTuple

from playmat.rules.books import book
from playmat.rules.fields import documented
from playmat.rules.ruleset import FIELDS, Ruleset

Value = int | str | tuple[str, ...]


class Difference(NamedTuple):
    """One field on which two rulesets disagree, with the rules behind it."""

    field: str
    a: Value
    b: Value
    ids: tuple[str, ...]


def diff(a: Ruleset, b: Ruleset) -> list[Difference]:
    """Return the fields on which *a* and *b* differ, in the order of the fields."""
    notes = documented()
    pairs = [(name, getattr(a, name), getattr(b, name)) for name in FIELDS]
    return [Difference(name, x, y, notes[name].ids) for name, x, y in pairs if x != y]


def house_rules(rules: Ruleset) -> dict[str, Value]:
    """Return the fields in which *rules* differ from the book they are named after."""
    return {each.field: each.b for each in diff(book(rules.name), rules)}
