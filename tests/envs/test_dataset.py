"""Games written as data: a row a decision, nothing hidden in it, and read back as it was."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from playmat.envs.dataset import COLUMNS, SCHEMA, NoGames, rows_of, write_games
from playmat.envs.dataset_reader import BadGames, Games
from playmat.envs.encoding.encoder import Encoder
from playmat.envs.sampling import sampled_games
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from tests.decks.listed import pair

SMALL = Encoder(tokens=120, options=96)


@pytest.fixture(scope="module")
def played() -> list[Game]:
    """Return two whole games."""
    return [*sampled_games(2, seed=1, agents=["random"], rules=["ecard"], decks=pair("ecard"))]


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

    with pytest.raises(BadGames, match="holds no games"):
        Games(path)


def test_the_same_seed_samples_the_same_games() -> None:
    sampled = [
        [game.replay.text() for game in sampled_games(2, seed=4, rules=["ex"], agents=["quick"])]
        for _ in range(2)
    ]

    assert sampled[0] == sampled[1]
