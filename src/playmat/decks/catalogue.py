"""Index of a library's cards by set and number, and by any spelling of their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from weakref import WeakKeyDictionary

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.sets import NEVER, OWN
from playmat.cards.spelling import bare_key, name_key
from playmat.decks.latest_text import set_dates
from playmat.decks.same_card import set_of
from playmat.decks.set_codes import code_key, sets_by_code

_NUMBER = re.compile(r"([a-z]*?)0*(\d+)([a-z]*)")
_KEPT: WeakKeyDictionary[Library, Catalogue] = WeakKeyDictionary()


def number_key(number: str) -> tuple[str, int, str]:
    """Normalized collector number for comparison: ``XY01`` is ``xy1``, ``58/102`` is ``58``."""
    text = number.casefold().removeprefix("#").partition("/")[0]
    parts = _NUMBER.fullmatch(text)
    return (parts[1], int(parts[2]), parts[3]) if parts else (text, -1, "")


class Catalogue:
    def __init__(self, library: Library) -> None:
        # Keeping a reference to the library would prevent both from being freed.
        self._all = library.cards(samples=True)
        self.dates: Mapping[str, str] = set_dates(library)

    @cached_property
    def names(self) -> dict[str, list[Card]]:
        """Cards by normalized name, oldest first."""
        return self._sorted(name_key)

    @cached_property
    def _printed(self) -> list[str]:
        """Normalized names that are not only used by Playmat's own cards."""
        return [key for key, cards in self.names.items() if set_of(cards[0]) != OWN.id]

    @cached_property
    def bare_names(self) -> dict[str, list[Card]]:
        """Cards by normalized name without marks such as EX, oldest first."""
        return self._sorted(bare_key)

    @cached_property
    def sets(self) -> dict[str, dict[tuple[str, int, str], list[Card]]]:
        """Cards of each set by normalized number."""
        found: dict[str, dict[tuple[str, int, str], list[Card]]] = {}
        for card in self._all:
            key = number_key(card.id.rpartition("-")[2])
            found.setdefault(set_of(card), {}).setdefault(key, []).append(card)
        return found

    @cached_property
    def codes(self) -> dict[str, tuple[str, ...]]:
        """Sets that each code may mean, including sets found only in this library."""
        own = {code_key(set_id): (set_id,) for set_id in self.sets}
        return {**own, **sets_by_code()}

    def numbered(self, set_id: str, number: str) -> list[Card]:
        """Cards of a set that *number* may mean; the prefix of a promo is optional."""
        cards = self.sets.get(set_id, {})
        exact = [c for c in cards.get(number_key(number), []) if c.id == f"{set_id}-{number}"]
        if found := exact or cards.get(number_key(number), []):
            return list(found)
        prefix, digits, suffix = number_key(number)
        if prefix or digits < 0:
            return []
        return [c for key in cards if key[1:] == (digits, suffix) and key[0] for c in cards[key]]

    def released(self, card: Card) -> tuple[str, tuple[str, int, str], str]:
        """Sort key that orders prints from oldest to newest."""
        date = self.dates.get(set_of(card), NEVER)
        return date, number_key(card.id.rpartition("-")[2]), card.id

    def newest(self, cards: Sequence[Card]) -> Card:
        """The first print from the newest set among *cards*, preferring cards with programs."""
        ready = [card for card in cards if not card.unprogrammed()] or list(cards)
        dates = {card.id: self.dates.get(set_of(card), NEVER) for card in ready}
        last = max([date for date in dates.values() if date != NEVER], default=NEVER)
        newest = [card for card in ready if dates[card.id] == last]
        return min(newest, key=self.released)

    def shortened(self, key: str) -> list[Card]:
        """Cards of the only name that starts or ends with these words; needs at least two words."""
        if " " not in key:
            return []
        ends = (f"{key} ", f" {key}")
        found = [name for name in self.names if name.startswith(ends[0]) or name.endswith(ends[1])]
        return self.names[found[0]] if len(found) == 1 else []

    def near(self, name: str) -> list[str]:
        """Up to three names of printed cards spelt most like *name*."""
        keys = get_close_matches(name_key(name), self._printed, n=3)
        return [self.names[key][0].name for key in keys]

    def _sorted(self, key: Callable[[str], str]) -> dict[str, list[Card]]:
        found: dict[str, list[Card]] = {}
        for card in sorted(self._all, key=self.released):
            found.setdefault(key(card.name), []).append(card)
        return found


def catalogue(library: Library) -> Catalogue:
    """The catalogue of *library*, cached."""
    if library not in _KEPT:
        _KEPT[library] = Catalogue(library)
    return _KEPT[library]
