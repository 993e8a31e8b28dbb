"""The Pokémon Trading Card Game as a Python library."""

from __future__ import annotations

import importlib

from playmat.version import __version__ as __version__

TYPE_CHECKING = False  # a checker takes it for true; importing typing would double the time
if TYPE_CHECKING:
    from playmat.cards.card import Card as Card
    from playmat.cards.library import Library as Library
    from playmat.decks.deck import Deck as Deck
    from playmat.errors import PlaymatError as PlaymatError
    from playmat.game.choice import Choice as Choice
    from playmat.game.choice import Outcome as Outcome
    from playmat.game.game import Game as Game
    from playmat.game.option import Option as Option
    from playmat.game.replay.replay import Replay as Replay
    from playmat.game.scenario.scenario import scenario as scenario
    from playmat.game.series import Contest as Contest
    from playmat.game.table import Table as Table
    from playmat.game.text.describe import describe as describe
    from playmat.model.state import State as State
    from playmat.model.views.view import View as View
    from playmat.rules import BOOKS as BOOKS
    from playmat.rules import Ruleset as Ruleset
    from playmat.rules import book as book

_HOMES = {
    "BOOKS": "playmat.rules",
    "Card": "playmat.cards.card",
    "Choice": "playmat.game.choice",
    "Contest": "playmat.game.series",
    "Deck": "playmat.decks.deck",
    "Game": "playmat.game.game",
    "Library": "playmat.cards.library",
    "Option": "playmat.game.option",
    "Outcome": "playmat.game.choice",
    "PlaymatError": "playmat.errors",
    "Replay": "playmat.game.replay.replay",
    "Ruleset": "playmat.rules",
    "State": "playmat.model.state",
    "Table": "playmat.game.table",
    "View": "playmat.model.views.view",
    "book": "playmat.rules",
    "describe": "playmat.game.text.describe",
    "scenario": "playmat.game.scenario.scenario",
}
__all__ = ["card", "deck", *_HOMES]


def card(card_id: str) -> Card:
    """Return the card of an id such as ``base1-58``."""
    from playmat.cards.library import Library

    return Library.default().card(card_id)


def deck(name: str) -> Deck:
    """Return the deck of a name such as ``Overgrowth``, or of a file."""
    from playmat.decks.by_name import deck_named

    return deck_named(name)


def __getattr__(name: str) -> object:
    """Load a public name when it is first asked for, so that importing costs little."""
    if name not in _HOMES:
        raise AttributeError(f"module 'playmat' has no attribute {name!r}")
    found: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
