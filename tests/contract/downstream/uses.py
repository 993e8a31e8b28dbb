"""A small project that stands on Playmat, as its own checker sees it."""

from __future__ import annotations

from random import Random

import playmat as pm
from playmat.agents.greedy import GreedyAgent
from playmat.search.worlds import deal_world


class Chance:
    """A player that answers by chance, written against the public names alone."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: object, choice: pm.Choice) -> pm.Option:
        """Return some option."""
        return self.random.choice(choice.options)


def winner_of(table: pm.Table, seed: int) -> int | None:
    """Play a game of two players to its end and return who won."""
    game = table.deal(seed)
    players = (Chance(seed), GreedyAgent(seed))
    while (choice := game.choice) is not None:
        game.play(players[choice.player].choose(game.view(choice.player), choice))
    return game.winner


def names_of(deck: pm.Deck) -> list[str]:
    """Return the names of a deck's cards."""
    return [card.name for card in deck.cards]


def worth_of(game: pm.Game) -> int:
    """Return what a player thinks of the position, in a world dealt from its view."""
    return deal_world(game.view(0), 1).value()


if __name__ == "__main__":
    print(winner_of(pm.Table("xy1-resilient-life", "xy1-destruction-rush", rules="xy"), 3))
    print(len(names_of(pm.deck("base1-overgrowth"))))
