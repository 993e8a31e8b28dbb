"""The puzzles that are shipped: all of them, one by its id, and the one of a day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from playmat.errors import PlaymatError, suggestion
from playmat.puzzles.puzzle import Puzzle
from playmat.rules import BOOKS

FOLDER: Final = Path(__file__).parent / "data"


class NoPuzzle(PlaymatError, LookupError):
    """Refuse a puzzle that does not exist."""

    def __init__(self, name: str, near: Iterable[str] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.near = list(near)

    def __str__(self) -> str:
        return f"no puzzle named {self.name!r}: {suggestion(self.near, 'see playmat puzzle list')}"


class BadPuzzles(PlaymatError, ValueError):
    """Refuse a file that holds something else than puzzles."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} is not a puzzle file: {self.why}"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return all puzzles, by book and from easy to hard."""
    found = [puzzle for book in BOOKS for puzzle in read_file(FOLDER / f"{book}.jsonl")]
    return tuple(sorted(found, key=lambda one: (list(BOOKS).index(one.book), one.level, one.id)))


def levels() -> list[int]:
    """Return the levels that puzzles have, the easiest first."""
    return sorted({puzzle.level for puzzle in shipped()})


def read_file(path: Path) -> list[Puzzle]:
    """Return the puzzles in a file; none where there is no such file."""
    if not path.exists():
        return []
    try:
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        return [Puzzle.read(row) for row in rows]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadPuzzles(path, f"{type(error).__name__}: {error}") from error


def write_file(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, a line each, in the order of their ids."""
    lines = [
        json.dumps(one.plain(), ensure_ascii=False, separators=(",", ":"))
        for one in sorted(puzzles, key=lambda one: one.id)
    ]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def puzzle_named(name: str) -> Puzzle:
    """Return a puzzle by its id."""
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise NoPuzzle(name, [one.id for one in shipped() if one.id.startswith(name[:4])][:2])


def daily(day: date) -> Puzzle:
    """Return the puzzle of a day: they come in an order of their own, each before any again."""
    order = sorted(shipped(), key=lambda one: sha256(one.id.encode()).digest())
    if not order:
        raise NoPuzzle("daily")
    return order[day.toordinal() % len(order)]
