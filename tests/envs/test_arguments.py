"""Environments validate their arguments on creation, and shape rewards on request."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import playmat.envs.gymnasium as named
from playmat.engine.vm import apply
from playmat.envs.encoding.encoder import Encoder
from playmat.envs.gymnasium import SeatEnv
from playmat.envs.pettingzoo import env, raw_env
from playmat.envs.shaping import Shaping
from playmat.envs.vector import VectorSeats
from playmat.errors import PlaymatError
from playmat.game.settings import BadSetting
from tests.game.tables import game

SMALL = Encoder(tokens=120, options=96)
MAKERS: list[Callable[..., Any]] = [SeatEnv, raw_env, env, VectorSeats]
WRONG: list[dict[str, Any]] = [
    {"max_turn": 30},
    {"max_turns": 0},
    {"open_lists": "no"},
    {"decks": ("base1-overgrowth", "nothing")},
    {"decks": "haymaker"},
    {"decks": 7},
    {"decks": (["base1-58"] * 60, ["base1-58"] * 60)},
    {"rules": "gb"},
    {"shaped": {"prize": 1.0}},
    {"shaped": {"damage": "much"}},
    {"shaped": {"damage": float("nan")}},
    {"shaped": 0.5},
]


@pytest.mark.parametrize("make", MAKERS, ids=["gymnasium", "raw_env", "env", "vector"])
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_an_environment_with_a_wrong_argument_is_not_made(
    make: Callable[..., Any], wrong: dict[str, Any]
) -> None:
    with pytest.raises(PlaymatError):
        make(**wrong)


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (SeatEnv, {"opponent": "gredy"}),
        (SeatEnv, {"opponent": 7}),
        (SeatEnv, {"seat": 2}),
        (SeatEnv, {"max_steps": 0}),
        (SeatEnv, {"max_steps": "ten"}),
        (SeatEnv, {"render_mode": "human"}),
        (raw_env, {"max_cycles": 0}),
        (raw_env, {"render_mode": "picture"}),
        (VectorSeats, {"opponent": "gredy"}),
        (VectorSeats, {"num_envs": 0}),
        (VectorSeats, {"num_envs": 2.0}),
    ],
    ids=str,
)
def test_an_argument_of_one_environment_is_checked_when_it_is_made(
    make: Callable[..., Any], wrong: dict[str, Any]
) -> None:
    with pytest.raises(PlaymatError, match=f"{next(iter(wrong))}|{next(iter(wrong.values()))}"):
        make(**wrong)


@pytest.mark.parametrize("make", [SeatEnv, VectorSeats])
def test_options_of_a_reset_are_refused(make: Callable[..., Any]) -> None:
    made = make(rules="ecard", encoder=SMALL)

    with pytest.raises(BadSetting, match="options"):
        made.reset(options={"decks": "random"})
    made.reset(seed=1, options={})


def test_gymnasium_makes_it_without_an_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(gymnasium.registry, named.NAME)
    monkeypatch.delitem(sys.modules, named.__name__)

    made = gymnasium.make(f"{named.__name__}:{named.NAME}", rules="ecard", encoder=SMALL)

    assert made.reset(seed=1)[0]["action_mask"].any()
    assert gymnasium.spec(named.NAME).entry_point == "playmat.envs.gymnasium:SeatEnv"


@pytest.mark.parametrize("opponent", ["random", "newcomer"])
def test_a_seat_is_pickled_in_the_middle_of_a_game(opponent: str) -> None:
    made = SeatEnv("ecard", opponent=opponent, encoder=SMALL)
    made.reset(seed=1)
    made.step(0)

    again = pickle.loads(pickle.dumps(made))

    for _ in range(3):
        assert np.array_equal(made.step(0)[0]["tokens"], again.step(0)[0]["tokens"])


def test_the_masks_of_a_seat_are_those_of_its_observations_even_after_the_game() -> None:
    made = gymnasium.make(named.NAME, rules="ecard", encoder=SMALL, disable_env_checker=True)
    observed, _ = made.reset(seed=3)
    ended = False
    while not ended:
        masks = made.get_wrapper_attr("action_masks")()
        assert np.array_equal(masks, observed["action_mask"])
        observed, _, ended, _, _ = made.step(np.flatnonzero(masks)[-1])

    assert np.flatnonzero(made.get_wrapper_attr("action_masks")()).tolist() == [0]
    assert np.flatnonzero(observed["action_mask"]).tolist() == [0]


def test_a_lead_counts_prizes_and_damage_of_both_sides() -> None:
    st = game(seed=4).state
    while st.turn < 1:
        apply(st, st.options[0])
    st.sides[0].prizes = (-1, -1, *st.sides[0].prizes[2:])
    st.sides[1].actives[0].damage = 30

    lead = Shaping({"prizes": 1.0, "damage": 0.01}).lead(st, 0)

    assert lead == pytest.approx(2.3)
    assert Shaping({"prizes": 1.0, "damage": 0.01}).lead(st, 1) == -lead
    assert Shaping().lead(st, 0) == 0.0


def test_shaped_rewards_add_up_to_the_result_and_the_lead_at_the_end() -> None:
    shaped = {"prizes": 0.1, "damage": 0.001}
    made = SeatEnv("ecard", encoder=SMALL, shaped=shaped)
    made.reset(seed=2)
    start = Shaping(shaped).lead(made._hand.game.state, made.seat)
    rewards, ended = list[float](), False
    while not ended:
        _, reward, ended, _, _ = made.step(int(np.flatnonzero(made.action_masks())[-1]))
        rewards.append(reward)

    st, seat = made._hand.game.state, made.seat
    result = made._hand.reward(seat)
    assert any(rewards[:-1])
    assert sum(rewards) == pytest.approx(result + Shaping(shaped).lead(st, seat) - start)


def test_shaped_rewards_of_both_players_sum_to_nothing() -> None:
    made = raw_env("ecard", encoder=SMALL, shaped={"damage": 0.01})
    made.reset(seed=2)
    totals, lead = dict.fromkeys(made.agents, 0.0), 0.0
    while made.agents:
        agent = made.agent_selection
        over = made.terminations[agent]
        made.step(None if over else len(made.hand.game.state.options) - 1)
        if not over:
            totals = {name: totals[name] + made.rewards[name] for name in totals}
            lead = made._lead

    assert sum(totals.values()) == pytest.approx(0.0)
    assert totals["player_0"] == pytest.approx(made.hand.reward(0) + lead)


def test_tables_shape_rewards_as_one_table_does() -> None:
    plain, shaped = (
        VectorSeats(3, "ecard", encoder=SMALL, shaped=each)
        for each in (None, {"prizes": 0.1, "damage": 0.01})
    )
    differ = 0
    for tables in (plain, shaped):
        tables.reset(seed=1)
    masks = plain.action_masks()
    for _ in range(120):
        places = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        (_, one, *_), (_, other, *_) = plain.step(places), shaped.step(places)
        differ += int((one != other).sum())
        masks = plain.action_masks()
        assert np.array_equal(masks, shaped.action_masks())

    assert differ > 20
