"""Code asks a ruleset about rules, never which rulebook it is."""

from __future__ import annotations

import ast

import pytest

from playmat.rules import BOOKS
from tests.contract.repository import SOURCE, modules, nodes_of

VARIABLES = {"book", "era", "book_name", "era_name"}
RULESETS = {"rules", "ruleset", "book", "era"}
# "ex" is missing because it is also a kind of Pokémon.
TITLES = set(BOOKS) - {"ex"}
INSTANCES = {name.upper() for name in BOOKS}


def last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_name_of_a_ruleset(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "name"
        and last_name(node.value) in RULESETS
    )


def is_a_book(node: ast.expr) -> bool:
    """Whether a node is a rulebook, by name or as an object."""
    title = isinstance(node, ast.Constant) and node.value in TITLES
    return title or last_name(node) in INSTANCES


def lists_books(node: ast.expr) -> bool:
    """Whether a node is a literal collection that includes a rulebook."""
    return isinstance(node, ast.Tuple | ast.List | ast.Set) and any(map(is_a_book, node.elts))


def asks_which(node: ast.Compare) -> bool:
    """Whether a comparison tests a rulebook's identity, rather than membership or None."""
    operands = [node.left, *node.comparators]
    if any(isinstance(part, ast.Constant) and part.value is None for part in operands):
        return False
    if any(is_name_of_a_ruleset(part) or lists_books(part) for part in operands):
        return True
    if isinstance(node.ops[0], ast.In | ast.NotIn):
        return False
    return any(is_a_book(part) or last_name(part) in VARIABLES for part in operands)


def questions(source: str) -> list[int]:
    """The lines that compare or match the identity of a rulebook."""
    lines = []
    for node in nodes_of(source):
        match node:
            case ast.Compare() if asks_which(node):
                lines.append(node.lineno)
            case ast.Match(subject=asked) if last_name(asked) in VARIABLES:
                lines.append(node.lineno)
            case ast.Match(subject=asked) if is_name_of_a_ruleset(asked):
                lines.append(node.lineno)
    return lines


def test_no_module_asks_which_book_it_is() -> None:
    found = {
        str(path.relative_to(SOURCE)): questions(path.read_text(encoding="utf-8"))
        for path in modules()
        # The reader asks when a text was printed, because its words depend on that. [META-7]
        if "reader" not in path.relative_to(SOURCE).parts
    }

    asking = {name: lines for name, lines in found.items() if lines}

    assert found, "no module found"
    assert not asking


@pytest.mark.parametrize(
    "source",
    [
        "if era == old: pass",
        "if rules.name == title: pass",
        "if state.rules.name != 'ex': pass",
        "if title == 'xy': pass",
        "if rules is XY: pass",
        "if rules in (books.ECARD, books.EX): pass",
        "if title in {'platinum', 'legends'}: pass",
        "match ruleset.name:\n  case 'xy': pass",
    ],
)
def test_a_question_for_the_book_is_found(source: str) -> None:
    assert questions(source) == [1]


@pytest.mark.parametrize(
    "source",
    [
        "if rules.retreats_per_turn == 1: pass",
        "if book in BOOKS: pass",
        "if book is None: pass",
        "if card.name == 'Pikachu': pass",
        "if subtype == 'ex': pass",
        "books = {'xy': XY, 'ex': EX}",
    ],
)
def test_a_question_for_a_rule_is_left_alone(source: str) -> None:
    assert questions(source) == []
