"""The table of words: each word of the card language is linked by one row."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from playmat.lang.marks import MARKS
from playmat.lang.words import WORDS
from playmat.linker.effects import Instruction
from playmat.linker.table import EFFECTS, VALUES
from playmat.linker.values import OPERANDS
from playmat.linker.words import answers, choices, course, deeds, moves
from playmat.linker.words.modifiers import MODS

LISTS = ("handler", "as_long_as", "ends_with")
"""Modifiers that contain other modifiers or apply to a whole block."""


def words(*sorts: str) -> set[str]:
    """The words of some sorts, and the marks resolved by the linker."""
    marks = {m.name for m in MARKS.values() if m.resolver.startswith("linker/") and m.sort in sorts}
    return {word.name for word in WORDS.values() if word.sort in sorts} | marks


@pytest.mark.parametrize(
    ("table", "linked"),
    [
        (EFFECTS, words("effect")),
        (VALUES.numbers, words("num") | {"ref"}),
        (VALUES.conditions, words("cond")),
        (VALUES.selectors, words("mons", "cards", "attacks", "any")),
        (VALUES.filters, words("filter")),
        ([*MODS, *LISTS], words("mods")),
    ],
    ids=["effects", "numbers", "conditions", "selectors", "filters", "modifiers"],
)
def test_every_word_has_a_row_and_every_row_a_word(
    table: Collection[str], linked: set[str]
) -> None:
    assert linked
    assert set(table) == linked


def test_no_word_has_two_rows() -> None:
    tables = (
        answers.ANSWERS,
        choices.CHOICES,
        course.COURSE,
        deeds.DEEDS,
        moves.MOVES,
    )

    assert sum(map(len, tables)) == len(EFFECTS)


def test_an_instruction_is_given_arguments_its_word_has() -> None:
    given = {
        (word, one)
        for word, write in EFFECTS.items()
        if isinstance(write, Instruction)
        for one in write.given
        if isinstance(one, str)
    }
    sorts = {(w, p.name): p.sort for w in EFFECTS for p in WORDS[w].params}

    assert given
    assert {sorts.get(one) for one in given} <= set(OPERANDS)
