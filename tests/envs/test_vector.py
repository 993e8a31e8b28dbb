"""Many tables at once play the same games as one by one, in arrays that stay in place."""

from __future__ import annotations

import gc
import pickle
import tracemalloc
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

import playmat.envs.gymnasium as named
from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.vector import VectorSeats

SMALL = Encoder(tokens=120, options=96)


def seats(many: int = 4, **given: Any) -> VectorSeats:
    return VectorSeats(many, "ecard", encoder=SMALL, **given)


def at_random(observed: Arrays, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random option for each table; any number will do at a finished one."""
    offered = np.maximum(observed["table"][:, -1], 1)
    return (rng.random(len(offered)) * offered).astype(np.int64)


def played(tables: VectorSeats, steps: int) -> list[Any]:
    """Play at random and return the result of each step."""
    rng = np.random.default_rng(1)
    observed, _ = tables.reset(seed=1)
    found = []
    for _ in range(steps):
        observed, rewards, ended, _, infos = tables.step(at_random(observed, rng))
        found.append((observed["tokens"].sum(), rewards.tolist(), ended.tolist(), *infos["player"]))
    return found


@pytest.mark.parametrize("opponent", ["random", "self", "quick"])
def test_a_seed_plays_the_same_games(opponent: str) -> None:
    assert played(seats(opponent=opponent), 40) == played(seats(opponent=opponent), 40)


def test_arrays_are_filled_in_place_unless_copies_are_wanted() -> None:
    tables, copies = seats(), seats(copy=True)
    first, _ = tables.reset(seed=1)
    kept, _ = copies.reset(seed=1)
    before = kept["tokens"].copy()

    second = tables.step(np.zeros(4, np.int64))[0]
    other = copies.step(np.zeros(4, np.int64))[0]

    assert all(first[name] is second[name] for name in first)
    assert np.array_equal(kept["tokens"], before)
    assert np.array_equal(other["tokens"], second["tokens"])


def test_a_table_whose_game_is_over_is_dealt_anew_at_the_next_step() -> None:
    tables, rng = seats(opponent="self"), np.random.default_rng(2)
    observed, _ = tables.reset(seed=2)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        observed, rewards, ended, _, _ = tables.step(at_random(observed, rng))
    over = int(ended.argmax())
    assert abs(rewards[over]) == 1.0
    assert np.flatnonzero(observed["action_mask"][over]).tolist() == [0]

    observed, rewards, ended, _, _ = tables.step(at_random(observed, rng))

    assert rewards[over] == 0.0
    assert observed["action_mask"][over].any()
    assert observed["table"][over, 0] < 3


def test_a_masked_action_ends_one_game_and_no_other() -> None:
    tables = seats()
    tables.reset(seed=1)

    _, rewards, ended, _, _ = tables.step(np.array([0, 95, 0, 0]))

    assert ended.tolist() == [False, True, False, False]
    assert rewards[1] == -1.0


@pytest.mark.parametrize(
    "actions",
    [
        np.array([0.0, 0.0, np.nan, 0.0]),
        np.zeros(4, np.float32),
        np.zeros(3, np.int64),
        np.array([0, 0, -1, 0]),
        np.array([0, 0, 96, 0]),
        None,
    ],
)
def test_actions_of_another_kind_or_shape_are_refused(actions: Any) -> None:
    tables = seats()
    tables.reset(seed=1)

    with pytest.raises(InvalidAction):
        tables.step(actions)


def test_masks_are_those_of_the_observation_and_never_empty() -> None:
    tables, rng = seats(opponent="self"), np.random.default_rng(2)
    observed, _ = tables.reset(seed=2)
    for _ in range(150):
        masks = tables.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, observed["action_mask"])
        assert masks.any(axis=1).all()
        observed, *_ = tables.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))


@pytest.mark.parametrize("opponent", ["self", "random", "quick", "newcomer"])
def test_tables_are_pickled_in_the_middle_of_their_games(opponent: str) -> None:
    tables = seats(2, opponent=opponent, copy=True)
    tables.reset(seed=1)
    observed = tables.step(np.zeros(2, np.int64))[0]

    again = pickle.loads(pickle.dumps(tables))

    assert np.array_equal(again.action_masks(), tables.action_masks())
    for _ in range(6):
        places = at_random(observed, np.random.default_rng(3))
        (observed, *rest), (other, *others) = tables.step(places), again.step(places)
        assert all(np.array_equal(observed[name], other[name]) for name in observed)
        assert np.array_equal(rest[0], others[0])


def test_tables_are_pickled_before_their_first_game() -> None:
    again = pickle.loads(pickle.dumps(seats(2)))

    assert np.array_equal(again.reset(seed=4)[0]["tokens"], seats(2).reset(seed=4)[0]["tokens"])


def test_nothing_is_played_before_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        seats().step(np.zeros(4, np.int64))


def test_gymnasium_makes_it_by_name() -> None:
    made = gymnasium.make_vec(
        named.NAME,
        num_envs=2,
        vectorization_mode="vector_entry_point",
        rules="ecard",
        encoder=SMALL,
    )

    observed, _ = made.reset(seed=3)
    assert made.observation_space.contains(observed)


def test_memory_is_steady() -> None:
    tables = seats(opponent="self")
    played(tables, 60)
    gc.collect()
    tracemalloc.start()
    played(tables, 20)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    played(tables, 60)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert after - before < 200_000
