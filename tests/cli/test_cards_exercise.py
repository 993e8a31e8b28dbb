"""`playmat cards exercise` and `playmat cards soak` report, and fail only on errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from playmat.cli import main
from playmat.exercise import soak, survey
from playmat.model.state import State
from tests.exercise.faces import trainer

STONE = trainer("static { mod(retreat_cost, host, set, 0) }", "tool")


@pytest.fixture
def one_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the library to one face."""
    monkeypatch.setattr(survey, "faces_to_exercise", lambda library, sets: [STONE])


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["cards", *words])


@pytest.mark.usefixtures("one_face")
def test_faces_are_exercised_and_told_for_people() -> None:
    result = run("exercise", "--jobs", "1")

    assert result.exit_code == 0
    assert result.output == "1 distinct texts, 1 runs, 0 errors, 0 suspicious\n"


@pytest.mark.usefixtures("one_face")
def test_what_is_suspicious_is_told_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = survey.Found("t-1", "Deed", "trainer", ("never usable",), 0, 5)
    monkeypatch.setattr(survey, "looked_at", lambda face, library, full: odd)

    result = run("exercise", "--jobs", "1", "--json")

    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (told["faces"], told["runs"], told["errors"]) == (1, 5, 0)
    assert told["suspicious"] == [
        {
            "id": "t-1",
            "face": "Deed",
            "kind": "trainer",
            "error": False,
            "reasons": ["never usable"],
        }
    ]


@pytest.mark.usefixtures("one_face")
def test_an_error_makes_the_exercise_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = survey.Found("t-1", "Deed", "trainer", ("plain: KeyError",), 1, 5)
    monkeypatch.setattr(survey, "looked_at", lambda face, library, full: odd)

    result = run("exercise", "--jobs", "1")

    assert result.exit_code == 1
    assert "t-1 Deed: plain: KeyError\n" in result.output


def test_a_set_that_is_not_there_is_told() -> None:
    result = run("exercise", "--set", "nowhere")

    assert result.exit_code == 1
    assert "no programmed texts found" in result.output


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

    monkeypatch.setattr(soak, "broken", late)

    result = run("soak", "--games", "1", "--jobs", "1", "--out", str(tmp_path / "kept"))

    assert result.exit_code == 1
    assert "it is late" in result.output
    assert (tmp_path / "kept" / "cardsoak-0.jsonl").exists()
