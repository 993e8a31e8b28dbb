"""Write instructions one after another."""

from __future__ import annotations

from typing import Protocol, cast

from mypy_extensions import i64

from playmat.engine.ops.control import Jump
from playmat.model.definitions import Op


class Skipping(Protocol):
    """An instruction that may jump forward."""

    to: i64


class Returning(Protocol):
    """An instruction that returns to an earlier place."""

    back: i64


class Instructions:
    """A program being written."""

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def add(self, *ops: Op) -> None:
        self.ops.extend(ops)

    @property
    def here(self) -> int:
        """The index of the next instruction."""
        return len(self.ops)

    def jump(self, to: int) -> None:
        made = Jump()
        made.to = to
        self.add(made)

    def ask(self, ask: Skipping, *take: Op) -> None:
        """Write a question and the handling of its answer, both skipped if nothing is asked."""
        self.add(cast(Op, ask), *take)
        ask.to = self.here

    def ask_again(self, ask: Skipping, take: Returning) -> None:
        """Write a question that is repeated after each answer."""
        take.back = self.here
        self.ask(ask, cast(Op, take))
