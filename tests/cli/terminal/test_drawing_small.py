"""In a terminal of 80 by 24, the table and the question fit at every decision of a game."""

from __future__ import annotations

from random import Random

import pytest

from playmat.agents.first import FirstAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.table import Table
from playmat.decks.defaults import default_decks
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.rules.books import BOOKS
from tests.cli.typed import Drawn

WIDTH, HEIGHT = 80, 24
DECK = ", ".join(f"base1-{n}" for n in range(28, 70))
SEARCH = (
    "xy; you: base1-58 & base1-46 | base1-44, base1-44, base1-52, base1-63"
    f"; hand: base1-71, 2*R; deck: {DECK}"
    "; foe: base1-46 & base1-24 | base1-44, base1-52, base1-63, base1-58"
)


def played(rules: str, actives: int, seed: int, moves: int) -> tuple[Game, list[int]]:
    """A game of random moves, and the number of options at each."""
    chosen, rng = BOOKS[rules].replace(actives=actives), Random(seed)
    game = Game(*default_decks(rules), rules=chosen, seed=seed, ask_single=True)
    offered: list[int] = []
    while game.choice is not None and len(offered) < moves:
        offered.append(len(game.choice.options))
        game.play(rng.choice(game.choice.options))
    return game, offered


def screen_at(game: Game, step: int) -> list[str]:
    """The lines on the screen of the player to decide after some moves."""
    screen, now = Drawn(WIDTH, HEIGHT), game.fork(step)
    assert now.choice is not None
    player = now.choice.player
    table = Table(now, screen, {1 - player: FirstAgent()}, WORDS)
    table.show_choice(now.choice)
    return [*screen.said, "> "]


@pytest.mark.parametrize("rules", BOOKS)
def test_the_decisions_with_the_most_options_fit(rules: str) -> None:
    game, offered = played(rules, 2, seed=2, moves=200)
    most = sorted(range(len(offered)), key=offered.__getitem__)[-3:]

    heights = [len(screen_at(game, step)) for step in most]

    assert max(heights) <= HEIGHT


@pytest.mark.slow
@pytest.mark.parametrize("actives", [1, 2])
@pytest.mark.parametrize("rules", BOOKS)
def test_every_decision_of_a_game_fits(rules: str, actives: int) -> None:
    game, offered = played(rules, actives, seed=2, moves=200)

    for step in range(len(offered)):
        said = screen_at(game, step)
        assert len(said) <= HEIGHT
        assert max(map(len, said)) <= WIDTH


def test_options_that_do_not_fit_are_on_further_pages_and_can_be_typed() -> None:
    game, screen = game_at(SEARCH, seed=1), Drawn(WIDTH, HEIGHT)
    game.play("play computer search")
    table = Table(game, screen, {1: FirstAgent()}, WORDS)
    assert game.choice is not None
    table.show_choice(game.choice)
    pages = [screen.text]

    for _ in range(2):
        table.do("", game.choice)
        pages.append(screen.text)
    table.do("take weedle", game.choice)

    assert "Page 1 of 2: press Enter for more" in pages[0]
    assert "Take Weedle" not in pages[0]
    assert "Page 2 of 2" in pages[1]
    assert pages[2] == pages[0]
    assert game.choice is not None
    assert game.choice.what == "main"
