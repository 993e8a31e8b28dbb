"""Every shipped player sees only its view and plays on any table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any
from zlib import crc32

import pytest

from playmat.agents.agent import Agent
from playmat.agents.levels import LEVELS
from playmat.agents.master import MasterAgent
from playmat.agents.planner import Budget, PlannerAgent
from playmat.agents.registry import BUILT_IN, agent_maker, level_maker, offered
from playmat.agents.tree import TreeAgent
from playmat.game.choice import Choice
from playmat.game.game import Game
from playmat.game.option import Option
from playmat.kinds import players
from playmat.model.state import State
from playmat.model.views.view import View
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair

LINES = Budget(lines=6)
FEW = 2
STILL = "_Drawer__still"
MAKERS: dict[str, Callable[[int], Agent]] = {name: agent_maker(name) for name in BUILT_IN} | {
    "master": partial(MasterAgent, budget=LINES),
    "planner": partial(PlannerAgent, budget=LINES),
    "tree": partial(TreeAgent, budget=LINES),
}
MAKERS |= {
    name: level_maker(replace(level, lines=FEW) if level.plays == "master" else level)
    for name, level in LEVELS.items()
}
TABLES = [("ecard", BOOKS["ecard"]), ("xy-duo", BOOKS["xy"].replace(actives=2))]


class Peeping:
    """Tries to read hidden cards through the question or the view."""

    def __init__(self, seed: int, behind: str) -> None:
        self.behind = behind

    def choose(self, view: View, choice: Choice) -> Option:
        true: State = (
            choice._offered.state if self.behind == "choice" else getattr(view._drawer, STILL)
        )
        own, foe = true.sides[view.seat], true.sides[1 - view.seat]
        hidden = [true.cards[copy].card_id for copy in (*foe.hand, *own.deck[: own.left])]
        return choice.options[crc32(" ".join(hidden).encode()) % len(choice.options)]


def positions(rules: Ruleset, **settings: Any) -> list[tuple[Game, Choice]]:
    """Some choices of a random game, each with the game at that point."""
    rng, found = Random(2), list[tuple[Game, Choice]]()
    game = Game(*pair(rules.name), rules=rules, seed=4, record=False, **settings)
    while (choice := game.choice) is not None and len(found) < 6:
        asked = choice.player != players.CHANCE and len(choice.options) > 1
        if asked and rng.randrange(14) == 0:
            found.append((game.clone(), choice))
        game.play(rng.choice(choice.options))
    return found


def answers(
    make: Callable[[int], Agent], rules: Ruleset, **settings: Any
) -> Iterator[tuple[str, str]]:
    """Yield a player's moves in a game and in an indistinguishable one.

    Each has its own question with different hidden cards behind it. Seeds vary, so that levels both
    slip and play well.
    """
    for seed, (game, asked) in enumerate(positions(rules, **settings)):
        secret = not game.settings.open_lists
        foe = [card.id for card in game.decks[1 - asked.player].cards] if secret else None
        other = game.clone()
        other._state = game.view(asked.player).sample(99, foe)
        here, there = (answer(make(seed), table) for table in (game, other))
        yield here, there


def answer(agent: Agent, table: Game) -> str:
    choice = table.choice
    assert choice is not None
    return agent.choose(table.view(choice.player), choice).text


def test_the_players_of_this_test_are_all_there_are() -> None:
    assert set(MAKERS) == set(offered())


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table[0]))
def test_hidden_cards_do_not_change_an_answer(name: str, table: tuple[str, Ruleset]) -> None:
    for here, there in answers(MAKERS[name], table[1]):
        assert here == there


@pytest.mark.parametrize("name", MAKERS)
def test_hidden_cards_of_a_secret_list_do_not_change_an_answer(name: str) -> None:
    for here, there in answers(MAKERS[name], BOOKS["ecard"], open_lists=False):
        assert here == there


@pytest.mark.parametrize("open_lists", [True, False])
@pytest.mark.parametrize("behind", ["choice", "view"])
def test_a_player_that_peeps_is_found_out(behind: str, open_lists: bool) -> None:
    found = answers(partial(Peeping, behind=behind), BOOKS["ecard"], open_lists=open_lists)

    assert any(here != there for here, there in found)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_of_two_on_two_with_secret_lists_is_played(name: str) -> None:
    rules = BOOKS["ex"].replace(actives=2)
    game = Game(*pair("ex"), rules=rules, seed=3, open_lists=False)
    agents: tuple[Agent, Agent] = (MAKERS[name](1), MAKERS["quick"](2))

    while (choice := game.choice) is not None and game.turn < 6:
        game.play(agents[choice.player].choose(game.view(choice.player), choice))

    assert game.over or game.turn == 6
