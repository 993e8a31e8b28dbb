"""The way back on one line: statements, blocks behind a colon, and sentences."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.lang.node import Arg, Node
from playmat.lang.sorts import BLOCKS
from playmat.lang.words import WORDS
from playmat.writer.blocks import Block, block_sort, inner, is_simple, names_itself
from playmat.writer.naming import silent
from playmat.writer.patterns import Filling, fill
from playmat.writer.phrase_table import Wording
from playmat.writer.read_phrase import Heading, Reading
from playmat.writer.statements import (
    FELLED,
    NO_OPTION,
    NOTHING,
    OTHERWISE,
    lies_on,
    other_side,
    waiting,
)
from playmat.writer.write_lines import ALL_LISTED, HAVE_THEM, MAY, THEY, THEY_MAY

Ended = tuple[Block, int]
"""Statements and the token behind them."""


class Line(Reading):
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
        if naming and self.folded[end : end + 2] == ["without", "effect"]:
            yield statements, end + 2
            return
        letters, end = self._letters(end)
        if letters and len(statements) == 1:
            yield (remembered(only, letters),), end
        elif letters:
            return  # an idiom tells its letters itself
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
            called = isinstance(statements[0], Node) and statements[0].word == "label"
            if self.tokens[end] == ";" or (called and self.tokens[end] == ":"):
                for rest, after in self.block(sort, end + 1):
                    if rest:
                        yield statements + rest, after

    def labelled(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield the statement, or clause, with a block at token *at*."""
        for wording, filling, end in self._heads(sort, at):
            letters, end = self._letters(end)
            for blocks, after in self._behind(wording, end):
                statements = build(wording, filling, blocks)
                if letters and len(statements) == 1:
                    statements = (remembered(statements[0], letters),)
                yield held(statements, sort), after
            if word_of(wording) == "lasting" and self.tokens[end] == ",":
                yield from self._awaited(filling["until"], end + 1)
                if "on" not in filling:
                    yield from self._holding(filling["until"], end + 1)
        if sort == "effect":
            yield from self._felling(at)

    def _felling(self, at: int) -> Iterator[Ended]:
        """Yield what an attack at token *at* does by Knocking Out the Defending Pokémon."""
        for heading, phrase in FELLED.items():
            end = at + len(phrase.split())
            if " ".join(self.folded[at:end]) != phrase.casefold() or self.tokens[end] != ",":
                continue
            for block, after in self.block("effect", end + 1):
                clause = Node(heading.word, (*heading.args, block))
                held = (Node("handler", (clause,)),)
                yield (Node("lasting", ("this_attack", Node("nobody"), held)),), after

    def _awaited(self, until: Arg, at: int) -> Iterator[Ended]:
        """Yield the reaction at token *at* that alone holds until then."""
        for statements, end in self.labelled("mods", at):
            lasting = Node("lasting", (until, lies_on(_clause(statements[0])), statements))
            if waiting(lasting):
                yield (lasting,), end

    def _holding(self, until: Arg, at: int) -> Iterator[Ended]:
        """Yield what alone, at token *at*, holds until then for no one in particular."""
        for statements, end in self.simple("mods", at):
            yield (Node("lasting", (until, Node("nobody"), statements)),), end

    def _behind(self, wording: Wording, at: int) -> Iterator[tuple[list[Block], int]]:
        """Yield the blocks behind a heading: after a colon, or one order after "may"."""
        if self.tokens[at] in (":", ","):
            yield from self._blocks(wording, at + 1)
        elif " ".join(self.folded[max(at - 2, 0) : at]) == THEY_MAY:
            yield from (([block], end) for block, end in self._theirs(sort_of(wording), at))
        elif " ".join(self.folded[at - 1 : at + 2]) == f"{MAY.strip()} {HAVE_THEM}":
            yield from (([block], end) for block, end in self._let(sort_of(wording), at))
        elif self.folded[at - 1] == MAY.strip():
            yield from (([block], end) for block, end in self._orders(sort_of(wording), at))
            for deed, end, _ in self.phrases("deed", at):
                yield [(deed,)], end

    def _orders(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield one order after another, which may be followed all or none."""
        yield from self.labelled(sort, at)
        for statements, end in self.simple(sort, at):
            yield statements, end
            if self.folded[end : end + 2] == [",", "then"]:
                for rest, after in self._orders(sort, end + 2):
                    yield statements + rest, after

    def _theirs(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield what "they" may do, read as if the "may" before token *at* were not there."""
        without = Line(" ".join((*self.tokens[: at - 1], *self.tokens[at:-1])))
        yield from ((block, end + 1) for block, end in without.simple(sort, at - 2))

    def _let(self, sort: str, at: int) -> Iterator[Ended]:
        """Yield what you may have "them" do, read as what "they" do."""
        told = Line(" ".join((*self.tokens[:at], THEY.strip(), *self.tokens[at + 2 : -1])))
        yield from ((block, end + 1) for block, end in told.simple(sort, at))

    def _heads(self, sort: str, at: int) -> Iterator[Heading]:
        yield from self.headings(f"head:{sort}", at)
        if sort == "mods":
            yield from self.headings("head:clause", at)

    def _blocks(self, wording: Wording, at: int) -> Iterator[tuple[list[Block], int]]:
        word, sort = word_of(wording), sort_of(wording)
        if word == "either":
            if self.folded[at] == NO_OPTION:
                yield [], at + 1
            yield from self._options(sort, at, "or")
            return
        last = wording.items[-1]
        joint = (isinstance(last, str) and other_side(last)) or OTHERWISE[0]
        for blocks, end in self._options(sort, at, joint):
            if len(blocks) <= (2 if word == "if" else 1):
                yield blocks, end

    def _options(self, sort: str, at: int, joint: str) -> Iterator[tuple[list[Block], int]]:
        for block, end in self.block(sort, at):
            yield [block], end
            if is_simple(block) and (behind := self._joined(end, joint)):
                for rest, after in self._options(sort, behind, joint):
                    yield [block, *rest], after

    def _joined(self, at: int, joint: str) -> int:
        """Return the token behind the sign and the label of a second block, or 0."""
        sign, label = (".", joint.split()) if joint.startswith("if ") else (";", [joint])
        end = at + 1 + len(label)
        same = self.tokens[at] == sign and self.folded[at + 1 : end] == label
        return end + 1 if same and self.tokens[end] in (":", ",") else 0

    def opened(self, sort: str) -> Iterator[tuple[Wording, Filling, list[str]]]:
        """Yield the headings that fill the line up to a colon at its end."""
        for wording, filling, end in self._heads(sort, 0):
            letters, end = self._letters(end)
            if self.folded[end - 1] == MAY.strip() and self.tokens[end:-2] == ALL_LISTED.split():
                end = len(self.tokens) - 2
            if self.tokens[end : end + 2] == [":", ""]:
                yield wording, filling, letters

    def sentences(self, sort: str, at: int) -> Iterator[Block]:
        """Yield the statements of a line of sentences."""
        for statements, end in (*self.simple(sort, at), *self.labelled(sort, at)):
            if self.tokens[end] != ".":
                continue
            if start := self.labelled_otherwise(end + 1):
                for block, after in self.block(sort, start):
                    if self.tokens[after] == "." and (both := with_else(statements, block)):
                        yield from self._more(both, sort, after + 1)
            yield from self._more(statements, sort, end + 1)

    def labelled_otherwise(self, at: int) -> int:
        """Return the token behind the label of a second block at token *at*, or 0."""
        for label in OTHERWISE:
            end = at + len(label.split())
            if self.folded[at:end] == label.split() and self.tokens[end] in (":", ","):
                return end + 1
        return 0

    def _more(self, statements: Block, sort: str, at: int) -> Iterator[Block]:
        if not self.tokens[at]:
            yield statements
        else:
            for rest in self.sentences(sort, at):
                yield statements + rest


def _clause(statement: Arg) -> Node:
    """Return the reaction that a statement is, or the statement."""
    assert isinstance(statement, Node)
    found = statement.args[0] if statement.word == "handler" else statement
    assert isinstance(found, Node)
    return found


def held(statements: Block, sort: str) -> Block:
    """Return clauses as the reactions they are among modifiers."""
    only = statements[0]
    if sort == "mods" and isinstance(only, Node) and WORDS[only.word].sort == "clause":
        return (Node("handler", (only,)),)
    return statements


def remembered(statement: Arg, letters: list[str]) -> Arg:
    """Return *statement* with its result bound to each of *letters*."""
    for letter in letters:
        statement = Node("bind", (letter, statement))
    return statement


def word_of(wording: Wording) -> str:
    """Return the word whose blocks follow a heading."""
    shape = wording.shape
    last = shape[-1] if isinstance(shape, tuple) else shape
    assert isinstance(last, Node)
    return last.word


def sort_of(wording: Wording) -> str:
    """Return the sort of the statements that follow a heading."""
    return block_sort(Node(word_of(wording)))


def build(wording: Wording, filling: Filling, blocks: list[Block]) -> Block:
    """Return the statements that a heading and its blocks say."""
    word = WORDS[word_of(wording)]
    names = [param.name for param in word.params if param.sort in BLOCKS]
    if any(param.many for param in word.params if param.sort in BLOCKS):
        held: dict[str, Arg] = {names[0]: tuple(blocks)}
    else:
        held = dict(zip(names, [*blocks, ()], strict=False))
    made = fill(wording.shape, {**filling, **held})
    return made if isinstance(made, tuple) else (made,)


def with_else(statements: Block, block: Block) -> Block:
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
