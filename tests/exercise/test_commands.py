"""`playmat cards exercise` and `playmat cards soak` report, and fail only on errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from playmat.arena import cardsoak, survey
from playmat.cli import main
from playmat.model.state import State


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["cards", *words])


def test_a_set_is_exercised_and_told_for_people() -> None:
    result = run("exercise", "--set", "bw9", "--jobs", "1")

    assert result.exit_code == 0
    assert result.output == "1 different faces, 1 runs, 0 errors, 0 suspicious\n"


def test_what_is_suspicious_is_told_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = survey.Found("bw9-99", "Float Stone", "trainer", ("it was never usable",), 0, 5)
    monkeypatch.setattr(survey, "looked_at", lambda face, library, full: odd)

    result = run("exercise", "--set", "bw9", "--jobs", "1", "--json")

    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (told["faces"], told["runs"], told["errors"]) == (1, 5, 0)
    assert told["suspicious"] == [
        {
            "id": "bw9-99",
            "face": "Float Stone",
            "kind": "trainer",
            "error": False,
            "reasons": ["it was never usable"],
        }
    ]


def test_an_error_makes_the_exercise_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = survey.Found("bw9-99", "Float Stone", "trainer", ("plain: KeyError",), 1, 5)
    monkeypatch.setattr(survey, "looked_at", lambda face, library, full: odd)

    result = run("exercise", "--set", "bw9", "--jobs", "1")

    assert result.exit_code == 1
    assert "bw9-99 Float Stone: plain: KeyError\n" in result.output


def test_a_set_that_is_not_there_is_told() -> None:
    result = run("exercise", "--set", "nowhere")

    assert result.exit_code == 1
    assert "no programmed face found" in result.output


def test_a_soak_tells_how_its_games_ended() -> None:
    result = run("soak", "--games", "2", "--jobs", "1", "--json")

    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (told["games"], told["failures"], sum(told["ends"].values())) == (2, [], 2)


def test_a_soak_with_a_broken_law_fails_and_names_the_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(st: State) -> str:
        return "it is late" if st.turn > 0 else ""

    monkeypatch.setattr(cardsoak, "broken", late)

    result = run("soak", "--games", "1", "--jobs", "1", "--out", str(tmp_path / "kept"))

    assert result.exit_code == 1
    assert "it is late" in result.output
    assert (tmp_path / "kept" / "cardsoak-0.jsonl").exists()
