"""Games written as data: a row a decision, nothing hidden in it, and read back as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from playmat.decks.by_name import deck_named
from playmat.envs import dataset
from playmat.envs.dataset import COLUMNS, SCHEMA, FileTaken, NoGames, rows_of, write_games
from playmat.envs.dataset_reader import BadGames, Games, games_kept
from playmat.envs.encoding.encoder import Encoder
from playmat.envs.sampling import Sampled, sampled_games
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from playmat.version import __version__
from tests.decks.listed import pair

SMALL = Encoder(tokens=120, options=96)


@pytest.fixture(scope="module")
def played() -> list[Game]:
    """Return two whole games."""
    return [
        each.game
        for each in sampled_games(2, 1, agents=["random"], rules=["ecard"], decks=pair("ecard"))
    ]


def test_a_row_tells_question_answer_and_outcome(played: list[Game]) -> None:
    game = played[0]

    rows = list(rows_of(game, 7, SMALL))

    assert {row["game"] for row in rows} == {7}
    for row in rows[::11]:
        again = game.fork(row["step"])
        assert row["options"] == [option.text for option in again.options]
        assert again.history.standing == game.history.standing[: row["step"]]
        assert again.options[row["choice"]].packed == game.history.standing[row["step"]]
        assert row["outcome"] == (1 if row["player"] == game.winner else -1)


def test_a_row_holds_what_its_player_saw(played: list[Game]) -> None:
    game = played[0]

    for row in list(rows_of(game, 0, SMALL))[::9]:
        view = game.fork(row["step"]).view(row["player"])
        assert json.loads(row["view"]) == json.loads(json.dumps(view.plain()))
        assert row["view"] is not None


def test_every_column_says_what_it_is(played: list[Game]) -> None:
    row = next(rows_of(played[0], 0, SMALL))

    assert set(row) == {name for name, _, _ in COLUMNS}
    assert all(SCHEMA.field(name).metadata[b"doc"] for name in row)


def test_what_was_written_is_read_as_arrays(played: list[Game], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows = write_games(played, path, encoder=SMALL)
    games = Games(path, SMALL)
    expected = [
        (game, row)
        for number, game in enumerate(played)
        for row in rows_of(game, number, SMALL, views=False)
    ]

    found = [
        ({name: array.copy() for name, array in arrays.items()}, choices, outcomes)
        for arrays, choices, outcomes in games.batches(8)
    ]

    assert len(games) == rows == len(expected)
    assert len(found) == rows // 8
    for n in range(0, rows // 8 * 8, 29):
        (game, row), (arrays, choices, outcomes), at = expected[n], found[n // 8], n % 8
        fresh = SMALL.encode_state((game.fork(row["step"]).state, row["player"]))
        assert all(np.array_equal(arrays[name][at], fresh[name]) for name in fresh)
        assert (choices[at], outcomes[at]) == (row["choice"], row["outcome"])


def test_rows_are_read_as_plain_data(played: list[Game], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_games(played, path, views=False, encoder=SMALL)

    rows = list(Games(path, SMALL).rows())

    assert rows == [row for n, g in enumerate(played) for row in rows_of(g, n, SMALL, views=False)]


def test_a_seed_mixes_the_rows(played: list[Game], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_games(played, path, views=False, encoder=SMALL)
    games = Games(path, SMALL)

    one, again, plain = (
        [choices.tolist() for _, choices, _ in games.batches(8, seed=seed)] for seed in (1, 1, None)
    )

    assert one == again
    assert one != plain


def test_a_replay_is_exported_like_its_game(played: list[Game]) -> None:
    again = Replay.parse(played[0].replay.text()).verify()

    rows = [list(rows_of(game, 0, SMALL, views=False)) for game in (played[0], again)]

    assert rows[0] == rows[1]


def test_an_unfinished_game_has_no_outcome_and_is_not_trained_on(tmp_path: Path) -> None:
    game = Game(*pair("ecard"), rules="ecard", seed=3)
    while game.turn < 2:
        game.play(0)
    path = tmp_path / "games.parquet"

    write_games([game], path, encoder=SMALL)

    assert {row["outcome"] for row in Games(path, SMALL).rows()} == {None}
    assert list(Games(path, SMALL).batches(1)) == []


def test_no_games_are_no_file(tmp_path: Path) -> None:
    with pytest.raises(NoGames):
        write_games([], tmp_path / "games.parquet")

    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("no games")

    with pytest.raises(BadGames, match="is not a file of games"):
        Games(path)


def test_the_same_seed_samples_the_same_games() -> None:
    sampled = [
        [each.game.replay.text() for each in sampled_games(2, 4, ["quick"], ["ex"])]
        for _ in range(2)
    ]

    assert sampled[0] == sampled[1]


JOB = {"command": "sample", "seed": 3}
WHO = ["random", "quick"]


@pytest.fixture(scope="module")
def three() -> list[Sampled]:
    """Return three games of two agents."""
    return [*sampled_games(3, 3, WHO, ["ecard"], decks=pair("ecard"))]


def interrupted(games: Iterator[Sampled], after: int) -> Iterator[Sampled]:
    """Yield some games, and be stopped while the next is played."""
    for _ in range(after):
        yield next(games)
    raise KeyboardInterrupt


def test_a_row_knows_who_played_which_deck_and_from_which_seed() -> None:
    [one] = sampled_games(1, seed=8, agents=WHO, rules=["ecard"])

    rows = list(rows_of(one.game, 0, SMALL, False, one.agents))

    for row in rows:
        seat = row["player"]
        names = [deck.name for deck in one.game.decks]
        assert [row["deck"], row["other_deck"]] == [names[seat], names[1 - seat]]
        assert deck_named(row["deck"]).cards == one.game.decks[seat].cards
        assert [row["agent"], row["other_agent"]] == [one.agents[seat], one.agents[1 - seat]]
        assert row["seed"] == one.game.seed
    assert {name for row in rows for name in (row["agent"], row["other_agent"])} <= {*WHO}


def test_a_file_says_by_which_version_and_job_it_was_written(
    three: list[Sampled], tmp_path: Path
) -> None:
    write_games(three[:1], tmp_path / "games.parquet", False, SMALL, JOB)

    about = Games(tmp_path / "games.parquet", SMALL).about

    assert about == {"version": __version__, "games": 1, "job": JOB}


def test_a_file_is_not_written_over(played: list[Game], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("mine")

    with pytest.raises(FileTaken, match=r"games\.parquet exists"):
        write_games(played, path, encoder=SMALL)

    assert path.read_text() == "mine"


@pytest.mark.parametrize("rows", [60, 2000])
def test_what_was_interrupted_is_kept_and_continued_to_the_same_file(
    rows: int, three: list[Sampled], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "ROWS", rows)
    whole, part = tmp_path / "whole.parquet", tmp_path / "part.parquet"
    write_games(three, whole, False, SMALL, JOB)

    with pytest.raises(KeyboardInterrupt):
        write_games(interrupted(iter(three), 2), part, False, SMALL, JOB)
    kept = games_kept(part, JOB)
    write_games(three[kept:], part, False, SMALL, JOB, kept)

    assert kept == 2
    assert part.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["part.parquet", "whole.parquet"]


def test_nothing_is_left_of_a_run_that_is_interrupted_in_its_first_game(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write_games(interrupted(iter([]), 0), tmp_path / "games.parquet", encoder=SMALL)

    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_run_is_not_continued(three: list[Sampled], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_games(three[:1], path, False, SMALL, JOB)

    with pytest.raises(
        BadGames, match="belongs to another run: seed, views differ; use a new file"
    ):
        games_kept(path, JOB | {"seed": 4, "views": True})


def test_games_follow_from_the_seed_and_their_number_alone(three: list[Sampled]) -> None:
    [again] = sampled_games(3, 3, WHO, ["ecard"], decks=pair("ecard"), first=2)

    assert again.agents == three[2].agents
    assert again.game.replay.text() == three[2].game.replay.text()
