"""Read the text of a deck list file in common encodings."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import Final

from playmat.decks.lists.read import LONGEST, BadList

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def list_text(path: Path) -> str:
    """Read the text of a deck list file, or raise BadList."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
    except OSError as error:
        raise BadList(str(path), why=f"cannot read the file: {error.strerror}") from error
    if len(data) > 4 * LONGEST:
        raise BadList(str(path), why=f"the file is longer than {4 * LONGEST} bytes")
    return decoded(data, str(path))


def decoded(data: bytes, name: str) -> str:
    """Decode bytes as UTF-8 or UTF-16, or else as Windows-1252."""
    encoding = next((code for mark, code in _MARKS if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        if any(byte < 9 for byte in data):
            raise BadList(name, why="not a text file") from None
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError as error:
        raise BadList(name, why="not a text file") from error
