"""Sentences for single programs: each belongs to existing cards and is used for them."""

from __future__ import annotations

from functools import cache

import pytest

from playmat.cards.library import Library
from playmat.cards.search import programs
from playmat.lang.check import check
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.writer import lettered, write
from playmat.writer.rare.rows import FILES, Row, rows
from playmat.writer.translate import by_table
from playmat.writer.write_lines import REMINDERS

EVERY = [(kind, row) for kind in FILES for row in rows(kind)]


@cache
def faces() -> dict[tuple[str, str], set[str]]:
    """The ids of the cards with each program, as written in rows."""
    found: dict[tuple[str, str], set[str]] = {}
    for card in Library.default().cards(samples=True):
        for text, kind in programs(card):
            found.setdefault((kind, show(lettered(parse(text)))), set()).add(card.id)
    return found


def told(kind: str, row: Row) -> tuple[str, Program]:
    """The key of a row: its program without rules that are enforced anyway."""
    return kind, tuple(one for one in parse(row.program) if one not in REMINDERS)


def test_a_row_is_there_for_each_program_and_each_sentence_once() -> None:
    assert len({(kind, row.program) for kind, row in EVERY}) == len(EVERY)
    assert len({(kind, row.says) for kind, row in EVERY}) == len({told(*one) for one in EVERY})


@pytest.mark.parametrize(("kind", "row"), EVERY)
def test_a_row_has_a_program_that_checks_and_is_written_as_programs_are(
    kind: str, row: Row
) -> None:
    program = parse(row.program)

    check(program, kind)

    assert show(lettered(program)) == row.program


@pytest.mark.parametrize(("kind", "row"), EVERY)
def test_a_row_names_the_cards_that_have_its_program(kind: str, row: Row) -> None:
    assert set(row.cards) == faces().get((kind, row.program), set())


@pytest.mark.parametrize(("kind", "row"), EVERY)
def test_a_row_is_what_its_program_says(kind: str, row: Row) -> None:
    assert write(parse(row.program), kind) == row.says


@pytest.mark.parametrize(("kind", "row"), EVERY)
def test_no_row_says_what_the_table_would_say(kind: str, row: Row) -> None:
    assert by_table(parse(row.program), kind) != row.says
