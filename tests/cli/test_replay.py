"""`playmat replay`: stepping, taking over, and verifying."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cli.terminal.stepping import Stepping
from playmat.game.replay.replay import Replay
from tests.cli.typed import Typed, refused, run, saved_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return saved_game(tmp_path / "game.jsonl")


def stepped(path: Path, *typed: str) -> Typed:
    """The screen after stepping through a replay."""
    screen = Typed(*typed)
    Stepping(Replay.load(path).verify(), screen, 0).run()
    return screen


def test_without_a_step_the_end_is_shown(path: Path) -> None:
    result = run("replay", str(path))

    assert result.exit_code == 0
    assert "Step 6 of 6" in result.stdout
    assert "Player 1 wins: Player 2 concedes (WIN-08)" in result.stdout


def test_a_step_is_shown_with_what_led_to_it(path: Path) -> None:
    game = Replay.load(path).step(2)

    result = run("replay", str(path), "--step", "2", "--plain")

    assert "Step 2 of 6" in result.stdout
    assert result.stdout.startswith(f"Player {game.history.answers[1].player + 1}: ")
    assert game.choice is not None
    assert f"chooses {game.choice.prompt}" in result.stdout


def test_a_step_as_json_holds_both_hands(path: Path) -> None:
    game = Replay.load(path).step(3)

    found = json.loads(run("replay", str(path), "--step", "3", "--json").stdout)

    assert found["step"] == 3
    assert found["steps"] == 6
    assert found["result"] is None
    assert [len(side["hand"]) for side in found["sides"]] == [
        len(side.hand) for side in game.state.sides
    ]
    assert found["choice"]["options"] == [option.text for option in game.options]


def test_stepping_goes_forth_and_back_and_to_a_number(path: Path) -> None:
    screen = stepped(path, "n", "", "p", "g 5", "g 7", "p", "what", "q")

    shown = [said.split(" of ")[0] for said in screen.said if said.startswith("Step ")]
    assert shown == ["Step 0", "Step 1", "Step 2", "Step 1", "Step 5", "Step 4"]
    assert "Steps go from 0 to 6." in screen.text


def test_a_game_is_taken_over_from_a_step(path: Path) -> None:
    before = path.read_text()

    screen = stepped(path, "g 2", "t", "concede", "yes", "")

    assert "wins: you concede" in screen.text
    assert path.read_text() == before


def test_a_game_that_is_over_cannot_be_taken_over(path: Path) -> None:
    assert "The game is over here" in stepped(path, "g 6", "t", "q").text


def test_a_good_replay_is_verified(path: Path) -> None:
    found = json.loads(run("replay", "verify", str(path), "--json").stdout)

    assert found["steps"] == 6
    assert found["result"] == {"winner": 0, "reason": "concession", "rule": "WIN-08"}
    assert "is valid: 6 moves" in run("replay", "verify", str(path)).stdout


def test_a_changed_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines(keepends=True)
    lines[2] = lines[2].replace('"p":', '"q":')
    path.write_text("".join(lines))

    assert "line 3" in refused("replay", "verify", str(path))
    assert "line 3" in refused("replay", str(path))


def test_a_step_beyond_the_end_is_refused(path: Path) -> None:
    assert "cannot show step 7: the last one is 6" in refused("replay", str(path), "--step", "7")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "none.jsonl" in refused("replay", str(tmp_path / "none.jsonl"))
