"""The marks of the reader and linker are listed, made and resolved."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import playmat.lang.needs
import playmat.reader
from playmat.lang.make import node
from playmat.lang.marks import MARKS, add_marks
from playmat.lang.node import Arg
from playmat.reader.marks import NAMES, STEMS, VARIABLES
from playmat.reader.shapes import filler

READER = Path(playmat.reader.__file__).parent
NEEDS = READER.parent / "lang" / "needs"
HAND = node("hand", "me")
TABLES = (READER / "marks.py", NEEDS / "unspoken.py")


@cache
def strings(path: Path) -> tuple[str, ...]:
    """The strings of a module, except documentation."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {id(part.value) for part in ast.walk(tree) if isinstance(part, ast.Expr)}
    found = (part for part in ast.walk(tree) if isinstance(part, ast.Constant))
    return tuple(str(part.value) for part in found if id(part) not in docs)


def marks_in(path: Path) -> set[str]:
    return set(re.findall(r"\$\w+", " ".join(strings(path))))


def modules(room: Path) -> Iterator[Path]:
    return (path for path in sorted(room.rglob("*.py")) if path not in TABLES)


def wordings() -> Iterator[Path]:
    return (path for path in modules(READER) if "wordings" in path.parts)


def test_a_mark_that_is_not_listed_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\$thing is not in any table of marks"):
        node("$thing")


@pytest.mark.parametrize("args", [(), ("a", "b", "c", "d", "e")])
def test_a_mark_with_a_wrong_number_of_arguments_is_refused(args: tuple[str, ...]) -> None:
    refusal = rf"\$pick takes \(from, least, most, by\), not {len(args)} arguments"

    with pytest.raises(ValueError, match=refusal):
        node("$pick", *args)


def test_a_mark_is_made_with_what_may_be_left_out_or_repeated() -> None:
    assert node("$ends") != node("$ends", "either")
    assert len(node("$done", "discard", "mill", "move").args) == 3


def test_a_mark_takes_its_arguments_by_name_too() -> None:
    assert node("$that", sort="mons") == node("$that", "mons")
    assert node("$pick", HAND, by="me", least=1, most=2) == node("$pick", HAND, 1, 2, "me")


def test_a_mark_refuses_a_name_that_it_does_not_take() -> None:
    with pytest.raises(ValueError, match=r"\$found takes \(pick\), not pack"):
        node("$found", pack=HAND)


@pytest.mark.parametrize(
    ("name", "args", "why"),
    [
        ("$needs", (HAND,), r"condition of \$needs must be a condition"),
        ("$needs", ("always",), r"condition of \$needs must be a condition"),
        ("$then", (node("draw", "me", 1),), r"do of \$then must be a block"),
        ("$cap", ("many",), r"n of \$cap must be a number"),
        ("$where", (1,), r"zone of \$where must be a zone"),
        ("$onto", (node("$did"),), r"mons of \$onto must be Pokémon in play"),
        ("$reacts", (node("draw", "me", 1), node("always")), r"event of \$reacts must be an event"),
    ],
)
def test_a_mark_with_an_argument_of_another_sort_is_refused(
    name: str, args: tuple[Arg, ...], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        node(name, *args)


def test_an_argument_that_is_resolved_later_is_of_any_fitting_sort() -> None:
    assert node("$onto", node("$it"))["mons"] == node("$it")
    assert node("$cap", node("ref", "n"))["n"] == node("ref", "n")


def test_a_shape_with_a_wrong_mark_is_refused_when_it_is_loaded() -> None:
    with pytest.raises(ValueError, match=r"\$thing"):
        filler("[$thing()]")


def test_no_mark_is_listed_twice() -> None:
    with pytest.raises(ValueError, match=r"\$pick is listed twice"):
        add_marks({"elsewhere": {"$pick": ("any", "", "Something else.")}})


def test_a_parameter_that_is_written_wrongly_is_refused() -> None:
    with pytest.raises(ValueError, match=r"kind\? is no parameter"):
        add_marks({"elsewhere": {"$other": ("any", "kind?", "Something else.")}})


@pytest.mark.parametrize("mark", MARKS.values(), ids=lambda mark: mark.name)
def test_every_mark_is_made_and_resolved(mark: object) -> None:
    name, resolver = mark.name, mark.resolver  # type: ignore[attr-defined]
    elsewhere = resolver.startswith("linker/")
    room = READER.parent if elsewhere else READER
    made = [path for path in modules(NEEDS if elsewhere else READER) if name in marks_in(path)]

    if resolver in ("rules", "nobody"):
        assert set(made) & set(wordings())
    elif elsewhere:
        assert name in marks_in(room / f"{resolver}.py")
        assert made
    else:
        home = room / f"{resolver}.py"
        assert home in made
        assert len(made) > 1 or " ".join(strings(home)).count(name) > 1


def test_every_word_with_a_dollar_is_listed() -> None:
    said = {mark for path in modules(READER) for mark in marks_in(path)}
    known = {*MARKS, *NAMES, *VARIABLES}

    assert {one for one in said - known if not one.startswith(STEMS)} == set()
    assert (NAMES.keys() | VARIABLES) - said == set()


def test_marks_are_made_by_node_alone() -> None:
    made = re.compile(r'\bNode\(\s*"\$')

    assert [path for path in modules(READER) if made.search(path.read_text("utf-8"))] == []
