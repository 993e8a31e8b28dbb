"""Texts that hardly any card shares: their programs are rows of data, not rules of the grammar.

A row is keyed by the hash of the printed text; the ids of its cards tell people where it belongs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playmat.cards.faults import read_json
from playmat.cards.handwritten import Override

RARE_TEXTS: Final = Path(__file__).parents[1] / "cards" / "rare"
"""Where the rows are, a file for each kind of face."""

WHY: Final = "the text of these cards alone"


@cache
def rare_texts(folder: Path = RARE_TEXTS) -> tuple[Override, ...]:
    """Return a program for every row, to be found by its text."""
    rows = ((path, key, row) for path in sorted(folder.glob("*.json")) for key, row in _rows(path))
    return tuple(
        Override(row["cards"][0], row["face"], path.stem, row["program"], WHY, key, path)
        for path, key, row in rows
    )


def _rows(path: Path) -> list[tuple[str, dict[str, Any]]]:
    return list(read_json(path).items())
