"""Decks that come with the package, as lists of ids: what they wait for and what they break."""

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
    """Refuse a deck some of whose cards are not in the library."""

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
    """Be a deck that is shipped: a title, and cards by count and id."""

    __slots__ = ()
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name it is asked for by."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The name for people."""
        raise NotImplementedError

    def __len__(self) -> int:
        return sum(count for count, _ in self.cards)

    def missing(self, library: Library) -> list[str]:
        """Return the ids of the cards that *library* does not hold."""
        ids = dict.fromkeys(card_id for _, card_id in self.cards)
        return [card_id for card_id in ids if card_id not in library]

    def deck(self, library: Library) -> Deck:
        """Return the deck, or refuse it with the cards it waits for."""
        if missing := self.missing(library):
            raise MissingCards(self.title, missing)
        cards = [library.card(card_id) for count, card_id in self.cards for _ in range(count)]
        return Deck(self.title, tuple(cards))

    def state(self, library: Library, rules: Ruleset) -> State:
        """Return whether the deck can be played with the cards there are. [FORMAT-1]"""
        if missing := self.missing(library):
            return State(WAITS, f"not in the library: {listed(missing)}")
        deck = self.deck(library)
        bare = [c for c in dict.fromkeys(deck.cards) if c.unprogrammed()]
        if bare:
            return State(WAITS, f"not playable yet: {listed([f'{c.name} ({c.id})' for c in bare])}")
        broken = violations(deck, rules)
        return State(ILLEGAL, "; ".join(map(str, broken))) if broken else State(PLAYABLE)
