"""Where a linked program may ask a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from playmat.lang.node import Node, Program


@final
class Asked:
    """A word of a program that may ask: where its instructions begin, and its program."""

    def __init__(self, at: i64, node: Node, name: str, program: Program) -> None:
        self.at = at
        self.node = node
        self.name = name  # the variable that gets the result, if any
        self.program = program
