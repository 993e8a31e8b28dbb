"""`playmat scenario`: a script that works as described, or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.typed import refused, run

GNAW = {
    "rules": "xy",
    "position": {"you": "base1-58 +L", "foe": "base1-58"},
    "moves": [{"attack": "Gnaw"}],
    "after": {"foe": {"active": {"damage": 10}}},
}


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
    assert found["differences"] == ["$.after.foe.active.damage: expected 20, got 10"]


def test_what_is_no_scenario_is_refused(tmp_path: Path) -> None:
    nowhere = refused("scenario", str(tmp_path / "none.json"))
    empty = refused("scenario", write(tmp_path / "empty.json", {}))
    (tmp_path / "broken.json").write_text("{")
    broken = refused("scenario", str(tmp_path / "broken.json"))

    assert "No such file" in nowhere
    assert "$.rules" in empty
    assert "not valid JSON" in broken
