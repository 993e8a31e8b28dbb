"""Games are saved under valid names and never overwrite other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cli.terminal.keeping import Keeper
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from tests.cli.typed import Typed


@pytest.fixture
def game() -> Game:
    return Game("xy-a", "xy-b", seed=7)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("answer", ["1", "end turn", "attack gnaw", "what", "Y?"])
def test_what_is_no_file_name_is_asked_about_again(game: Game, here: Path, answer: str) -> None:
    screen = Typed(answer, "n")

    Keeper(screen, game.seed).offer(game, "")

    assert f"{answer} is not a file name" in screen.text
    assert not list(here.iterdir())


@pytest.mark.parametrize("answer", ["", "n", "No", "quit"])
def test_no_is_no(game: Game, here: Path, answer: str) -> None:
    screen = Typed(answer)

    Keeper(screen, game.seed).offer(game, "")

    assert not screen.typed
    assert not list(here.iterdir())


def test_yes_takes_the_first_free_name(game: Game, here: Path) -> None:
    (here / "playmat-7.jsonl").write_text("mine")
    screen = Typed("y")

    Keeper(screen, game.seed).offer(game, "")

    assert "y for playmat-7-2.jsonl" in screen.text
    assert (here / "playmat-7.jsonl").read_text() == "mine"
    assert Replay.load(here / "playmat-7-2.jsonl").verify().step == 0


def test_a_name_that_cannot_be_written_is_asked_for_again(game: Game, here: Path) -> None:
    (here / "here.txt").touch()
    screen = Typed("here.txt/game.jsonl", "a\0b.jsonl", "game.jsonl")

    Keeper(screen, game.seed).offer(game, "Game not finished.")

    assert screen.text.count("Cannot write") == 2
    assert (here / "game.jsonl").is_file()


def test_a_file_name_with_a_space_is_printed_as_a_shell_takes_it(game: Game, here: Path) -> None:
    screen = Typed()

    assert Keeper(screen, game.seed).save(game, "my game.jsonl")

    assert "playmat replay 'my game.jsonl'" in screen.text
    assert "playmat analyse 'my game.jsonl'" in screen.text
