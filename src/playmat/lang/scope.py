"""What is known at a point of a program: variables bound so far and surrounding words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.sorts import CHOICE, READING, RESULT, SELECTORS

UNKNOWN: Final = RESULT
"""The kind of a variable that may hold anything an effect touched."""


@dataclass(slots=True)
class Scope:
    """The kind of every variable bound so far, and the surrounding loop or event."""

    kinds: dict[str, str] = field(default_factory=dict)
    loop: bool = False
    event: str = ""
    """The word that provides the event: ``on``, ``instead`` or ``delay``, or ``""``."""
    bearer: bool = False
    """Whether this is inside a lasting effect on a Pokémon."""
    lasts: bool = False
    """Whether this is directly inside a lasting effect."""

    def inner(self, *, loop: bool | None = None, event: str | None = None) -> Scope:
        """A scope that sees these variables and keeps its own to itself."""
        return replace(
            self,
            kinds=dict(self.kinds),
            loop=self.loop if loop is None else loop,
            event=self.event if event is None else event,
            lasts=False,
        )

    def merge(self, inners: Iterable[Scope], but: str | None) -> None:
        """Adopt what *inners* bound, except *but*; with two kinds it may be either."""
        for inner in inners:
            for name, kind in inner.kinds.items():
                if name != but:
                    before = self.kinds.get(name, kind)
                    self.kinds[name] = kind if kind == before else UNKNOWN


def variables_in(arg: Arg) -> tuple[str, ...]:
    """The variables that a program or a part of one reads, with repetitions."""
    return tuple(str(n["var"]) for n in nodes_in(arg) if n.word in READING)


def bound_value(binder: Node) -> Arg:
    """What a word that binds a variable gives it, possibly one by one."""
    return binder["value" if binder.word == "bind" else "of"]


def common_kind(kinds: Iterable[str]) -> str:
    """The one kind of *kinds*, or unknown."""
    known = set(kinds) - {UNKNOWN, CHOICE}
    return known.pop() if len(known) == 1 else UNKNOWN


def suits(kind: str, sort: str) -> bool:
    """Whether a variable of *kind* is allowed where *sort* is expected."""
    if kind in (UNKNOWN, sort) or sort == RESULT:
        return True
    return sort == CHOICE and (kind in SELECTORS or kind == "coins")
