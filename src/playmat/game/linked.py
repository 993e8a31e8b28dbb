"""Two decks under a rulebook, checked and linked, from which games are dealt."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, Self

from playmat.cards.card import Card
from playmat.decks.deck import Deck, refuse_unprogrammed
from playmat.engine.start import new_game
from playmat.game.beginning import deck_of, refuse_without_starter, rules_of
from playmat.game.settings import Settings, settings_of
from playmat.linker.link import link
from playmat.model.dealer import seed as seed_dealer
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.rules import Ruleset

KEPT: Final = 8
"""How many tables are cached."""


class Linked:
    """Two decks under a rulebook, ready to deal.

    Checking and linking cards takes a thousand times as long as a deal, so it is done only once.
    """

    def __init__(
        self,
        deck_a: Deck | str | Iterable[Card | str],
        deck_b: Deck | str | Iterable[Card | str],
        rules: str | Ruleset = "xy",
        **settings: Any,
    ) -> None:
        book, decks, held = wished(deck_a, deck_b, rules, settings)
        refuse_bad(book, decks, held)
        self._lay(book, decks, held, linked(book, decks, held))

    def _lay(
        self,
        rules: Ruleset,
        decks: tuple[Deck, Deck],
        settings: Settings,
        match: Match,
    ) -> None:
        self.rules = rules
        self.decks = decks
        self.settings = settings
        self.match = match
        self.position: str | None = None
        """The position from which games start, or None if they are dealt."""
        self._laid: State | None = None

    @classmethod
    def of(cls, rules: Ruleset, decks: tuple[Deck, Deck], settings: Settings) -> Self:
        """Return a table without checking the deck rules."""
        table = cls.__new__(cls)
        table._lay(rules, decks, settings, linked(rules, decks, settings))
        return table

    @classmethod
    def at(cls, position: str, laid: State, decks: tuple[Deck, Deck], settings: Settings) -> Self:
        """Return a table whose games start from a position instead of a deal."""
        table = cls.__new__(cls)
        settings.put_on(laid.match)
        table._lay(laid.match.book.rules, decks, settings, laid.match)
        table.position = position
        table._laid = laid
        return table

    def first_state(self, seed: int | None, record: bool) -> State:
        """Return the first state of a game."""
        if self._laid is None:
            return new_game(self.match, seed or 0, record)
        st = self._laid.clone()
        if record:
            st.events = list(self._laid.events or ())
        seed_dealer(st, seed or 0)
        return st

    def __repr__(self) -> str:
        names = " v ".join(deck.name for deck in self.decks)
        return f"<{type(self).__name__} {names} ({self.rules.name})>"


def table_of(
    deck_a: Deck | str | Iterable[Card | str],
    deck_b: Deck | str | Iterable[Card | str],
    rules: str | Ruleset = "xy",
    **settings: Any,
) -> Linked:
    """Return a table of two decks, cached for the same decks, rules and settings.

    Names are looked up each time and cards are compared by content, so cards that have changed in a
    library are linked again.
    """
    return _kept(*wished(deck_a, deck_b, rules, settings))


@lru_cache(KEPT)
def _kept(rules: Ruleset, decks: tuple[Deck, Deck], settings: Settings) -> Linked:
    refuse_bad(rules, decks, settings)
    return Linked.of(rules, decks, settings)


def wished(
    deck_a: Deck | str | Iterable[Card | str],
    deck_b: Deck | str | Iterable[Card | str],
    rules: str | Ruleset,
    settings: dict[str, Any],
) -> tuple[Ruleset, tuple[Deck, Deck], Settings]:
    """Return the rules, both decks as they are played, and the settings."""
    held = settings_of(settings)
    decks = held.dealt(deck_of(deck_a)), held.dealt(deck_of(deck_b))
    return rules_of(rules), decks, held


def refuse_bad(rules: Ruleset, decks: tuple[Deck, Deck], settings: Settings) -> None:
    """Raise `BadDeck` for decks that break the deck rules, unless any deck is allowed."""
    if not settings.any_deck:
        for deck in decks:
            deck.check(rules)


def linked(rules: Ruleset, decks: tuple[Deck, Deck], settings: Settings) -> Match:
    """Return the linked match; raise an error for cards that cannot be played."""
    for deck in decks:
        refuse_unprogrammed(deck)
        refuse_without_starter(deck, rules)
    match = link(rules, [deck.cards for deck in decks])
    settings.put_on(match)
    return match
