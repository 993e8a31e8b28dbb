"""Rules as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any, Final

from playmat.rules import BOOKS
from playmat.rules.catalogue import Family, Rule, families
from playmat.rules.catalogue.words import called, known, origin
from playmat.rules.difference import Apart
from playmat.rules.field_words import value_words

WIDTH: Final = 96
SILENT: Final = "No such rule."


def rule_lines(rule: Rule, only: Sequence[str], tests: Sequence[str]) -> list[str]:
    """Return a rule: what each rulebook says and where, and the tests that cite it."""
    family = families()[rule.family]
    lines = [f"{rule.id}: {rule.title}"]
    lines += indented(f"{family.title}: {family.kind} {known(family)}", "") if family.kind else []
    for books in agreeing(rule, only):
        said = rule.told[books[0]]
        lines += ["", all_called(books), *indented(said.text)]
        lines += indented(f"Our decision: {said.ours}") if said.ours else []
        for book in books:
            lines += indented(origin(rule, book), "  – ")
    cited = [f"  {test}" for test in tests]
    return [*lines, "", "tests:", *cited] if cited else lines


def agreeing(rule: Rule, only: Sequence[str]) -> list[list[str]]:
    """Return the rulebooks grouped by identical text."""
    groups: dict[str, list[str]] = {}
    for book, told in rule.told.items():
        if book in only:
            groups.setdefault(told.whole, []).append(book)
    return list(groups.values())


def all_called(books: Sequence[str]) -> str:
    """Return how books are called together."""
    return "All rulebooks" if len(books) == len(BOOKS) else ", ".join(map(called, books))


def side_by_side(rules: Iterable[Rule], only: Sequence[str]) -> list[str]:
    """Return several rules, each with the rulebooks grouped by identical text."""
    lines: list[str] = []
    for rule in rules:
        lines += [f"{rule.title} ({rule.id})"]
        for books in agreeing(rule, only):
            lines += indented(f"{all_called(books)}: {rule.told[books[0]].text}")
    return lines


def listed(rules: Iterable[Rule]) -> list[str]:
    """Return the ids and titles of rules."""
    return [f"{rule.id:14} {rule.title}" for rule in rules]


def apart_lines(
    a: str, b: str, points: Iterable[Apart], kinds: Mapping[str, Sequence[Family]]
) -> list[str]:
    """Return where two rulebooks differ: rules, then kinds that only one has."""
    width = max(len(called(a)), len(called(b)))
    lines: list[str] = []
    for each in points:
        lines += [f"{each.title} ({each.rule})"]
        for book, text in ((a, each.a), (b, each.b)):
            lines += indented(text or SILENT, f"  {called(book):{width}}  ")
    for book, only in kinds.items():
        if only:
            lines += ["", f"Only in {called(book)}:"]
            lines += [line for each in only for line in indented(f"{each.title}: {each.kind}")]
    return lines


def field_lines(field: Mapping[str, Any]) -> list[str]:
    """Return one ruleset field, with rulebooks grouped by value."""
    pairs = [(value_words(field["field"], value), book) for book, value in field["values"].items()]
    by_value = groupby(sorted(pairs, key=lambda pair: pair[0]), key=lambda pair: pair[0])
    head = f"{field['field']}: {field['meaning']} [{', '.join(field['rules'])}]"
    return [head, *(f"  {', '.join(b for _, b in group)}: {value}" for value, group in by_value)]


def indented(text: str, first: str = "  ") -> list[str]:
    """Return *text* wrapped into lines, with *first* before the first one and a hanging indent."""
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))
