"""The catalogue of rules, the notes it is made from, and two rulesets apart."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from playmat.errors import UnknownRule
from playmat.rules import BOOKS, ECARD, EX, FIELDS, LEGENDS, PLATINUM, XY, catalogue
from playmat.rules.difference import diff, house_rules
from tools.rule_notes import Note, read, read_folder
from tools.rule_notes import catalogue as written

NOTES = read_folder(Path(__file__).parents[2] / "docs" / "rules")


def test_the_shipped_catalogue_is_what_the_notes_say() -> None:
    shipped = files("playmat.rules").joinpath("catalogue.toml").read_text("utf-8")

    assert shipped == written(NOTES)


def test_every_rule_but_no_scenario_is_in_the_catalogue() -> None:
    scenarios = {name for name in NOTES if name.startswith(("S-", "K-"))}

    assert set(catalogue.rules()) == set(NOTES) - scenarios
    assert (len(scenarios), len(catalogue.rules())) == (322, 586)


def test_summaries_are_short() -> None:
    long = [rule.id for rule in catalogue.rules().values() if len(rule.summary.split()) > 13]

    assert not long
    assert all(rule.summary for rule in catalogue.rules().values())


def test_a_rule_tells_its_books_and_what_it_is_about() -> None:
    rule = catalogue.rule("DECK-07")

    assert rule.books == ("xy",)
    assert rule.summary == "At most one ACE SPEC card in the whole deck"
    assert str(rule) == "DECK-07: At most one ACE SPEC card in the whole deck [xy]"


def test_an_unknown_rule_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match="RETREAT-0"):
        catalogue.rule("RETREAT-5")


def test_notes_are_read_from_bullets_with_their_further_lines_and_from_rows() -> None:
    text = "- **COND-01** One\n  two. `[ex xy]`\n\n| M-01 `a_b` | x | y |\nprose **KO-01** here\n"

    notes = list(read(text))

    assert notes == [Note("COND-01", "One\ntwo. `[ex xy]`"), Note("M-01", "`a_b` | x | y")]
    assert [note.summary for note in notes] == ["One two", "a b"]
    assert [note.books for note in notes] == [("ex", "xy"), tuple(BOOKS)]


def test_no_id_is_given_twice() -> None:
    folder = Path(__file__).parents[2] / "docs" / "rules"
    given = [
        note.id
        for file in ("core.md", "kinds.md")
        for note in read((folder / file).read_text("utf-8"))
    ]

    assert len(given) == len(set(given))


def test_two_books_apart_name_field_values_and_rules() -> None:
    differences = {each.field: each for each in diff(ECARD, EX)}

    assert differences["retreats_per_turn"][1:3] == (99, 1)
    assert "RETREAT-02" in differences["retreats_per_turn"].ids
    assert "prizes" not in differences


def test_differences_stand_in_the_order_of_the_fields() -> None:
    named = [each.field for each in diff(ECARD, XY)]

    assert named == [field for field in FIELDS if field in named]


def test_the_two_books_that_read_alike_differ_in_next_to_nothing() -> None:
    named = [each.field for each in diff(PLATINUM, LEGENDS)]

    assert named == ["name", "title", "default_resistance", "pool_until"]


def test_house_rules_are_told_apart_from_the_book() -> None:
    assert house_rules(XY) == {}
    assert house_rules(XY.replace(prizes=4, bench_size=3)) == {"prizes": 4, "bench_size": 3}
