"""Side codes: what else a card unlocks, some only together with others. [ER-4, ER-7, ER-10]"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("side_codes.toml")


@dataclass(frozen=True, slots=True)
class SideCode:
    """Something that all of some cards, scanned in any order, open."""

    title: str
    about: str
    how: str
    cards: frozenset[str]


@cache
def side_codes() -> tuple[SideCode, ...]:
    """Return every side code there is."""
    listed = tomllib.loads(TABLE.read_text("utf-8"))["code"]
    return tuple(
        SideCode(each["title"], each["about"], each["how"], frozenset(each["cards"]))
        for each in listed
    )


def side_codes_of(card_id: str) -> list[SideCode]:
    """Return the side codes that a card has part in."""
    return [code for code in side_codes() if card_id in code.cards]
