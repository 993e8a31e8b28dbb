"""Draw a matrix of matchups as SVG, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.sim.svg import FAINT, INK, page, room, short, text

CELL: Final = 64
LABEL: Final = 190
HEAD: Final = 150
BLANK: Final = "#eceff3"
GOOD: Final = (0x1F, 0x78, 0x9E)
BAD: Final = (0xC4, 0x5A, 0x2B)

Cell = tuple[float, float, float, int] | None
"""Win rate, its interval and the number of games; None if none were played."""


def heatmap(title: str, names: Sequence[str], cells: Sequence[Sequence[Cell]]) -> str:
    """A picture with a row for each deck and a column for each opponent."""
    side = CELL * len(names)
    note = "Share of games won by the deck on the left, with its 95% interval."
    width, height = max(LABEL + side + 90, 32 + room(note, 11)), HEAD + side + 44
    parts: list[str] = []
    for at, name in enumerate(names):
        parts += [row_label(at, name), column_label(at, name)]
    for row, line in enumerate(cells):
        parts += [cell_svg(row, column, cell) for column, cell in enumerate(line)]
    parts.append(text(16, height - 16, note, 11, FAINT))
    return page(width, height, title, parts)


def row_label(at: int, name: str) -> str:
    return text(LABEL - 8, HEAD + CELL * at + CELL // 2 + 4, short(name, 26), 12, anchor="end")


def column_label(at: int, name: str) -> str:
    return text(LABEL + CELL * at + CELL // 2 + 4, HEAD - 8, short(name, 26), 12, turn=-60)


def cell_svg(row: int, column: int, cell: Cell) -> str:
    """A cell that shows the win rate by colour and in figures."""
    x, y = LABEL + CELL * column, HEAD + CELL * row
    box = f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" rx="4"'
    if cell is None:
        return f'{box} fill="{BLANK}"/>'
    share, low, high, _ = cell
    middle = x + CELL // 2 - 1
    ink = "#ffffff" if abs(share - 0.5) > 0.43 else INK
    figures = [
        text(middle, y + 30, f"{100 * share:.0f}", 15, ink, "middle"),
        text(middle, y + 46, f"{100 * low:.0f}-{100 * high:.0f}", 10, ink, "middle"),
    ]
    return f'{box} fill="{colour(share)}"/>{"".join(figures)}'


def colour(share: float) -> str:
    """White at one half, deeper colours towards either end."""
    end = GOOD if share >= 0.5 else BAD
    depth = min(1.0, abs(share - 0.5) * 2)
    mixed = [round(255 + (part - 255) * depth) for part in end]
    return "#" + "".join(f"{part:02x}" for part in mixed)
