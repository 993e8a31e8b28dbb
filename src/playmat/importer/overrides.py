"""Overrides for imported cards, found by card and face, then by text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from playmat.cards.faults import BadLibrary, read_json
from playmat.cards.handwritten import Override, made, override_faults
from playmat.importer.records import Problem

SHIPPED_OVERRIDES: Final = Path(__file__).parents[1] / "cards" / "overrides"
"""Folder of the overrides that come with the package."""


class Overrides:
    """All overrides; matches by card and face come first, and later entries win."""

    def __init__(self, entries: Iterable[Override] = ()) -> None:
        self.entries = tuple(entries)
        self._by_face = {(e.card, e.kind, e.face): e for e in self.entries}
        self._by_text = {(e.kind, e.text): e for e in self.entries if e.text}

    def find(self, card: str, kind: str, face: str, text: str) -> Override | None:
        """The override of a face, or None if the reader is to read it."""
        entry = self._by_face.get((card, kind, face))
        if entry is not None and entry.text in ("", text):
            return entry
        return self._by_text.get((kind, text))


def load_overrides(folder: Path = SHIPPED_OVERRIDES) -> tuple[Overrides, list[Problem]]:
    """Load the overrides of a folder, with all problems found."""
    entries: list[Override] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.json")):
        wrong = _faults(path)
        problems += wrong
        entries += [] if wrong else [made(entry, path) for entry in read_json(path)]
    return Overrides(entries), problems + _twice(entries)


def _faults(path: Path) -> list[Problem]:
    try:
        found = list(override_faults(read_json(path)))
    except BadLibrary as error:
        found = [error.fault]
    return [Problem(path.name, one.card, str(replace(one, card=""))) for one in found]


def _twice(entries: Iterable[Override]) -> list[Problem]:
    """A problem for each face or text with overrides in two files."""
    seen: dict[tuple[str, ...], Path] = {}
    found = []
    for entry in entries:
        for key in ((entry.card, entry.kind, entry.face), (entry.kind, entry.text)):
            if key[-1] and seen.setdefault(key, entry.path) != entry.path:
                why = f"{entry.face} is overridden twice"
                found.append(Problem(entry.file, entry.card, why))
                break
    return found
