"""Formats: a rulebook, the legal sets and the banned cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import folded, rule_name
from playmat.cards.printed import has_line
from playmat.decks.catalogue import number_key
from playmat.decks.deck import Deck, violations
from playmat.decks.deck_rules import Violation
from playmat.decks.same_card import same_text, set_of
from playmat.rules import Ruleset, book

ALL = "all"
"""Stands for every set, known or not."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned card: one print by id, or all prints of a name."""

    name: str
    id: str = ""

    def covers(self, card: Card) -> bool:
        """Whether *card* is banned."""
        return card.id == self.id if self.id else folded(card.name) == folded(self.name)

    def __str__(self) -> str:
        return self.id or self.name


@dataclass(frozen=True, slots=True, eq=False)
class Format:
    """Which decks are legal and which rules apply; docs/formats.md describes the file."""

    name: str
    title: str
    rules: str
    library: Library = field(repr=False)
    sets: frozenset[str] | None = None
    """Ids of the legal sets, or None for all sets."""

    up_to: Mapping[str, str] = field(default_factory=dict)
    """Last legal number of promo sets that are only partly legal. [FORMAT-8]"""

    banned: tuple[Ban, ...] = ()
    restricted: Mapping[str, int] = field(default_factory=dict)
    about: str = ""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the format's rulebook."""
        return book(self.rules)

    def allows(self, card: Card) -> bool:
        """Whether *card*, or another print of the same card, is legal. [FORMAT-7]"""
        banned = any(ban.covers(card) for ban in self.banned)
        unfit = self.sets is not None and has_line(card, "not_tournament")
        return not banned and not unfit and self.holds(card)

    def holds(self, card: Card) -> bool:
        """Whether a print with the same effect as *card* is in a legal set. [DECK-04]"""
        if self.prints(card):
            return True
        if card.id not in self.library:
            return False
        others = self.library.find(card.name)
        return any(self.prints(one) and same_text(one, card) for one in others)

    def prints(self, card: Card) -> bool:
        """Whether this very print is in a legal set, within its last number. [FORMAT-8]"""
        set_id = set_of(card)
        if self.sets is None:
            return True
        if set_id not in self.sets:
            return False
        last = self.up_to.get(set_id)
        return last is None or number_key(card.id.rpartition("-")[2])[1] <= number_key(last)[1]


def format_violations(deck: Deck, format: Format) -> tuple[Violation, ...]:
    """All rules that *deck* breaks in *format*, of the rulebook and the card pool. [FORMAT-11]"""
    return (*violations(deck, format.ruleset), *pool_violations(deck, format))


def pool_violations(deck: Deck, format: Format) -> tuple[Violation, ...]:
    """Violations of the card pool of *format* alone, with any rulebook. [FORMAT-7]"""
    return (*_outside(deck, format), *_banned_cards(deck, format), *_excess_copies(deck, format))


def _outside(deck: Deck, format: Format) -> Iterator[Violation]:
    """Require legal sets, and no cards banned from all tournaments. [FORMAT-7, FORMAT-9]"""
    if format.sets is None:
        return
    for card, copies in _copies(deck):
        if not format.holds(card):
            message = f"{card.name} ({card.id}) is not in the sets of {format.title}"
            yield Violation("FORMAT-7", message, copies)
        if has_line(card, "not_tournament"):
            message = f"{card.name} ({card.id}) is not tournament-legal"
            yield Violation("FORMAT-9", message, copies)


def _banned_cards(deck: Deck, format: Format) -> Iterator[Violation]:
    """Report banned cards. [FORMAT-7]"""
    for card, copies in _copies(deck):
        if any(ban.covers(card) for ban in format.banned):
            message = f"{card.name} ({card.id}) is banned in {format.title}"
            yield Violation("FORMAT-7", message, copies)


def _copies(deck: Deck) -> Iterator[tuple[Card, tuple[Card, ...]]]:
    return ((card, (card,) * count) for card, count in Counter(deck.cards).items())


def _excess_copies(deck: Deck, format: Format) -> Iterator[Violation]:
    """Limit the names that the format restricts to fewer copies. [FORMAT-2]"""
    for name, most in format.restricted.items():
        held = tuple(card for card in deck.cards if folded(card.name) == folded(name))
        if len(held) > most:
            message = f"{len(held)} {rule_name(held[0])}; {format.title} allows at most {most}"
            yield Violation("FORMAT-2", message, held[most:])
