"""Every numbered rule is covered by a test or listed with a reason."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from playmat.rules.fields import documented
from tests.contract.repository import ROOT
from tools.rule_notes import read_folder

NOTES = read_folder(ROOT / "docs" / "rules")
TABLE = tomllib.loads((ROOT / "tests" / "contract" / "exceptions.toml").read_text("utf-8"))
EXCEPTIONS: dict[str, str] = TABLE["exceptions"]
MATRIX = tomllib.loads((ROOT / "tests" / "rules" / "matrix.toml").read_text("utf-8"))
REASONS: dict[str, str] = MATRIX["reasons"]
PENDING: list[str] = TABLE["pending"]["ids"]
MOST_IDS = 3


RULE, SCENARIO = "pytest.mark.rule", "pytest.mark.scenario"


def marks(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_mark(node.func) and ast.unparse(node.func) in names:
            yield node


def is_mark(called: ast.expr) -> bool:
    """Quick check for a possible mark, because unparsing every call is slow."""
    return isinstance(called, ast.Attribute) and called.attr in ("rule", "scenario")


def ids_of(mark: ast.Call) -> list[str]:
    return [str(ast.literal_eval(argument)) for argument in mark.args]


def most_ids(function: ast.FunctionDef) -> int:
    """Count the ids of one case: those of the test plus the most of any parameter."""
    own, nested = 0, [0]
    for decorator in function.decorator_list:
        for mark in marks(decorator, RULE):
            if mark is decorator:
                own += len(mark.args)
            else:
                nested.append(len(mark.args))
    return own + max(nested)


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "tests").rglob("*.py")}


@cache
def cited() -> set[str]:
    found = (mark for tree in trees().values() for mark in marks(tree, RULE, SCENARIO))
    return {name for mark in found for name in ids_of(mark)}


def test_every_id_a_test_cites_exists() -> None:
    assert not sorted(cited() - set(NOTES))


def test_every_id_is_cited_or_excused() -> None:
    excused = {*EXCEPTIONS, *REASONS, *PENDING}

    assert not sorted(set(NOTES) - cited() - excused)


def test_no_id_is_both_cited_and_an_exception() -> None:
    assert not sorted(cited() & set(EXCEPTIONS))


def test_exceptions_have_reasons_and_are_rules() -> None:
    assert not sorted(set(EXCEPTIONS) - set(NOTES))
    assert not [name for name, reason in EXCEPTIONS.items() if len(reason.split()) < 3]


def test_what_is_pending_exists_once_and_is_no_exception() -> None:
    assert not sorted(set(PENDING) - set(NOTES))
    assert not sorted(set(PENDING) & {*EXCEPTIONS, *REASONS})
    assert not [name for name, times in Counter(PENDING).items() if times > 1]


def test_a_test_cites_at_most_three_ids() -> None:
    crowded = [
        f"{path.name}: {node.name}"
        for path, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and most_ids(node) > MOST_IDS
    ]

    assert not crowded


@pytest.mark.parametrize("field", documented())
def test_every_field_of_the_ruleset_cites_a_rule(field: str) -> None:
    ids = documented()[field].ids

    assert ids
    assert not sorted(set(ids) - set(NOTES))


def test_counting_sees_marks_on_a_test_and_on_its_parameters() -> None:
    source = """
@pytest.mark.rule("KO-01", "KO-02")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("KO-03", "KO-04"))])
def test_it(n): ...
"""
    (function,) = ast.parse(source).body

    assert isinstance(function, ast.FunctionDef)
    assert most_ids(function) == 4
    assert [name for mark in marks(function, RULE) for name in ids_of(mark)][:2] == [
        "KO-01",
        "KO-02",
    ]
