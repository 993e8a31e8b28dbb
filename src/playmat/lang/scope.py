"""What is known at one point of a program: the variables bound so far and what surrounds it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from playmat.lang.node import Arg, Node, nodes_in
from playmat.lang.sorts import CHOICE, READING, RESULT, SELECTORS

UNKNOWN: Final = RESULT
"""The kind of a variable that may hold whatever an effect touched."""


@dataclass(slots=True)
class Scope:
    """The kind of every variable bound so far, and whether a loop or an event is around."""

    kinds: dict[str, str] = field(default_factory=dict)
    loop: bool = False
    event: str = ""
    """The word whose event may be spoken of: ``on``, ``instead``, ``delay`` or none."""
    bearer: bool = False
    """Whether a lasting effect is around that lies on a Pokémon."""
    lasts: bool = False
    """Whether what stands here is held by a lasting effect directly."""

    def inner(self, *, loop: bool | None = None, event: str | None = None) -> Scope:
        """Return a scope that sees these variables and keeps its own to itself."""
        return replace(
            self,
            kinds=dict(self.kinds),
            loop=self.loop if loop is None else loop,
            event=self.event if event is None else event,
            lasts=False,
        )

    def merge(self, inners: Iterable[Scope], but: str | None) -> None:
        """Take over what *inners* bound *but* one; one bound in two ways may hold either."""
        for inner in inners:
            for name, kind in inner.kinds.items():
                if name != but:
                    before = self.kinds.get(name, kind)
                    self.kinds[name] = kind if kind == before else UNKNOWN


def variables_in(arg: Arg) -> tuple[str, ...]:
    """Return the variables that a program or a part of one reads, each time it does."""
    return tuple(str(n["var"]) for n in nodes_in(arg) if n.word in READING)


def given(binder: Node) -> Arg:
    """Return what a word that binds a variable gives it, be it one by one."""
    return binder["value" if binder.word == "bind" else "of"]


def together(kinds: Iterable[str]) -> str:
    """Return the one kind of *kinds*, or that it is unknown."""
    known = set(kinds) - {UNKNOWN, CHOICE}
    return known.pop() if len(known) == 1 else UNKNOWN


def suits(kind: str, sort: str) -> bool:
    """Return whether a variable of *kind* may stand where *sort* is expected."""
    if kind in (UNKNOWN, sort) or sort == RESULT:
        return True
    return sort == CHOICE and (kind in SELECTORS or kind == "coins")
