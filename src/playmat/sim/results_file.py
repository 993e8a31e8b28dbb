"""The results file: a line of provenance, then a line per game in order, so runs can resume.

Rows are in the order of their games, whichever worker finishes first. A killed run leaves whole
lines and perhaps a partial one, which is removed on resuming. So no game is lost or counted twice,
and the finished file is identical to that of an uninterrupted run.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

from playmat.errors import PlaymatError
from playmat.game.record.endings import ENDINGS
from playmat.sim.job import SIDES
from playmat.sim.worker import Row

SeedOf = Callable[[int, int], int]
"""The seed of a pair of games by matchup and number."""

NUMBERS: Final = ("matchup", "game", "seed", "seat_of_a", "turns", "answers")
ROW: Final = (*NUMBERS, "first", "winner", "by")
WINNERS: Final = (*SIDES, None)


class BadResults(PlaymatError, ValueError):
    """A results file does not belong to the run or cannot be written."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path}: {self.why}"


class Ledger:
    """A results file open for writing, with the rows already in it."""

    def __init__(
        self, path: Path, header: dict[str, Any], resume: bool, seed_of: SeedOf | None = None
    ) -> None:
        self.path = path
        self._seed_of = seed_of
        self.rows: list[Row] = []
        try:
            self._file = self._taken_up(header) if resume and path.exists() else self._fresh(header)
        except OSError as error:
            raise BadResults(path, f"cannot write it: {error.strerror}") from error

    def _fresh(self, header: dict[str, Any]) -> BinaryIO:
        if self.path.exists() and self.path.is_file():
            why = "the file exists; add --resume to continue it, or name another"
            raise BadResults(self.path, why)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("wb")
        try:
            file.write(line_of(header))
            file.flush()
        except BaseException:
            with suppress(OSError):
                file.close()
            raise
        return file

    def _taken_up(self, header: dict[str, Any]) -> BinaryIO:
        file = self.path.open("r+b")
        try:
            whole, found = read_whole(self.path, file)
            if not found:
                refuse_other(self.path, file, header)
                file.seek(0)
                file.truncate()
                file.write(line_of(header))
            else:
                agree(self.path, found[0], header)
                self.rows = found[1:]
                refuse_gaps(self.path, self.rows, self._seed_of)
                file.seek(whole)
                file.truncate()
            file.flush()
        except BaseException:
            file.close()
            raise
        return file

    def write(self, rows: list[Row]) -> None:
        try:
            self._file.write(b"".join(line_of(row) for row in rows))
            self._file.flush()
        except OSError as error:
            hint = "free some space and continue with --resume"
            raise BadResults(self.path, f"writing failed: {error.strerror}; {hint}") from error

    def close(self) -> None:
        with suppress(OSError):  # errors were reported on writing
            self._file.flush()
            os.fsync(self._file.fileno())
        with suppress(OSError):
            self._file.close()


def line_of(row: Row) -> bytes:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_whole(path: Path, file: BinaryIO) -> tuple[int, list[Row]]:
    """The length of the file's complete lines, and their contents."""
    found: list[Row] = []
    whole = 0
    for number, line in enumerate(file, 1):
        if not line.endswith(b"\n"):
            break
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadResults(path, f"line {number} is not a result: {error}") from error
        if not isinstance(row, dict):
            raise BadResults(path, f"line {number} is not a result: it is not a JSON object")
        found.append(row)
        whole += len(line)
    return whole, found


def refuse_other(path: Path, file: BinaryIO, header: Row) -> None:
    """Raise for a file without a complete line, unless it starts like this run's header."""
    wanted = line_of(header)
    file.seek(0)
    if not wanted.startswith(file.read(len(wanted))):
        raise BadResults(path, "not a results file; use a new file")


def refuse_gaps(path: Path, rows: list[Row], seed_of: SeedOf | None) -> None:
    """Raise for rows that are duplicated, missing, out of order or from other games."""
    matchup, game = 0, 0
    for number, row in enumerate(rows, 2):
        if set(ROW) - row.keys() or any(type(row[key]) is not int for key in NUMBERS):
            raise BadResults(path, f"line {number} is not a result: it needs {', '.join(ROW)}")
        if not tells_its_end(row):
            raise BadResults(path, f"line {number} was changed: no game ends like that")
        if row["matchup"] > matchup:
            matchup, game = row["matchup"], 0
        if (row["matchup"], row["game"], row["seat_of_a"]) != (matchup, game, game % 2):
            wanted = f"game {game} of matchup {matchup}"
            raise BadResults(
                path, f"line {number} is repeated, missing or moved: expected {wanted}"
            )
        if row["winner"] not in WINNERS or row["first"] not in SIDES:
            raise BadResults(path, f"line {number} was changed: unknown player")
        if seed_of is not None and row["seed"] != seed_of(matchup, game // 2):
            raise BadResults(path, f"line {number} was changed: the game had another seed")
        game += 1


def tells_its_end(row: Row) -> bool:
    """Whether a row has a valid end, and a valid fault if there was one."""
    fault = row.get("fault", {"by": SIDES[0], "what": ""})
    blamed = isinstance(fault, dict) and fault.get("by") in SIDES and type(fault.get("what")) is str
    return blamed and type(row["by"]) is str and row["by"] in ENDINGS


def agree(path: Path, there: Row, wanted: Row) -> None:
    """Raise for the file of another job, naming the differences."""
    job, own = there.get("job"), wanted["job"]
    differs = [
        key for key in wanted if key not in ("python", "job") and there.get(key) != wanted[key]
    ]
    if isinstance(job, dict):
        differs += [key for key in own if job.get(key) != as_json(own[key])]
    else:
        differs.append("job")
    if differs:
        raise BadResults(
            path, f"it belongs to another run: {', '.join(differs)} differ; use a new file"
        )


def as_json(value: Any) -> Any:
    """The value after a round trip through JSON."""
    return json.loads(json.dumps(value))
