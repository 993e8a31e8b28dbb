"""Evolution lines of every Pokémon in the library, in both directions. [ER-5, NAMING-21]"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from playmat.cards.card import Card
from playmat.cards.in_words import KINDS
from playmat.cards.library import Library
from playmat.cards.names import folded
from playmat.cards.printed import levels_up_from, restored_by, tagged

LONGEST: Final = 5
"""Maximum number of steps in either direction."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a line: its title, and one card for each name in it."""

    title: str
    cards: tuple[Card, ...]
    here: bool


@dataclass(frozen=True, slots=True)
class Lines:
    """All lines of a library: the names below and above each name, and its cards."""

    below: Mapping[str, set[str]]
    above: Mapping[str, set[str]]
    cards: Mapping[str, list[Card]]


def key_of(card: Card) -> str:
    """The name of a card in its line; a LV.X is above the Pokémon of its name."""
    return folded(card.name) + (" lv.x" if card.kinds[0] == "levelup" else "")


def pairs_of(card: Card) -> Iterator[tuple[str, str]]:
    """Yield pairs of a name and the name above it, as printed on a card."""
    for name in (card.evolves_from, levels_up_from(card), restored_by(card)):
        if name:
            yield folded(name), key_of(card)
    for name in card.evolves_to:
        yield key_of(card), folded(name)


@lru_cache(maxsize=2)
def lines_of(library: Library) -> Lines:
    below, above = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    cards = defaultdict[str, list[Card]](list)
    for card in library.cards(samples=True):
        cards[key_of(card)].append(card)
        for lower, upper in pairs_of(card):
            below[upper].add(lower)
            above[lower].add(upper)
    return Lines(below, above, cards)


def line_through(card: Card, library: Library) -> list[Step]:
    """The Evolution line of a Pokémon, lowest first; empty if it has no other cards."""
    lines = lines_of(library)
    own = {lower for lower, upper in pairs_of(card) if upper == key_of(card)}
    lower = own or lines.below.get(key_of(card), set())
    down = list(stages_from(lower, lines.below, {key_of(card)}))
    up = list(stages_from(lines.above.get(key_of(card), set()), lines.above, {key_of(card)}))
    steps = [step for names in reversed(down) for step in steps_of(names, card, lines)]
    steps += [Step(title_of(card), (card,), True)]
    steps += [step for names in up for step in steps_of(names, card, lines)]
    return steps if len(steps) > 1 else []


def stages_from(
    names: Iterable[str], onward: Mapping[str, set[str]], seen: set[str]
) -> Iterator[set[str]]:
    step = set(names) - seen
    for _ in range(LONGEST):
        if not step:
            return
        yield step
        seen |= step
        step = {further for name in step for further in onward.get(name, ())} - seen


def steps_of(names: set[str], near: Card, lines: Lines) -> list[Step]:
    """A step for each stage among *names*, with a card for each name, shortest names first."""
    found = [print_near(lines.cards[name], near) for name in names if name in lines.cards]
    found.sort(key=lambda card: (len(card.name), card.name))
    by_title: dict[str, list[Card]] = {}
    for card in found:
        by_title.setdefault(title_of(card), []).append(card)
    return [Step(title, tuple(cards), False) for title, cards in by_title.items()]


def print_near(prints: list[Card], near: Card) -> Card:
    """The print from the same set as *near* if there is one, else the first."""
    home = near.id.rpartition("-")[0]
    return next((card for card in prints if card.id.rpartition("-")[0] == home), prints[0])


def title_of(card: Card) -> str:
    return "Baby" if tagged(card, "baby") else KINDS.get(card.kinds[0], card.kinds[0])
