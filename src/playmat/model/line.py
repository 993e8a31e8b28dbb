"""A line of a program; the machine reads it without asking of what class its instruction is."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from playmat.model.definitions import Op


@final
class Line:
    """One instruction in its place."""

    def __init__(self, op: Op) -> None:
        self.op = op
