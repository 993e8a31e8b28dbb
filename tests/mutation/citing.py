"""Which tests cite the rules of a mutation, and the order to run them in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from playmat.rules import BOOKS, Ruleset
from tests.mutation.mutants import Mutant

READING = (
    "tests/rules/test_books.py::",
    "tests/rules/test_catalogue.py::",
    "tests/rules/duo/test_setup.py::test_no_book_is_two_on_two_by_itself",
    "tests/rules/turn/test_energy.py::test_each_book_lists_its_basic_energy",
    "tests/rules/turn/test_energy.py::test_no_book_and_no_card_knows_basic_colorless_or_dragon_energy",
    "tests/rules/kinds/test_legend.py::test_how_many_pokemon_a_lost_legend_counts_as",
)
"""Prefixes of tests that compare a rulebook's values instead of playing."""


class Citing:
    """Tests by the rules and chapters they cite."""

    def __init__(self, items: Iterable[pytest.Item]) -> None:
        self.items: dict[str, list[pytest.Item]] = {}
        self.useful: dict[str, list[str]] = {}
        for item in items:
            for rule in {*ids_of(item), *map(family, ids_of(item))}:
                self.items.setdefault(rule, []).append(item)

    def of(self, mutant: Mutant, names: Iterable[str]) -> list[pytest.Item]:
        """The tests of rules or chapters that can detect the mutation, most likely first."""
        found = {item: None for name in names for item in self.items.get(name, [])}
        within = [item for item in found if mutant.book in (books_of(item) or BOOKS)]
        return sorted(within, key=lambda item: self.rank(mutant, item))

    def rank(self, mutant: Mutant, item: pytest.Item) -> tuple[bool, bool]:
        """Sort key: tests that detected mutations of the field first, then those with the
        rulebook.
        """
        known = function_of(item.nodeid) in self.useful.get(mutant.field, [])
        return not known, mutant.book not in books_of(item)

    def noticed(self, mutant: Mutant, test: str) -> None:
        """Remember a test that detected a mutation, for others of the field."""
        self.useful.setdefault(mutant.field, []).append(function_of(test))


def ids_of(item: pytest.Item) -> list[str]:
    """The rules that a test cites; empty if it only compares rulebook values."""
    if item.nodeid.startswith(READING):
        return []
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def family(rule: str) -> str:
    """The chapter of a rule, such as RETREAT for RETREAT-05."""
    return rule.rpartition("-")[0]


def function_of(nodeid: str) -> str:
    return nodeid.partition("[")[0]


def books_of(item: pytest.Item) -> set[str]:
    """The rulebooks among a test's parameters; empty if it chooses its own."""
    call = getattr(item, "callspec", None)
    return set(named(list(call.params.values()))) if call else set()


def named(value: object) -> Iterator[str]:
    """Yield the names of the rulebooks in a parameter."""
    if isinstance(value, Ruleset):
        yield value.name
    elif isinstance(value, str) and value in BOOKS:
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from named(part)
