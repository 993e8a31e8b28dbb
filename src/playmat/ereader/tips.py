"""Tips: how a card of its kind is played, in a line each. [ER-3]"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from playmat.cards.card import Card

TABLE = Path(__file__).with_name("tips.toml")


@cache
def tips() -> dict[str, str]:
    """Return the tip for each kind of card."""
    return tomllib.loads(TABLE.read_text("utf-8"))


def tips_for(card: Card) -> list[str]:
    """Return what helps to play a card: a tip for each of its kinds that has one."""
    return [tips()[kind] for kind in dict.fromkeys(card.kinds) if kind in tips()]
