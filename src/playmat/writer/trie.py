"""The table of wordings as trees of tokens, so that the way back tries them all at once."""

from __future__ import annotations

from functools import cache
from typing import Final

from playmat.writer import lexer, phrasebook
from playmat.writer.phrase_table import Forms, Item, Letter, Wording, wordings_of

LETTER: Final = "letter"
"""The kind of a variable in parentheses."""


class Branch:
    """What may come next: tokens, phrases of some kind, or the end of a wording."""

    __slots__ = ("ends", "slots", "tokens")

    def __init__(self) -> None:
        self.tokens: dict[str, Branch] = {}
        self.slots: list[tuple[str, int, Branch]] = []
        self.ends: list[tuple[Wording, tuple[str, ...]]] = []

    def _token(self, token: str) -> Branch:
        return self.tokens.setdefault(token, Branch())

    def _slot(self, kind: str, least: int) -> Branch:
        for known, strength, branch in self.slots:
            if (known, strength) == (kind, least):
                return branch
        self.slots.append((kind, least, Branch()))
        return self.slots[-1][2]

    def grow(self, wording: Wording, at: int, names: tuple[str, ...]) -> None:
        """Add what remains of *wording* from its item *at* on."""
        if at == len(wording.items):
            self.ends.append((wording, names))
            return
        item = wording.items[at]
        if isinstance(item, str):
            self._along(item).grow(wording, at + 1, names)
        elif isinstance(item, Forms):
            for form in (item.one, item.more):
                self._along(form).grow(wording, at + 1, names)
        else:
            kind, least = (LETTER, 0) if isinstance(item, Letter) else (item.kind, item.least)
            self._slot(kind, least).grow(wording, at + 1, (*names, item.name))

    def _along(self, text: str) -> Branch:
        branch = self
        for token in lexer.tokens(text)[:-1]:
            branch = branch._token(lexer.folded(token))
        return branch


@cache
def trees(kind: str) -> tuple[Branch, Branch]:
    """Return the tree of phrases of *kind*, and of those that go on from one of the same kind."""
    fresh, going_on = Branch(), Branch()
    assert phrasebook.MODULES
    for wording in wordings_of(kind):
        first: Item | None = wording.items[0] if wording.items else None
        if not isinstance(first, str | Forms | Letter | None) and first.kind == kind:
            going_on.grow(wording, 0, ())
        else:
            fresh.grow(wording, 0, ())
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
