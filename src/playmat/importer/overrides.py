"""Overrides: programs written by hand for texts that the reader cannot say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playmat.errors import PlaymatError
from playmat.importer.records import Problem
from playmat.lang.check import FACES, check
from playmat.lang.parse import parse
from playmat.lang.show import show

SHIPPED_OVERRIDES: Final = Path(__file__).parents[1] / "cards" / "overrides"
"""Where the overrides that come with the package are."""

_FIELDS: Final = ("card", "face", "kind", "program", "why")


@dataclass(frozen=True, slots=True)
class Override:
    """A program for the face of a card, and for all faces of that text where *text* is given.

    ``face`` is the name of an attack or power, or ``card text``; ``text`` is a ``text_key``.
    """

    card: str
    face: str
    kind: str
    program: str
    why: str
    text: str = ""
    file: str = ""


class Overrides:
    """All overrides, found by card and face first, then by text."""

    def __init__(self, entries: Iterable[Override] = ()) -> None:
        self.entries = tuple(entries)
        self._by_face = {(e.card, e.kind, e.face): e for e in self.entries}
        self._by_text = {(e.kind, e.text): e for e in self.entries if e.text}

    def find(self, card: str, kind: str, face: str, text: str) -> Override | None:
        """Return the override of a face, or None if the reader has the word."""
        entry = self._by_face.get((card, kind, face))
        if entry is not None and entry.text in ("", text):
            return entry
        return self._by_text.get((kind, text))


def load_overrides(folder: Path = SHIPPED_OVERRIDES) -> tuple[Overrides, list[Problem]]:
    """Return the overrides of a folder and everything that is wrong with them."""
    entries: list[Override] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.json")):
        for entry in _listed(path, problems):
            try:
                entries.append(_read(entry, path.name))
            except (PlaymatError, ValueError, TypeError) as error:
                problems.append(Problem(path.name, _shown(entry), str(error)))
    problems += _twice(entries)
    return Overrides(entries), problems


def _listed(path: Path, problems: list[Problem]) -> list[Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        problems.append(Problem(path.name, "", f"no JSON: {error}"))
        return []
    if not isinstance(found, list):
        problems.append(Problem(path.name, "", "a file of overrides is a list"))
        return []
    return found


def _read(entry: Mapping[str, str], file: str) -> Override:
    if not isinstance(entry, dict):
        raise ValueError("an override is an object")
    if missing := [field for field in _FIELDS if not isinstance(entry.get(field), str)]:
        raise ValueError(f"{', '.join(missing)} is missing or no text")
    if not entry["why"].strip() or "\n" in entry["why"]:
        raise ValueError("why is one line of reason")
    override = Override(**entry, file=file)
    if override.kind not in FACES:
        raise ValueError(f"kind {override.kind!r} is not one of {', '.join(FACES)}")
    program = parse(override.program)
    check(program, override.kind)
    if show(program) != override.program:
        raise ValueError(f"the program is to be written {show(program)}")
    return override


def _shown(entry: object) -> str:
    return str(entry.get("card", "")) if isinstance(entry, dict) else ""


def _twice(entries: Iterable[Override]) -> list[Problem]:
    """Return a problem for every face or text that has two overrides."""
    seen: set[tuple[str, ...]] = set()
    found = []
    for entry in entries:
        keys = [(entry.card, entry.kind, entry.face), (entry.kind, entry.text)]
        if any(key[-1] and key in seen for key in keys):
            found.append(Problem(entry.file, entry.card, f"{entry.face} is overridden twice"))
        seen.update(keys)
    return found
