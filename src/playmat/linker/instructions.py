"""Writing instructions one after another."""

from __future__ import annotations

from typing import Protocol, cast

from mypy_extensions import i64

from playmat.engine.ops.control import Jump
from playmat.model.definitions import Op


class Skipping(Protocol):
    """An instruction that may skip to another place."""

    to: i64


class Returning(Protocol):
    """An instruction that returns to an earlier place."""

    back: i64


class Instructions:
    """A program while it is written."""

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def add(self, *ops: Op) -> None:
        """Write instructions."""
        self.ops.extend(ops)

    @property
    def here(self) -> int:
        """The place of the next instruction."""
        return len(self.ops)

    def jump(self, to: int) -> None:
        """Write a jump."""
        made = Jump()
        made.to = to
        self.add(made)

    def ask(self, ask: Skipping, *take: Op) -> None:
        """Write a question and what takes the answer, which are skipped if nothing is asked."""
        self.add(cast(Op, ask), *take)
        ask.to = self.here

    def ask_again(self, ask: Skipping, take: Returning) -> None:
        """Write a question that is asked again after each answer."""
        take.back = self.here
        self.ask(ask, cast(Op, take))
