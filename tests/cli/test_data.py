"""`playmat data`: data sets from replays and from sampled games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from playmat.cli import main
from playmat.envs import sampling
from playmat.envs.dataset_reader import Games
from playmat.game.game import Game
from tests.decks.listed import pair


def run(*words: str) -> str:
    outcome = CliRunner().invoke(main, ["data", *words])
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def test_games_are_played_and_written(tmp_path: Path) -> None:
    out = tmp_path / "sample.parquet"

    told = run(
        "sample", "--games", "1", "--agents", "random", "--rules", "ecard", "--out", str(out)
    )

    assert f"{len(Games(out))} decisions" in told


SAMPLE = ["sample", "--games", "1", "--agents", "random, quick", "--rules", "ecard", "--out"]


def test_a_file_is_not_overwritten_but_continued(tmp_path: Path) -> None:
    out = str(tmp_path / "new" / "sample.parquet")
    run(*SAMPLE, out)

    outcome = CliRunner().invoke(main, ["data", *SAMPLE, out])
    more = run(*SAMPLE, out, "--games", "2", "--resume")

    assert outcome.exit_code == 2
    assert "exists; resume it, or name another file" in outcome.output
    assert Games(out).about["games"] == 2
    assert f"{len(Games(out))} decisions" in more


def test_ctrl_c_keeps_the_games_played_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "sample.parquet"
    played = sampling.sampled_games

    def stopped(*given: Any, **named: Any) -> Iterator[Any]:
        yield next(played(*given, **named))
        raise KeyboardInterrupt

    monkeypatch.setattr(sampling, "sampled_games", stopped)

    outcome = CliRunner().invoke(main, ["data", *SAMPLE, str(out)])

    assert outcome.exit_code == 1
    assert f"stopped; --resume continues {out}" in outcome.output
    assert Games(out).about["games"] == 1


def test_saved_games_are_written(tmp_path: Path) -> None:
    game = Game(*pair("ecard"), rules="ecard", seed=3)
    while game.turn < 2:
        game.play(0)
    saved, out = tmp_path / "game.jsonl", tmp_path / "games.parquet"
    game.replay.save(saved)

    run("export", str(saved), "--no-views", "--out", str(out))

    assert {row["view"] for row in Games(out).rows()} == {None}


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    words = ["data", "export", str(tmp_path / "none.jsonl"), "--out", str(tmp_path / "out")]

    outcome = CliRunner().invoke(main, words)

    assert outcome.exit_code == 2
    assert list(tmp_path.iterdir()) == []
    assert "cannot read" in outcome.output
