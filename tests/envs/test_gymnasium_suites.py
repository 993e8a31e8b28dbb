"""Gymnasium's own check on every table; it takes a minute, so it is in ``make research``."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from playmat.envs.gymnasium import NAME, SeatEnv
from playmat.envs.vector import VectorSeats
from tests.envs.test_pettingzoo_suites import TABLES, name_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.parametrize("table", TABLES, ids=name_of),
]


@pytest.mark.parametrize("opponent", ["random", "quick"])
def test_it_passes_the_check_of_environments(table: dict[str, Any], opponent: str) -> None:
    made = gymnasium.make(NAME, opponent=opponent, disable_env_checker=True, **table)

    check_env(made.unwrapped)


@pytest.mark.parametrize("opponent", ["random", "self"])
def test_a_vector_keeps_to_its_spaces(table: dict[str, Any], opponent: str) -> None:
    tables, rng = VectorSeats(8, opponent=opponent, **table), np.random.default_rng(1)
    observed, _ = tables.reset(seed=1)

    for _ in range(300):
        assert tables.observation_space.contains(observed)
        offered = np.maximum(observed["table"][:, -1], 1)
        actions = (rng.random(8) * offered).astype(np.int64)
        assert tables.action_space.contains(actions)
        observed, rewards, ended, late, infos = tables.step(actions)
        assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
        assert not rewards[~ended].any()
        assert not late.any()
        assert set(infos["player"].tolist()) <= {0, 1}


def test_a_whole_game_is_played(table: dict[str, Any]) -> None:
    seat = SeatEnv(opponent="quick", **table)
    observed, _ = seat.reset(seed=1)
    ended = False

    while not ended:
        assert seat.observation_space.contains(observed)
        observed, reward, ended, _, _ = seat.step(int(observed["action_mask"].argmax()))

    assert reward in (-1.0, 0.0, 1.0)
