"""Theme decks: the preconstructed decks of 1999 to 2016, and which can be played."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from playmat.cards.library import Library
from playmat.cards.sets import known_sets
from playmat.cards.spelling import slug
from playmat.decks.ready import PLAYABLE, ReadyDeck
from playmat.decks.years import book_of_date
from playmat.errors import PlaymatError
from playmat.rules import Ruleset

SHIPPED: Final = Path(__file__).parent / "themes.json"
"""The lists that come with the package."""

WANTED: Final = "a list of objects with set, name and cards"


class BadThemes(PlaymatError, ValueError):
    """A file is not a list of theme decks."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} is not a theme deck file: {self.why}"


@dataclass(frozen=True, slots=True)
class Theme(ReadyDeck):
    """A theme deck: its set, name and types, and its cards by count and id."""

    set: str
    name: str
    types: tuple[str, ...]
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name used in commands and addresses, such as ``base1-overgrowth``."""
        return f"{self.set}-{slug(self.name)}"

    @property
    def title(self) -> str:
        """The name and set, as shown to people."""
        known = known_sets().get(self.set)
        return f"{self.name} ({known.name if known else self.set})"

    @property
    def rules(self) -> str:
        """The first rulebook that covers the cards of its set, by date. [FORMAT-7]"""
        known = known_sets().get(self.set)
        return book_of_date(known.date if known else "")


@dataclass(slots=True)
class Themes:
    """Playable theme decks, and the reasons why the others are not."""

    playable: list[Theme] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


@cache
def themes(path: Path = SHIPPED) -> tuple[Theme, ...]:
    """All theme decks of a file, in its order."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadThemes(path, str(error)) from error
    if not isinstance(rows, list):
        raise BadThemes(path, f"not a list; write {WANTED}")
    return tuple(_theme(path, at, row) for at, row in enumerate(rows))


def _theme(path: Path, at: int, row: Any) -> Theme:
    try:
        cards = tuple((int(count), str(card_id)) for count, card_id, *_ in row["cards"])
        return Theme(str(row["set"]), str(row["name"]), tuple(row.get("types", ())), cards)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadThemes(path, f"entry {at}: {error!r}; write {WANTED}") from error


def theme_named(name: str) -> Theme | None:
    """The theme deck with that slug, or with that name if it is unique."""
    wanted = slug(name)
    for theme in themes():
        if theme.slug == wanted:
            return theme
    found = [theme for theme in themes() if slug(theme.name) == wanted]
    return found[0] if len(found) == 1 else None


def read_themes(path: Path, library: Library, rules: Ruleset) -> Themes:
    """Split the theme decks of a file into playable ones and reasons for the others."""
    found = Themes()
    for theme in themes(path):
        state = theme.state(library, rules)
        if state.word == PLAYABLE:
            found.playable.append(theme)
        else:
            found.left_out[f"{theme.set} {theme.name}"] = state.why
    return found
