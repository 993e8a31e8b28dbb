"""Reject programs that are not well formed: clauses, sorts, variables and misplaced words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from playmat.errors import BadProgram
from playmat.lang.check_nodes import Fault, Visit
from playmat.lang.node import Arg, Node, Program
from playmat.lang.parse import parse
from playmat.lang.scope import Scope
from playmat.lang.show import show

_REACTIONS: Final = ("static", "on", "instead", "power")

FACES: Final = {
    "attack": (
        "needs",
        "choices",
        "pay",
        "before",
        "damage",
        "no_damage",
        "after",
        "limit",
        "even_if",
        "price",
        "blank",
    ),
    "power": (*_REACTIONS, "needs", "pay", "limit", "provide", "as_energy", "rule", "blank"),
    "trainer": (*_REACTIONS, "needs", "useful", "pay", "play", "onto", "keep", "rule", "blank"),
    "energy": (*_REACTIONS, "needs", "pay", "provide", "onto", "keep", "rule", "blank"),
    "rule": (*_REACTIONS, "needs", "provide", "onto", "keep", "as_energy", "rule", "blank"),
}
"""The clauses allowed for each kind of face."""

REPEATED: Final = (*_REACTIONS, "provide", "as_energy", "rule")
"""Clauses that may occur more than once."""

RUN_ORDER: Final = ("choices", "pay", "before", "damage", "after", "play", "power")
"""Clauses that share variables, in the order they run; other clauses see none."""


# The same cards are played in many games; a few decks' worth is kept.
@lru_cache(maxsize=2048)
def check_text(text: str, kind: str) -> Program:
    """Parse *text* and check it for a face of *kind*; raise ``BadProgram`` if it is not valid."""
    program = parse(text)
    check(program, kind)
    return program


def check(program: Program, kind: str) -> None:
    """Raise ``BadProgram`` if *program* is not well formed for a face of *kind*."""
    if kind not in FACES:
        raise BadProgram(kind, 0, f"no face is of that kind; take {', '.join(FACES)}")
    shared = Scope()
    for at in sorted(range(len(program)), key=lambda at: _turn(program[at])):
        visit = Visit(at)
        try:
            _check_clause(visit, program, at, kind)
            visit.node(program[at], "clause", _scope(program[at], shared))
        except Fault as fault:
            raise _located(program, visit.path, str(fault)) from None


def _turn(clause: Node) -> int:
    return RUN_ORDER.index(clause.word) if clause.word in RUN_ORDER else -1


def _scope(clause: Node, shared: Scope) -> Scope:
    if clause.word == "power":
        return shared.inner()
    return shared if clause.word in RUN_ORDER else Scope()


def _check_clause(visit: Visit, program: Program, at: int, kind: str) -> None:
    word, earlier = program[at].word, [clause.word for clause in program[:at]]
    visit.known(program[at])
    if word not in FACES[kind]:
        legal = ", ".join(sorted(FACES[kind]))
        raise Fault(f"{word!r} is no clause of a face of kind {kind}; it may have {legal}")
    if word in earlier and word not in REPEATED:
        raise Fault(f"{word!r} stands twice; put both into one")
    if {word, *earlier} >= {"damage", "no_damage"}:
        raise Fault("'damage' and 'no_damage' exclude each other; keep one")


_MARK: Final = "\0"


def _located(program: Program, path: list[int], why: str) -> BadProgram:
    """The error, with the column of the node at *path*."""
    marked = _mark_at(program, path)
    assert isinstance(marked, tuple)
    # The text before the mark is the same without it, so the column is that of the node.
    at = show(tuple(clause for clause in marked if isinstance(clause, Node))).find(_MARK)
    return BadProgram(show(program), max(at, 0), f"in {program[path[0]].word!r}: {why}")


def _mark_at(arg: Arg, path: list[int]) -> Arg:
    if not path:
        return Node(_MARK)
    below = arg.args if isinstance(arg, Node) else arg
    assert isinstance(below, tuple)
    inside = tuple(
        _mark_at(one, path[1:]) if at == path[0] else one for at, one in enumerate(below)
    )
    return Node(arg.word, inside) if isinstance(arg, Node) else inside
