"""Replays as lines of JSON, each with a checksum over itself and all lines before it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from playmat.errors import BadReplay
from playmat.game.anew import WAYS
from playmat.kinds import players

FORMAT: Final = "playmat-replay"
FORMAT_VERSION: Final = 1
SUM: Final = "c"
SUM_LENGTH: Final = 8
HEADER: Final[dict[str, type | tuple[type, ...]]] = {
    "format": str,
    "version": int,
    "engine": str,
    "rules_version": int,
    "book": str,
    "house": dict,
    "settings": dict,
    "decks": list,
    "programs": dict,
    "seed": (int, type(None)),
}
ENTRIES: Final[dict[str, type]] = {
    "a": str,
    "order": list,
    **dict.fromkeys(WAYS, int),
    "undo": int,
    "concede": int,
    "time_out": int,
    "hash": str,
    "result": dict,
}


ANSWERS: Final = ("a", "order", *WAYS)
"""The keys of moves, including those of chance."""


def write_lines(entries: Sequence[dict[str, Any]]) -> str:
    """Return entries as text, one line each, with checksums."""
    lines: list[str] = []
    before = ""
    for entry in entries:
        before = summed(before, entry)
        lines.append(dumped({**entry, SUM: before}) + "\n")
    return "".join(lines)


def read_lines(text: str, anyway: bool) -> list[dict[str, Any]]:
    """Return the header and entries of a replay; raise `BadReplay` at the first invalid line."""
    lines = [line for line in text.replace("\r\n", "\n").split("\n") if line]
    if not lines:
        raise BadReplay(1, "the file is empty; a replay begins with a header")
    entries: list[dict[str, Any]] = []
    before = ""
    for number, line in enumerate(lines, start=1):
        entry = read_line(number, line)
        if number == 1:
            check_format(entry)
        told = entry.pop(SUM, None)
        try:
            before = summed(before, entry)
        except UnicodeError as error:
            raise BadReplay(number, "it contains an invalid character") from error
        if told != before and not anyway:
            raise BadReplay(number, "this line was changed, added or moved")
        check_header(entry) if number == 1 else check_entry(number, entry)
        entries.append(entry)
    return entries


def read_line(number: int, line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except RecursionError as error:
        raise BadReplay(number, "nested too deeply") from error
    except ValueError as error:
        raise BadReplay(number, f"not valid JSON: {error}") from error
    if not isinstance(entry, dict):
        raise BadReplay(number, "not a JSON object")
    return entry


def check_format(header: dict[str, Any]) -> None:
    """Raise `BadReplay` for a file of another format, saying which if it is known."""
    if header.get("format") == FORMAT:
        return
    if "job" in header:
        raise BadReplay(1, "this is a results file of a simulation, not a replay")
    raise BadReplay(1, f"not a replay: the first line lacks the format {FORMAT!r}")


def check_header(header: dict[str, Any]) -> None:
    """Raise `BadReplay` for a header with missing parts or of another version."""
    for name, kind in HEADER.items():
        if not fits(header.get(name, ...), kind):
            raise BadReplay(1, f"{name!r} of the header must be {shown(kind)}")
    if header["version"] != FORMAT_VERSION:
        why = f"version must be {FORMAT_VERSION}, not {header['version']}"
        raise BadReplay(1, why)


def check_entry(number: int, entry: dict[str, Any]) -> None:
    """Raise `BadReplay` for an unknown or malformed entry."""
    named = [name for name in ENTRIES if name in entry]
    if len(named) != 1 or set(entry) - {named[0], "p"}:
        raise BadReplay(number, f"an entry must have one of {', '.join(ENTRIES)}")
    name = named[0]
    if not fits(entry[name], ENTRIES[name]):
        raise BadReplay(number, f"{name!r} must be {shown(ENTRIES[name])}")
    if (name in ANSWERS) != ("p" in entry) or not fits_player(entry.get("p", 0)):
        raise BadReplay(number, "a move, and nothing else, must name its player 'p' as 0, 1 or 2")


def fits_player(value: object) -> bool:
    """Return whether a value is a seat or chance."""
    return type(value) is int and 0 <= value <= players.CHANCE


def fits(value: object, kind: type | tuple[type, ...]) -> bool:
    """Return whether a value has a type; True and False do not count as numbers."""
    return isinstance(value, kind) and not isinstance(value, bool)


def shown(kind: type | tuple[type, ...]) -> str:
    words = {str: "text", int: "a number", dict: "an object", list: "a list"}
    return words[kind] if isinstance(kind, type) else "a number or null"


def summed(before: str, entry: dict[str, Any]) -> str:
    """Return the checksum of an entry and all before it."""
    return sha256((before + dumped(entry)).encode()).hexdigest()[:SUM_LENGTH]


def dumped(entry: dict[str, Any]) -> str:
    """Return an entry as one canonical line of JSON."""
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
