"""What the sorts mean to the parser, the printer and the checker."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.words import EVENTS, LISTS, QUERIES, WORDS, Param, Word

SELECTORS: Final = ("mons", "cards", "attacks")
"""The sorts that ``any`` covers."""

CHOICE: Final = "any"
RESULT: Final = "result"
"""The sort of the value of ``bind``: an effect, a number or a selector."""

BLOCKS: Final = {"block": "effect", "mods": "mods"}
"""Sorts written in braces, with the sort of the statements inside."""

NUMBER_SIGNS: Final = {"+": "add", "-": "sub", "*": "mul"}
SELECTOR_SIGNS: Final = {"|": "join", "-": "less"}
CONDITION_SIGNS: Final = {"and": "and", "or": "or", "not": "not"}
FILTER_SIGNS: Final = {"and": "fits_both", "or": "fits_any", "not": "fits_not"}

COMPARISON: Final = 4
TIGHT: Final = 7
"""The strength of a word, a number or a selector with its filter."""

BINDING: Final = dict.fromkeys(LISTS["compare"], COMPARISON) | {
    "or": 1,
    "and": 2,
    "not": 3,
    "+": 5,
    "-": 5,
    "|": 5,
    "*": 6,
}
"""How tightly each sign binds."""

READING: Final = frozenset(
    word.name for word in WORDS.values() if word.params and word.params[0].sort == "var"
) - {"bind", "each"}
"""Words that read the variable named by their first argument."""

RESERVED: Final = frozenset((*WORDS, *LISTS["player"], "any", "anyone", "all_both", "in", "else"))
"""Names a variable cannot have."""

NAMES: Final = {
    "effect": "an effect",
    "num": "a number",
    "cond": "a condition",
    "mons": "Pokémon in play",
    "cards": "cards",
    "attacks": "attacks",
    "any": "Pokémon in play, cards or attacks",
    "filter": "a filter",
    "clause": "a clause",
    "mods": "a modifier",
    "var": "the name of a variable",
    "text": "a text in quotes",
    "units": 'Energy in quotes, such as "CC", "**" or "[RW]"',
    "value": "a number, a text or a name",
    "event": "an event",
    "query": "a question",
    "block": "a block",
    "result": "an effect, a number or a selection",
    "coins": "coins",
    "name": "the name of a card",
    "type": "a type",
    "player": "a player",
    "zone": "a zone",
    "condition": "a Special Condition",
    "until": "an end",
    "compare": "a comparison",
}

_VARIABLE: Final = re.compile(r"[a-z_][a-z0-9_]*")
_TYPES: Final = "".join(LISTS["type"])
_UNITS: Final = re.compile(rf"(?:[{_TYPES}*]|\[[{_TYPES}]{{2,}}\])+")
_BARE: Final = re.compile(r"(?!(?:if|in|else|and|or|not)$)[A-Za-z_][A-Za-z0-9_]*")


def adopted(word: Word, param: Param, sort: str) -> str:
    """The sort of *param* where *word* is used as *sort*."""
    if word.sort == CHOICE and param.sort == CHOICE and sort in SELECTORS:
        return sort
    return RESULT if word.name == "bind" and param.name == "value" else param.sort


def name_of(sort: str) -> str:
    """The name of *sort* for a message."""
    return NAMES.get(sort, f"a word of the list {sort}")


def fits(sort: str, wanted: str) -> bool:
    """Whether a word of *sort* is allowed where *wanted* is expected."""
    if sort == wanted:
        return True
    if wanted == RESULT:
        return sort in ("effect", "num", CHOICE, *SELECTORS)
    if wanted == CHOICE:
        return sort in SELECTORS
    return sort == CHOICE and wanted in SELECTORS


def takes_ref(sort: str) -> bool:
    """Whether a variable is allowed where *sort* is expected."""
    return sort in SELECTORS or sort in ("num", CHOICE, RESULT, "type")


def is_variable(name: str) -> bool:
    """Whether *name* is a valid variable name."""
    return _VARIABLE.fullmatch(name) is not None and name not in RESERVED


def is_units(text: str) -> bool:
    """Whether *text* is a list of Energy units, one group each."""
    return _UNITS.fullmatch(text) is not None


def is_bare(text: str) -> bool:
    """Whether *text* needs no quotes where both forms are allowed."""
    return _BARE.fullmatch(text) is not None


def names(sort: str, param: Param | None) -> tuple[str, ...]:
    """The bare names that *sort* allows, including the default of *param*."""
    listed = QUERIES if sort == "query" else EVENTS if sort == "event" else LISTS.get(sort, ())
    default = param.default if param else None
    if not default or default.isdigit() or default in listed or _is_word(default, sort):
        return listed
    # If all or anyone is the default, players may be named instead.
    return (*listed, default, *LISTS["player"]) if sort == CHOICE else (*listed, default)


def _is_word(name: str, sort: str) -> bool:
    # ``nobody`` is a word among Pokémon, but a plain name among players.
    return name in WORDS and fits(WORDS[name].sort, sort)


def default_of(word: Word, at: int, earlier: Sequence[Arg]) -> Arg:
    """The default of parameter *at* of *word*, given the arguments before it."""
    param = word.params[at]
    if param.many:
        return ()
    text = param.default or ""
    for index, before in enumerate(word.params[:at]):
        if text == before.name:
            return earlier[index]
    if param.sort in BLOCKS:
        return ()
    if text.isdigit():
        return int(text)
    if _is_word(text, param.sort):
        return Node(text)
    return text


def may_be_left_out(param: Param) -> bool:
    return param.many or param.default is not None


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint with the *known* word most like *name*, or ``""``."""
    close = get_close_matches(name, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


@cache
def words_of(sort: str) -> tuple[str, ...]:
    """The words allowed where *sort* is expected."""
    return tuple(word.name for word in WORDS.values() if fits(word.sort, sort))
