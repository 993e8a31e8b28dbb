"""When a Trainer card is worth playing: left unsaid where its effect shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playmat.lang.node import Arg, Node, Program, nodes_in

from .naming import READERS

IN_VAIN: Final = "May be played in vain."
"""Said where playing is not tied to what the effect needs."""


def _shown_by(clause: Node, program: Iterable[Node | str]) -> Node | None:
    """Return the clause ``useful`` that the effect of a ``play`` clause shows, if it does.

    A face that says what it needs is tied to that, and its effect shows nothing more.
    """
    if clause.word != "play" or any(isinstance(c, Node) and c.word == "needs" for c in program):
        return None
    needed = _needed(clause.args[0])
    return Node("useful", (Node("any_of", (needed,)),)) if needed else None


def _needed(block: Arg) -> Node | None:
    """Return what must not be empty for the first statement that says so."""
    assert isinstance(block, tuple)
    for at, statement in enumerate(block):
        if not isinstance(statement, Node):
            return None
        value = statement.args[1] if statement.word == "bind" else statement
        if not isinstance(value, Node):
            return None
        if value.word == "if" and at:
            return _needed(value.args[1])
        if value.word not in ("flip", "discard"):
            return _place(value)
    return None


def _place(effect: Node) -> Node | None:
    if effect.word not in _FROM:
        return None
    place = effect.args[_FROM[effect.word]]
    if effect.word == "draw" and place == "me":
        return Node("deck", ("me",))
    if not isinstance(place, Node) or any(one.word in READERS for one in nodes_in(place)):
        return None
    if place.word in _NEVER_EMPTY:
        return None
    below = place.args[0] if effect.word == "search" and place.word == "where" else place
    return below if isinstance(below, Node) else None


_NEVER_EMPTY: Final = ("all", "active", "self", "defender")
_FROM: Final = {"choose": 0, "search": 0, "each": 1, "draw": 0}


def without(program: Program) -> list[Node | str]:
    """Return the clauses to say: ``useful`` left out where shown, a remark where it is missing."""
    found: list[Node | str] = []
    for at, clause in enumerate(program):
        shown = _shown_by(clause, program)
        before = program[at - 1] if at else None
        if shown is not None and before == shown and not _is_useful(program, at - 2):
            found.pop()
        elif shown is not None and not _is_useful(program, at - 1):
            found.append(IN_VAIN)
        found.append(clause)
    return found


def _is_useful(program: Program, at: int) -> bool:
    return at >= 0 and program[at].word == "useful"


def restored(clauses: list[Node | str]) -> Program:
    """Return the program whose clauses were said, with what its effects show."""
    found: list[Node] = []
    for at, clause in enumerate(clauses):
        if isinstance(clause, str):
            continue
        shown = _shown_by(clause, clauses)
        before = clauses[at - 1] if at else None
        said = isinstance(before, str) or (isinstance(before, Node) and before.word == "useful")
        if shown is not None and not said:
            found.append(shown)
        found.append(clause)
    return tuple(found)
