"""A small project that uses Playmat, for type checking and running."""

from __future__ import annotations

from random import Random

import playmat as pm
from playmat.agents.greedy import GreedyAgent
from playmat.search.worlds import deal_world


class Chance:
    """A random player that uses only public names."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: object, choice: pm.Choice) -> pm.Option:
        return self.random.choice(choice.options)


def winner_of(table: pm.Table, seed: int) -> int | None:
    """Play a game between two agents and return the winner."""
    game = table.deal(seed)
    players = (Chance(seed), GreedyAgent(seed))
    while (choice := game.choice) is not None:
        game.play(players[choice.player].choose(game.view(choice.player), choice))
    return game.winner


def names_of(deck: pm.Deck) -> list[str]:
    return [card.name for card in deck.cards]


def worth_of(game: pm.Game) -> int:
    """The value of the position in a world sampled from a player's view."""
    return deal_world(game.view(0), 1).value()


if __name__ == "__main__":
    print(winner_of(pm.Table("xy1-resilient-life", "xy1-destruction-rush", rules="xy"), 3))
    print(len(names_of(pm.deck("base1-overgrowth"))))
