"""The tests in a checkout that check a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[3] / "tests"
"""The folder of tests, if the package runs from a checkout."""


def cited_by(rule_id: str, folder: Path = TESTS) -> list[str]:
    """Return the pytest names of the tests marked with a rule; none outside a checkout."""
    if not (folder / "rules").is_dir():
        return []
    found: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if f'"{rule_id}"' in text:
            name = path.relative_to(folder.parent).as_posix()
            found += [f"{name}::{test}" for test in marked(ast.parse(text), rule_id)]
    return found


def marked(tree: ast.Module, rule_id: str) -> Iterator[str]:
    """Yield the functions marked with a rule."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(
            cites(part, rule_id) for mark in node.decorator_list for part in ast.walk(mark)
        ):
            yield node.name


def cites(node: ast.AST, rule_id: str) -> bool:
    """Return whether a decorator node is the mark of a rule."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func) != "pytest.mark.rule":
        return False
    return any(isinstance(a, ast.Constant) and a.value == rule_id for a in node.args)
