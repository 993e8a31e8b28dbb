"""Read tokens into a tree of words and signs, before sorts are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import Final, NoReturn

from playmat.errors import BadProgram
from playmat.lang.lexer import Token, tokens, unquoted
from playmat.lang.sorts import BINDING, BLOCKS, COMPARISON
from playmat.lang.words import LISTS, WORDS

DEEPEST: Final = 64
"""Deepest nesting allowed in a program."""


@dataclass(slots=True)
class Syntax:
    """A number, a text, a name with its arguments, or a sign with its operands."""

    kind: str
    text: str
    at: int
    args: list[Syntax] = field(default_factory=list)
    keys: dict[str, Syntax] = field(default_factory=dict)
    blocks: list[list[Syntax]] = field(default_factory=list)
    called: bool = False
    """Whether parentheses follow the name."""
    depth: int = 0


class Descent:
    """Recursive descent parser for the tokens of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens = tokens(text)
        self._at = 0
        self._nesting = 0

    def clauses(self) -> list[Syntax]:
        """Read the clauses of a face up to the end of the text."""
        found: list[Syntax] = []
        while self._here.kind != "end":
            found.append(self.statement())
            if not self._skip(";") and self._here.kind != "end" and not self._here.new_line:
                self._expected("';' or a new line between clauses")
        return found

    def whole(self) -> Syntax:
        """Read one statement or value that makes up the whole text."""
        found = self.statement()
        if self._here.kind != "end":
            self._expected("nothing more")
        return found

    def statement(self) -> Syntax:
        """Read ``x <- value``, ``if``, ``each x in`` or an expression."""
        here, after = self._here, self._tokens[min(self._at + 1, len(self._tokens) - 1)]
        if here.kind != "name":
            return self.expression(0)
        if after.kind == "<-":
            self._at += 2
            variable = Syntax("name", here.text, here.at)
            return self._with_depth(Syntax("name", "bind", after.at, [variable, self._nested()]))
        if here.text == "if":
            return self._if()
        if here.text == "each" and after.kind == "name":
            return self._each()
        return self.expression(0)

    def expression(self, strength: int) -> Syntax:
        """Read an expression whose signs bind more tightly than *strength*."""
        left = self._prefix()
        while True:
            sign = self._here
            binding = BINDING.get(sign.text, 0) if sign.text != "not" else 0
            if binding <= strength:
                return left
            self._at += 1
            left = self._with_depth(
                Syntax("sign", sign.text, sign.at, [left, self.expression(binding)])
            )
            if binding == COMPARISON and BINDING.get(self._here.text) == COMPARISON:
                self._expected("one comparison at a time; join them with 'and'")

    def _prefix(self) -> Syntax:
        here = self._here
        if here.text == "not" and here.kind == "name":
            self._at += 1
            self._nesting += 1
            self._check_depth(self._nesting, here.at)
            operand = self.expression(BINDING["not"])
            self._nesting -= 1
            return self._with_depth(Syntax("sign", "not", here.at, [operand]))
        return self._filtered(self._primary())

    def _filtered(self, left: Syntax) -> Syntax:
        while self._here.kind == "[":
            at = self._here.at
            self._at += 1
            left = self._with_depth(Syntax("sign", "[", at, [left, self._nested()]))
            self._need("]")
        return left

    def _primary(self) -> Syntax:
        here = self._here
        self._at += 1
        if here.kind == "name":
            return self._word(here)
        if here.kind == "int":
            return Syntax("int", here.text, here.at)
        if here.kind == "text":
            return Syntax("text", unquoted(here.text), here.at)
        if here.kind == "-" and self._here.kind == "int":
            self._at += 1
            return Syntax("int", "-" + self._tokens[self._at - 1].text, here.at)
        if here.kind == "(":
            inner = self._nested()
            self._need(")")
            return inner
        if here.kind in LISTS["compare"] and self._here.kind in (",", ")", "end"):
            return Syntax("name", here.text, here.at)
        self._at -= 1
        self._expected("a word, a number or a text")

    def _word(self, name: Token) -> Syntax:
        if name.text in ("if", "in", "else"):
            raise BadProgram(self.text, name.at, f"{name.text!r} cannot stand here")
        found = Syntax("name", name.text, name.at)
        if self._skip("("):
            found.called = True
            self._arguments(found)
        self._blocks(found)
        if name.text in _JUNCTIONS:  # and(a, b) is another spelling of a and b.
            found.kind = "sign"
        return self._with_depth(found)

    def _arguments(self, word: Syntax) -> None:
        while not self._skip(")"):
            here = self._here
            if here.kind == "name" and self._tokens[self._at + 1].kind == "=":
                self._at += 2
                if here.text in word.keys:
                    raise BadProgram(self.text, here.at, f"{here.text!r} is given twice")
                word.keys[here.text] = self._nested()
            elif word.keys:
                self._expected("a key, since one stands before")
            else:
                word.args.append(self._nested())
            if self._here.kind != ")":
                self._need(",")

    def _blocks(self, word: Syntax) -> None:
        entry = WORDS.get(word.text)
        if entry is None or all(param.sort not in BLOCKS for param in entry.params):
            return
        while self._here.kind == "{":
            word.blocks.append(self._block())

    def _block(self) -> list[Syntax]:
        self._need("{")
        found: list[Syntax] = []
        while not self._skip("}"):
            found.append(self._nested())
            if self._here.kind != "}":
                self._need(";")
        return found

    def _if(self) -> Syntax:
        found = Syntax("name", "if", self._here.at)
        self._at += 1
        found.args.append(self.expression(0))
        found.blocks.append(self._block())
        if self._here.text == "else":
            self._at += 1
            found.blocks.append(self._block())
        return self._with_depth(found)

    def _each(self) -> Syntax:
        at, variable = self._here.at, self._tokens[self._at + 1]
        self._at += 2
        if self._here.text != "in":
            self._expected("'in'")
        self._at += 1
        found = Syntax("name", "each", at, [Syntax("name", variable.text, variable.at)])
        found.args.append(self.expression(0))
        found.blocks.append(self._block())
        return self._with_depth(found)

    @property
    def _here(self) -> Token:
        return self._tokens[self._at]

    def _nested(self) -> Syntax:
        self._nesting += 1
        self._check_depth(self._nesting, self._here.at)
        found = self.statement()
        self._nesting -= 1
        return found

    def _with_depth(self, node: Syntax) -> Syntax:
        below = chain(node.args, node.keys.values(), *node.blocks)
        node.depth = 1 + max((child.depth for child in below), default=0)
        self._check_depth(node.depth, node.at)
        return node

    def _check_depth(self, depth: int, at: int) -> None:
        if depth > DEEPEST:
            raise BadProgram(self.text, at, f"nested more than {DEEPEST} deep")

    def _skip(self, kind: str) -> bool:
        found = self._here.kind == kind
        self._at += found
        return found

    def _need(self, kind: str) -> None:
        if not self._skip(kind):
            self._expected(repr(kind))

    def _expected(self, what: str) -> NoReturn:
        here = self._here
        seen = "the text ends" if here.kind == "end" else f"{here.text!r} stands here"
        raise BadProgram(self.text, here.at, f"expected {what}, but {seen}")


_JUNCTIONS: Final = ("and", "or")
