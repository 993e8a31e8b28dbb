"""Draw a ladder as SVG, with marks that differ in shape and show their figures."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import Final

from playmat.sim.ladder.bradley_terry import Rating
from playmat.sim.ladder.panel import KEPT_OUT, TRAINED
from playmat.sim.ladder.standings import ALL, Ladder
from playmat.sim.svg import FAINT, INK, page, short, text

WIDTH: Final = 900
LEFT: Final = 170
RIGHT: Final = 190
HEAD: Final = 84
ROW: Final = 58
FOOT: Final = 50
LINE: Final = "#d5dae1"
COLOURS: Final = {ALL: INK, TRAINED: "#1f789e", KEPT_OUT: "#b4571e"}
NAMES: Final = {ALL: "whole panel", TRAINED: "training decks", KEPT_OUT: "held-out decks"}
LIFTS: Final = {ALL: -14, TRAINED: 0, KEPT_OUT: 14}
STEPS: Final = (25, 50, 100, 200, 500, 1000, 2000)


def picture(ladder: Ladder, title: str) -> str:
    """A picture with a row for each player: its ratings and their intervals."""
    height = HEAD + ROW * len(ladder.rungs) + FOOT
    least, most, step = scale(ladder)
    parts = [*legend()]
    for points in range(least, most + 1, step):
        x = place(points, least, most)
        parts.append(
            f'<line x1="{x:.1f}" y1="{HEAD}" x2="{x:.1f}" y2="{height - FOOT}" stroke="{LINE}"/>'
        )
        parts.append(text(x, height - FOOT + 18, f"{points}", 11, FAINT, "middle"))
    for at, rung in enumerate(ladder.rungs):
        y = HEAD + ROW * at + ROW / 2
        parts.append(text(LEFT - 12, y + 5, short(rung.player, 20), 14, anchor="end"))
        for part, rating in rung.ratings.items():
            parts += mark(part, rating, y + LIFTS[part], least, most)
    note = f"Ratings in points, with {ladder.anchor} at 0; 400 points are odds of 10 to 1."
    parts.append(text(16, height - 10, note, 11, FAINT))
    return page(WIDTH, height, title, parts)


def legend() -> Iterator[str]:
    x = 16.0
    for part, name in NAMES.items():
        yield shape(part, x + 6, 52)
        yield text(x + 18, 56, name, 12)
        x += 40 + 7 * len(name)


def scale(ladder: Ladder) -> tuple[int, int, int]:
    """The ends of the axis in points, and the step between its marks."""
    found = [rating for rung in ladder.rungs for rating in rung.ratings.values()]
    low = min((rating.low for rating in found), default=0.0)
    high = max((rating.high for rating in found), default=0.0)
    step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
    least = floor(low / step) * step
    return least, max(ceil(high / step) * step, least + step), step


def place(points: float, least: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (points - least) / (most - least)


def mark(part: str, rating: Rating, y: float, least: int, most: int) -> Iterator[str]:
    """Draw a rating with its interval, and its figures at the edge."""
    low, x, high = (place(each, least, most) for each in (rating.low, rating.points, rating.high))
    yield (
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" '
        f'stroke="{COLOURS[part]}" stroke-width="2"/>'
    )
    yield shape(part, x, y)
    yield text(WIDTH - RIGHT + 12, y + 4, figures(rating), 11, COLOURS[part])


def figures(rating: Rating) -> str:
    if rating.low == rating.high:
        return f"{rating.points:.0f}"
    return f"{rating.points:.0f} [{rating.low:.0f}, {rating.high:.0f}]"


def shape(part: str, x: float, y: float) -> str:
    """The mark of a part: a circle, a square or a diamond."""
    colour = COLOURS[part]
    if part == ALL:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if part == KEPT_OUT else ""
    return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{colour}"{turn}/>'
