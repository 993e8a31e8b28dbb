"""A game that starts from a written position instead of a deal."""

from __future__ import annotations

from typing import Final

from playmat.decks.deck import Deck, Shelf
from playmat.errors import BadState, PlaymatError
from playmat.game.beginning import checked_seed
from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.game.scenario.layout import lay
from playmat.game.scenario.references import Cards
from playmat.game.scenario.scenario import written
from playmat.game.settings import Settings
from playmat.model.state import State
from playmat.rules import Ruleset, book

MISTAKES: Final = (ArithmeticError, AssertionError, IndexError, TypeError, RecursionError)
"""Errors the engine may raise for an impossible position."""

USUAL: Final = Settings(ask_single=True, any_deck=True)
"""The settings of a game from a position, whose cards need not be legal decks."""


def game_at(
    position: str,
    seed: int | None = None,
    rules: Ruleset | None = None,
    settings: Settings = USUAL,
    library: Shelf | None = None,
) -> Game:
    """Return a game that starts from a position, with a dealer's seed of its own."""
    number = checked_seed(seed, settings)
    cards = Cards((), library)
    st = table_at(position, number or 0, rules, cards)
    return Game.dealt(Linked.at(position, st, decks_of(st, cards), settings), number)


def table_at(position: str, seed: int, rules: Ruleset | None, cards: Cards) -> State:
    """Return the table that a position describes, under its own rules or others."""
    p = written(position, "", "", {})
    try:
        return lay(p, cards, rules or book(p.rules or "xy"), seed)
    except PlaymatError:
        raise
    except MISTAKES as error:
        raise BadState("position", f"cannot set it up: {error!r}") from error


def decks_of(st: State, cards: Cards) -> tuple[Deck, Deck]:
    """Return the cards of both players as decks."""
    one, other = (
        Deck(name, tuple(cards.card(st.cards[copy].card_id) for copy in st.match.deck_of[seat]))
        for seat, name in enumerate(("your cards", "opponent's cards"))
    )
    return one, other
