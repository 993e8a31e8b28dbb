"""No two modules import each other, including imports in functions and for types."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.contract.repository import SOURCE, modules, nodes_of

ALLOWED = {
    ("playmat.game.game", "playmat.game.replay.replay"): "a game makes its replay, which plays it",
    ("playmat.model.definitions", "playmat.model.state"): "for the types alone",
}
"""The imports that close a circle, with the reason; see docs/adr/0013."""

Graph = dict[str, set[str]]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports() -> Graph:
    """The modules that each module of the package imports."""
    trees = {name_of(path): nodes_of(path.read_text(encoding="utf-8")) for path in modules()}
    known = set(trees)
    return {name: set(named(nodes, known)) - {name} for name, nodes in trees.items()}


def named(nodes: Iterable[ast.AST], known: set[str]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module in known:
            inner = [f"{node.module}.{each.name}" for each in node.names]
            yield from (name if name in known else str(node.module) for name in inner)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in known)


def reached(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def pruned(graph: Graph) -> Graph:
    """The graph without modules that import nothing or are imported by nothing, repeatedly."""
    imported = set[str]().union(*graph.values())
    inner = {name for name, found in graph.items() if found and name in imported}
    left = {name: graph[name] & inner for name in inner}
    return left if len(left) == len(graph) else pruned(left)


def circles(graph: Graph) -> list[set[str]]:
    """The groups of modules that import each other directly or indirectly."""
    graph = pruned(graph)
    reach = {name: reached(graph, name) for name in graph}
    grouped = {
        frozenset(other for other in reach[name] if name in reach[other])
        for name in graph
        if name in reach[name]
    }
    return sorted((set(group) for group in grouped), key=sorted)


def without(graph: Graph, edges: Iterable[tuple[str, str]]) -> Graph:
    closing = set(edges)
    return {
        name: {other for other in found if (name, other) not in closing}
        for name, found in graph.items()
    }


def test_no_modules_import_one_another_but_for_two_imports() -> None:
    assert circles(without(imports(), ALLOWED)) == []


@pytest.mark.parametrize("edge", ALLOWED)
def test_each_import_that_is_allowed_closes_a_circle(edge: tuple[str, str]) -> None:
    assert len(circles(without(imports(), set(ALLOWED) - {edge}))) == 1


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [{"b", "c"}]
