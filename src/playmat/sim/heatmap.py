"""A matrix of matchups as a picture: SVG written here, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

CELL: Final = 64
LABEL: Final = 190
HEAD: Final = 150
INK: Final = "#1c2430"
FAINT: Final = "#6b7686"
BLANK: Final = "#eceff3"
GOOD: Final = (0x1F, 0x78, 0x9E)
BAD: Final = (0xC4, 0x5A, 0x2B)

Cell = tuple[float, float, float, int] | None
"""A share of wins, its interval and the games it comes from; nothing where none were played."""


def heatmap(title: str, names: Sequence[str], cells: Sequence[Sequence[Cell]]) -> str:
    """Return a picture with a row for each deck and a column for each it met."""
    side = CELL * len(names)
    width, height = LABEL + side + 90, HEAD + side + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for at, name in enumerate(names):
        parts += [row_label(at, name), column_label(at, name)]
    for row, line in enumerate(cells):
        parts += [drawn(row, column, cell) for column, cell in enumerate(line)]
    note = "Share of games won by the deck at the left, with its 95 % interval."
    parts.append(f'<text x="16" y="{height - 16}" font-size="11" fill="{FAINT}">{note}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def row_label(at: int, name: str) -> str:
    """Return the name of a row."""
    y = HEAD + CELL * at + CELL // 2 + 4
    return f'<text x="{LABEL - 8}" y="{y}" font-size="12" text-anchor="end">{short(name)}</text>'


def column_label(at: int, name: str) -> str:
    """Return the name of a column, written upwards."""
    x = LABEL + CELL * at + CELL // 2 + 4
    turn = f'transform="rotate(-60 {x} {HEAD - 8})"'
    return f'<text x="{x}" y="{HEAD - 8}" font-size="12" {turn}>{short(name)}</text>'


def short(name: str) -> str:
    """Return a name that fits its place."""
    return escape(name if len(name) <= 26 else name[:25] + "…")


def drawn(row: int, column: int, cell: Cell) -> str:
    """Return one cell: its colour says the share, and so do its figures."""
    x, y = LABEL + CELL * column, HEAD + CELL * row
    box = f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" rx="4"'
    if cell is None:
        return f'{box} fill="{BLANK}"/>'
    share, low, high, _ = cell
    middle = x + CELL // 2 - 1
    ink = "#ffffff" if abs(share - 0.5) > 0.43 else INK
    figures = (
        f'<text x="{middle}" y="{y + 30}" font-size="15" text-anchor="middle" fill="{ink}">'
        f"{100 * share:.0f}</text>"
        f'<text x="{middle}" y="{y + 46}" font-size="10" text-anchor="middle" fill="{ink}">'
        f"{100 * low:.0f}-{100 * high:.0f}</text>"
    )
    return f'{box} fill="{colour(share)}"/>{figures}'


def colour(share: float) -> str:
    """Return white at one half, and deeper colours towards either end."""
    end = GOOD if share >= 0.5 else BAD
    depth = min(1.0, abs(share - 0.5) * 2)
    mixed = [round(255 + (part - 255) * depth) for part in end]
    return "#" + "".join(f"{part:02x}" for part in mixed)
