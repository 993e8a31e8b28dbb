"""Positions as text or JSON, and games that start from them."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playmat.errors import PlaymatError
from playmat.game.from_position import MISTAKES, game_at, table_at
from playmat.game.game import Game
from playmat.game.scenario.references import Cards
from playmat.game.scenario.scenario_json import laid
from playmat.model.notation.position import position_text
from playmat.model.notation.position_parse import parse_position
from playmat.model.state import State
from playmat.server.errors import Refused
from playmat.server.requests import PositionText

NUMBER: Final = re.compile(r"\d+")
TIMES: Final = re.compile(r"(\d+)\s*\*")
MOST: Final = "9999"
CARDS: Final = 400
UNFIT: Final = "this is not a valid position"


def checked_position(wish: PositionText) -> dict[str, Any]:
    """A position in both notations, or the problems with it."""
    try:
        text = position_text(laid_out(wish))
    except PlaymatError as error:
        return {"text": wish.text or "", "scenario": None, "problems": [str(error)]}
    return {"text": text, "scenario": scenario_of(text), "problems": []}


def laid_out(wish: PositionText) -> State:
    if wish.text:
        refuse_giants(wish.text)
        return table_at(wish.text, 1, None, Cards())
    if wish.scenario is not None:
        refuse_giants(json.dumps(wish.scenario))
        data = {key: value for key, value in wish.scenario.items() if key in ("rules", "position")}
        try:
            return laid({"rules": "xy", "position": "", **data}, ()).state
        except MISTAKES as error:
            raise Refused("position", f"{UNFIT}: {error!r}", "scenario", 422) from error
    raise Refused("position", "send a position as text or as a scenario", "text", 422)


def refuse_giants(text: str) -> None:
    """Raise Refused for numbers too big for any table, before parsing."""
    for found in NUMBER.findall(text):
        if len(found) > len(MOST) or (len(found) == len(MOST) and found > MOST):
            raise Refused("position", f"{found[:12]} is more than {MOST}", "position", 422)
    if sum(int(many) for many in TIMES.findall(text)) > CARDS:
        raise Refused("position", f"a position can have at most {CARDS} cards", "position", 422)


def scenario_of(text: str) -> dict[str, Any]:
    return {"rules": parse_position(text).rules or "xy", "position": text}


def game_from(text: str, seed: int | None = None) -> Game:
    refuse_giants(text)
    return game_at(text, seed)
