"""A table drawn for people: as lines of text, and as a small picture of coloured fields."""

from __future__ import annotations

from typing import Final

from playmat.errors import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "research") from error

from playmat.game.game import Game
from playmat.model.views.records import MonView, SideView

WIDTH: Final = 11  # fields of a row: the Active Pokémon and the Bench around it
FIELD: Final = 24
FELT: Final = (38, 70, 60)
FULL: Final = (70, 170, 90)
EMPTY: Final = (170, 60, 50)
EDGE: Final = (225, 220, 200)


def text_of(game: Game, seat: int) -> str:
    """Return the table as a player sees it, in lines of text."""
    view = game.view(seat)
    lines = [f"turn {game.turn}, player {seat} looks"]
    for title, side in (("other", view.foe), ("own", view.me)):
        lines.append(f"{title}: hand {side.hand_count}, deck {side.deck_count}, {prizes(side)}")
        lines += [f"  active {mon_text(mon)}" for mon in side.actives]
        lines += [f"  bench  {mon_text(mon)}" for mon in side.bench]
    lines.append(f"hand: {' '.join(view.me.hand)}")
    lines.append(str(game.result or (f"player {game.state.chooser} is asked: {view.table.ask}")))
    return "\n".join(lines)


def prizes(side: SideView) -> str:
    """Return how many Prizes are left."""
    return f"{sum(prize is not None for prize in side.prizes)} Prizes left"


def mon_text(mon: MonView) -> str:
    """Return a Pokémon in a few words."""
    held = f" with {' '.join((*mon.energy, *mon.gear))}" if mon.energy or mon.gear else ""
    ill = f" ({', '.join(mon.conditions)})" if mon.conditions else ""
    return f"{mon.card or 'face down'} {max(mon.hp - mon.damage, 0)}/{mon.hp}{held}{ill}"


def picture_of(game: Game, seat: int) -> NDArray[np.uint8]:
    """Return the table as a player sees it: a field a Pokémon, as green as it has HP left."""
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
