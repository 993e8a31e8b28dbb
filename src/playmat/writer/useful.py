"""When a Trainer card is worth playing: left unsaid where its effect shows it. [TRAINER-03]"""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING

IN_VAIN: Final = "Nothing more is needed to play it."
"""Said where playing is not tied to what the effect needs."""

_FROM: Final = {"choose": 0, "search": 0, "each": 1, "draw": 0}
_NEVER_EMPTY: Final = ("all", "active", "self", "defender")
_HIDDEN: Final = ("deck",)


def _shown_by(clause: Node) -> Node | None:
    """Return the clause ``useful`` that the effect of a ``play`` clause shows, if it does."""
    needed = _needed(clause.args[0]) if clause.word == "play" else None
    return Node("useful", (Node("any_of", (needed,)),)) if needed else None


def _needed(block: Arg) -> Node | None:
    """Return what must not be empty for the first statement that says so."""
    assert isinstance(block, tuple)
    for at, statement in enumerate(block):
        assert isinstance(statement, Node)
        value = statement.args[1] if statement.word == "bind" else statement
        if not isinstance(value, Node):
            return None
        if value.word == "if" and at:
            return _needed(value.args[1])
        if value.word != "flip":
            return _place(value)
    return None


def _place(effect: Node) -> Node | None:
    if effect.word not in _FROM:
        return None
    place = effect.args[_FROM[effect.word]]
    if effect.word == "draw" and place == "me":
        return Node("deck", ("me",))
    if not isinstance(place, Node) or any(one.word in READING for one in nodes_in(place)):
        return None
    if place.word == "where" and isinstance(place.args[0], Node):
        # What a deck holds is not known before it is searched.
        place = place.args[0] if place.args[0].word in _HIDDEN else place
    return None if place.word in _NEVER_EMPTY else place


def without(program: Program) -> list[Node | str]:
    """Return the clauses to say: ``useful`` left out where shown, a remark where it is missing."""
    found: list[Node | str] = list(program)
    for at in range(len(program) - 1, -1, -1):
        shown = _shown_by(program[at])
        if shown is None:
            continue
        first = _first(program, at)
        if _is_useful(program, first - 1):
            if program[first - 1] == shown and not _is_useful(program, first - 2):
                del found[first - 1]
        else:
            found.insert(first, IN_VAIN)
    return found


def restored(clauses: list[Node | str]) -> Program:
    """Return the program whose clauses were said, with what its effects show."""
    found = list(clauses)
    for at in range(len(clauses) - 1, -1, -1):
        clause = clauses[at]
        shown = _shown_by(clause) if isinstance(clause, Node) else None
        if shown is None:
            continue
        first = _first(clauses, at)
        said = first > 0 and (isinstance(clauses[first - 1], str) or _is_useful(clauses, first - 1))
        if not said:
            found.insert(first, shown)
    return tuple(clause for clause in found if isinstance(clause, Node))


def _first(clauses: Program | list[Node | str], at: int) -> int:
    """Return where ``useful`` stands for the clause *at*: before it and before what is paid."""
    before = clauses[at - 1] if at else None
    return at - 1 if isinstance(before, Node) and before.word == "pay" else at


def _is_useful(clauses: Program | list[Node | str], at: int) -> bool:
    clause = clauses[at] if at >= 0 else None
    return isinstance(clause, Node) and clause.word == "useful"
