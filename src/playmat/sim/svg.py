"""Pictures as SVG written here: a white page with a title, and words on it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

INK: Final = "#1c2430"
FAINT: Final = "#5b6675"


def page(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """Return a whole picture with its title at the top, wide enough for it."""
    width = max(width, 32 + room(title, 16))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
            text(16, 27, title, 16, weight="bold"),
            *parts,
            "</svg>\n",
        ]
    )


def text(
    x: float,
    y: float,
    words: str,
    size: int,
    colour: str = INK,
    anchor: str = "start",
    weight: str = "normal",
    turn: int = 0,
) -> str:
    """Return words with their baseline at a point, turned about it by so many degrees."""
    style = f'font-size="{size}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}"'
    turned = f' transform="rotate({turn} {x:.1f} {y:.1f})"' if turn else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}{turned}>{escape(words)}</text>'


def room(words: str, size: int) -> int:
    """Return how many pixels words take at most, as bold letters of a common font."""
    return round(0.66 * size * len(words))


def short(name: str, most: int) -> str:
    """Return a name that fits its place."""
    return name if len(name) <= most else name[: most - 1] + "…"
