"""A game in which Playmat failed is saved, and the fault says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.game.game import Game
from playmat.game.replay.kept import faults_folder, keep
from playmat.game.replay.replay import Replay


def test_the_replay_lies_where_the_fault_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    game = Game("xy-a", "xy-b", rules="xy", seed=7)
    game.play(game.options[0])
    fault = RuntimeError()

    keep(game, fault)

    (file,) = faults_folder().iterdir()
    assert fault.__notes__ == [f"The replay of the game is in {file}"]
    assert Replay.load(file).verify().step == game.step


def test_a_game_that_cannot_be_kept_hides_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    (tmp_path / "faults").write_text("no folder", "utf-8")
    fault = RuntimeError("the first")

    keep(Game("xy-a", "xy-b", rules="xy", seed=7), fault)

    assert not hasattr(fault, "__notes__")


def test_without_a_place_named_faults_go_to_that_of_the_platform(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PLAYMAT_DATA", raising=False)

    assert faults_folder().parts[-2:] == ("playmat", "faults")
