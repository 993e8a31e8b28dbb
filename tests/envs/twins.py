"""Pairs of games that differ only in what one player cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from playmat.game.game import Game
from playmat.kinds import players
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair

TABLES: list[tuple[Ruleset, bool]] = [
    *((rules, open_lists) for rules in BOOKS.values() for open_lists in (True, False)),
    (BOOKS["xy"].replace(actives=2), True),
    (BOOKS["ex"].replace(actives=2), False),
]
"""All rulebooks with open and with secret lists, and two on two."""


def table_name(given: Any) -> str:
    """The name of a table in test ids."""
    return f"{given.name}-{given.actives}" if isinstance(given, Ruleset) else f"open-{given}"


def twins(
    rules: Ruleset, seed: int, open_lists: bool = True, turns: int = 20
) -> Iterator[tuple[Game, Game, int]]:
    """Yield a game, a variant with other hidden cards, and the player to choose in both."""
    rng = Random(seed)
    game = Game(*pair(rules.name), rules=rules, seed=seed, open_lists=open_lists)
    while (choice := game.choice) is not None and game.turn < turns:
        seat = choice.player
        if seat != players.CHANCE and len(choice.options) > 1 and rng.randrange(9) == 0:
            other = game.clone()
            guess = None if open_lists else [card.id for card in game.decks[1 - seat].cards]
            other._state = game.view(seat).sample(rng.randrange(1000), guess)
            other._state.events = list(game.state.events or ())
            yield game.clone(), other, seat
        game.play(rng.choice(choice.options))
