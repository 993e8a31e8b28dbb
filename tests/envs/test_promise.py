"""The environments' promise: names and arguments may be added, but none removed."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from playmat.envs import dataset, gymnasium, index_match, option_index, pettingzoo, sampling, vector
from playmat.envs.dataset_reader import Games

PROMISED: list[tuple[Callable[..., Any], str]] = [
    (
        gymnasium.SeatEnv,
        "rules decks opponent seat max_steps render_mode encoder shaped settings",
    ),
    (vector.VectorSeats, "num_envs rules decks opponent encoder copy shaped settings"),
    (
        pettingzoo.raw_env,
        "rules decks seed max_cycles render_mode encoder record shaped settings",
    ),
    (index_match.play_match, "agents rules decks seed"),
    (index_match.search_begin, "seen seed belief"),
    (option_index.Adapted, "agent logs"),
    (dataset.write_games, "games path views encoder job kept"),
    (sampling.sampled_games, "games seed agents rules decks first"),
    (Games, "path encoder"),
    (Games.batches, "self size seed"),
]


@pytest.mark.parametrize(("made", "named"), PROMISED, ids=range(len(PROMISED)))
def test_arguments_keep_their_names_and_order(made: Callable[..., Any], named: str) -> None:
    assert " ".join(signature(made).parameters) == named


def test_names_of_environments_stay() -> None:
    assert gymnasium.NAME == "Playmat/Seat-v0"
    assert pettingzoo.RawEnv.metadata["name"] == "playmat_v0"
    openspiel = pytest.importorskip("playmat.envs.openspiel")
    assert openspiel.GAME_TYPE.short_name == "python_playmat"
    assert list(openspiel.PARAMETERS) == ["rules", "decks", "max_turns"]


def test_columns_of_a_data_set_change_with_its_format_alone() -> None:
    named = (
        "game step turn seed player rules deck other_deck agent other_agent ask view options "
        "choice outcome reason table_row token_rows option_rows text_rows"
    )

    assert (dataset.FORMAT, [name for name, *_ in dataset.COLUMNS]) == (2, named.split())
