"""Find decks by name: files, listed decks of the library, famous decks and theme decks."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playmat.cards.library import SAMPLES, Library
from playmat.cards.spelling import slug
from playmat.decks.deck import Deck
from playmat.decks.famous_decks import famous_decks, famous_named
from playmat.decks.lists.files import list_text
from playmat.decks.lists.read import BadList, Reading, read_list
from playmat.decks.themes import theme_named, themes
from playmat.errors import UnknownDeck

if TYPE_CHECKING:
    from playmat.decks.formats import Format

KINDS: Final = ("listed", "famous", "theme", "sample")
"""Kinds of decks in listing order: the player's own first, Playmat's sample decks last."""


def deck_named(name: str, library: Library | None = None) -> Deck:
    """The deck of a file, or the listed, famous or theme deck of that name."""
    return reading_named(name, library).deck


def reading_named(
    name: str, library: Library | None = None, *, format: Format | None = None, pick: str = ""
) -> Reading:
    """Like deck_named, but return the Reading, with notes on the prints picked."""
    shelf = library or Library.default()
    path = _file_named(name, shelf)
    if path is not None:
        return _read(path, shelf, format, pick)
    ready = famous_named(name) or theme_named(name)
    if ready is None:
        shipped = (each.slug for each in (*famous_decks(), *themes()))
        known = [*listed_decks(shelf), *shipped]
        raise UnknownDeck(name, get_close_matches(slug(name), known, n=3))
    return Reading(ready.deck(shelf))


def _read(path: Path, library: Library, format: Format | None, pick: str) -> Reading:
    text = list_text(path)
    try:
        return read_list(text, library, title_of(path, text), format=format, pick=pick)
    except BadList as bad:
        raise BadList(str(path), bad.lines, bad.why) from bad


def _file_named(name: str, library: Library) -> Path | None:
    """The file of a path, or of a listed deck by file name or title; None if there is none."""
    path = Path(name)
    if path.suffix in (".txt", ".deck", ".dek") or _is_file(path):
        return path
    paths = listed_decks(library)
    if slug(name) not in paths:
        titles = {slug(title_of(path, list_text(path))): path for path in paths.values()}
        paths = {**titles, **paths}
    return paths.get(slug(name))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # name too long, or contains NUL
        return False


def listed_decks(library: Library) -> dict[str, Path]:
    """Deck lists stored with the cards of *library*, by name; later folders override others."""
    found = [path for folder in library.folders for path in sorted(folder.glob("decks/*.txt"))]
    return {slug(path.stem): path for path in found}


def kind_of(path: Path) -> str:
    """The kind of a deck list: "sample" for Playmat's own cards, otherwise "listed"."""
    return "sample" if path.is_relative_to(SAMPLES) else "listed"


def title_of(path: Path, text: str) -> str:
    """The deck name in the comment on the first line, or else the file name."""
    first = text.partition("\n")[0].strip()
    return first.removeprefix("#").strip() if first.startswith("# ") else path.stem
