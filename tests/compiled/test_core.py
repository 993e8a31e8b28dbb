"""The gate runs the compiled core, and its source avoids known compiler errors."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.engine import vm
from setup import core_sources
from tests.contract.repository import ROOT, SOURCE

CORE = [ROOT / name for name in core_sources()]
BUILT = Path(vm.__file__).parents[2]
"""The folder the core was built into: build/compiled, or another one below build."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def constants(tree: ast.AST) -> set[str]:
    """The names that a module sets to fixed numbers."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if is_number(value):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_number(value):
                found.add(name)
    return found


def is_number(node: ast.expr | None) -> bool:
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.Call(func=ast.Name(id="i64"), args=[argument]):
            return is_number(argument)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
    return False


def literal_shifts(source: str) -> Iterator[int]:
    """Yield the lines that shift a literal or constant to the left."""
    tree = ast.parse(source)
    named = constants(tree)
    for node in ast.walk(tree):
        match node:
            case (
                ast.BinOp(left=left, op=ast.LShift()) | ast.AugAssign(target=left, op=ast.LShift())
            ):
                if is_number(left) or (isinstance(left, ast.Name) and left.id in named):
                    yield node.lineno


@pytest.mark.parametrize("path", CORE, ids=module_of)
def test_a_module_of_the_core_is_a_library(path: Path) -> None:
    module = importlib.import_module(module_of(path))

    assert module.__file__ is not None
    assert module.__file__.endswith(".so")
    assert BUILT.is_relative_to(ROOT / "build")
    assert Path(module.__file__).is_relative_to(BUILT)


def test_the_compiled_core_is_that_of_the_source_at_hand() -> None:
    built = {path: BUILT / path.relative_to(SOURCE.parent) for path in CORE}

    older = [path.name for path, copy in built.items() if copy.read_bytes() != path.read_bytes()]

    assert built
    assert not older, f"run make compiled: {older} changed since"


# mypyc 2.4 compiles such a shift with 32 bits: 1 << 32 becomes 1 without a warning.
@pytest.mark.parametrize("path", CORE, ids=module_of)
def test_no_number_written_down_is_shifted_left(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert [*literal_shifts(source)] == []


@pytest.mark.parametrize(
    "line", ["x = 1 << n", "x = i64(1) << n", "ONE: Final = 1\nx = ONE << n", "a = 2\na <<= n"]
)
def test_a_shift_the_compiler_gets_wrong_is_found(line: str) -> None:
    assert [*literal_shifts(line)]


@pytest.mark.parametrize("line", ["x = (word << 7) & MASK", "x = word >> 3", "x = n * 65536"])
def test_a_shift_of_a_word_is_left_alone(line: str) -> None:
    assert [*literal_shifts(line)] == []
