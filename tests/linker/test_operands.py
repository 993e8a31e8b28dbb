"""The tables of the meanings of numbers in linked instructions."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable

import pytest

from playmat.engine.ops.damage import ChangeDamage
from playmat.engine.values.conditions import Compare, TurnIs
from playmat.engine.values.filters import Measured
from playmat.engine.values.numbers import Const, OfMons, Sum
from playmat.engine.values.selectors import InZone, Self
from playmat.engine.values.selectors_parts import PartsOf
from playmat.lang.words import QUERIES
from playmat.linker.names import NameTable
from playmat.linker.operands import (
    BARE,
    BITS,
    JUMPS,
    LABELS,
    NAMED,
    PLACES,
    REGISTERS,
    Words,
    attributes,
)
from playmat.model.book import Book
from playmat.model.definitions import Match
from playmat.rules import book
from tests.contract.repository import SOURCE

COUNTS = {"ago", "base", "n", "seat", "window", "heals"}
"""Attributes that are plain numbers."""

ONE = Const(1)
BUILT: dict[str, Callable[[str], object]] = {
    "ChangeDamage.how": lambda word: ChangeDamage(word, None),
    "Compare.how": lambda word: Compare(ONE, word, ONE),
    "Sum.how": lambda word: Sum(word, ONE, ONE),
    "InZone.zone": lambda word: InZone(0, word),
    "OfMons.what": lambda word: OfMons(Self(), word, False),
    "PartsOf.what": lambda word: PartsOf(Self(), word),
    "Measured.what": lambda word: Measured(word, ONE),
    "TurnIs.what": lambda word: TurnIs(word, 0),
}
"""How to make an object from a word stored as a number."""


@pytest.mark.parametrize("key", BUILT)
def test_a_word_kept_as_a_number_is_told_by_that_word(key: str) -> None:
    words = Words(NameTable(Match(Book(book("xy")))), {})
    attribute = key.partition(".")[2]

    told = [words.operands(BUILT[key](word)) for word in PLACES[key]]

    assert all(f"{attribute}={word}" in row for word, row in zip(PLACES[key], told, strict=True))


def numbers_of_classes() -> set[tuple[str, str]]:
    """Every class of the engine with each attribute annotated as a number or numbers."""
    found: set[tuple[str, str]] = set()
    for path in sorted((SOURCE / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.bases:
                found |= {(node.name, name) for name in numbers(node)}
    return found


def numbers(made: ast.ClassDef) -> set[str]:
    """The number attributes of a class, by its parameters and annotations."""
    start = next(
        (f for f in made.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"), None
    )
    if start is None:
        return set()
    given = {arg.arg for arg in start.args.args if arg.annotation and is_number(arg.annotation)}
    found: set[str] = set()
    for node in ast.walk(start):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found |= {node.target.attr} if is_number(node.annotation) else set()
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            names = [t.attr for t in node.targets if isinstance(t, ast.Attribute)]
            found |= set(names) if node.value.id in given else set()
    return found


def is_number(annotation: ast.expr) -> bool:
    return ast.unparse(annotation) in ("i64", "list[i64]", "tuple[i64, ...]")


def test_every_number_of_an_instruction_has_a_meaning() -> None:
    known = {*PLACES, *BITS, *JUMPS, *REGISTERS, *NAMED, *LABELS, *COUNTS}

    strange = {
        f"{made}.{name}"
        for made, name in numbers_of_classes()
        if name not in known and f"{made}.{name}" not in known
    }

    assert strange == set()


def test_the_tables_name_classes_and_queries_that_exist() -> None:
    made = {name for name, _ in numbers_of_classes()}
    keys = {key.partition(".")[0] for key in (*PLACES, *BITS) if "." in key}
    queries = {key.partition(" ")[2] for key in keys if key.startswith("ModDef ")}
    values = [
        importlib.import_module(f"playmat.engine.values.{m}")
        for m in ("numbers", "selectors", "filters")
    ]

    assert {key for key in keys if " " not in key} <= made
    assert queries <= set(QUERIES)
    assert all(any(hasattr(module, name) for module in values) for name in BARE)


def test_attributes_kept_in_slots_are_found_too() -> None:
    class Slotted:
        __slots__ = ("one", "two")

        def __init__(self) -> None:
            self.one = 1

    assert attributes(Slotted()) == {"one": 1}
