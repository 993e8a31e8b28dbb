"""Every player that comes with the package: it gets its view alone, and plays any table."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from playmat.agents.agent import Agent
from playmat.agents.master import MasterAgent
from playmat.agents.planner import Budget, PlannerAgent
from playmat.agents.registry import BUILT_IN, agent_maker
from playmat.agents.tree import TreeAgent
from playmat.game.choice import Choice
from playmat.game.game import Game
from playmat.kinds import players
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair

LINES = Budget(lines=6)
MAKERS = {name: agent_maker(name) for name in BUILT_IN} | {
    "master": partial(MasterAgent, budget=LINES),
    "planner": partial(PlannerAgent, budget=LINES),
    "tree": partial(TreeAgent, budget=LINES),
}
TABLES = [("ecard", BOOKS["ecard"]), ("xy-duo", BOOKS["xy"].replace(actives=2))]


def positions(rules: Ruleset, **settings: Any) -> list[tuple[Game, Choice]]:
    """Return some choices of a random game, each with the game as it stood."""
    rng, found = Random(2), list[tuple[Game, Choice]]()
    game = Game(*pair(rules.name), rules=rules, seed=4, record=False, **settings)
    while (choice := game.choice) is not None and len(found) < 6:
        asked = choice.player != players.CHANCE and len(choice.options) > 1
        if asked and rng.randrange(14) == 0:
            found.append((game.clone(), choice))
        game.play(rng.choice(choice.options))
    return found


def test_the_players_of_this_test_are_all_there_are() -> None:
    assert set(MAKERS) == set(BUILT_IN)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table[0]))
def test_hidden_cards_do_not_change_an_answer(name: str, table: tuple[str, Ruleset]) -> None:
    for game, choice in positions(table[1]):
        view = game.view(choice.player)
        other = game.clone()
        other._state = view.sample(99)

        here = MAKERS[name](5).choose(view, choice)
        there = MAKERS[name](5).choose(other.view(choice.player), choice)

        assert here == there


@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_of_a_secret_list_do_not_change_an_answer(name: str) -> None:
    for game, choice in positions(BOOKS["ecard"], open_lists=False):
        view = game.view(choice.player)
        other = game.clone()
        other._state = view.sample(99, [c.id for c in game.decks[1 - choice.player].cards])

        here = MAKERS[name](5).choose(view, choice)
        there = MAKERS[name](5).choose(other.view(choice.player), choice)

        assert here == there


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_of_two_on_two_with_secret_lists_is_played(name: str) -> None:
    rules = BOOKS["ex"].replace(actives=2)
    game = Game(*pair("ex"), rules=rules, seed=3, open_lists=False)
    agents: tuple[Agent, Agent] = (MAKERS[name](1), MAKERS["quick"](2))

    while (choice := game.choice) is not None and game.turn < 6:
        game.play(agents[choice.player].choose(game.view(choice.player), choice))

    assert game.over or game.turn == 6
