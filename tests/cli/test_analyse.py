"""`playmat analyse`: turns with their chances, the worst answers, and what was kept."""

from __future__ import annotations

import json
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
    """Return the file of a game in which a Knock Out was missed."""
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
    assert lines[0].startswith("turn  player  chance of player 0")
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


def test_an_interrupt_says_what_is_kept_and_how_to_go_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: Any) -> Iterator[None]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(analysing, "go_on", interrupted)

    result = run("analyse", str(path), "--lines", "16")

    assert result.exit_code == 1
    assert "stopped at 0 of 1 answers; they are kept, and the same command" in result.stderr


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused("analyse", str(tmp_path / "nothing.jsonl"))
