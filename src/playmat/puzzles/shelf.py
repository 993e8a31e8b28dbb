"""The shipped puzzles: all of them, by id, and the daily puzzle."""

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
    """No puzzle has that id."""

    def __init__(self, name: str, near: Iterable[str] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.near = list(near)

    def __str__(self) -> str:
        return f"no puzzle named {self.name!r}: {suggestion(self.near, 'see playmat puzzle list')}"


class BadPuzzles(PlaymatError, ValueError):
    """A file does not contain valid puzzles."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} is not a puzzle file: {self.why}"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles, by rulebook and from easy to hard."""
    found = [puzzle for book in BOOKS for puzzle in read_file(FOLDER / f"{book}.jsonl")]
    return tuple(sorted(found, key=lambda one: (list(BOOKS).index(one.book), one.level, one.id)))


def levels() -> list[int]:
    """The levels of the shipped puzzles, easiest first."""
    return sorted({puzzle.level for puzzle in shipped()})


def read_file(path: Path) -> list[Puzzle]:
    """Read the puzzles in a file; empty if the file does not exist."""
    if not path.exists():
        return []
    try:
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        return [Puzzle.read(row) for row in rows]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadPuzzles(path, f"{type(error).__name__}: {error}") from error


def write_file(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, one per line, sorted by id."""
    lines = [
        json.dumps(one.plain(), ensure_ascii=False, separators=(",", ":"))
        for one in sorted(puzzles, key=lambda one: one.id)
    ]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def puzzle_named(name: str) -> Puzzle:
    """The puzzle with that id; raises NoPuzzle."""
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise NoPuzzle(name, [one.id for one in shipped() if one.id.startswith(name[:4])][:2])


def daily(day: date) -> Puzzle:
    """The puzzle of a day; all puzzles appear once before any is repeated."""
    order = sorted(shipped(), key=lambda one: sha256(one.id.encode()).digest())
    if not order:
        raise NoPuzzle("daily")
    return order[day.toordinal() % len(order)]
