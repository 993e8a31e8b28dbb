"""Decisions of ours: none is left out, each names rules that there are and a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.rules import BOOKS
from playmat.rules.catalogue import rules
from playmat.rules.decisions import Decision, decided, decisions
from tools.rule_notes import read_folder

ALL = [one for chapter in decisions().values() for one in chapter]


@pytest.mark.parametrize("one", ALL, ids=lambda one: " ".join(one.rules))
def test_a_decision_is_told_in_whole_sentences(one: Decision) -> None:
    known = [rule in rules() for rule in one.rules]

    assert all(known)
    assert set(one.books) <= set(BOOKS)
    assert re.fullmatch(r"[A-Zδ].*\.", one.decision)
    assert re.fullmatch(r"[A-Z].*\.", one.reason)


def test_every_rule_whose_note_marks_a_decision_is_in_the_table() -> None:
    notes = read_folder(Path(__file__).parents[2] / "docs" / "rules").values()

    marked = [note.id for note in notes if "DEFAULT" in note.text and not note.is_scenario]

    assert [id for id in marked if not any(id in one.rules for one in ALL)] == []


def test_everything_that_the_page_of_two_on_two_leaves_open_is_in_the_table() -> None:
    left_open = [f"DUO-{n}" for n in range(10, 44)]

    assert [id for id in left_open if not decided(id, "ex")] == []


def test_a_decision_is_found_by_its_rule_and_book() -> None:
    assert [one.decision for one in decided("M-09", "ecard")] == [
        "A Fossil does not count as a Basic in the opening hand."
    ]
    assert decided("M-09", "xy") == ()
