"""Levels for people: players that slip or hurry, each a separate player."""

from __future__ import annotations

import pytest

from playmat.agents.agent import Agent
from playmat.agents.levels import LEVELS
from playmat.agents.planner import Budget
from playmat.agents.registry import BUILT_IN, agent_maker, offered
from playmat.agents.sitting import begin, own_seed, start_of
from playmat.agents.slipping import Hurried, Slipping
from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.model.views.view import View
from playmat.rules import BOOKS
from tests.agents.test_agent import positions


class Always:
    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: View, choice: Choice) -> Option:
        return choice.options[self.at]


@pytest.mark.parametrize("name", [name for name in LEVELS if LEVELS[name].plays != "master"])
def test_a_level_answers_what_was_asked(name: str) -> None:
    agent = agent_maker(name)(3)
    for table, choice in positions(BOOKS["ecard"]):
        assert agent.choose(table.view(choice.player), choice) in choice.options


def test_levels_are_made_of_players_and_stand_beside_them() -> None:
    made = {level.plays for level in LEVELS.values()} | {level.slips for level in LEVELS.values()}

    assert made - {""} <= set(BUILT_IN)
    assert not set(LEVELS) & set(BUILT_IN)
    assert list(offered()) == [*BUILT_IN, *LEVELS]


def test_one_answer_in_so_many_is_a_slip() -> None:
    table, choice = next((t, c) for t, c in positions(BOOKS["ecard"]) if len(c.options) > 1)
    view = table.view(choice.player)
    first, last = Always(0), Always(-1)

    slips = sum(
        Slipping(seed, first, last, 0.25).choose(view, choice) == choice.options[-1]
        for seed in range(200)
    )

    assert 25 < slips < 80  # fifty are expected; six standard deviations are 37


def test_a_level_in_a_hurry_keeps_to_the_clock_and_to_its_lines() -> None:
    table, choice = positions(BOOKS["xy"])[0]
    agent: Agent = Hurried(3, Budget(7))

    begin(agent, start_of(table, choice.player, 3, clock=0.5))

    assert isinstance(agent, Hurried)
    assert agent.budget == Budget(7, 0.5)


def test_a_player_has_a_seed_of_its_own() -> None:
    seeds = {own_seed(deal, side) for deal in range(50) for side in (0, 1)}

    assert len(seeds) == 100
    assert not seeds & set(range(50))
    assert all(seed < 1 << 31 for seed in seeds)
