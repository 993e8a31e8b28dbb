"""The copies of a match by player and by printed card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.model.slots import slots


@final
class PrintCopies:
    """The copies of one printed card that a player has."""

    __slots__ = slots("index copies")

    def __init__(self, index: i64) -> None:
        self.index = index
        self.copies: list[i64] = []


@final
class PrintOrder:
    """The copies of each player in print order; worked out when they are first asked for."""

    __slots__ = slots("by_seat")

    def __init__(self) -> None:
        self.by_seat: list[list[PrintCopies]] = []
