"""Helpers for SVG pictures: a white page with a title, and text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

INK: Final = "#1c2430"
FAINT: Final = "#5b6675"


def page(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A complete picture with a title, widened if necessary to fit it."""
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
    """Text with its baseline at a point, rotated around it by *turn* degrees."""
    style = f'font-size="{size}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}"'
    turned = f' transform="rotate({turn} {x:.1f} {y:.1f})"' if turn else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}{turned}>{escape(words)}</text>'


def room(words: str, size: int) -> int:
    """Upper bound for the width of text in pixels, in a bold common font."""
    return round(0.66 * size * len(words))


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
