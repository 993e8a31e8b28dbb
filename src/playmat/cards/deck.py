"""Decks: a named list of cards, read from text and checked against a ruleset."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from ..errors import BadDeck, BadText, UnprogrammedCard, listed
from ..rules import Ruleset
from .card import Card
from .legality import Violation as Violation
from .legality import find_violations
from .names import folded, printed

_LINE = re.compile(r"(\d{1,3})x?\s+(\S.*)")
_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*")
_PRINT = re.compile(r"(.+)\s+(\S+)\s+(\S+)")


class BadList(BadText):
    """Refuse a deck list at the line that names no card."""

    kind = "deck list"


class Shelf(Protocol):
    """Be what a deck list is read with: cards by id and by name."""

    def __contains__(self, card_id: str) -> bool:
        """Tell whether a card has that id."""

    def card(self, card_id: str) -> Card:
        """Return the card of that id."""

    def find(self, name: str) -> tuple[Card, ...]:
        """Return every printing of that name."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its name and its cards, one entry a copy."""

    name: str
    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def check(self, ruleset: Ruleset, dates: Mapping[str, str] | None = None) -> None:
        """Refuse the deck with all it breaks under *ruleset*. [FORMAT-11, SETUP-01]"""
        if found := violations(self, ruleset, dates):
            raise BadDeck(self.name, found)


def violations(
    deck: Deck, ruleset: Ruleset, dates: Mapping[str, str] | None = None
) -> tuple[Violation, ...]:
    """Return every rule *deck* breaks; *dates* by set id serve the pool of an era. [FORMAT-11]"""
    return find_violations(deck.cards, ruleset, dates)


def refuse_unprogrammed(deck: Deck) -> None:
    """Refuse a deck with cards whose text is not wholly a program, naming card and face."""
    bare = [
        f"{card.name} ({card.id}): {', '.join(faces)}"
        for card in dict.fromkeys(deck.cards)
        if (faces := card.unprogrammed())
    ]
    if bare:
        raise UnprogrammedCard(bare)


def parse_list(text: str, library: Shelf, name: str = "deck") -> Deck:
    """Return the deck that *text* lists: a count and an id, a name, or a name, set and number."""
    cards: list[Card] = []
    start = 0
    for line in text.splitlines(keepends=True):
        if entry := _COMMENT.sub("", line.rstrip("\r\n")).strip():
            cards += _entry(text, start + line.index(entry), entry, library)
        start += len(line)
    return Deck(name, tuple(cards))


def _entry(text: str, at: int, entry: str, library: Shelf) -> list[Card]:
    match = _LINE.fullmatch(entry)
    if match is None or int(match[1]) == 0:
        raise BadList(text, at, "a line is a count and a card, such as 4 base1-58")
    return [_named(text, at + match.start(2), match[2], library)] * int(match[1])


def _named(text: str, at: int, what: str, library: Shelf) -> Card:
    if what in library:
        return library.card(what)
    full = _PRINT.fullmatch(what)
    if full is None or f"{full[2]}-{full[3]}" not in library:
        return _only(text, at, what, library)
    card = library.card(f"{full[2]}-{full[3]}")
    if folded(card.name) != folded(full[1]):
        raise BadList(text, at, f"{card.id} is {card.name}, not {full[1]}")
    return card


def _only(text: str, at: int, name: str, library: Shelf) -> Card:
    """Return the one card titled *name*, reprints without a difference being one."""
    title = printed(name).casefold()
    found = library.find(name)
    titled = [card for card in found if printed(card.name).casefold() == title] or list(found)
    if any(_unlike(titled[0], card) for card in titled[1:]):
        ids = listed([card.id for card in titled])
        raise BadList(text, at, f"{name} is several different cards; name one by its id: {ids}")
    return titled[0]


def _unlike(one: Card, other: Card) -> bool:
    # An id is all that differs between true reprints, and programs tell whether texts differ.
    facts = [field for field in Card.__slots__ if field != "id"]
    same = all(getattr(one, field) == getattr(other, field) for field in facts)
    return not same or bool(one.unprogrammed())


def show_list(deck: Deck) -> str:
    """Return *deck* as a list that parse_list reads back, cards in order of first copy."""
    counts = Counter(card.id for card in deck.cards)
    names = {card.id: card.name for card in deck.cards}
    return "".join(f"{count} {card_id}  # {names[card_id]}\n" for card_id, count in counts.items())
