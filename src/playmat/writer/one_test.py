"""Merge a test made both before and after an attack's damage into one.

"If the Defending Pokémon is Asleep: damage +20; cure it" adds before the damage and cures after it.
If the damage may change the test, its result is stored in between.
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
"""Effects that only work before an attack's damage."""

_EARLY: Final = DAMAGE_WORDS | {"bind"}
"""Words for which a test is made before the damage: their results are used later."""

_SELF: Final = Node("self")
_NOTE: Final = "note"


def folded(program: Program) -> Program:
    """*program* with its two tests merged, or unchanged if it has none."""
    words = [clause.word for clause in program]
    if "before" not in words[:-1] or program[at := words.index("before")]["do"] == ():
        return program
    after = program[at + 1]
    first = program[at]["do"]
    if after.word != "after" or not isinstance(first, tuple):
        return program
    for block, rest in _joined_sides(first, after["do"]):
        left = (Node("after", (rest,)),) if rest else ()
        told = lettered((*program[:at], Node("before", (block,)), *left, *program[at + 2 :]))
        if fits_sentences(block) and lettered(unfolded(told, at)) == program:
            return told
    return program


def _joined_sides(first: Block, then: Arg) -> Iterator[tuple[Block, Block]]:
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
    """Two tests merged into one, or None if both have an ``else``."""
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
    """Whether a statement is a test that belongs after the damage."""
    return _is_if(statement) and not holds((statement,), _EARLY)


def is_mixed(block: Sequence[Arg]) -> bool:
    """Whether the last of *block* is a test that changes the damage and does more."""
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
    """The number of leading statements that change the damage."""
    late = (at for at, one in enumerate(then) if _word(one) not in DAMAGE_WORDS)
    return next(late, len(then))


def _word(statement: Arg) -> str:
    return statement.word if isinstance(statement, Node) else ""


def unfolded(clauses: Sequence[Node], at: int) -> Program:
    """*clauses* with the test of the one at *at* split on both sides of the damage."""
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
