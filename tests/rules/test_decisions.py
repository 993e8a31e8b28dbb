"""Our decisions: none is missing, and each names existing rules and a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.rules import BOOKS
from playmat.rules.catalogue import Told, rules
from playmat.rules.catalogue.rule import DECIDED, STATES
from playmat.rules.decisions import Decision, decided, decisions
from tools.rule_notes import read_folder

YEAR = re.compile(r"\b20\d\d\b")
"""References to another rulebook name its year and are not decisions."""

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


def test_everything_that_is_our_word_in_a_rulebook_is_in_the_table_for_that_rulebook() -> None:
    ours = [
        (rule.id, book)
        for rule in rules().values()
        for book, told in rule.told.items()
        if told.provenance == DECIDED or (told.ours and not YEAR.search(told.ours))
    ]

    assert [(id, book) for id, book in ours if not decided(id, book)] == []


def test_no_decision_is_claimed_where_a_rulebook_says_everything() -> None:
    told = {
        (id, book): rules()[id].told.get(book)
        for one in ALL
        for id in one.rules
        for book in one.books
    }

    missing = [where for where, each in told.items() if each is None]
    stated = [where for where, each in told.items() if each and is_all_stated(each)]
    assert (missing, stated) == ([], [])


def is_all_stated(told: Told) -> bool:
    """Whether a rulebook states a rule without additions of ours."""
    return told.provenance == STATES and not told.ours


def test_everything_that_the_page_of_two_on_two_leaves_open_is_in_the_table() -> None:
    left_open = [f"DUO-{n}" for n in range(10, 44)]

    assert [id for id in left_open if not decided(id, "ex")] == []


def test_a_decision_is_found_by_its_rule_and_book() -> None:
    assert [one.decision for one in decided("DAMAGE-07", "ecard")] == [
        "Damage counters put down by an effect are not damage."
    ]
    assert decided("DAMAGE-07", "xy") == ()
