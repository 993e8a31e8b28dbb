"""A test that an attack asks before and after its damage is told once, with all that it decides.

"If the Defending Pokémon is Asleep: damage +20; cure it" adds before the damage and cures after it.
A test that the damage may change is remembered between the two, without a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from playmat.lang.fleeting import fleeting
from playmat.lang.node import Arg, Node, Program, is_word
from playmat.lang.words import of_role
from playmat.writer.blocks import Block, fits_sentences, holds
from playmat.writer.naming import lettered

DAMAGE_WORDS: Final = of_role("damage", "cancel")
"""Effects that are of use only before an attack's damage."""

_EARLY: Final = DAMAGE_WORDS | {"bind"}
"""What speaks for a test being asked before the damage: what it finds is spoken of later."""

_SELF: Final = Node("self")
_NOTE: Final = "note"


def folded(program: Program) -> Program:
    """Return *program* with its test told once, or as it is if it has no such."""
    words = [clause.word for clause in program]
    if "before" not in words[:-1] or program[at := words.index("before")]["do"] == ():
        return program
    after = program[at + 1]
    first = program[at]["do"]
    if after.word != "after" or not isinstance(first, tuple):
        return program
    for block, rest in _joined(first, after["do"]):
        left = (Node("after", (rest,)),) if rest else ()
        told = lettered((*program[:at], Node("before", (block,)), *left, *program[at + 2 :]))
        if fits_sentences(block) and lettered(unfolded(told, at)) == program:
            return told
    return program


def _joined(first: Block, then: Arg) -> Iterator[tuple[Block, Block]]:
    """Yield both sides of the damage with a test of the second joined to that of the first."""
    if not isinstance(then, tuple) or not _is_if(first[-1]):
        return
    for at, other in enumerate(then):
        if not _is_if(other):
            return
        if (both := _as_one(first[-1], other)) is not None:
            yield (*first[:-1], *then[:at], both), then[at + 1 :]
        if not _comes_later(other):
            return


def _as_one(one: Arg, other: Arg) -> Node | None:
    """Return two tests as one that does what both do; only one of them does something else."""
    assert isinstance(one, Node)
    assert isinstance(other, Node)
    (test, done, instead), (_, more, otherwise) = one.args, other.args
    assert isinstance(done, tuple)
    assert isinstance(more, tuple)
    if instead and otherwise:
        return None
    done = done[:-1] if fleeting(test) else done
    return Node("if", (test, (*done, *more), instead or otherwise))


def _is_if(statement: Arg) -> bool:
    return is_word(statement, "if")


def _comes_later(statement: Arg) -> bool:
    """Return whether a statement is a test of what is done after the damage."""
    return _is_if(statement) and not holds((statement,), _EARLY)


def is_mixed(block: Sequence[Arg]) -> bool:
    """Return whether the last of *block* is a test that changes the damage and does more."""
    last = block[-1] if block else None
    if not isinstance(last, Node) or not _is_if(last):
        return False
    then, other = last["then"], last["else"]
    assert isinstance(then, tuple)
    assert isinstance(other, tuple)
    size = _early(then)
    late = not holds(then[size:], DAMAGE_WORDS)
    return 0 < size < len(then) and late and _early(other) in (0, len(other))


def _early(then: Block) -> int:
    """Return how many statements change the damage before anything else is done."""
    late = (at for at, one in enumerate(then) if _word(one) not in DAMAGE_WORDS)
    return next(late, len(then))


def _word(statement: Arg) -> str:
    return statement.word if isinstance(statement, Node) else ""


def unfolded(clauses: Sequence[Node], at: int) -> Program:
    """Return *clauses* with the test of the one at *at* asked on both sides of the damage."""
    block = clauses[at]["do"]
    rest = clauses[at + 1 :]
    assert isinstance(block, tuple)
    if not is_mixed(block):
        return tuple(clauses)
    last = block[-1]
    assert isinstance(last, Node)
    test, then, other = last.args
    assert isinstance(then, tuple)
    assert isinstance(other, tuple)
    size = _early(then)
    done, again = then[:size], test
    if fleeting(test):
        done = (*done, Node("bind", (_NOTE, _SELF)))
        again = Node("any_of", (Node("ref", (_NOTE,)),))
    instead, otherwise = (other, ()) if holds(other, DAMAGE_WORDS) else ((), other)
    begun = len(block) - 1
    while begun and _comes_later(block[begun - 1]):
        begun -= 1
    more: Block = (*block[begun:-1], Node("if", (again, then[size:], otherwise)))
    if rest and rest[0].word == "after":
        assert isinstance(rest[0]["do"], tuple)
        more, rest = (*more, *rest[0]["do"]), rest[1:]
    before = Node("before", ((*block[:begun], Node("if", (test, done, instead))),))
    return (*clauses[:at], before, Node("after", (more,)), *rest)
