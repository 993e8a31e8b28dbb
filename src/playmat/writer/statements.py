"""Statements in phrases: what an idiom covers, what is bound, and what is called "it"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from playmat.lang.node import Arg, Node, Program
from playmat.lang.words import WORDS, of_role
from playmat.writer import lexer, phrasebook
from playmat.writer.blocks import Block, block_sort, blocks, inner, is_effect, names_itself
from playmat.writer.naming import IT, THEM, localised, next_letter, out_of_reach
from playmat.writer.patterns import Filling, hole_name, match, sorts
from playmat.writer.phrase_table import Wording
from playmat.writer.results import Marked
from playmat.writer.write_phrase import Phrasing

NOTHING: Final = "nothing"
NO_OPTION: Final = "none"
UNNAMED: Final = "(only named)"

_PHRASING: Final = Phrasing()


@dataclass(frozen=True, slots=True)
class Said:
    """One or more statements: a phrase or heading, its blocks, and a variable bound after them."""

    text: str
    sort: str = ""
    blocks: tuple[Block, ...] = ()
    joint: str = "otherwise"
    bound: tuple[str, ...] = ()
    size: int = 1


class Statements:
    """The statements of one program; the variables bound so far are known at every point."""

    def __init__(self, program: Program) -> None:
        self._far = out_of_reach(program)
        self._known: set[str] = set()
        self._latest = ""
        self._pronoun = IT

    def groups(self, block: Block, sort: str) -> Iterator[Said]:
        """Yield the statements of *block*, those that an idiom covers together."""
        at = 0
        while at < len(block):
            said = self._idiom(block[at:], sort) or self._statement(block[at])
            yield said
            at += said.size

    def _idiom(self, rest: Block, sort: str) -> Said | None:
        for wording in phrasebook.idioms_for(sort, rest):
            assert isinstance(wording.shape, tuple)
            found: Filling = {}
            if match(wording.shape, rest[: len(wording.shape)], found):
                said = self._covered(wording, found, rest)
                if said is not None:
                    return said
        return None

    def _covered(self, wording: Wording, found: Filling, rest: Block) -> Said | None:
        """Return what an idiom says of the first of *rest*, unless a letter decides otherwise."""
        assert isinstance(wording.shape, tuple)
        size = len(wording.shape)
        if any(isinstance(one, Marked) for one in rest[: size - 1]):
            return None
        before = (set(self._known), self._latest, self._pronoun)
        text = self._idiom_text(wording, found, rest[:size])
        if text is None:
            self._known, self._latest, self._pronoun = before
            return None
        bound = _bound(rest[size - 1])
        if not wording.kind.startswith("head:"):
            return Said(text, bound=bound, size=size)
        return Said(text, *_parts(rest[size - 1]), bound=bound, size=size)

    def _idiom_text(self, wording: Wording, found: Filling, statements: Block) -> str | None:
        local, far = dict(found), out_of_reach(statements)
        assert isinstance(wording.shape, tuple)
        for pattern, statement in zip(wording.shape, statements, strict=True):
            for name in sorts(pattern):
                local[name] = self._local(found[name])
            assert isinstance(pattern, Node)
            assert isinstance(statement, Node)
            if pattern.word == "bind":
                hole, name = hole_name(pattern.args[0]), str(statement.args[0])
                quiet = self._quiet(name, far[name])
                if quiet != (hole in wording.silent):
                    return None
                self._bind(name, quiet, _pronoun(statement.args[1]))
        return _PHRASING.items(wording.items, local)

    def _statement(self, statement: Arg, loud: bool = False) -> Said:
        """Return one statement; *loud* has it give the letter of what it binds."""
        assert isinstance(statement, Node)
        if statement.word == "bind" and is_effect(statement.args[1]):
            return self._remembered(str(statement.args[0]), statement.args[1], loud)
        if statement.word == "handler":
            clause = statement.args[0]
            assert isinstance(clause, Node)
            return self.headed(clause)
        if statement.word == "each":
            return self._each(statement, loud)
        text = self._effect(statement)
        if statement.word == "bind":
            self._bind(str(statement.args[0]))
        text = f"{text} {UNNAMED}" if names_itself(statement) else text
        return Said(text, *_parts(statement), bound=_bound(statement))

    def _remembered(self, name: str, effect: Arg, loud: bool) -> Said:
        assert isinstance(effect, Node)
        letter = f" ({lexer.variable(name)})"
        if not names_itself(effect):
            said = self._statement(effect, True)
            return replace(said, text=said.text + letter, bound=(*said.bound, name))
        text = self._effect(effect)
        quiet = self._quiet(name, 0) and not loud
        self._bind(name, quiet, _pronoun(effect))
        return Said(text if quiet else text + letter)

    def _each(self, node: Node, loud: bool) -> Said:
        name, of = str(node.args[0]), self._local(node.args[1])
        quiet = self._quiet(name, 0) and not loud
        wording = next(
            w for w in phrasebook.wordings("head:effect", "each") if quiet == bool(w.silent)
        )
        text = _PHRASING.items(wording.items, {"var": name, "of": of})
        self._bind(name, quiet, IT)
        assert text is not None
        return Said(text, *_parts(node))

    def _effect(self, node: Node) -> str:
        sort = WORDS[node.word].sort
        return self._phrase(f"head:{sort}" if block_sort(node) else sort, node)

    def _phrase(self, kind: str, node: Node) -> str:
        text = _PHRASING.say(kind, self._local(node))
        assert text is not None, node
        return text

    def headed(self, clause: Node) -> Said:
        """Return a clause: its phrase, or its heading and blocks."""
        sort = block_sort(clause)
        text = self._phrase("head:clause" if sort else "clause", clause)
        return Said(text, sort, tuple(blocks(clause)))

    def after(self, said: Said) -> None:
        """Bind what a statement binds once its blocks are said."""
        for name in said.bound:
            self._bind(name)

    def _local(self, arg: Arg) -> Arg:
        return localised(arg, self._latest, self._pronoun) if self._latest else arg

    def _quiet(self, name: str, inside: int) -> bool:
        return name == next_letter(len(self._known)) and self._far[name] == inside

    def _bind(self, name: str, quiet: bool = False, pronoun: str = IT) -> None:
        self._known.add(name)
        self._latest = name if quiet else ""
        self._pronoun = pronoun


_COUNTED: Final = of_role("pick") | {"flip", "top", "bottom"}
"""Effects that find something, and selections of so many cards."""

_HOW_MANY: Final = ("most", "count", "units", "coins")


def _pronoun(effect: Arg) -> str:
    """Return "it" for one thing found, "them" for several."""
    assert isinstance(effect, Node)
    if effect.word not in _COUNTED:
        return IT
    told = zip(WORDS[effect.word].params, effect.args, strict=True)
    return IT if any(param.name in _HOW_MANY and arg == 1 for param, arg in told) else THEM


def _parts(node: Arg) -> tuple[str, tuple[Block, ...], str]:
    """Return the sort of a node's blocks, the blocks, and what is said between them."""
    found = inner(node)
    return block_sort(found), tuple(blocks(found)), "or" if found.word == "either" else "otherwise"


def _bound(statement: Arg) -> tuple[str, ...]:
    """Return the variable that an effect binds without a word."""
    return (statement.bound,) if isinstance(statement, Marked) else ()
