"""The greedy agent sees only its view, plays with any rulebook and beats random play."""

from __future__ import annotations

from random import Random

import pytest

from playmat.agents.greedy import GreedyAgent
from playmat.agents.random import RandomAgent
from playmat.agents.registry import agent_maker
from playmat.decks.by_name import deck_named
from playmat.errors import IllegalOption
from playmat.game.choice import Choice
from playmat.game.game import Game
from playmat.kinds import players
from playmat.rules import BOOKS
from playmat.sim.job import Job, Matchup, entrant
from playmat.sim.run import simulate


def positions(game: Game, every: int, seed: int) -> list[tuple[Game, Choice]]:
    """Some choices of a random game, each with the game at that point."""
    found: list[tuple[Game, Choice]] = []
    rng = Random(seed)
    while (choice := game.choice) is not None and len(found) < 25:
        if (
            choice.player != players.CHANCE
            and len(choice.options) > 1
            and rng.randrange(every) == 0
        ):
            found.append((game.clone(), choice))
        game.play(rng.choice(choice.options))
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_what_it_cannot_see_does_not_change_its_mind(book: str) -> None:
    for game, choice in positions(Game(f"{book}-a", f"{book}-b", rules=book, seed=4), 9, 1):
        view = game.view(choice.player)
        other = game.clone()
        other._state = view.sample(99)

        here = GreedyAgent(5).choose(view, choice)
        there = GreedyAgent(5).choose(other.view(choice.player), choice)

        assert here == there


@pytest.mark.parametrize("book", BOOKS)
def test_it_plays_whole_games_without_knowing_the_other_list(book: str) -> None:
    game = Game(f"{book}-a", f"{book}-b", rules=book, seed=3, open_lists=False)
    agents = (GreedyAgent(1), RandomAgent(2))

    while (choice := game.choice) is not None:
        game.play(agents[choice.player].choose(game.view(choice.player), choice))

    assert game.over


def test_it_refuses_a_choice_without_options() -> None:
    game = Game("xy-a", "xy-b", seed=1)
    assert game.choice is not None
    with pytest.raises(IllegalOption):
        GreedyAgent(1).choose(game.view(0), game.choice.with_options(()))


@pytest.mark.parametrize("book", BOOKS)
def test_it_beats_chance_with_either_deck_of_every_book(book: str) -> None:
    a, b = deck_named(f"{book}-a"), deck_named(f"{book}-b")
    pairs = (("greedy", "random"), ("random", "greedy"))
    matchups = tuple(Matchup(entrant(a, x), entrant(b, y)) for x, y in pairs)

    standing = simulate(Job(matchups, 4, 11, book), processes=1)

    assert standing.tallies[0].wins + standing.tallies[1].losses >= 7


def test_the_first_of_shuffled_options_is_any_option() -> None:
    a = deck_named("xy-a")
    mirror = Matchup(entrant(a, "first"), entrant(a, "random"))

    standing = simulate(Job((mirror,), 100, 2, shuffle_options=True), processes=1)

    low, high = standing.tallies[0].interval
    assert low < 0.5 < high


@pytest.mark.parametrize("name", ["random", "first", "greedy"])
def test_the_same_seed_answers_the_same(name: str) -> None:
    game = Game("ecard-a", "ecard-b", rules="ecard", seed=6)
    choices = positions(game, 6, 3)

    answers = [
        [agent_maker(name)(9).choose(g.view(c.player), c) for g, c in choices] for _ in range(2)
    ]

    assert answers[0] == answers[1]
