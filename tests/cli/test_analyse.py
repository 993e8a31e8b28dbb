"""`playmat analyse`: turns with win chances, the worst moves, and stored results."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playmat.analysis import analysis as analysing
from playmat.analysis import keeping
from playmat.game.from_position import game_at
from tests.analysis.test_analysis import WON
from tests.cli.typed import refused, run


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a game with a missed Knock Out."""
    monkeypatch.setattr(keeping, "folder", lambda: tmp_path / "kept")
    game = game_at(WON, seed=3)
    game.play("end turn")
    game.concede(game.state.chooser)
    file = tmp_path / "game.jsonl"
    game.replay.save(file)
    return file


def test_the_worst_answers_are_told_with_what_was_better(path: Path) -> None:
    result = run("analyse", str(path), "--lines", "16")

    lines = result.stdout.splitlines()
    assert lines[0].startswith("turn  player  win chance of player 0")
    assert "player 0 won" in result.stdout
    assert any("step 0: End turn without attacking" in line for line in lines)
    assert any(line.startswith("      better: ") and "Thunder Jolt" in line for line in lines)


def test_what_was_found_is_kept_and_not_looked_for_again(path: Path) -> None:
    first = json.loads(run("analyse", str(path), "--lines", "16", "--json").stdout)
    kept = next((path.parent / "kept").glob("*.json"))
    kept.write_text(
        kept.read_text("utf-8").replace("End turn without attacking", "as kept"), "utf-8"
    )

    again = json.loads(run("analyse", str(path), "--lines", "16", "--json").stdout)

    assert first["moments"][0]["given"] == "End turn without attacking"
    assert again["moments"][0]["given"] == "as kept"
    assert again["worst"] == first["worst"] == [0]


def test_what_was_found_is_looked_for_again_if_that_is_asked(path: Path) -> None:
    run("analyse", str(path), "--lines", "16")
    kept = next((path.parent / "kept").glob("*.json"))
    kept.write_text(
        kept.read_text("utf-8").replace("End turn without attacking", "as kept"), "utf-8"
    )

    again = run("analyse", str(path), "--lines", "16", "--fresh").stdout

    assert "step 0: End turn without attacking" in again
    assert "as kept" not in kept.read_text("utf-8")


def test_an_analysis_by_time_is_kept_apart_from_one_by_lines(path: Path) -> None:
    for words in (("--lines", "16"), ("--seconds", "0.01")):
        assert "player 0 won" in run("analyse", str(path), *words).stdout

    assert len(list((path.parent / "kept").glob("*.json"))) == 2


def test_lines_bound_an_analysis_by_time_too(path: Path) -> None:
    found = run("analyse", str(path), "--seconds", "600", "--lines", "16", "--json")

    assert json.loads(found.stdout)["key"].endswith(" 16/600s")


def test_a_game_that_was_left_is_not_told_as_won_by_nobody(path: Path) -> None:
    game = game_at(WON, seed=3)
    game.play("end turn")
    game.replay.save(path)

    said = run("analyse", str(path), "--lines", "16").stdout

    assert "unfinished game" in said
    assert "won" not in said


def test_where_no_answers_are_asked_for_nothing_is_said_of_them(path: Path) -> None:
    said = run("analyse", str(path), "--lines", "16", "--worst", "0").stdout

    assert "player 0 won" in said
    assert "worse" not in said


def test_an_interrupt_says_what_is_kept_and_how_to_go_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: Any) -> Iterator[None]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(analysing, "go_on", interrupted)

    result = run("analyse", str(path), "--lines", "16")

    assert result.exit_code == 1
    assert "stopped after 0 of 1 moves; run the same command" in result.stderr


def test_what_cannot_be_kept_is_shown_all_the_same(path: Path) -> None:
    (path.parent / "kept").write_text("no folder")

    result = run("analyse", str(path), "--lines", "16")

    assert result.exit_code == 0
    assert "step 0: End turn without attacking" in result.stdout
    assert result.stderr.count("cannot save the results: ") == 1


def test_two_that_look_at_one_game_do_not_write_into_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = analysing.Analysis("game", "key", 2, done=1), analysing.Analysis("game", "key", 2)
    replace = Path.replace

    def meanwhile(scratch: Path, path: Path) -> Path:
        monkeypatch.setattr(Path, "replace", replace)
        monkeypatch.setattr(os, "getpid", lambda: 1)
        keeping.keep(other, tmp_path)
        return replace(scratch, path)

    monkeypatch.setattr(Path, "replace", meanwhile)
    keeping.keep(one, tmp_path)

    assert keeping.taken_up(other, tmp_path) == one
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    assert "cannot read" in refused("analyse", str(tmp_path / "nothing.jsonl"))
