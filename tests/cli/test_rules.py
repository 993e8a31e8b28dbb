"""`playmat rules`: books side by side, one rule, two books apart."""

from __future__ import annotations

import json

import pytest

from playmat.rules import BOOKS, EX, FIELDS, XY
from playmat.rules.difference import diff
from tests.cli.terminal import refused, run


def test_every_field_stands_in_the_table_with_its_rules() -> None:
    lines = run("rules").stdout.splitlines()

    assert lines[0].split() == ["field", *BOOKS, "rules"]
    assert {line.split()[0] for line in lines[1:] if line[0] != " "} == {*FIELDS} - {"name"}
    assert "bench_size" + " " * 24 + ("5" + " " * 12) * len(BOOKS) + "M-10, M-30, BENCH-02" in lines


def test_the_books_as_json_hold_the_values_themselves() -> None:
    found = json.loads(run("rules", "--json").stdout)

    values = {field["field"]: field["values"] for field in found["fields"]}
    assert found["books"] == list(BOOKS)
    assert values["opening_hand"] == {name: rules.opening_hand for name, rules in BOOKS.items()}
    assert list(values) == list(FIELDS)


def test_a_rule_is_shown_with_its_fields_and_tests_whatever_the_case() -> None:
    result = run("rules", "retreat-02")

    assert result.stdout.startswith("RETREAT-02: ")
    assert "retreats_per_turn: " in result.stdout
    assert "  ecard: any" in result.stdout
    assert "tests/rules/turn/test_retreat.py::test_" in result.stdout


def test_a_rule_as_json() -> None:
    found = json.loads(run("rules", "RETREAT-02", "--json").stdout)

    assert found["rule"] == "RETREAT-02"
    assert [field["field"] for field in found["fields"]] == ["retreats_per_turn"]


def test_a_field_is_shown_by_its_name() -> None:
    result = run("rules", "prizes")

    assert result.stdout.startswith("prizes: ")
    assert f"{', '.join(BOOKS)}: 6" in result.stdout


def test_two_books_are_shown_apart() -> None:
    found = json.loads(run("rules", "diff", "ex", "xy", "--json").stdout)

    fields = [each.field for each in diff(EX, XY) if each.field != "name"]
    assert [each["field"] for each in found] == fields
    assert run("rules", "diff", "ex", "xy").stdout.count(" (") >= len(fields)


@pytest.mark.parametrize(
    ("name", "near"), [("RETREAT-99", "RETREAT-09"), ("bench_siz", "bench_size")]
)
def test_an_unknown_rule_is_refused_with_the_nearest(name: str, near: str) -> None:
    assert near in refused("rules", name)


def test_an_unknown_book_is_refused_with_all_there_are() -> None:
    assert ", ".join(BOOKS) in refused("rules", "diff", "ex", "xz")
