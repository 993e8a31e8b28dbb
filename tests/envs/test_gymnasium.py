"""The Gymnasium environment: Gymnasium's check, opponents, rewards and refusals."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from playmat.envs.encoding.encoder import Encoder
from playmat.envs.gymnasium import SeatEnv
from playmat.errors import IllegalOption
from playmat.game.game import Game
from playmat.game.settings import BadSetting
from tests.decks.listed import pair

SMALL = Encoder(tokens=120, options=96)


def played(table: SeatEnv, seed: int) -> tuple[float, bool, bool]:
    rng = Random(seed)
    observation, _ = table.reset(seed=seed)
    while True:
        action = rng.randrange(int(observation["action_mask"].sum()))
        observation, reward, ended, late, _ = table.step(action)
        if ended or late:
            return reward, ended, late


@pytest.mark.parametrize("rules", ["ecard", "xy"])
def test_it_passes_the_check_of_environments(rules: str) -> None:
    made = gymnasium.make("Playmat/Seat-v0", rules=rules, encoder=SMALL, disable_env_checker=True)

    check_env(made.unwrapped)


@pytest.mark.parametrize("opponent", ["random", "quick", "greedy"])
def test_any_agent_may_sit_across(opponent: str) -> None:
    table = SeatEnv("ecard", opponent=opponent, max_steps=25, encoder=SMALL)

    _, ended, late = played(table, 3)

    assert ended or late


def test_an_agent_of_ones_own_sits_across_and_is_asked_for_the_other_seat() -> None:
    seats = set()

    class Other:
        def choose(self, view: Any, choice: Any) -> Any:
            seats.add(view.seat)
            return choice.options[0]

    table = SeatEnv("ecard", opponent=lambda seed: Other(), seat=0, max_steps=20, encoder=SMALL)
    played(table, 1)

    assert seats == {1}


def test_a_seed_deals_the_same_games_and_draws_the_same_seats() -> None:
    tables = [SeatEnv("ecard", encoder=SMALL) for _ in range(2)]

    results = [
        [played(table, 5), *(table.reset()[1]["options"] for _ in range(3))] for table in tables
    ]

    assert results[0] == results[1]


def test_a_game_won_is_one_and_a_game_lost_minus_one() -> None:
    table = SeatEnv("ecard", encoder=SMALL)

    results = {played(table, seed)[0] for seed in range(6)}

    assert results >= {1.0, -1.0}


def test_a_masked_action_ends_the_game_with_minus_one() -> None:
    table = SeatEnv("ecard", encoder=SMALL)
    table.reset(seed=1)

    _, reward, ended, _, info = table.step(95)

    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


@pytest.mark.parametrize("action", [96, -1, float("nan"), np.float32(0), None, "0"])
def test_an_action_outside_of_its_space_is_refused(action: Any) -> None:
    table = SeatEnv("ecard", encoder=SMALL)
    table.reset(seed=1)

    with pytest.raises(InvalidAction):
        table.step(action)


def test_a_finished_game_has_to_be_dealt_anew() -> None:
    table = SeatEnv("ecard", max_steps=1, encoder=SMALL)
    table.reset(seed=1)
    table.step(0)

    with pytest.raises(ResetNeeded):
        table.step(0)


def test_there_are_two_seats() -> None:
    with pytest.raises(BadSetting, match="seat"):
        SeatEnv("ecard", seat=2, encoder=SMALL)


def test_nothing_is_played_before_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        SeatEnv("ecard", encoder=SMALL).step(0)


def test_an_opponent_that_answers_what_is_not_offered_is_found_out() -> None:
    first = Game(*pair("ecard"), rules="ecard", seed=1).options[0]

    class Stuck:
        def choose(self, view: Any, choice: Any) -> Any:
            return first

    table = SeatEnv("ecard", opponent=lambda seed: Stuck(), encoder=SMALL)

    with pytest.raises(IllegalOption):
        played(table, 1)


def test_a_table_is_drawn_as_text_and_as_a_picture() -> None:
    texts = SeatEnv("ecard", render_mode="ansi", encoder=SMALL)
    texts.reset(seed=1)
    pictures = SeatEnv("ecard", render_mode="rgb_array", encoder=SMALL)
    pictures.reset(seed=1)

    assert "Prizes 6" in texts.render()
    assert pictures.render().shape[2] == 3


def test_the_text_shows_the_own_hand_alone() -> None:
    table = SeatEnv("ecard", render_mode="ansi", encoder=SMALL)
    table.reset(seed=2)
    game: Game = table._hand.game
    here = table.render()

    game._state = game.view(table.seat).sample(5)

    assert table.render() == here
