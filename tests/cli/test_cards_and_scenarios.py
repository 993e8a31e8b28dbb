"""`playmat card` and `playmat scenario`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.terminal import refused, run

GNAW = {
    "rules": "xy",
    "position": {"you": "base1-58 +L", "foe": "base1-58"},
    "moves": [{"attack": "Gnaw"}],
    "after": {"foe": {"active": {"damage": 10}}},
}


def test_a_card_is_shown_by_name_and_by_id() -> None:
    by_name, by_id = run("card", "pikachu").stdout, run("card", "base1-58").stdout

    assert by_id.startswith("Pikachu (base1-58), basic pokemon\n  40 HP, type L")
    assert by_id.strip() in by_name


def test_a_card_as_json_is_a_list_of_printings() -> None:
    (found,) = json.loads(run("card", "base1-58", "--json").stdout)

    assert found["name"] == "Pikachu"


def test_cards_are_found_by_a_part_of_the_name() -> None:
    found = json.loads(run("card", "search", "saur", "--json").stdout)

    assert {"id": "base1-44", "name": "Bulbasaur"} in found


def test_an_unknown_card_is_refused_with_the_nearest() -> None:
    assert "Pikachu" in refused("card", "pikachoo")


def write(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data))
    return str(path)


def test_a_scenario_that_comes_out_as_it_says_passes(tmp_path: Path) -> None:
    result = run("scenario", write(tmp_path / "s.json", GNAW))

    assert result.exit_code == 0
    assert result.stdout.startswith("as expected\n")


def test_a_scenario_that_comes_out_otherwise_says_where(tmp_path: Path) -> None:
    other = {**GNAW, "after": {"foe": {"active": {"damage": 20}}}}

    result = run("scenario", write(tmp_path / "s.json", other), "--json")

    found = json.loads(result.stdout)
    assert result.exit_code == 1
    assert found["passed"] is False
    assert found["differences"] == ["$.after.foe.active.damage: wanted 20, got 10"]


def test_what_is_no_scenario_is_refused(tmp_path: Path) -> None:
    nowhere = refused("scenario", str(tmp_path / "none.json"))
    empty = refused("scenario", write(tmp_path / "empty.json", {}))
    (tmp_path / "broken.json").write_text("{")
    broken = refused("scenario", str(tmp_path / "broken.json"))

    assert "No such file" in nowhere
    assert "$.rules" in empty
    assert "no JSON" in broken
