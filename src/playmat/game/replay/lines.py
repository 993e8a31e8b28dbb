"""Replays as lines of JSON: each well formed, each carrying a sum over itself and all before it."""

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
"""What counts as an answer: of a player, or of chance, which deals."""


def write_lines(entries: Sequence[dict[str, Any]]) -> str:
    """Return entries as text, a line each, every line with its sum."""
    lines: list[str] = []
    before = ""
    for entry in entries:
        before = summed(before, entry)
        lines.append(dumped({**entry, SUM: before}) + "\n")
    return "".join(lines)


def read_lines(text: str, anyway: bool) -> list[dict[str, Any]]:
    """Return the header and the entries of a replay; refuse the first line that is neither."""
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
            raise BadReplay(number, "it contains half of a character") from error
        if told != before and not anyway:
            raise BadReplay(number, "the line was changed, added or moved after it was written")
        check_header(entry) if number == 1 else check_entry(number, entry)
        entries.append(entry)
    return entries


def read_line(number: int, line: str) -> dict[str, Any]:
    """Return one line as an object."""
    try:
        entry = json.loads(line)
    except RecursionError as error:
        raise BadReplay(number, "it is nested too deep") from error
    except ValueError as error:
        raise BadReplay(number, f"it is no JSON: {error}") from error
    if not isinstance(entry, dict):
        raise BadReplay(number, "it is no JSON object")
    return entry


def check_format(header: dict[str, Any]) -> None:
    """Refuse the file of something else, saying of what if that is known."""
    if header.get("format") == FORMAT:
        return
    if "job" in header:
        raise BadReplay(1, "these are the results of many games, written by --out; no replay")
    raise BadReplay(1, f"it is no replay: its first line has no format {FORMAT!r}")


def check_header(header: dict[str, Any]) -> None:
    """Refuse a header of another version, or with parts missing."""
    for name, kind in HEADER.items():
        if not fits(header.get(name, ...), kind):
            raise BadReplay(1, f"the header needs {name!r} as {shown(kind)}")
    if header["version"] != FORMAT_VERSION:
        wanted = f"version {FORMAT_VERSION} can be read"
        raise BadReplay(1, f"it is of version {header['version']}; only {wanted}")


def check_entry(number: int, entry: dict[str, Any]) -> None:
    """Refuse an entry that says nothing known, or says it in another form."""
    named = [name for name in ENTRIES if name in entry]
    if len(named) != 1 or set(entry) - {named[0], "p"}:
        raise BadReplay(number, f"an entry holds one of {', '.join(ENTRIES)}")
    name = named[0]
    if not fits(entry[name], ENTRIES[name]):
        raise BadReplay(number, f"{name!r} is {shown(ENTRIES[name])}")
    if (name in ANSWERS) != ("p" in entry) or not fits_player(entry.get("p", 0)):
        raise BadReplay(number, "an answer, and nothing else, names its player 'p' as 0, 1 or 2")


def fits_player(value: object) -> bool:
    """Return whether a value is a seat or chance."""
    return type(value) is int and 0 <= value <= players.CHANCE


def fits(value: object, kind: type | tuple[type, ...]) -> bool:
    """Return whether a value is of a kind; True and False are no numbers."""
    return isinstance(value, kind) and not isinstance(value, bool)


def shown(kind: type | tuple[type, ...]) -> str:
    """Return a kind in words."""
    words = {str: "a text", int: "a number", dict: "an object", list: "a list"}
    return words[kind] if isinstance(kind, type) else "a number or null"


def summed(before: str, entry: dict[str, Any]) -> str:
    """Return the sum of an entry and of all before it."""
    return sha256((before + dumped(entry)).encode()).hexdigest()[:SUM_LENGTH]


def dumped(entry: dict[str, Any]) -> str:
    """Return an entry as one line of JSON, always the same."""
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
