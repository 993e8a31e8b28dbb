"""The random player."""

from __future__ import annotations

import pytest

from playmat.agents.agent import Agent
from playmat.agents.random import RandomAgent
from playmat.errors import IllegalOption
from playmat.game.choice import Choice
from playmat.game.game import Game
from tests.game.tables import game


def played(seed: int) -> list[str]:
    """The moves of one agent in both seats of a whole game."""
    table = game(seed=3)
    agent: Agent = RandomAgent(seed)
    while (choice := table.choice) is not None:
        table.play(agent.choose(table.view(choice.player), choice))
    return [answer.text for answer in table.history.answers]


def some_choice() -> tuple[Game, Choice]:
    table = game()
    assert table.choice is not None
    return table, table.choice


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(5) == played(5)


def test_other_seeds_play_other_games() -> None:
    assert played(5) != played(6)


def test_every_option_is_taken_in_time() -> None:
    table = game("xy")
    choice = table.choice
    assert choice is not None
    agent = RandomAgent(1)

    taken = {agent.choose(table.view(choice.player), choice) for _ in range(100)}

    assert len(choice.options) > 1
    assert taken == set(choice.options)


def test_a_choice_without_options_is_refused() -> None:
    table, choice = some_choice()
    shuffle = choice.with_options(())

    with pytest.raises(IllegalOption):
        RandomAgent(1).choose(table.view(0), shuffle)
