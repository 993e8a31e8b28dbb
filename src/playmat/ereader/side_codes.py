"""Side codes: extras that a card unlocks, sometimes only with other cards. [ER-4, ER-7, ER-10]"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("side_codes.toml")


@dataclass(frozen=True, slots=True)
class SideCode:
    """An extra that is unlocked by scanning all of its cards, in any order."""

    title: str
    about: str
    how: str
    cards: frozenset[str]


@cache
def side_codes() -> tuple[SideCode, ...]:
    listed = tomllib.loads(TABLE.read_text("utf-8"))["code"]
    return tuple(
        SideCode(each["title"], each["about"], each["how"], frozenset(each["cards"]))
        for each in listed
    )


def side_codes_of(card_id: str) -> list[SideCode]:
    return [code for code in side_codes() if card_id in code.cards]
