"""Theme decks from a file of lists: JSON with set, name and cards by count, id and name."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playmat.cards.deck import Deck
from playmat.cards.library import Library
from playmat.errors import PlaymatError
from playmat.rules import Ruleset

WANTED = "a list of objects with set, name and cards"


class BadThemes(PlaymatError, ValueError):
    """Refuse a file that is no list of theme decks."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} lists no theme decks: {self.why}"


@dataclass(slots=True)
class Themes:
    """The decks that can be played, and why the others cannot."""

    decks: list[Deck] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


def read_themes(path: Path, library: Library, rules: Ruleset) -> Themes:
    """Return the theme decks of a file whose cards are all known and programmed."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadThemes(path, str(error)) from error
    if not isinstance(rows, list):
        raise BadThemes(path, f"it is no list; write {WANTED}")
    found = Themes()
    for at, row in enumerate(rows):
        read_theme(path, at, row, library, rules, found)
    return found


def read_theme(
    path: Path, at: int, row: Any, library: Library, rules: Ruleset, found: Themes
) -> None:
    """Read one deck into those that can be played or those left out."""
    try:
        name = f"{row['set']} {row['name']}"
        listed = [(int(count), str(card_id)) for count, card_id, *_ in row["cards"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadThemes(path, f"entry {at}: {error!r}; write {WANTED}") from error
    size = sum(count for count, _ in listed)
    unknown = [card_id for _, card_id in listed if card_id not in library]
    if unknown:
        found.left_out[name] = f"{len(unknown)} cards are not in the library, such as {unknown[0]}"
        return
    cards = tuple(library.card(card_id) for count, card_id in listed for _ in range(count))
    bare = sorted({card.id for card in cards if card.unprogrammed()})
    if bare:
        found.left_out[name] = f"{len(bare)} cards are not programmed, such as {bare[0]}"
    elif size != rules.deck_size:
        found.left_out[name] = f"it lists {size} cards"
    else:
        found.decks.append(Deck(name, cards))
