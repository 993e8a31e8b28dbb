"""Rules for the browser: grouped by agreement, and comparisons."""

from __future__ import annotations

from playmat.rules import BOOKS
from playmat.rules.catalogue import rule
from playmat.server.catalogue.rules import comparison, says


def test_books_that_agree_stand_together_with_where_each_has_it_from() -> None:
    told = says(rule("RETREAT-09"))

    assert [each["books"] for each in told] == [["ecard"], ["ex", "platinum", "legends"], ["xy"]]
    assert told[1]["origins"][0] == "The 2004 rulebook, “New Rules”."


def test_what_only_some_of_the_agreeing_books_leave_to_us_stands_apart() -> None:
    told = says(rule("RETREAT-07"))

    assert [each["books"] for each in told] == [["ecard", "platinum", "legends", "xy"], ["ex"]]
    assert told[1]["ours"]


def test_the_comparison_holds_only_points_on_which_books_differ() -> None:
    found = comparison()

    assert all(len(each["says"]) > 1 for each in found["rules"])
    assert all(set(each["books"]) <= set(BOOKS) and each["books"] for each in found["kinds"])
    assert len(found["rules"]) > 40
