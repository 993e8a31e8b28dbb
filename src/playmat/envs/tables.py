"""The decks that games are dealt from: a given pair, the rulebook's defaults, or random ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from playmat.decks.deck import Deck
from playmat.decks.defaults import default_decks
from playmat.game.beginning import deck_of, rules_of
from playmat.game.settings import BadSetting, settings_of
from playmat.game.table import Table
from playmat.rules import Ruleset
from playmat.search.beliefs import ready_decks

RANDOM: Final = "random"
KEPT: Final = 32
"""Maximum number of linked tables kept; linking two decks takes as long as some games."""

MAX_SUDDEN_DEATHS: Final = 20
"""Limit for training; the rulebooks have none."""

GivenDeck = Deck | str | Sequence[str]
GivenDecks = tuple[GivenDeck, GivenDeck] | str | None


def refuse_unless(right: bool, name: str, value: object, wanted: str) -> None:
    if not right:
        raise BadSetting(name, value, wanted)


def refuse_below_one(name: str, value: object) -> None:
    """Raise BadSetting unless the value is a whole number from 1."""
    refuse_unless(type(value) is int and value > 0, name, value, "a number from 1")


class Tables:
    """Deals from a fixed pair of decks, or from theme and famous decks drawn for each game."""

    def __init__(
        self, rules: str | Ruleset = "xy", decks: GivenDecks = None, **settings: Any
    ) -> None:
        self.rules = rules_of(rules)
        self._settings = {"max_sudden_deaths": MAX_SUDDEN_DEATHS, **settings}
        settings_of(self._settings)
        self._linked: OrderedDict[tuple[int, int], Table] = OrderedDict()
        pair = default_decks(self.rules.name) if decks is None else decks
        self._lists: Sequence[GivenDeck]
        self._drawn = pair == RANDOM
        if self._drawn:
            named = ready_decks(self.rules.name).items()
            self._lists = [Deck(name, deck_of(cards).cards) for name, cards in named]
        else:
            two = isinstance(pair, (tuple, list)) and len(pair) == 2
            refuse_unless(two, "decks", decks, f"two decks, {RANDOM!r} or None")
            self._lists = tuple(pair)
            self._table(0, 1)

    def draw(self, rng: Random) -> Table:
        if not self._drawn:
            return self._table(0, 1)
        return self._table(rng.randrange(len(self._lists)), rng.randrange(len(self._lists)))

    def _table(self, one: int, other: int) -> Table:
        if (one, other) not in self._linked:
            pair = self._lists[one], self._lists[other]
            self._linked[one, other] = Table(*pair, rules=self.rules, **self._settings)
            if len(self._linked) > KEPT:
                self._linked.popitem(last=False)
        return self._linked[one, other]
