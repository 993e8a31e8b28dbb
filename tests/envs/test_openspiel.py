"""The OpenSpiel game: its simulation, secrecy, serialization and ISMCTS."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from playmat.model.plain.write import state_hash
from playmat.rules import BOOKS

pyspiel = pytest.importorskip("pyspiel", reason="install playmat[openspiel] to run these")
openspiel = pytest.importorskip("playmat.envs.openspiel")


def load(rules: str = "ecard", turns: int = 12, decks: str = "") -> Any:
    return pyspiel.load_game("python_playmat", {"rules": rules, "max_turns": turns, "decks": decks})


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after some random moves, or at the end."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < decisions + 3:
        actions = state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    return state


@pytest.mark.parametrize("rules", BOOKS)
def test_it_passes_the_random_simulation(rules: str) -> None:
    pyspiel.random_sim_test(load(rules, turns=8), num_sims=1, serialize=True, verbose=False)


def test_the_same_draw_deals_the_same_game() -> None:
    one, other = (played(load(decks="random", rules="ex"), 25) for _ in range(2))

    assert str(one) == str(other)


def test_two_decks_are_given_by_name() -> None:
    state = played(load("xy", decks="xy-b, xy-a"), 0)

    cards = state.position.state.match.deck_of
    assert len(cards[0]) == len(cards[1]) == 60


@pytest.mark.parametrize("rules", BOOKS)
def test_a_player_cannot_tell_a_state_dealt_anew(rules: str) -> None:
    game = load(rules, turns=80)
    for decisions in (3, 20, 40):
        state = played(game, decisions)
        player = state.current_player()

        other = state.resample_from_infostate(player, lambda: 0.25)

        assert told(other, player) == told(state, player)
        assert state_hash(other.position.state) != state_hash(state.position.state)


def told(state: Any, player: int) -> tuple[Any, ...]:
    """Everything a player receives: strings, tensors and actions with their texts."""
    actions = state.legal_actions()
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        actions,
        [state.action_to_string(player, action) for action in actions],
    )


def test_what_was_seen_is_remembered_though_the_table_looks_alike() -> None:
    game = load()
    states = [played(game, 30, seed) for seed in (1, 2)]

    keys = {state.information_state_string(0) for state in states}

    assert len(keys) == 2
    assert game.information_state_tensor_size() > game.observation_tensor_size()


def test_a_clone_stands_alone() -> None:
    state = played(load(), 10)
    before = str(state)

    state.clone().apply_action(0)

    assert str(state) == before


def test_a_state_is_written_down_and_goes_on_the_same() -> None:
    game = load()
    state = played(game, 20)
    other = game.deserialize_state(state.serialize())
    pickled = pickle.loads(pickle.dumps(state))

    for each in (state, other, pickled):
        each.apply_action(0)

    assert str(other) == str(pickled) == str(state)
    assert other.information_state_string(0) == state.information_state_string(0)


def test_the_winner_gets_what_the_loser_pays() -> None:
    state = played(load(turns=300), 100_000)

    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_ismcts_plays_a_whole_game_by_states_dealt_anew() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = load(turns=5), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=rng)
    state = played(game, 0)

    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))

    assert state.is_terminal()
