"""The copies of a match by player and by printed card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.model.slots import slots


@final
class PrintCopies:
    """A player's copies of one printed card."""

    __slots__ = slots("index copies")

    def __init__(self, index: i64) -> None:
        self.index = index
        self.copies: list[i64] = []


@final
class PrintOrder:
    """Each player's copies in print order, computed when first needed."""

    __slots__ = slots("by_seat")

    def __init__(self) -> None:
        self.by_seat: list[list[PrintCopies]] = []
