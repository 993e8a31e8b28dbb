"""Sets with their release dates and series."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

NEVER: Final = "9999-12-31"
"""Stands for an unknown release date and sorts last. [DATA-2]"""

_DATE = re.compile(r"(\d{4})[/-](\d\d)[/-](\d\d)")


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set: id, release date, and series and name if known."""

    id: str
    date: str = NEVER
    series: str = "unknown"
    name: str = ""


OWN: Final = CardSet("pm", NEVER, "Playmat", "Playmat's own cards")
"""Playmat's own cards as a set; it is in no table because it was never printed."""


@cache
def known_sets() -> Mapping[str, CardSet]:
    """The sets of 1999 to 2016 by id."""
    table = Path(__file__).with_name("sets.txt").read_text("utf-8")
    rows = (re.split(r"\s{2,}", row, maxsplit=3) for row in table.splitlines())
    return {row[0]: CardSet(*row) for row in rows}


def set_named(set_id: str) -> CardSet:
    """A set by id; unknown sets are named after their id."""
    if set_id == OWN.id:
        return OWN
    return known_sets().get(set_id) or CardSet(set_id, name=set_id)


def read_sets(path: Path) -> dict[str, CardSet]:
    """Read a list of sets in the format of the public data."""
    listed = json.loads(path.read_text(encoding="utf-8"))
    return {str(record["id"]): _card_set(record) for record in listed}


def _card_set(record: Mapping[str, Any]) -> CardSet:
    date = _DATE.fullmatch(str(record.get("releaseDate", "")))
    return CardSet(
        str(record["id"]),
        "-".join(date.groups()) if date else NEVER,
        str(record.get("series", "unknown")),
        str(record.get("name", "")),
    )


def list_of_sets(folder: Path) -> Path | None:
    """The list of sets in a folder of cards, above it, or at its upstream place, or None."""
    upstream = folder.parent.parent / "sets" / f"{folder.name}.json"
    places = (folder / "sets.json", folder.parent / "sets.json", upstream)
    return next((path for path in places if path.is_file()), None)
