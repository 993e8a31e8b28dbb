"""What a player may assume about a deck whose list is secret.

A belief is anything with a method ``guess``; ``Seen`` and ``Archetypes`` are two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, count, cycle, islice
from math import comb, exp, log
from random import Random
from typing import Final, Protocol

from playmat.cards.library import Library
from playmat.decks.famous_decks import Famous, famous_decks
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import Theme, themes
from playmat.model.views.records import UNKNOWN
from playmat.model.views.view import View
from playmat.rules import book

STRAY: Final = 0.01
"""Likelihood of a card an archetype does not list; lists vary, and no list is ruled out."""

LIKELIEST: Final = 8
"""How many of the likeliest lists a guess is drawn from."""


Lists = Iterable[Sequence[str]] | Mapping[str, Sequence[str]]
"""Lists of card ids, with or without names."""


class Belief(Protocol):
    """A player's assumption about the other deck."""

    def guess(self, view: View, seed: int) -> Sequence[str]:
        """Return card ids for the whole deck, including those seen, or an empty list."""


class Seen:
    """Assumes that the rest of a deck is like what both players have shown so far."""

    def guess(self, view: View, seed: int) -> Sequence[str]:
        """Return the cards seen of the deck, filled up with cards seen on either side."""
        seen = seen_of(view)
        stock = [*cards_on(view, view.seat), *view.me.hand, *seen]
        stock = [card for card in stock if card]
        return [*seen, *islice(cycle(stock), deck_size(view) - len(seen))] if stock else []


SEEN: Final = Seen()


class Archetypes:
    """Assumes one of several lists, weighted by how well each explains what was seen.

    The lists may name cards of neither deck. Cards that were seen but are missing from a list
    replace what it has most of. Only the likeliest few are used, because their cards have to be
    linked.
    """

    def __init__(self, lists: Lists, stray: float = STRAY, most: int = LIKELIEST) -> None:
        called = _with_names(lists)
        self.lists = [cards for _, cards in called]
        self.names = _unique_names([name for name, _ in called])
        """The names of the lists: as given, or numbered."""
        self._most = most
        self._counts = [Counter(cards) for cards in self.lists]
        self._stray = log(stray)

    @classmethod
    def of_book(cls, rules: str, also: Lists = ()) -> Archetypes:
        """Build the belief from a rulebook's theme decks and famous decks, and from more lists."""
        ready, own = ready_decks(rules), _with_names(also)
        belief = cls([*ready.values(), *(cards for _, cards in own)])
        belief.names = _unique_names([*ready, *(name for name, _ in own)])
        return belief

    def chances(self, view: View) -> list[float]:
        """Probability of each list given what was seen; they add up to 1, or all are 0."""
        seen, size = Counter(seen_of(view)), deck_size(view)
        marks = [
            self._mark(counts, seen) if len(cards) == size else None
            for cards, counts in zip(self.lists, self._counts, strict=True)
        ]
        top = max((mark for mark in marks if mark is not None), default=0.0)
        likely = [0.0 if mark is None else exp(mark - top) for mark in marks]
        total = sum(likely)
        return [each / total for each in likely] if total else likely

    def named_chances(self, view: View) -> dict[str, float]:
        """Probability of each list by name, the likeliest first."""
        pairs = zip(self.names, self.chances(view), strict=True)
        return dict(sorted(pairs, key=lambda pair: -pair[1]))

    def _mark(self, counts: Counter[str], seen: Counter[str]) -> float:
        """Log-likelihood of what was seen under a list."""
        mark = 0.0
        for card, times in seen.items():
            there = min(times, counts[card])
            mark += log(comb(counts[card], there)) + (times - there) * self._stray
        return mark

    def guess(self, view: View, seed: int) -> Sequence[str]:
        """Draw a list by its probability; add cards seen that it does not explain."""
        ranked = sorted(zip(self.chances(view), self.lists, strict=True), key=chance_of)
        likely = [(chance, cards) for chance, cards in ranked[: self._most] if chance]
        if not likely:
            return SEEN.guess(view, seed)
        cards = Random(seed).choices([each for _, each in likely], [each for each, _ in likely])[0]
        seen = Counter(seen_of(view))
        rest = Counter(cards) - seen
        while rest.total() + seen.total() > len(cards):
            rest[rest.most_common(1)[0][0]] -= 1
        return [*seen.elements(), *rest.elements()]


def chance_of(pair: tuple[float, Sequence[str]]) -> float:
    """Sort key that puts the likeliest lists first."""
    return -pair[0]


def _with_names(lists: Lists) -> list[tuple[str, tuple[str, ...]]]:
    """Lists with their names, or numbered if they have none."""
    if isinstance(lists, Mapping):
        return [(str(name), tuple(cards)) for name, cards in lists.items()]
    return [(f"list {n}", tuple(cards)) for n, cards in enumerate(lists, 1)]


def _unique_names(names: Iterable[str]) -> list[str]:
    """Unique names; repeated ones get numbers."""
    found: dict[str, None] = {}
    for name in names:
        numbered = (f"{name} {n}" for n in count(2))
        found[next(each for each in chain([name], numbered) if each not in found)] = None
    return list(found)


def ready_lists(rules: str) -> tuple[tuple[str, ...], ...]:
    """Return the theme decks and famous decks of a rulebook as lists of ids."""
    return tuple(ready_decks(rules).values())


@cache
def ready_decks(rules: str) -> Mapping[str, tuple[str, ...]]:
    """Return the same lists by the names of the decks."""
    library, ruleset = Library.default(), book(rules)
    decks: list[Famous | Theme] = [*famous_decks(), *themes()]
    shelves: dict[str, list[Famous | Theme]] = {}
    for deck in decks:
        shelves.setdefault(deck.rules, []).append(deck)
    return {
        deck.slug: tuple(card_id for copies, card_id in deck.cards for _ in range(copies))
        for deck in shelves.get(ruleset.name, ())
        if deck.state(library, ruleset).word == PLAYABLE
    }


def seen_of(view: View) -> list[str]:
    """Return every card of the other player's deck that the viewer knows of."""
    side = view.foe
    known = [each.card for each in side.known for _ in range(each.copies)]
    found = [*cards_on(view, 1 - view.seat), *known, *side.top]
    found += [prize for prize in side.prizes if prize]
    return [card for card in found if card != UNKNOWN]


def deck_size(view: View) -> int:
    """Number of cards in the other player's deck; counted from the table if the view lacks it.

    Such a count is wrong if a player's side holds cards of the other deck.
    """
    if (sizes := view.deck_sizes) is not None:
        return sizes[1 - view.seat]
    side = view.foe
    prizes = sum(prize is not None for prize in side.prizes)
    return side.deck_count + side.hand_count + prizes + len(cards_on(view, 1 - view.seat))


def cards_on(view: View, seat: int) -> list[str]:
    """Return a player's cards on the table; those that are face down are unknown."""
    side = view.sides[seat]
    found = [*side.discard, *side.lost, *side.beside, *side.playing, *side.aside]
    if view.table.stadium and view.table.stadium_seat == seat:
        found.append(view.table.stadium)
    for mon in (*side.actives, *side.bench):
        found += [*(mon.stack or (UNKNOWN,)), *mon.energy, *mon.gear]
    return found
