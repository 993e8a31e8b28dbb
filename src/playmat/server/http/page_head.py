"""The head of a page: the template filled in with title, styles, script and its imports."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

IMPORTED: Final = re.compile(r"(?:from|import) '(\.{1,2}/[\w/.]+\.js)'")
TABLED: Final = ' class="tabled"'
"""Class on the root of pages with a table; selecting them by ``:has()`` would restyle the whole
page on every change.
"""
MAT: Final = ("table", "mat", "pokemon", "hand")
"""The styles of a table."""


class Head(NamedTuple):
    """The route of a page and the parts of its head; later styles override earlier ones."""

    route: str
    title: str
    styles: tuple[str, ...]
    script: str
    is_table: bool = False


HEADS: Final = {
    "home.html": Head(
        route="/",
        title="Playmat · play the Pokémon TCG of your year",
        styles=("pages", "picker", "home"),
        script="js/pages/home/home.js",
    ),
    "table.html": Head(
        route="/table",
        title="Table · Playmat",
        styles=(
            *MAT,
            "overlay",
            "panel",
            "sheet",
            "phone",
            "beats",
            "help",
            "lesson",
            "attempt",
            "settings",
        ),
        script="js/table/table.js",
        is_table=True,
    ),
    "decks.html": Head(
        route="/decks",
        title="Deck builder · Playmat",
        styles=("pages", "finder", "picker", "decks"),
        script="js/pages/decks/decks.js",
    ),
    "cards.html": Head(
        route="/cards",
        title="Cards · Playmat",
        styles=("pages", "finder", "cards"),
        script="js/pages/cards/cards.js",
    ),
    "lobby.html": Head(
        route="/lobby",
        title="Lobby · Playmat",
        styles=("pages", "replays"),
        script="js/pages/lobby/lobby.js",
    ),
    "replays.html": Head(
        route="/replays",
        title="Replays · Playmat",
        styles=("pages", "finder", *MAT, "panel", "phone", "replays", "analysis", "beats"),
        script="js/pages/replays/replays.js",
    ),
    "puzzles.html": Head(
        route="/puzzles",
        title="Puzzles · Playmat",
        styles=("pages", "replays", "puzzles"),
        script="js/pages/puzzles/puzzles.js",
    ),
    "board.html": Head(
        route="/board",
        title="Board editor · Playmat",
        styles=("pages", "finder", *MAT, "panel", "phone", "replays", "board"),
        script="js/pages/board/board.js",
        is_table=True,
    ),
    "settings.html": Head(
        route="/settings",
        title="Settings · Playmat",
        styles=("pages", "sheet", "settings"),
        script="js/pages/settings/settings.js",
    ),
    "missing.html": Head(
        route="",  # shown for unknown addresses
        title="Page not found · Playmat",
        styles=("pages", "home"),
        script="js/pages/home/missing.js",
    ),
}
"""The head of each page, by the file with its body."""


def modules(first: Path) -> list[Path]:
    """A script followed by all its direct and indirect imports, sorted by name."""
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            names = IMPORTED.findall(path.read_text("utf-8"))
            waiting += [(path.parent / name).resolve() for name in names]
    return [first, *sorted(found - {first})]


def filled(template: str, head: Head, imported: Iterable[str], body: str) -> str:
    return Template(template).substitute(
        root=TABLED if head.is_table else "",
        title=head.title,
        styles=links("stylesheet", (f"css/{name}.css" for name in head.styles)),
        preloads=links("modulepreload", imported),
        script=head.script,
        body=body,
    )


def links(kind: str, files: Iterable[str]) -> str:
    return "\n".join(f'<link rel="{kind}" href="/{file}">' for file in files)
