"""The small learning policy: its features, and that it beats random play."""

from __future__ import annotations

import numpy as np

from playmat.envs.encoding.encoder import Encoder
from playmat.envs.pointer import WIDTH, Pointer, chances, drawn, features, least_share
from playmat.envs.vector import VectorSeats

SMALL = Encoder(tokens=120, options=96)


def tables(many: int = 32) -> VectorSeats:
    return VectorSeats(many, "ecard", encoder=SMALL)


def test_an_option_has_a_row_of_features() -> None:
    arrays, _ = tables(4).reset(seed=1)

    rows = features(arrays)

    assert rows.shape == (4, arrays["action_mask"].sum(axis=1).max(), WIDTH)
    assert (rows.any(axis=2) == (arrays["action_mask"][:, : rows.shape[1]] > 0)).all()


def test_what_is_masked_is_never_drawn() -> None:
    arrays, _ = tables(8).reset(seed=2)
    rng = np.random.default_rng(1)
    likely = chances(np.ones(WIDTH, np.float32), features(arrays), arrays["action_mask"])

    for _ in range(50):
        taken = drawn(likely, rng)
        assert arrays["action_mask"][np.arange(8), taken].all()


def test_it_learns_to_beat_chance() -> None:
    policy = Pointer(seed=0)

    policy.learn(tables(), 550)
    won, games = policy.share_won(tables(), 100)

    assert least_share(won, games) > 0.55


def test_the_same_seed_learns_the_same() -> None:
    one, other = Pointer(seed=3), Pointer(seed=3)

    for policy in (one, other):
        policy.learn(tables(4), 60)

    assert np.array_equal(one.weights, other.weights)


def test_the_interval_of_a_share_is_below_it() -> None:
    assert 0.5 < least_share(60, 100) < 0.6
    assert least_share(0, 10) < 0.01
