"""The way back: all readings of a phrase at a token, each remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.lang.node import Arg
from playmat.writer import lexer, phrasebook
from playmat.writer.naming import silent
from playmat.writer.patterns import Filling, fill
from playmat.writer.phrase_table import LOOSELY, TIGHT, Wording
from playmat.writer.trie import LETTER, Branch, classes, first, trees

Found = tuple[Arg, int, int]
"""What was read, the token behind it, and how tight its phrase is."""

Heading = tuple[Wording, Filling, int]
"""The heading of a block that is still to be read, and the token behind it."""

_TYPE_LETTERS: Final = {phrase.casefold(): letter for letter, phrase in phrasebook.TYPES.items()}


_TAGS: Final = {phrase: tag for tag, phrase in phrasebook.TAGS.items()}


_JOINTS: Final = (",", "and", "or")


class Reading:
    """One line of our wording, cut into tokens."""

    def __init__(self, text: str) -> None:
        self.tokens = lexer.tokens(text)
        self.folded = [lexer.folded(token) for token in self.tokens]
        self._classes = [classes(token) for token in self.tokens]
        self._known: dict[tuple[str, int], list[Found]] = {}

    def phrases(self, kind: str, at: int) -> list[Found]:
        """Return every phrase of *kind* that begins at token *at*."""
        if first(kind).isdisjoint(self._classes[at]):
            return []
        key = (kind, at)
        found = self._known.get(key)
        if found is None:
            self._known[key] = []
            found = self._known[key] = self._read(kind, at)
        return found

    def _read(self, kind: str, at: int) -> list[Found]:
        if kind[0] == "*":
            return list(self._list(kind[1:], at))
        if kind in phrasebook.TERMINALS or kind == LETTER:
            return self._terminal(kind, at)
        fresh, going_on = trees(kind)
        found = [
            (self._filled(wording, filling, at), end, wording.strength)
            for wording, filling, end in self._walk(fresh, at, at, ())
        ]
        if self.tokens[at] == "(":
            found += self._group(kind, at)
        if kind == "num":
            found += self._terminal("int", at)
        if going_on.slots:
            self._go_on(going_on, found, at)
        return found

    def _go_on(self, going_on: Branch, found: list[Found], at: int) -> None:
        """Add the phrases that begin with those *found*, and those that begin with them."""
        for value, end, strength in found:  # grows as it goes
            for _, least, branch in going_on.slots:
                if strength >= least or strength == LOOSELY:
                    found += [
                        (self._filled(wording, filling, at), after, wording.strength)
                        for wording, filling, after in self._walk(branch, end, at, (value,))
                    ]

    def headings(self, kind: str, at: int) -> Iterator[Heading]:
        """Yield every heading of *kind* at token *at*."""
        yield from self._walk(trees(kind)[0], at, at, ())

    def _filled(self, wording: Wording, filling: Filling, at: int) -> Arg:
        return fill(wording.shape, filling)

    def _walk(
        self, branch: Branch, at: int, start: int, values: tuple[Arg, ...]
    ) -> Iterator[Heading]:
        for wording, names in branch.grown().ends:
            filling = dict(zip(names, values, strict=True))
            for name in wording.silent:
                filling[name] = silent(start, name)
            yield wording, filling, at
        follow = branch.tokens.get(self.folded[at])
        if follow is not None:
            yield from self._walk(follow, at + 1, start, values)
        for kind, least, below in branch.slots:
            for value, end, strength in self.phrases(kind, at):
                if strength >= least or strength == LOOSELY:
                    yield from self._walk(below, end, start, (*values, value))

    def _group(self, kind: str, at: int) -> Iterator[Found]:
        for value, end, _ in self.phrases(kind, at + 1):
            if self.tokens[end] == ")":
                yield value, end + 1, TIGHT

    def _list(self, kind: str, at: int) -> Iterator[Found]:
        if self.folded[at] == "none":
            yield (), at + 1, TIGHT
        for value, end, _ in self.phrases(kind, at):
            yield (value,), end, TIGHT
            if self.folded[end] in _JOINTS:
                for rest, after, _ in self.phrases(f"*{kind}", end + 1):
                    if isinstance(rest, tuple) and rest:
                        yield (value, *rest), after, TIGHT

    def _terminal(self, kind: str, at: int) -> list[Found]:
        if kind == "units" and not lexer.is_text(self.tokens[at]):
            return self._units(at)
        if kind == LETTER:
            name = self.letter(at)
            return [(name, at + 3, TIGHT)] if name else []
        value = _value(kind, self.tokens[at])
        return [] if value is None else [(value, at + 1, TIGHT)]

    def letter(self, at: int) -> str:
        """Return the variable in parentheses at token *at*, or nothing."""
        if self.tokens[at] != "(" or self.tokens[at + 2 : at + 3] != [")"]:
            return ""
        return lexer.variable_name(self.tokens[at + 1])

    def _units(self, at: int) -> list[Found]:
        found: list[Found] = []
        text, end = "", at
        while True:
            count = lexer.number(self.tokens[end]) if self.tokens[end] else None
            letters, end = self._unit(end + (count is not None))
            if not letters:
                return found
            text += (letters if len(letters) == 1 else f"[{letters}]") * (count or 1)
            found.append((text, end, TIGHT))
            if self.tokens[end] not in _JOINTS[:2]:
                return found
            end += 1

    def _unit(self, at: int) -> tuple[str, int]:
        letters = ""
        while True:
            if self.folded[at : at + 2] == ["any", "type"]:
                return (letters or "*"), at + 2
            letter = _TYPE_LETTERS.get(self.folded[at])
            if letter is None:
                return "", at
            letters += letter
            at += 1
            if self.tokens[at] != "or":
                return letters, at
            at += 1


def _value(kind: str, token: str) -> int | str | None:
    if not token:
        return None
    if kind == "var":
        return lexer.variable_name(token) or None
    if kind == "tag" and token in _TAGS:
        return _TAGS[token]
    if kind in ("more", "less"):
        return int(token) * (1 if kind == "more" else -1) if token.isdecimal() else None
    if kind == "signed":
        return int(token) if token[0] in "+-" and token[1:].isdecimal() else None
    if lexer.is_text(token):
        return lexer.unquoted(token) if kind in ("text", "value", "units", "tag") else None
    return lexer.number(token) if kind in ("int", "value") else None
