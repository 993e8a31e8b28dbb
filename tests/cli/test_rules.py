"""`playmat rules`: comparing rulebooks, showing and searching rules, house rules."""

from __future__ import annotations

import json
import re

import pytest

from playmat.rules import BOOKS, FIELDS, XY
from playmat.rules.catalogue import rule
from playmat.rules.difference import apart, compared
from tests.cli.typed import refused, run

SPOKEN = (
    ("rules",),
    ("rules", "RETREAT"),
    ("rules", "RETREAT-02"),
    ("rules", "diff", "ecard", "xy"),
    ("rules", "search", "coin"),
)


def test_the_books_stand_side_by_side_in_words() -> None:
    lines = run("rules").stdout.splitlines()

    assert [line for line in lines if line[0] != " "] == [f"{r.title} ({r.id})" for r in compared()]
    assert "  XY 2016: The winner of the coin flip chooses who goes first." in lines


@pytest.mark.parametrize("words", SPOKEN)
def test_no_field_name_and_no_number_for_unlimited_is_printed(words: tuple[str, ...]) -> None:
    said = run(*words).stdout.partition("\ntests:")[0]

    assert not [field for field in FIELDS if "_" in field and field in said]
    assert not re.search(r"(?<!-)\b99\b", said)
    assert "…" not in said


def test_a_rule_is_shown_for_every_book_with_its_tests_whatever_the_case() -> None:
    result = run("rules", "retreat-02")

    assert result.stdout.startswith("RETREAT-02: How often you may retreat\n")
    assert "e-Card 2002\n  You may retreat as often in a turn as you can pay" in result.stdout
    assert "  – The 2004 rulebook, “New Rules”." in result.stdout
    assert "  Our decision: A switch caused by a card" in result.stdout
    assert "tests/rules/turn/test_retreat.py::test_" in result.stdout


def test_a_rule_of_a_kind_says_which_books_know_it() -> None:
    said = " ".join(run("rules", "CARD-BREAK-1").stdout.split())

    assert "Pokémon BREAK: An Evolution that keeps" in said
    assert "Covered in XY 2016." in said
    assert (
        "From the 2016 rulebook, “Appendix H: BREAK Evolution”; the 2002 rulebook does not say."
        in said
    )


def test_a_rule_is_shown_as_one_book_has_it() -> None:
    result = run("rules", "RETREAT-09", "--book", "ecard")

    assert "on tails it stays" in " ".join(result.stdout.split())
    assert "XY 2016" not in result.stdout


def test_a_rule_that_does_not_hold_in_a_book_is_refused_with_those_in_which_it_does() -> None:
    assert "ATTACK-11 is not a rule of ex; only of xy" in refused(
        "rules", "ATTACK-11", "--book", "ex"
    )


def test_a_rule_as_json() -> None:
    found = json.loads(run("rules", "COND-21", "--json").stdout)

    assert (found["rule"], list(found["books"])) == ("COND-21", list(rule("COND-21").books))
    assert found["books"]["ex"]["heading"] == "Confused"
    assert found["books"]["ex"]["provenance"] == "states"


def test_a_chapter_is_shown_by_its_name() -> None:
    found = json.loads(run("rules", "sudden", "--json").stdout)

    assert [each["rule"] for each in found] == [f"SUDDEN-0{n}" for n in range(1, 5)]


def test_rules_are_found_by_words() -> None:
    listed = run("rules", "search", "Lost", "World").stdout.splitlines()
    found = json.loads(run("rules", "search", "lost", "world", "--json").stdout)

    assert [line.split()[0] for line in listed] == [each["rule"] for each in found]
    assert "LZ-6" in [each["rule"] for each in found]
    assert "no rule contains all of these words: zeppelin" in refused("rules", "search", "zeppelin")


def test_two_books_are_told_apart_in_rules_and_kinds() -> None:
    found = json.loads(run("rules", "diff", "ex", "xy", "--json").stdout)
    said = run("rules", "diff", "ex", "xy").stdout

    assert [each["rule"] for each in found["rules"]] == [each.rule for each in apart("ex", "xy")]
    assert "DUO" in [each["family"] for each in found["kinds"]["ex"]]
    assert "CARD-BREAK" in [each["family"] for each in found["kinds"]["xy"]]
    assert "Only in EX 2004:\n" in said
    assert "  XY 2016  The winner of the coin flip chooses who goes first.\n" in said


def test_a_point_on_which_one_book_is_silent_says_so() -> None:
    said = run("rules", "diff", "ex", "platinum").stdout

    assert "  Platinum 2009  No such rule.\n" in said


def test_fields_are_shown_for_house_rules() -> None:
    listed = json.loads(run("rules", "fields", "--json").stdout)
    shown = run("rules", "fields", "retreats_per_turn").stdout

    assert [each["field"] for each in listed] == list(FIELDS)
    assert listed[FIELDS.index("prizes")]["values"]["xy"] == XY.prizes
    assert "  ecard: any number\n" in shown


@pytest.mark.parametrize(
    ("words", "near"),
    [(("RETREAT-99",), "RETREAT-09"), (("fields", "bench_siz"), "bench_size")],
)
def test_an_unknown_name_is_refused_with_the_nearest(words: tuple[str, ...], near: str) -> None:
    assert near in refused("rules", *words)


def test_an_unknown_book_is_refused_with_all_there_are() -> None:
    assert ", ".join(BOOKS) in refused("rules", "diff", "ex", "xz")
    assert ", ".join(BOOKS) in refused("rules", "RETREAT-02", "--book", "xz")
