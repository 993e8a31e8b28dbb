"""Names with a leading underscore are only used in their own module."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from tests.contract.repository import SOURCE, modules, nodes_of

# Public by convention of the standard library: parts of named tuples, and os._exit.
FOR_ALL = {"_asdict", "_fields", "_replace", "_exit"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in FOR_ALL


def given(nodes: Iterable[ast.AST]) -> set[str]:
    """The private names that a module defines, sets and declares."""
    names = set()
    for node in nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
    return {name for name in names if is_private(name)}


def borrowed(source: str) -> list[str]:
    """The private names of other modules that a module reads, sets or imports."""
    nodes = nodes_of(source)
    own = given(nodes)
    found = []
    for node in nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name) if is_private(name) and name not in own:
                found.append(name)
            case ast.ImportFrom(names=names):
                found += [alias.name for alias in names if is_private(alias.name)]
    return found


def test_no_module_uses_what_is_private_to_another() -> None:
    found = {
        str(path.relative_to(SOURCE)): borrowed(path.read_text(encoding="utf-8"))
        for path in modules()
    }

    assert found, "no module found"
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "game._begin(state)",
        "room.game._offered(text)",
        "from playmat.game.game import _begin",
        "class A:\n  def f(self, other):\n    return other._state",
    ],
)
def test_a_private_name_of_another_module_is_found(source: str) -> None:
    assert len(borrowed(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "class A:\n  def f(self):\n    return self._state",
        "class A:\n  def f(self, other):\n    self._n = other._n",
        "kind = type(game).__name__",
    ],
)
def test_an_own_private_name_is_left_alone(source: str) -> None:
    assert borrowed(source) == []
