"""Evolution lines by name, for texts that pass over a stage which may be in neither deck.

``lines.json`` lists what each name evolves from.  It holds facts only, and
``tools/evolution_lines.py DIR`` writes it anew from a folder of card records.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.names import folded

TABLE: Final = Path(__file__).with_name("lines.json")
LONGEST: Final = 5
"""No line has more stages."""


@cache
def listed_lines() -> Mapping[str, list[str]]:
    """Return the table as it is written."""
    lines: dict[str, list[str]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return lines


@cache
def known_lines() -> Mapping[str, tuple[str, ...]]:
    """Return the names below each name that evolves from another."""
    return {folded(name): tuple(below) for name, below in listed_lines().items()}


def names_above(name: str) -> list[str]:
    """Return the names that evolve from a name at once."""
    return [above for above, below in listed_lines().items() if name in below]


def lines_with(cards: Iterable[Card]) -> dict[str, set[str]]:
    """Return the names below each name, from the table and from *cards*."""
    below = {name: set(names) for name, names in known_lines().items()}
    for card in cards:
        if card.evolves_from:
            below.setdefault(folded(card.name), set()).add(card.evolves_from)
    return below


def growing(below: Mapping[str, set[str]]) -> set[str]:
    """Return the names, as they are compared, that something evolves from."""
    return {folded(name) for names in below.values() for name in names}


def forebears(card: Card, below: Mapping[str, set[str]]) -> set[str]:
    """Return the names, as they are compared, two or more stages below *card*."""
    found: set[str] = set()
    level = {folded(card.evolves_from)} if card.evolves_from else set()
    for _ in range(LONGEST):
        level = {folded(name) for each in level for name in below.get(each, ())} - found
        found |= level
    return found


def goes_back_to(card: Card, part: str, names: Iterable[str]) -> bool:
    """Return whether *card* evolves from a name with that word, or *names* further below have it.

    [NAMING-24]
    """
    word = re.compile(rf"(?<!\w){re.escape(folded(part))}(?!\w)")
    return any(word.search(name) for name in (folded(card.evolves_from), *names))
