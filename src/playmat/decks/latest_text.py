"""The latest-text option: Trainers and Special Energy play as in their newest print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from playmat.cards.card import Card
from playmat.cards.in_lines import card_lines
from playmat.cards.library import Library
from playmat.cards.sets import NEVER, known_sets
from playmat.cards.status import read_status
from playmat.decks.deck import Deck
from playmat.errors import UnknownCard


def with_latest_text(deck: Deck, library: Library | None = None) -> Deck:
    """Replace every Trainer and Special Energy card in *deck* by its newest print in *library*."""
    shelf = library or Library.default()
    dates = set_dates(shelf)
    latest = {card: newest_text(card, shelf, dates) for card in dict.fromkeys(deck.cards)}
    return Deck(deck.name, tuple(latest[card] for card in deck.cards))


def newest_text(card: Card, library: Library, dates: Mapping[str, str]) -> Card:
    """*card* with the programs of its newest print."""
    newest = newest_printing(card, library, dates)
    return replace(card, text=newest.text, attacks=newest.attacks, powers=newest.powers)


def rewritten(card: Card, library: Library) -> Card | None:
    """The newest print of *card* if its text differs, or None."""
    newest = newest_printing(card, library, set_dates(library))
    return newest if card_lines(newest)[1:] != card_lines(card)[1:] else None


def newest_printing(card: Card, library: Library, dates: Mapping[str, str]) -> Card:
    """The newest playable print of *card*; Pokémon and basic Energy are returned as they are."""
    if card.supertype == "pokemon" or card.kinds[0] == "basic_energy":
        return card
    try:
        printings = library.find(card.name)
    except UnknownCard:
        return card
    alike = [one for one in printings if _same_kind(one, card) and not one.unprogrammed()]
    if not alike:
        return card
    return max(alike, key=lambda one: (dates.get(_set(one), NEVER), one.id))


def set_dates(library: Library) -> dict[str, str]:
    """Release dates of all sets that *library* may contain."""
    dates = {set_id: one.date for set_id, one in known_sets().items()}
    told = read_status(library.folders)
    return {**dates, **{set_id: str(entry["date"]) for set_id, entry in told.items()}}


def _same_kind(one: Card, other: Card) -> bool:
    return (one.supertype, one.kinds[0]) == (other.supertype, other.kinds[0])


def _set(card: Card) -> str:
    return card.id.rpartition("-")[0]
