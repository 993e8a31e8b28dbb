"""Decks brought by clients, checked against the rules of a game."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.library import Library
from playmat.decks.by_name import listed_decks, title_of
from playmat.decks.deck import Deck, refuse_unprogrammed, violations
from playmat.decks.famous_decks import famous_decks
from playmat.decks.format_files import find_format, format_paths
from playmat.decks.formats import Format, pool_violations
from playmat.decks.lists.files import list_text
from playmat.decks.lists.read import read_list
from playmat.decks.themes import themes
from playmat.errors import BadDeck, UnprogrammedCard
from playmat.game.beginning import refuse_without_starter
from playmat.game.game import Game
from playmat.rules import Ruleset
from playmat.server.clean import clean_text
from playmat.server.errors import Refused, no_such
from playmat.server.requests import DeckRef

MOST_CARDS: Final = 250
"""Maximum number of cards in a deck, whatever the deck rules."""


def listed_deck(deck_id: str) -> Deck:
    """The deck with that id in the list of decks, never a file by path."""
    library = Library.default()
    path = listed_decks(library).get(deck_id)
    if path is not None:
        text = list_text(path)
        return read_list(text, library, title_of(path, text)).deck
    for ready in (*famous_decks(), *themes()):
        if ready.slug == deck_id:
            return ready.deck(library)
    raise no_such("deck", deck_id)


def deck_of(ref: DeckRef) -> Deck:
    if ref.id is not None:
        return listed_deck(ref.id)
    if not ref.cards:
        raise Refused("deck", "give a deck id or a list of cards", "decks", 422)
    return deck_from(ref.name, [(each.id, each.count) for each in ref.cards])


def deck_from(name: str, cards: list[tuple[str, int]]) -> Deck:
    if sum(count for _, count in cards) > MOST_CARDS:
        raise Refused("deck", f"a deck can have at most {MOST_CARDS} cards", "cards", 422)
    library = Library.default()
    copies = [library.card(card_id) for card_id, count in cards for _ in range(count)]
    return Deck(clean_text(name, 80) or "your deck", tuple(copies))


def format_named(name: str) -> Format:
    """The format with that name, never a file by path."""
    if name not in format_paths():
        raise no_such("format", name)
    return find_format(name)


def brought(ref: DeckRef, game: Game, format: str | None, where: str) -> Deck:
    """The deck a client brings to a game; raises Refused with the reasons if it does not fit."""
    deck = deck_of(ref)
    pool = None if format is None or game.settings.any_deck else format_named(format)
    dealt = game.settings.dealt(deck)
    reasons = unplayable(dealt, game.rules)
    if not game.settings.any_deck:
        reasons = [*broken(dealt, game.rules, pool), *reasons]
    if reasons:
        told = "; ".join(dict.fromkeys(each["message"] for each in reasons))
        raise Refused("deck", f"{deck.name}: {told}", where, 422, reasons)
    return deck


def broken(deck: Deck, rules: Ruleset, pool: Format | None) -> list[dict[str, Any]]:
    """The rules that a deck breaks, including a format's card pool. [FORMAT-11]"""
    found = [*violations(deck, rules), *(pool_violations(deck, pool) if pool else ())]
    return [{"rule": each.rule_id, "message": each.message} for each in found]


def unplayable(deck: Deck, rules: Ruleset) -> list[dict[str, Any]]:
    """Why a deck cannot be played under any deck rules; empty if it can. [SETUP-04]"""
    try:
        refuse_unprogrammed(deck)
        refuse_without_starter(deck, rules)
    except UnprogrammedCard as error:
        return [{"rule": "", "message": f"{card} is not playable yet"} for card in error.cards]
    except BadDeck:
        return [{"rule": "SETUP-04", "message": "no card can start the game"}]
    return []
