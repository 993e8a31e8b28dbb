"""Decks shipped as lists of ids, and whether a library can play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playmat.cards.library import Library
from playmat.decks.deck import Deck, violations
from playmat.errors import PlaymatError, listed
from playmat.rules import Ruleset

PLAYABLE: Final = "playable"
ILLEGAL: Final = "illegal"
WAITS: Final = "waits"


class MissingCards(PlaymatError, ValueError):
    """A deck needs cards that the library does not have."""

    def __init__(self, deck: str, ids: Sequence[str]) -> None:
        super().__init__(deck, tuple(ids))
        self.deck = deck
        self.ids = tuple(ids)

    def __str__(self) -> str:
        return f"{self.deck} needs cards that are not in the library: {listed(self.ids)}"


@dataclass(frozen=True, slots=True)
class State:
    """Whether a deck can be played, and if not, why."""

    word: str
    why: str = ""


class ReadyDeck:
    """Base class of shipped decks: a title, and cards by count and id."""

    __slots__ = ()
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name used in commands and addresses."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The name shown to people."""
        raise NotImplementedError

    def __len__(self) -> int:
        return sum(count for count, _ in self.cards)

    def missing(self, library: Library) -> list[str]:
        """Ids of the cards that *library* does not have."""
        ids = dict.fromkeys(card_id for _, card_id in self.cards)
        return [card_id for card_id in ids if card_id not in library]

    def deck(self, library: Library) -> Deck:
        """Build the deck, or raise MissingCards."""
        if missing := self.missing(library):
            raise MissingCards(self.title, missing)
        cards = [library.card(card_id) for count, card_id in self.cards for _ in range(count)]
        return Deck(self.title, tuple(cards))

    def state(self, library: Library, rules: Ruleset) -> State:
        """Whether the deck can be played with the cards of *library*. [FORMAT-1]"""
        if missing := self.missing(library):
            return State(WAITS, f"not in the library: {listed(missing)}")
        deck = self.deck(library)
        bare = [c for c in dict.fromkeys(deck.cards) if c.unprogrammed()]
        if bare:
            return State(WAITS, f"not playable yet: {listed([f'{c.name} ({c.id})' for c in bare])}")
        broken = violations(deck, rules)
        return State(ILLEGAL, "; ".join(map(str, broken))) if broken else State(PLAYABLE)
