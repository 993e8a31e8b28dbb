"""The PettingZoo environment: its own suites, secrecy, rewards and refusals."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from playmat.envs.encoding.encoder import Encoder
from playmat.envs.pettingzoo import NAMES, RawEnv, env
from playmat.envs.picture import picture_of, text_of
from playmat.errors import IllegalOption
from playmat.game.settings import BadSetting
from playmat.model.plain.write import state_hash
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair
from tests.envs.twins import TABLES as TWIN_TABLES
from tests.envs.twins import table_name, twins

SMALL = Encoder(tokens=120, options=96)
QUICK = partial(env, encoder=SMALL)
TABLES: list[dict[str, Any]] = [
    *({"rules": name} for name in BOOKS),
    {"rules": BOOKS["xy"].replace(actives=2), "any_deck": True},
    {"rules": "ex", "decks": "random"},
]

# PettingZoo's test expects one array per player; ours has several, like its own card games.
SEVERAL = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play_on(table: RawEnv, steps: int, seed: int = 1) -> None:
    """Make random moves, *steps* times or until the game is over."""
    rng = Random(seed)
    for _ in range(steps):
        observation, _, ended, late, _ = table.last()
        if ended or late:
            return
        assert observation is not None
        table.step(rng.randrange(int(observation["action_mask"].sum())))


@SEVERAL
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["rules"])[:16])
def test_it_passes_the_suite_for_the_interface(table: dict[str, Any]) -> None:
    api_test(QUICK(max_cycles=60, **table), num_cycles=70)


def test_it_passes_the_suite_for_seeds() -> None:
    seed_test(partial(QUICK, rules="ecard", max_cycles=30), num_cycles=12)


def test_it_passes_the_suite_for_pictures() -> None:
    render_test(partial(QUICK, rules="ecard", max_cycles=12))


@pytest.mark.parametrize(("rules", "open_lists"), TWIN_TABLES, ids=table_name)
def test_nothing_that_an_agent_is_told_depends_on_what_is_hidden(
    rules: Ruleset, open_lists: bool
) -> None:
    table = RawEnv(rules, pair(rules.name), encoder=SMALL, record=True, open_lists=open_lists)
    table.reset(seed=1)
    compared = 0
    for game, other, seat in twins(rules, 4, open_lists, turns=12):
        told = []
        for each in (game, other):
            table.hand.game = each
            table._next_agent()
            told.append((table.observe(NAMES[seat]), table.infos, text_of(each, seat)))
        (here, words, text), (there, other_words, other_text) = told

        assert all(np.array_equal(here[name], there[name]) for name in here)
        assert words == other_words
        assert words[NAMES[seat]]["options"] == [str(option) for option in game.options]
        assert text == other_text
        assert np.array_equal(picture_of(game, seat), picture_of(other, seat))
        compared += state_hash(game.state) != state_hash(other.state)
    assert compared


def test_the_words_are_for_whoever_is_asked() -> None:
    table = RawEnv("xy", seed=2, encoder=SMALL)
    table.reset()

    asked, other = table.agent_selection, NAMES[1 - NAMES.index(table.agent_selection)]

    assert table.infos[asked]["options"]
    assert table.infos[other] == {}


def test_the_winner_gets_one_and_the_loser_minus_one_at_the_end() -> None:
    table = RawEnv("ecard", seed=6, encoder=SMALL)
    table.reset(seed=6)

    play_on(table, 5000)

    assert all(table.terminations.values())
    winner = table.hand.game.winner
    assert winner is not None
    assert [table.rewards[name] for name in NAMES] == [1.0 - 2 * winner, 2 * winner - 1.0]


def test_so_many_cycles_truncate_a_game() -> None:
    table = RawEnv("ecard", seed=6, max_cycles=7, encoder=SMALL)
    table.reset(seed=6)

    play_on(table, 100)

    assert table.cycles == 7
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@pytest.mark.parametrize("action", [96, -1, float("nan"), 0.5, np.float32(1), "yes"])
def test_an_action_outside_of_its_space_is_an_assertion_error(action: Any) -> None:
    table = QUICK(rules="ecard", seed=1)
    table.reset()

    with pytest.raises(AssertionError, match="not in action space"):
        table.step(action)


def test_a_masked_action_ends_the_game_against_its_agent(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = QUICK(rules="ecard", seed=1)
    table.reset()
    agent = table.agent_selection

    table.step(95)

    assert "Illegal move" in caplog.text
    assert table.rewards[agent] == -1.0
    assert all(table.terminations.values())


@pytest.mark.parametrize("action", [95, -1])
def test_the_bare_environment_refuses_what_is_not_offered(action: int) -> None:
    table = RawEnv("ecard", seed=1, encoder=SMALL)
    table.reset()

    with pytest.raises(IllegalOption, match="legal:"):
        table.step(action)

    assert table.cycles == 0


@pytest.mark.parametrize("action", [float("nan"), 1.0, "0"])
def test_the_bare_environment_takes_whole_numbers_alone(action: Any) -> None:
    table = RawEnv("ecard", seed=1, encoder=SMALL)
    table.reset()

    with pytest.raises(TypeError):
        table.step(action)


def test_an_agent_whose_game_is_over_answers_nothing() -> None:
    table = RawEnv("ecard", seed=6, max_cycles=1, encoder=SMALL)
    table.reset(seed=6)
    play_on(table, 10)

    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)


def test_nothing_can_be_done_before_a_reset() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = QUICK(rules="ecard").agent_selection


def test_nobody_but_the_two_agents_observes() -> None:
    table = QUICK(rules="ecard", seed=1)
    table.reset()

    with pytest.raises(KeyError, match="player_2"):
        table.observe("player_2")
    with pytest.raises(KeyError, match="player_2"):
        table.action_space("player_2")


def test_once_everybody_is_done_a_step_asks_for_a_reset(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = QUICK(rules="ecard", seed=6, max_cycles=1)
    table.reset(seed=6)
    for action in (0, None, None):
        table.step(action)

    table.step(None)

    assert table.agents == []
    assert "Should reset() first" in caplog.text


def test_decks_that_are_no_pair_are_refused() -> None:
    with pytest.raises(BadSetting, match="two decks"):
        env(decks="base1-zap")
