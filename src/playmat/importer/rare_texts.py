"""Texts that few cards share, with programs stored as data instead of grammar rules.

A row is keyed by the hash of the printed text and lists the ids of its cards for people.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playmat.cards.faults import read_json
from playmat.cards.handwritten import Override

RARE_TEXTS: Final = Path(__file__).parents[1] / "cards" / "rare"
"""Folder of the rows, one file per kind of face."""

WHY: Final = "the text of these cards alone"


@cache
def rare_texts(folder: Path = RARE_TEXTS) -> tuple[Override, ...]:
    """An override for each row, matched by text."""
    rows = ((path, key, row) for path in sorted(folder.glob("*.json")) for key, row in _rows(path))
    return tuple(
        Override(row["cards"][0], row["face"], path.stem, row["program"], WHY, key, path)
        for path, key, row in rows
    )


def _rows(path: Path) -> list[tuple[str, dict[str, Any]]]:
    return list(read_json(path).items())
