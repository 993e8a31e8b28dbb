"""The table of wordings as trees of tokens, so that the way back tries them all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final

from playmat.writer import lexer, phrasebook
from playmat.writer.phrase_table import LINES, Forms, Item, Letter, Line, Wording

LETTER: Final = "letter"
"""The kind of a variable in parentheses."""


Waiting = tuple[Wording, int, tuple[str, ...], tuple[str, ...]]
"""A wording, its next item, the tokens before that, and the names of the slots passed."""


class Branch:
    """What may come next: tokens, phrases of some kind, or the end of a wording.

    It grows once somebody comes by: of tens of thousands of wordings a line passes a few.
    """

    __slots__ = ("_waiting", "ends", "slots", "tokens")

    def __init__(self) -> None:
        self.tokens: dict[str, Branch] = {}
        self.slots: list[tuple[str, int, Branch]] = []
        self.ends: list[tuple[Wording, tuple[str, ...]]] = []
        self._waiting: list[Iterable[Waiting]] = []

    def add_wording(self, wording: Wording) -> None:
        """Add a wording from its first item on."""
        self._grow(wording, 0, (), ())

    def add(
        self, wording: Wording, at: int, tokens: tuple[str, ...], names: tuple[str, ...]
    ) -> None:
        """Let *tokens* come next, and then what *wording* has from its item *at* on."""
        self._waiting.append(((wording, at, tokens, names),))

    def add_line(self, line: Line, starts: tuple[str, ...]) -> None:
        """Add the wordings of a line, which are not made before one of its first tokens comes."""
        for token in {_folded(text)[0] for text in starts}:
            self._token(token)._waiting.append(_begun(line, token))

    def grown(self) -> Branch:
        """Return this branch with all that comes next."""
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            for one in chain.from_iterable(waiting):
                self._grow(*one)
        return self

    def _grow(
        self, wording: Wording, at: int, tokens: tuple[str, ...], names: tuple[str, ...]
    ) -> None:
        if tokens:
            self._token(tokens[0]).add(wording, at, tokens[1:], names)
            return
        if at == len(wording.items):
            self.ends.append((wording, names))
            return
        item = wording.items[at]
        if isinstance(item, str):
            self._grow(wording, at + 1, _folded(item), names)
        elif isinstance(item, Forms):
            for form in (item.one, item.more):
                self._grow(wording, at + 1, _folded(form), names)
        else:
            kind, least = (LETTER, 0) if isinstance(item, Letter) else (item.kind, item.least)
            self._slot(kind, least).add(wording, at + 1, (), (*names, item.name))

    def _token(self, token: str) -> Branch:
        branch = self.tokens.get(token)
        if branch is None:
            branch = self.tokens[token] = Branch()
        return branch

    def _slot(self, kind: str, least: int) -> Branch:
        for known, strength, branch in self.slots:
            if (known, strength) == (kind, least):
                return branch
        self.slots.append((kind, least, Branch()))
        return self.slots[-1][2]


def _begun(line: Line, token: str) -> Iterator[Waiting]:
    """Yield the wordings of a line that begin with a token, as they go on behind it."""
    for wording in line.wordings():
        first = wording.items[0]
        assert isinstance(first, str), line.phrase
        if (tokens := _folded(first))[0] == token:
            yield wording, 1, tokens[1:], ()


@cache
def _folded(text: str) -> tuple[str, ...]:
    """Return the tokens of a text in small letters; thousands of wordings share a few texts."""
    return tuple(map(lexer.folded, lexer.tokens(text)[:-1]))


@cache
def trees(kind: str) -> tuple[Branch, Branch]:
    """Return the tree of phrases of *kind*, and of those that go on from one of the same kind."""
    fresh, going_on = Branch(), Branch()
    assert phrasebook.MODULES
    for line in LINES.get(kind, ()):
        if starts := line.starts():
            fresh.add_line(line, starts)
            continue
        for wording in line.wordings():
            first: Item | None = wording.items[0] if wording.items else None
            goes_on = not isinstance(first, str | Forms | Letter | None) and first.kind == kind
            (going_on if goes_on else fresh).add_wording(wording)
    return fresh, going_on


@cache
def first(kind: str) -> frozenset[str]:
    """Return the tokens with which a phrase of *kind* may begin, and marks for whole classes."""
    if kind in CLASSES:
        return CLASSES[kind]
    below = kind.lstrip("*")
    found = _first_of(trees(below)[0], {below}) if below not in CLASSES else set(CLASSES[below])
    found |= {"none"} if kind != below else set()
    found |= {NUMBER} if below == "num" else set()
    return frozenset(found | {"("})


def _first_of(branch: Branch, seen: set[str]) -> set[str]:
    found = set(branch.tokens)
    for kind, _, _ in branch.slots:
        if kind in CLASSES or kind[0] == "*":
            found |= first(kind)
        elif kind not in seen:
            seen.add(kind)
            found |= _first_of(trees(kind)[0], seen) | ({NUMBER} if kind == "num" else set())
    return found


NUMBER: Final = "#number"
SIGNED: Final = "#signed"
TEXT: Final = "#text"
VARIABLE: Final = "#variable"
CLASSES: Final = {
    "int": frozenset((NUMBER,)),
    "signed": frozenset((SIGNED,)),
    "more": frozenset((NUMBER,)),
    "less": frozenset((NUMBER,)),
    "text": frozenset((TEXT,)),
    "value": frozenset((TEXT, NUMBER)),
    "var": frozenset((VARIABLE,)),
    LETTER: frozenset(("(",)),
    "tag": frozenset((TEXT, *(phrase.casefold() for phrase in phrasebook.TAGS.values()))),
    "units": frozenset((TEXT, NUMBER, *" ".join(phrasebook.TYPES.values()).casefold().split())),
}
"""The first tokens of what is not in the table, by its kind."""


def classes(token: str) -> tuple[str, ...]:
    """Return *token* in small letters and the marks of the classes it belongs to."""
    marks = [lexer.folded(token)]
    if token[:1] in "+-" or token.isdecimal():
        number = lexer.number(token) is not None if token else False
        marks += [NUMBER] * number + [SIGNED] * (token[:1] in ("+", "-"))
    if lexer.is_text(token):
        marks.append(TEXT)
    if lexer.variable_name(token):
        marks.append(VARIABLE)
    return tuple(marks)
