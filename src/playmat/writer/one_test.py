"""A test that an attack asks before and after its damage is told once, with all that it decides.

"If the Defender is Asleep: damage +20; cure it" adds before the damage and cures after it.
A test that the damage may change is remembered between the two, without a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.lang.fleeting import fleeting
from playmat.lang.node import Arg, Node, Program
from playmat.lang.words import of_role
from playmat.writer.blocks import Block, fits_sentences, holds
from playmat.writer.naming import lettered, silent

DAMAGE_WORDS: Final = of_role("damage", "cancel")
"""Effects that are of use only before an attack's damage."""

BOTH: Final = "both"
"""The clause that such a text is read as."""

_SELF: Final = Node("self")
_NOTE: Final = silent(0, "note")


def folded(program: Program) -> Program:
    """Return *program* with its test told once, or as it is if it has no such."""
    words = [clause.word for clause in program]
    if "before" not in words[:-1] or program[at := words.index("before")].args[-1] == ():
        return program
    after = program[at + 1]
    first = program[at].args[0]
    if after.word != "after" or not isinstance(first, tuple):
        return program
    found = _joined(first, after.args[0])
    if found is None:
        return program
    block, rest = found
    left = (Node("after", (rest,)),) if rest else ()
    told = lettered((*program[:at], Node("before", (block,)), *left, *program[at + 2 :]))
    return told if fits_sentences(block) and lettered(unfolded(told, at)) == program else program


def _joined(first: Block, then: Arg) -> tuple[Block, Block] | None:
    if not isinstance(then, tuple) or not then or not (_is_if(first[-1]) and _is_if(then[0])):
        return None
    one, other = first[-1], then[0]
    assert isinstance(one, Node)
    assert isinstance(other, Node)
    done, more = one.args[1], other.args[1]
    assert isinstance(done, tuple)
    assert isinstance(more, tuple)
    if fleeting(one.args[0]):
        done = done[:-1]
    return (*first[:-1], Node("if", (one.args[0], (*done, *more), ()))), then[1:]


def _is_if(statement: Arg) -> bool:
    return isinstance(statement, Node) and statement.word == "if" and not statement.args[2]


def is_mixed(block: Sequence[Arg]) -> bool:
    """Return whether the last of *block* is a test that changes the damage and does more."""
    last = block[-1] if block else None
    if not isinstance(last, Node) or not _is_if(last):
        return False
    then = last.args[1]
    assert isinstance(then, tuple)
    size = _early(then)
    return 0 < size < len(then) and not holds(then[size:], DAMAGE_WORDS)


def _early(then: Block) -> int:
    """Return how many statements change the damage before anything else is done."""
    late = (at for at, one in enumerate(then) if _word(one) not in DAMAGE_WORDS)
    return next(late, len(then))


def _word(statement: Arg) -> str:
    return statement.word if isinstance(statement, Node) else ""


def unfolded(clauses: Sequence[Node], at: int) -> Program:
    """Return *clauses* with the test of the one at *at* asked on both sides of the damage."""
    block = clauses[at].args[0]
    rest = clauses[at + 1 :]
    assert isinstance(block, tuple)
    if not is_mixed(block):
        return tuple(clauses)
    last = block[-1]
    assert isinstance(last, Node)
    test, then, _ = last.args
    assert isinstance(then, tuple)
    size = _early(then)
    done, again = then[:size], test
    if fleeting(test):
        done = (*done, Node("bind", (_NOTE, _SELF)))
        again = Node("any_of", (Node("ref", (_NOTE,)),))
    more: Block = (Node("if", (again, then[size:], ())),)
    if rest and rest[0].word == "after":
        assert isinstance(rest[0].args[0], tuple)
        more, rest = (*more, *rest[0].args[0]), rest[1:]
    before = Node("before", ((*block[:-1], Node("if", (test, done, ()))),))
    return (*clauses[:at], before, Node("after", (more,)), *rest)
