"""Arguments of the card language are read by name; reading by position only decreases."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from playmat.lang import patterns
from tests.contract.repository import SOURCE, modules, nodes_of

MOST = 131
"""Maximum number of arguments read by position elsewhere; lower it when possible."""
THE_LANGUAGE = (SOURCE / "lang", SOURCE / "lang" / "words")
"""Parser, printer and checker handle the arguments of any word."""


def by_position(source: str) -> int:
    """How often a module reads ``args`` by index or slice."""
    reads = (node for node in nodes_of(source) if isinstance(node, ast.Subscript))
    return sum(
        isinstance(read.value, ast.Attribute) and read.value.attr == "args" for read in reads
    )


def matched(source: str) -> Iterator[str]:
    """Yield the shapes that a module matches."""
    for node in nodes_of(source):
        match node:
            case ast.Call(func=ast.Name(id="match"), args=[ast.Constant(value=str() as text), _]):
                yield text


def test_arguments_are_read_by_position_ever_less() -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): by_position(path.read_text(encoding="utf-8"))
        for path in modules()
        if path.parent not in THE_LANGUAGE
    }

    worst = sorted(found.items(), key=lambda item: -item[1])[:10]
    print(*(f"{count:5} {name}" for name, count in worst), sep="\n")

    assert sum(found.values()) <= MOST


@pytest.mark.parametrize("source", ["said.args[0]", "n.args[1:]", "f(x).args[at]"])
def test_a_read_by_position_is_counted(source: str) -> None:
    assert by_position(source) == 1


@pytest.mark.parametrize("source", ['said["target"]', "said.args", "args[0]"])
def test_a_read_by_name_is_not_counted(source: str) -> None:
    assert by_position(source) == 0


def test_every_shape_that_is_matched_can_be_said() -> None:
    shapes = {text for path in modules() for text in matched(path.read_text(encoding="utf-8"))}

    for text in shapes:
        patterns.match(text, 0)


def test_shapes_that_are_matched_are_found() -> None:
    assert list(matched('x = match("heal(?target, ...)", said)')) == ["heal(?target, ...)"]
