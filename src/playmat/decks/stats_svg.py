"""Draw deck statistics as plain SVG bar charts, without a drawing library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Final

from playmat.decks.stats import Figures, with_labels
from playmat.errors import PlaymatError

WIDTH: Final = 960
MARGIN: Final = 24
ROW: Final = 22
LABEL: Final = 150
INK: Final = "#1f2933"
FAINT: Final = "#52606d"
BAR: Final = "#2f6fab"
SECOND: Final = "#b4571e"
FONT: Final = "system-ui, sans-serif"


class BadPicture(PlaymatError, ValueError):
    """The picture has an unsupported file type or cannot be written."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, its length from 0 to 1, and the text at its end."""

    label: str
    length: float
    value: str
    colour: str = BAR


@dataclass(slots=True)
class Sheet:
    """A drawing that grows downwards in two columns."""

    parts: list[str] = field(default_factory=list)
    ends: list[float] = field(default_factory=lambda: [MARGIN, MARGIN])

    def text(self, x: float, y: float, words: str, size: int = 13, colour: str = INK) -> None:
        """Draw text with its baseline at a point."""
        style = f'font-size="{size}" fill="{colour}"'
        self.parts.append(f'<text x="{x:.0f}" y="{y:.0f}" {style}>{escape(words)}</text>')

    def chart(self, column: int, title: str, bars: Sequence[Bar], width: float) -> None:
        """Add a bar chart below the last one in a column."""
        x, y = MARGIN + column * (WIDTH - MARGIN) / 2, self.ends[column] + ROW
        self.text(x, y, title, 15)
        room = width - LABEL - 70
        for at, bar in enumerate(bars, 1):
            base = y + at * ROW
            length = max(1.0, room * bar.length)
            self.text(x, base, bar.label)
            self.parts.append(
                f'<rect x="{x + LABEL:.0f}" y="{base - 11:.0f}" width="{length:.1f}" height="13" '
                f'rx="2" fill="{bar.colour}"/>'
            )
            self.text(x + LABEL + length + 6, base, bar.value, 12, FAINT)
        self.ends[column] = y + (len(bars) + 1) * ROW

    def svg(self, title: str) -> str:
        height = max(self.ends) + MARGIN
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0f}" '
                f'viewBox="0 0 {WIDTH} {height:.0f}" font-family="{FONT}" role="img">',
                f"<title>{escape(title)}</title>",
                '<rect width="100%" height="100%" fill="#ffffff"/>',
                *self.parts,
                "</svg>\n",
            ]
        )


def deck_svg(figures: Figures) -> str:
    sheet = Sheet()
    title = f"{figures.deck.name}: {len(figures.deck)} cards under {figures.rules}"
    sheet.text(MARGIN, MARGIN + 14, title, 20)
    sheet.text(MARGIN, MARGIN + 36, _summary(figures), 13, FAINT)
    sheet.ends = [MARGIN + 44, MARGIN + 44]
    half = (WIDTH - 3 * MARGIN) / 2
    sheet.chart(0, "Cards", _count_bars(with_labels(figures.kinds)), half)
    sheet.chart(1, "Stages", _count_bars(with_labels(figures.stages)), half)
    sheet.chart(0, "Energy cards", _count_bars(with_labels(figures.energy)), half)
    sheet.chart(1, "Energy in attack costs", _count_bars(with_labels(figures.costs)), half)
    cheapest = {f"{cost} Energy": count for cost, count in figures.cheapest.items()}
    sheet.chart(0, "Cheapest attack", _count_bars(cheapest), half)
    sheet.chart(1, "HP", _count_bars(figures.hp), half)
    sheet.ends = [max(sheet.ends)] * 2
    odds = figures.cards
    names = [f"{each.copies} {each.card.name}" for each in odds]
    opening = [_odds(name, each.opening, BAR) for name, each in zip(names, odds, strict=True)]
    prized = [_odds(name, each.any_prized, SECOND) for name, each in zip(names, odds, strict=True)]
    sheet.chart(0, "In the opening hand you keep", opening, half)
    sheet.chart(1, "At least one in the Prizes", prized, half)
    return sheet.svg(title)


def save_picture(figures: Figures, path: Path) -> None:
    if path.suffix.casefold() != ".svg":
        raise BadPicture(f"cannot write {path}: pictures must be .svg, such as {path.stem}.svg")
    try:
        path.write_text(deck_svg(figures), encoding="utf-8")
    except OSError as error:
        raise BadPicture(f"cannot write {path}: {error.strerror}") from error


def _summary(figures: Figures) -> str:
    deal = figures.deal
    expected = deal.expected_mulligans
    told = "no hand to keep" if expected is None else f"{float(expected):.2f} mulligans per game"
    anew = f"{float(deal.mulligan):.1%} of hands are mulligans"
    return f"{deal.starters} cards can start; {anew}; {told}"


def _count_bars(counts: Mapping[str, int]) -> list[Bar]:
    most = max(counts.values(), default=1)
    return [Bar(label, count / most, str(count)) for label, count in counts.items()]


def _odds(label: str, odds: Fraction, colour: str) -> Bar:
    shown = label if len(label) <= 20 else f"{label[:19]}…"
    return Bar(shown, float(odds), f"{float(odds):.1%}", colour)
