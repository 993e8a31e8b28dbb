"""The way back of what a card does alone, and along with another of its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.writer import lexer
from playmat.writer.blocks import Block
from playmat.writer.naming import silent
from playmat.writer.pairs import ALONE, ALONG, PAID, TESTS
from playmat.writer.patterns import Filling, fill
from playmat.writer.read_line import Line

_EFFECT: Final = "effect"


def pairs(line: Line) -> Iterator[Node]:
    """Yield the clauses that such a line says."""
    if " ".join(line.folded[:2]) != ALONE or line.tokens[2] != ":":
        return
    along = lexer.tokens(ALONG)[:-1]
    for alone, end in line.block(_EFFECT, 3):
        at = end + 1 + len(along)
        if line.tokens[end] == "." and line.folded[end + 1 : at] == along:
            for test, start in _tests(line, at + 1):
                for both, after in line.block(_EFFECT, start):
                    if line.stops(after):
                        yield _clause(lexer.unquoted(line.tokens[at]), test, alone, both, end)


def _tests(line: Line, at: int) -> Iterator[tuple[Arg, int]]:
    """Yield what is asked for behind the name of the other card, and where the block begins."""
    if line.tokens[at] == ":":
        yield (), at + 1
    if line.folded[at : at + 2] == [",", "if"]:
        for test, end, _ in line.phrases("cond", at + 2):
            if line.tokens[end] == ":":
                yield test, end + 1


def _clause(name: str, test: Arg, alone: Block, both: Block, at: int) -> Node:
    filling: Filling = {"name": name, "if": test, "v": silent(at, "v")}
    asked = fill(TESTS[0 if test else 1], filling)
    paid = fill(PAID, filling)
    assert isinstance(paid, tuple)
    either = Node("either", ("me", (alone, (*paid, *both))))
    return Node("play", ((Node("if", (asked, (either,), alone)),),))
