"""Play games for data sets, with agents of different strength and random decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from playmat.agents.registry import agent_maker
from playmat.agents.sitting import begin, start_of
from playmat.envs.hand import SEEDS
from playmat.envs.tables import RANDOM, GivenDecks, Tables
from playmat.game.game import Game
from playmat.rules import BOOKS

PLAYERS: Final = ("greedy", "quick", "random")


class Sampled(NamedTuple):
    """A finished game and the agents in both seats."""

    game: Game
    agents: tuple[str, str]


def sampled_games(
    games: int,
    seed: int = 0,
    agents: Sequence[str] = PLAYERS,
    rules: Sequence[str] = tuple(BOOKS),
    decks: GivenDecks = RANDOM,
    first: int = 0,
) -> Iterator[Sampled]:
    """Yield games played from number *first*; each depends only on the seed and its number."""
    tables = {name: Tables(name, decks) for name in rules}
    makers = {name: agent_maker(name) for name in agents}
    for n in range(first, games):
        rng = Random(f"{seed}/{n}")
        game = tables[rules[n % len(rules)]].draw(rng).deal(rng.randrange(SEEDS))
        seeds = [rng.randrange(1 << 31) for _ in range(2)]
        names = rng.choice(agents), rng.choice(agents)
        seats = [makers[name](own) for name, own in zip(names, seeds, strict=True)]
        for seat, agent in enumerate(seats):
            begin(agent, start_of(game, seat, seeds[seat]))
        while (choice := game.choice) is not None:
            if len(choice.options) == 1:
                game.play(0)
            else:
                game.play(seats[choice.player].choose(game.view(choice.player), choice))
        yield Sampled(game, names)
