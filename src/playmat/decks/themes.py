"""Theme decks: the lists of 1999 to 2016 that were sold ready to play, and which can be played."""

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
    """Refuse a file that is no list of theme decks."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} is not a theme deck file: {self.why}"


@dataclass(frozen=True, slots=True)
class Theme(ReadyDeck):
    """One theme deck: its set, name and types, and its cards by count and id."""

    set: str
    name: str
    types: tuple[str, ...]
    cards: tuple[tuple[int, str], ...]

    @property
    def slug(self) -> str:
        """The name it is asked for by, such as ``base1-overgrowth``."""
        return f"{self.set}-{slug(self.name)}"

    @property
    def title(self) -> str:
        """The set and the name, for people."""
        known = known_sets().get(self.set)
        return f"{self.name} ({known.name if known else self.set})"

    @property
    def rules(self) -> str:
        """The first book that knows the cards of its set, by date. [FORMAT-7]"""
        known = known_sets().get(self.set)
        return book_of_date(known.date if known else "")


@dataclass(slots=True)
class Themes:
    """Those that can be played, and why the others cannot."""

    playable: list[Theme] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


@cache
def themes(path: Path = SHIPPED) -> tuple[Theme, ...]:
    """Return the theme decks of a file, in its order."""
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
    """Return the shipped theme deck of a slug, or of a name that only one has."""
    wanted = slug(name)
    for theme in themes():
        if theme.slug == wanted:
            return theme
    found = [theme for theme in themes() if slug(theme.name) == wanted]
    return found[0] if len(found) == 1 else None


def read_themes(path: Path, library: Library, rules: Ruleset) -> Themes:
    """Return the theme decks of a file that can be played, and why the others cannot."""
    found = Themes()
    for theme in themes(path):
        state = theme.state(library, rules)
        if state.word == PLAYABLE:
            found.playable.append(theme)
        else:
            found.left_out[f"{theme.set} {theme.name}"] = state.why
    return found
