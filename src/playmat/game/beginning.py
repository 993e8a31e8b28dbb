"""Checked arguments for a new game: decks, rules and seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from playmat.cards.card import Card
from playmat.cards.check import sound
from playmat.cards.library import Library
from playmat.cards.printed import may_start
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.decks.deck_rules import Violation
from playmat.errors import BadDeck
from playmat.game.settings import ASKED, BadSetting, Settings
from playmat.rules import Ruleset, book

SEED_BITS = 63


def deck_of(given: Deck | str | Iterable[Card | str]) -> Deck:
    """Return a deck from a deck, a deck's name, or a list of cards or ids."""
    if isinstance(given, Deck):
        return given
    if isinstance(given, str):
        return deck_named(given)
    try:
        cards = [card_of(card) for card in given]
    except TypeError as error:
        wanted = "a Deck, the name of one, or a list of cards or ids"
        raise BadSetting("deck", given, wanted) from error
    return Deck("deck", tuple(cards))


def card_of(given: Card | str) -> Card:
    """Return a card from a card or an id."""
    if isinstance(given, Card):
        return sound(given)
    if not isinstance(given, str):
        raise TypeError(f"{given!r} is not a card")
    return Library.default().card(given)


def rules_of(given: str | Ruleset) -> Ruleset:
    """Return a ruleset from a ruleset or the name of a rulebook."""
    if isinstance(given, Ruleset):
        return given
    if not isinstance(given, str):
        raise BadSetting("rules", given, "the name of a rulebook or a Ruleset")
    return book(given)


def checked_seed(seed: int | None, settings: Settings) -> int | None:
    """Return the dealer's seed: the one given, None if chance is asked, or a random one."""
    if seed is None:
        return None if settings.coins == ASKED else secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetting("seed", seed, f"a number from 0 to 2**{SEED_BITS} - 1")
    return seed


def refuse_without_starter(deck: Deck, rules: Ruleset) -> None:
    """Raise `BadDeck` if no opening hand could be kept. [SETUP-04, SETUP-05]"""
    if not any(may_start(card, rules) for card in deck.cards):
        why = "no card can start a game, so every hand would be a mulligan"
        raise BadDeck(deck.name, [Violation("SETUP-04", why)])
