"""The way back, line by line: sentences, headings with blocks, and bullets below them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.writer import lexer
from playmat.writer.blocks import ALONE, ALONG, PAID, PAIRED, Block, holds
from playmat.writer.naming import silent
from playmat.writer.one_test import BOTH, is_mixed
from playmat.writer.patterns import Filling, fill
from playmat.writer.phrase_table import Wording
from playmat.writer.read_line import Line, build, held, remembered, sort_of, with_else, word_of
from playmat.writer.statements import OTHERWISE
from playmat.writer.unsaid.retold import before_retold
from playmat.writer.write_lines import OPTION, bare_clause

_BULLET: Final = "• "
_OTHERWISE: Final = tuple(f"{label}{sign}" for label in OTHERWISE for sign in ":,")
_MOST: Final = 64
"""More readings of one text are never looked at."""


@dataclass(slots=True)
class Entry:
    """A line and the bullets below it."""

    text: str
    below: list[Entry] = field(default_factory=list)


def programs(text: str, kind: str) -> Iterator[list[Node]]:
    """Yield the clauses, on a face of *kind*, that *text* may say."""
    for written in before_retold(text):
        lines = written.split("\n") if written else []
        every = [list(islice(_clauses(entry, kind), _MOST)) for entry in _entries(lines) or ()]
        for clauses in islice(product(*every), _MOST if every or not lines else 0):
            yield list(clauses)


def _entries(lines: Sequence[str]) -> list[Entry] | None:
    """Return the lines without a bullet, each with its bullets, or None if they are out of step."""
    top = Entry("")
    path = [top]
    for line in lines:
        bare = line.lstrip(" ")
        bullet = bare.startswith(_BULLET)
        depth = (len(line) - len(bare)) // 2 + 1 if bullet else 0
        if depth >= len(path) or not bare:
            return None
        entry = Entry(bare.removeprefix(_BULLET) if bullet else bare)
        path[depth].below.append(entry)
        path[depth + 1 :] = [entry]
    return top.below


def _clauses(entry: Entry, kind: str) -> Iterator[Node]:
    reading = Line(entry.text)
    if entry.below:
        for wording, filling, _ in reading.opened("clause"):
            for block in _below(entry.below, sort_of(wording)):
                yield from _nodes(build(wording, filling, [block]))
        yield from _choices(entry, kind)
        return
    for clause, end, _ in reading.phrases("clause", 0):
        if reading.stops(end) and isinstance(clause, Node):
            yield clause
    for statements, end in reading.labelled("clause", 0):
        if reading.stops(end):
            yield from _nodes(statements)
    yield from _bare(reading, kind)
    if kind == "trainer":
        yield from _pairs(reading)


def _choices(entry: Entry, kind: str) -> Iterator[Node]:
    """Yield what a choice among effects says that is all that a face does."""
    for statements in _bullet(entry, "effect"):
        only = statements[0]
        word = bare_clause(kind, statements)
        if word and isinstance(only, Node) and only.word == "either" and len(statements) == 1:
            yield Node(word, (statements,))


def _bare(reading: Line, kind: str) -> Iterator[Node]:
    for block in reading.sentences("effect", 0):
        if word := bare_clause(kind, block):
            yield Node(BOTH if word == "before" and is_mixed(block) else word, (block,))
    for block in reading.sentences("mods", 0):
        if not holds(block, ("handler",)):
            yield Node("static", ("play", Node("always"), block))


def _nodes(statements: Block) -> Iterator[Node]:
    yield from (one for one in statements if isinstance(one, Node))


def _below(entries: list[Entry], sort: str) -> Iterator[Block]:
    """Yield the blocks that bullets say."""
    found: list[Block] = [()]
    for entry in entries:
        other = entry.text.startswith(_OTHERWISE)
        read = _otherwise(entry, sort) if other else _bullet(entry, sort)
        every = list(dict.fromkeys(islice(read, _MOST)))
        if other:
            found = [w for one in found for b in every if one and (w := with_else(one, b))]
        else:
            found = list(islice((one + more for one in found for more in every), _MOST))
    yield from found[:_MOST]


def _otherwise(entry: Entry, sort: str) -> Iterator[Block]:
    yield from _after_label(entry, sort, Line(entry.text).labelled_otherwise(0))


def _after_label(entry: Entry, sort: str, at: int) -> Iterator[Block]:
    """Yield the block behind a label of so many tokens, on its line or below it."""
    if entry.below:
        yield from _below(entry.below, sort)
        return
    reading = Line(entry.text)
    for block, end in reading.block(sort, at):
        if not reading.tokens[end]:
            yield block


def _bullet(entry: Entry, sort: str) -> Iterator[Block]:
    reading = Line(entry.text)
    if not entry.below:
        for statements, end in (*reading.simple(sort, 0), *reading.labelled(sort, 0)):
            if not reading.tokens[end]:
                yield statements
        return
    for wording, filling, letters in reading.opened(sort):
        for blocks in _lower(entry.below, wording):
            statements = build(wording, filling, blocks)
            if letters:
                statements = (remembered(statements[0], letters),)
            yield held(statements, sort)


def _lower(entries: list[Entry], wording: Wording) -> Iterator[list[Block]]:
    sort = sort_of(wording)
    if word_of(wording) != "either":
        yield from ([block] for block in _below(entries, sort))
        return
    every = [list(_option(entry, sort)) for entry in entries]
    yield from (list(blocks) for blocks in islice(product(*every), _MOST))


def _option(entry: Entry, sort: str) -> Iterator[Block]:
    labelled = entry.text.startswith(f"{OPTION}:")
    if labelled or not entry.below:
        yield from _after_label(entry, sort, 2 if labelled else 0)


def _pairs(line: Line) -> Iterator[Node]:
    """Yield what a line says that a card does alone, and along with another of its name."""
    if " ".join(line.folded[:2]) != ALONE or line.tokens[2] != ":":
        return
    along = lexer.tokens(ALONG)[:-1]
    for alone, end in line.block("effect", 3):
        at = end + 1 + len(along)
        follows = line.tokens[end] == "." and line.folded[end + 1 : at] == along
        if follows and lexer.is_text(line.tokens[at]):
            for test, start in _tests(line, at + 1):
                for both, after in line.block("effect", start):
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
    paid = fill(PAID, filling)
    assert isinstance(paid, tuple)
    filling |= {"alone": alone, "both": (paid[0], *both, paid[1]), "other": alone}
    return Node("play", ((fill(PAIRED[0 if test else 1], filling),),))
