"""Two books apart: the rules on which they differ, the kinds only one knows, field by field."""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.rules.books import BOOKS, book
from playmat.rules.catalogue import Family, Rule, families, rules
from playmat.rules.fields import documented
from playmat.rules.ruleset import FIELDS, Ruleset

Value = int | str | tuple[str, ...]

COMPARED: Final = "M"
"""The family of rules that sets the books side by side."""


class Difference(NamedTuple):
    """One field on which two rulesets disagree, with the rules behind it."""

    field: str
    a: Value
    b: Value
    ids: tuple[str, ...]


class Apart(NamedTuple):
    """One point on which two books disagree, in the words of each; nothing where one is silent."""

    rule: str
    title: str
    a: str
    b: str


def apart(a: str, b: str) -> list[Apart]:
    """Return the points on which the books called *a* and *b* disagree, in words."""
    told = [Apart(each.id, each.title, _text(each, a), _text(each, b)) for each in compared()]
    return [each for each in told if each.a != each.b]


def compared() -> list[Rule]:
    """Return the rules that set the books side by side."""
    return [each for each in rules().values() if each.family == COMPARED]


def kinds_apart(a: str, b: str) -> list[Family]:
    """Return the kinds of cards and of games that the book *a* tells of and *b* does not."""
    kinds = [each for each in families().values() if each.kind]
    return [each for each in kinds if a in each.books and b not in each.books]


def diff(a: Ruleset, b: Ruleset) -> list[Difference]:
    """Return the fields on which *a* and *b* differ, in the order of the fields."""
    notes = documented()
    pairs = [(name, getattr(a, name), getattr(b, name)) for name in FIELDS]
    return [Difference(name, x, y, notes[name].ids) for name, x, y in pairs if x != y]


def house_rules(rules: Ruleset) -> dict[str, Value]:
    """Return the fields in which *rules* differ from their book, a name of their own included."""
    return {each.field: each.b for each in diff(BOOKS[nearest_book(rules)], rules)}


def nearest_book(rules: Ruleset) -> str:
    """Return the book whose name *rules* bear, or the one they differ from the least."""
    named = BOOKS.get(rules.name)
    if named is not None:
        return named.name
    return min(BOOKS, key=lambda name: len(diff(BOOKS[name], rules)))


def _text(rule: Rule, name: str) -> str:
    """Return what the book called *name* says to a rule, if it holds there."""
    told = rule.told.get(book(name).name)
    return told.text if told else ""
