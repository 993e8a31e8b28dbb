"""OpenSpiel's own simulation and search in whole games, in ``make research``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from playmat.rules import BOOKS

pyspiel = pytest.importorskip("pyspiel", reason="install playmat[openspiel] to run these")
pytest.importorskip("playmat.envs.openspiel")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.parametrize("rules", BOOKS),
    pytest.mark.parametrize("decks", ["", "random"]),
]


def load(rules: str, decks: str) -> Any:
    return pyspiel.load_game("python_playmat", {"rules": rules, "decks": decks})


def test_it_passes_the_random_simulation(rules: str, decks: str) -> None:
    pyspiel.random_sim_test(load(rules, decks), num_sims=2, serialize=True, verbose=False)


def test_ismcts_plays_a_whole_game_by_states_dealt_anew(rules: str, decks: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = load(rules, decks), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.randint(256)))

    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))

    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
