"""The two public ways: a program in our wording, and the program of such a wording."""

from __future__ import annotations

from playmat.errors import BadProgram
from playmat.lang.node import Node, Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.writer.guards import restored
from playmat.writer.naming import Resolving, Unnamed
from playmat.writer.read_lines import programs
from playmat.writer.results import with_results
from playmat.writer.write_lines import Writing


def write(program: Program, kind: str = "attack") -> str:
    """Return *program*, of a face of *kind*, in short lines of English."""
    return "\n".join(Writing(program, kind).lines())


def read_back(text: str, kind: str = "attack") -> Program | None:
    """Return the program that *text* says in our wording, or None if it is not in it."""
    found: list[Program] = []
    for unresolved in programs(text, kind):
        program = _resolved(unresolved)
        if program is not None and program not in found and _is_sorted(program):
            found.append(program)
    if len(found) < 2:
        return found[0] if found else None
    # Of several readings the one that is worded so is meant.
    return next((program for program in found if write(program, kind) == text), found[0])


def _resolved(clauses: list[Node | str]) -> Program | None:
    try:
        found = Resolving().arg(with_results(tuple(clauses)))
    except Unnamed:
        return None
    assert isinstance(found, tuple)
    return restored([one for one in found if isinstance(one, Node | str)])


def _is_sorted(program: Program) -> bool:
    """Return whether every argument has its sort; the table tells only kinds of phrases apart."""
    try:
        return parse(show(program)) == program
    except BadProgram:
        return False
