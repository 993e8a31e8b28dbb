"""`playmat replay` of a game from a position: stepping and taking over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cli.terminal.stepping import Stepping
from playmat.game.from_position import game_at
from playmat.game.replay.replay import Replay
from tests.cli.typed import Typed, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Save a short game from a position that the second player concedes."""
    game = game_at("ecard; you: base1-58 +L +L; foe: base1-52 dmg10; prizes 2 2", 3)
    for _ in range(5):
        game.play(game.options[0])
    game.concede(1)
    game.replay.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_step_shows_the_cards_of_the_position(path: Path) -> None:
    found = json.loads(run("replay", str(path), "--step", "0", "--json").stdout)

    assert found["sides"][0]["actives"][0]["card"] == "base1-58"
    assert found["sides"][1]["actives"][0]["damage"] == 10
    assert found["steps"] == 5


def test_stepping_goes_forth_and_back(path: Path) -> None:
    screen = Typed("n", "n", "p", "g 0", "q")

    Stepping(Replay.load(path).verify(), screen, 0).run()

    shown = [said.split(" of ")[0] for said in screen.said if said.startswith("Step ")]
    assert shown == ["Step 0", "Step 1", "Step 2", "Step 1", "Step 0"]


def test_it_is_taken_over(path: Path) -> None:
    screen = Typed("g 2", "t", "concede", "yes", "")

    Stepping(Replay.load(path).verify(), screen, 0).run()

    assert "wins: you concede" in screen.text


def test_it_is_verified(path: Path) -> None:
    assert "5 moves" in run("replay", "verify", str(path)).stdout
