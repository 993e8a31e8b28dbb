"""Render a table as text or as a small picture of coloured squares."""

from __future__ import annotations

from typing import Final

from playmat.envs.encoding import NDArray, np
from playmat.game.game import Game
from playmat.game.text.describe import describe
from playmat.model.views.records import MonView

WIDTH: Final = 11  # squares per row: the Active Pokémon and the Bench around it
FIELD: Final = 24
FELT: Final = (38, 70, 60)
FULL: Final = (70, 170, 90)
EMPTY: Final = (170, 60, 50)
EDGE: Final = (225, 220, 200)


def text_of(game: Game, seat: int) -> str:
    """The table and question as a player sees them, in English."""
    choice = game.choice
    asked = [choice] if choice is not None and choice.player == seat else []
    ended = f"\n\n{game.result}" if game.over else ""
    return describe(game.view(seat), *asked) + ended


def picture_of(game: Game, seat: int) -> NDArray[np.uint8]:
    """The table as a player sees it: a square per Pokémon, green in proportion to its HP left."""
    view = game.view(seat)
    picture = np.full((4 * FIELD, WIDTH * FIELD, 3), FELT, np.uint8)
    for row, mons in enumerate((view.foe.bench, view.foe.actives, view.me.actives, view.me.bench)):
        start = (WIDTH - min(len(mons), WIDTH)) // 2
        for n, mon in enumerate(mons[:WIDTH]):
            draw(picture[row * FIELD : (row + 1) * FIELD], start + n, mon)
    return picture


def draw(row: NDArray[np.uint8], column: int, mon: MonView) -> None:
    """Draw one Pokémon: an edge, a bar of HP, and a dot for each Energy."""
    field = row[2:-2, column * FIELD + 2 : (column + 1) * FIELD - 2]
    field[:] = EDGE
    inner = field[1:-1, 1:-1]
    left = max(mon.hp - mon.damage, 0) / mon.hp if mon.hp else 1.0
    inner[:] = EMPTY
    inner[round((1 - left) * len(inner)) :] = FULL
    for n in range(min(len(mon.energy), 6)):
        inner[-3:-1, 1 + 3 * n : 3 + 3 * n] = EDGE
