"""The way back, line by line: sentences, headings with blocks, and bullets below them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.sorts import BLOCKS
from playmat.lang.words import WORDS

from .blocks import Block, block_sort, holds, inner, is_simple, names_itself
from .naming import silent
from .patterns import Filling, fill
from .reading import Heading, Reading
from .table import Wording
from .useful import IN_VAIN
from .writing import NO_OPTION, NOTHING, bare_clause

_BULLET: Final = "• "
_MOST: Final = 64
"""More readings of one text are never looked at."""

Ended = tuple[Block, int]


@dataclass(slots=True)
class Entry:
    """A line and the bullets below it."""

    text: str
    below: list[Entry] = field(default_factory=list)


def programs(text: str, kind: str) -> Iterator[list[Node | str]]:
    """Yield the clauses, on a face of *kind*, that *text* may say."""
    entries = _entries(text)
    if entries is None:
        return
    every = [list(islice(_clauses(entry, kind), _MOST)) for entry in entries]
    for clauses in islice(product(*every), _MOST):
        yield list(clauses)


def _entries(text: str) -> list[Entry] | None:
    """Return the lines without a bullet, each with its bullets, or None if they are out of step."""
    top = Entry("")
    path = [top]
    for line in text.split("\n") if text else ():
        bare = line.lstrip(" ")
        bullet = bare.startswith(_BULLET)
        depth = (len(line) - len(bare)) // 2 + 1 if bullet else 0
        if depth >= len(path) or not bare:
            return None
        entry = Entry(bare.removeprefix(_BULLET) if bullet else bare)
        path[depth].below.append(entry)
        path[depth + 1 :] = [entry]
    return top.below


def _clauses(entry: Entry, kind: str) -> Iterator[Node | str]:
    if entry.text == IN_VAIN:
        yield IN_VAIN
        return
    reading = _Line(entry.text)
    if entry.below:
        for wording, filling, _ in reading.opened("clause"):
            for block in _below(entry.below, _sort(wording)):
                yield from _nodes(_build(wording, filling, [block]))
        return
    for clause, end, _ in reading.phrases("clause", 0):
        if reading.stops(end) and isinstance(clause, Node):
            yield clause
    for statements, end in reading.labelled("clause", 0):
        if reading.stops(end):
            yield from _nodes(statements)
    yield from _bare(reading, kind)


def _bare(reading: _Line, kind: str) -> Iterator[Node]:
    for block in reading.sentences("effect", 0):
        if word := bare_clause(kind, block):
            yield Node(word, (block,))
    for block in reading.sentences("mods", 0):
        if not holds(block, ("handler",)):
            yield Node("static", ("play", Node("always"), block))


def _nodes(statements: Block) -> Iterator[Node]:
    yield from (one for one in statements if isinstance(one, Node))


class _Line(Reading):
    """Statements and blocks on one line."""

    def stops(self, at: int) -> bool:
        """Return whether the line ends with a full stop at token *at*."""
        return self.tokens[at : at + 2] == [".", ""]

    def simple(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield the statements without a block at token *at*."""
        for value, end, _ in self.phrases(sort, at):
            statements = value if isinstance(value, tuple) else (value,)
            yield from self._named(statements, end, at)
        if sort == "mods":
            for clause, end, _ in self.phrases("clause", at):
                yield (Node("handler", (clause,)),), end

    def _named(self, statements: Block, end: int, at: int) -> Iterator[Ended]:
        """Yield statements with the letter behind them, or with the one they keep silent about."""
        only = statements[0]
        naming = len(statements) == 1 and names_itself(only)
        if naming and self.folded[end : end + 3] == ["(", "unnamed", ")"]:
            yield statements, end + 3
            return
        letters, end = self._letters(end)
        if letters and len(statements) == 1:
            yield (_remembered(only, letters),), end
        elif naming:
            yield (Node("bind", (silent(at, "v"), only)),), end
        else:
            yield statements, end

    def _letters(self, at: int) -> tuple[list[str], int]:
        found = []
        while name := self.letter(at):
            found.append(name)
            at += 3
        return found, at

    def block(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield the blocks that may be read at token *at*."""
        if self.folded[at] == NOTHING:
            yield (), at + 1
        yield from self._row(sort, at)
        yield from self.labelled(sort, at)

    def _row(self, sort: str, at: int) -> Iterator[Ended]:
        for statements, end in self.simple(sort, at):
            yield statements, end
            if self.tokens[end] == ";":
                for rest, after in self.block(sort, end + 1):
                    if rest:
                        yield statements + rest, after

    def labelled(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield the statement, or clause, with a block at token *at*."""
        for wording, filling, end in self._heads(sort, at):
            letters, end = self._letters(end)
            if self.tokens[end] != ":":
                continue
            for blocks, after in self._blocks(wording, end + 1):
                statements = _build(wording, filling, blocks)
                if letters and len(statements) == 1:
                    statements = (_remembered(statements[0], letters),)
                yield _held(statements, sort), after

    def _heads(self, sort: str, at: int) -> Iterator[Heading]:
        yield from self.headings(f"head:{sort}", at)
        if sort == "mods":
            yield from self.headings("head:clause", at)

    def _blocks(self, wording: Wording, at: int) -> Iterator[tuple[list[Block], int]]:
        word, sort = _word(wording), _sort(wording)
        if word == "either":
            if self.folded[at] == NO_OPTION:
                yield [], at + 1
            yield from self._options(sort, at, "or")
            return
        for blocks, end in self._options(sort, at, "otherwise"):
            if len(blocks) <= (2 if word == "if" else 1):
                yield blocks, end

    def _options(self, sort: str, at: int, joint: str) -> Iterator[tuple[list[Block], int]]:
        for block, end in self.block(sort, at):
            yield [block], end
            if self.folded[end : end + 3] == [";", joint, ":"] and is_simple(block):
                for rest, after in self._options(sort, end + 3, joint):
                    yield [block, *rest], after

    def opened(self, sort: str) -> Iterator[tuple[Wording, Filling, list[str]]]:
        """Yield the headings that fill the line up to a colon at its end."""
        for wording, filling, end in self._heads(sort, 0):
            letters, end = self._letters(end)
            if self.tokens[end : end + 2] == [":", ""]:
                yield wording, filling, letters

    def sentences(self, sort: str, at: int) -> Iterator[Block]:
        """Yield the statements of a line of sentences."""
        for statements, end in (*self.simple(sort, at), *self.labelled(sort, at)):
            if self.tokens[end] != ".":
                continue
            if self.folded[end + 1 : end + 3] == ["otherwise", ":"]:
                for block, after in self.block(sort, end + 3):
                    if self.tokens[after] == "." and (both := _with_else(statements, block)):
                        yield from self._more(both, sort, after + 1)
            else:
                yield from self._more(statements, sort, end + 1)

    def _more(self, statements: Block, sort: str, at: int) -> Iterator[Block]:
        if not self.tokens[at]:
            yield statements
        else:
            for rest in self.sentences(sort, at):
                yield statements + rest


def _held(statements: Block, sort: str) -> Block:
    """Return clauses as the reactions they are among modifiers."""
    only = statements[0]
    if sort == "mods" and isinstance(only, Node) and WORDS[only.word].sort == "clause":
        return (Node("handler", (only,)),)
    return statements


def _remembered(statement: Arg, letters: list[str]) -> Arg:
    for letter in letters:
        statement = Node("bind", (letter, statement))
    return statement


def _word(wording: Wording) -> str:
    shape = wording.shape
    last = shape[-1] if isinstance(shape, tuple) else shape
    assert isinstance(last, Node)
    return last.word


def _sort(wording: Wording) -> str:
    return block_sort(Node(_word(wording)))


def _build(wording: Wording, filling: Filling, blocks: list[Block]) -> Block:
    """Return the statements that a heading and its blocks say."""
    word = WORDS[_word(wording)]
    names = [param.name for param in word.params if param.sort in BLOCKS]
    if any(param.many for param in word.params if param.sort in BLOCKS):
        held: dict[str, Arg] = {names[0]: tuple(blocks)}
    else:
        held = dict(zip(names, [*blocks, ()], strict=False))
    made = fill(wording.shape, {**filling, **held})
    return made if isinstance(made, tuple) else (made,)


def _with_else(statements: Block, block: Block) -> Block:
    """Return *statements* with what the last one does otherwise, or nothing if it has no such."""
    last = inner(statements[-1])
    if last.word != "if" or last.args[2] or not block:
        return ()
    return (*statements[:-1], _put_else(statements[-1], block))


def _put_else(statement: Arg, block: Block) -> Arg:
    assert isinstance(statement, Node)
    if statement.word == "bind":
        return Node("bind", (statement.args[0], _put_else(statement.args[1], block)))
    return Node("if", (*statement.args[:2], block))


def _below(entries: list[Entry], sort: str) -> Iterator[Block]:
    """Yield the blocks that bullets say."""
    found: list[Block] = [()]
    for entry in entries:
        other = entry.text.startswith("otherwise:")
        every = list(_otherwise(entry, sort) if other else _bullet(entry, sort))
        if other:
            found = [w for one in found for b in every if one and (w := _with_else(one, b))]
        else:
            found = [one + more for one in found for more in every]
    yield from found[:_MOST]


def _otherwise(entry: Entry, sort: str) -> Iterator[Block]:
    yield from _after_label(entry, sort, 2)


def _after_label(entry: Entry, sort: str, at: int) -> Iterator[Block]:
    """Yield the block behind a label of so many tokens, on its line or below it."""
    if entry.below:
        yield from _below(entry.below, sort)
        return
    reading = _Line(entry.text)
    for block, end in reading.block(sort, at):
        if not reading.tokens[end]:
            yield block


def _bullet(entry: Entry, sort: str) -> Iterator[Block]:
    reading = _Line(entry.text)
    if not entry.below:
        for statements, end in (*reading.simple(sort, 0), *reading.labelled(sort, 0)):
            if not reading.tokens[end]:
                yield statements
        return
    for wording, filling, letters in reading.opened(sort):
        for blocks in _lower(entry.below, wording):
            statements = _build(wording, filling, blocks)
            if letters:
                statements = (_remembered(statements[0], letters),)
            yield _held(statements, sort)


def _lower(entries: list[Entry], wording: Wording) -> Iterator[list[Block]]:
    sort = _sort(wording)
    if _word(wording) != "either":
        yield from ([block] for block in _below(entries, sort))
        return
    if all(entry.text.startswith("option:") for entry in entries):
        every = [list(_after_label(entry, sort, 2)) for entry in entries]
        yield from (list(blocks) for blocks in product(*every))
