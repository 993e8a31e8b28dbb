"""The table of events and rules: every row has a rule known to the rulebooks."""

from __future__ import annotations

import pytest

from playmat.game.record.sentences import SENTENCES
from playmat.rules import BOOKS
from playmat.rules.catalogue import rules
from playmat.rules.citations import ELSEWHERE, RULES, STEPS, cited, known, step_cited

BY_A_SWITCH = {"BETWEEN-05", "COND-20", "COND-21"}
"""Rules cited only in games whose rulebook has that step or that form of Confusion."""


def test_every_row_is_about_an_event_that_has_words() -> None:
    events = {row.partition(" ")[0] for row in RULES}

    assert events == set(SENTENCES)


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_is_cited_speaks_of_the_book(book: str) -> None:
    found = {known(book, rule) for rule in {*RULES.values(), *STEPS.values()} - BY_A_SWITCH}

    assert {rule for rule in found if book not in rules()[rule].books} == set()


def test_what_stands_for_a_rule_is_known_where_that_rule_is_not() -> None:
    missing = {
        (rule, book)
        for rule, other in ELSEWHERE.items()
        for book in BOOKS
        if book not in rules()[rule].books and book not in rules()[other].books
    }

    assert missing == set()


def test_a_text_is_cited_where_the_table_has_no_closer_row() -> None:
    assert cited("xy", "draw", "attack") == "CARD-TEXT-WINS"
    assert cited("xy", "attach", "power") == "CARD-TEXT-WINS"
    assert cited("xy", "attach", "") == "ENERGY-01"
    assert cited("xy", "condition", "attack") == "COND-01"


def test_a_step_of_a_sum_without_a_rule_of_its_own_is_one_change_more() -> None:
    assert step_cited("xy", "add") == "DAMAGE-08"
    assert step_cited("xy", "confusion") == "COND-21"
    assert step_cited("ecard", "confusion") == "COND-20"
