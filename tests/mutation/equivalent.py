"""Mutations that cannot affect any game, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutants import Mutant

LISTED = Path(__file__).with_name("equivalent.toml")


class Equivalent(NamedTuple):
    """Changes of a field in some rulebooks that do not affect any game."""

    field: str
    books: tuple[str, ...]
    changes: tuple[str, ...]
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether a mutation is one of these; an empty list of changes means all."""
        if mutant.field != self.field or mutant.book not in self.books:
            return False
        return not self.changes or any(fnmatchcase(mutant.change, like) for like in self.changes)


def listed() -> list[Equivalent]:
    entries = tomllib.loads(LISTED.read_text(encoding="utf-8")).get("equivalent", [])
    return [
        Equivalent(
            entry["field"], tuple(entry["books"]), tuple(entry.get("changes", ())), entry["reason"]
        )
        for entry in entries
    ]


def reasons(chosen: Iterable[Mutant]) -> dict[Mutant, str]:
    """The listed mutations with their reasons."""
    entries = listed()
    return {mutant: entry.reason for mutant in chosen for entry in entries if entry.covers(mutant)}


def idle(chosen: Iterable[Mutant]) -> list[Equivalent]:
    """Entries that match no mutation."""
    mistakes = list(chosen)
    return [entry for entry in listed() if not any(map(entry.covers, mistakes))]
