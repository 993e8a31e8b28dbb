"""The whole table of wordings, in order, with default phrases for new words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.patterns import HOLE, ShapeIndex
from playmat.lang.sorts import BLOCKS
from playmat.lang.words import EVENTS, LISTS, QUERIES, WORDS
from playmat.writer import phrase_table
from playmat.writer.idioms import (
    ailments,
    both_players,
    damage,
    damage_counters,
    decks,
    energy_moves,
    gear,
    given_up,
    hands,
    lasting,
    moved_pokemon,
    picked,
    picks,
    searches,
    switches,
)
from playmat.writer.phrase_table import LINES, SAID, Line, Wording, kinds_of, name, say, section
from playmat.writer.phrases import (
    bans,
    clauses,
    comparisons,
    conditions,
    effects,
    events,
    filters,
    headings,
    lists,
    modifiers,
    nouns,
    numbers,
    reactions,
    selectors,
    types_and_energy,
)

MODULES: Final = (
    *(ailments, both_players, damage, damage_counters, decks, energy_moves, gear, given_up, hands),
    *(lasting, moved_pokemon, picked, picks, searches, switches),
    *(bans, clauses, comparisons, conditions, effects, events, filters, headings, lists),
    *(modifiers, nouns, numbers, reactions, selectors, types_and_energy),
)
"""All modules with phrases; a word may have its phrase in any of them."""

TERMINALS: Final = frozenset(
    ("int", "signed", "more", "less", "tag", "text", "units", "value", "var")
)
TYPES: Final = {**lists.TYPES, "*": "any type"}
TAGS: Final = lists.TAGS
WRITTEN_APART: Final = ("handler",)
"""Words that only wrap something else."""

UNSAID: Final = tuple(w for w in phrase_table.unsaid_words() if w not in WRITTEN_APART)
"""Words without a phrase, written by their names; a test keeps this empty."""


section("plain_names")


def _say_plainly(word: str) -> None:
    """Define a default phrase from the name of a word and its parameters."""
    entry = WORDS[word]
    inside = [f"{p.name} {{{p.name}/0}}" for p in entry.params if p.sort not in BLOCKS]
    text = f"{word.replace('_', ' ')} ({', '.join(inside)})" if inside else word.replace("_", " ")
    with_block = any(p.sort in BLOCKS for p in entry.params)
    say(kinds_of(entry.sort)[with_block], word, text)


for _word in UNSAID:
    _say_plainly(_word)
for _sort, _names in {**LISTS, "query": QUERIES}.items():
    for _value in _names:
        if (_sort, _value) not in SAID:
            name(_sort, _value, _value.replace("_", " "))
for _event in EVENTS:
    if ("event", _event) not in SAID:
        for _kind, _verb in {"event": "has", "would": "would have"}.items():
            _said = f"{_verb} {_event.replace('_', ' ')}"
            say(_kind, f"{_event}()", f"anyone {_said}")
            say(_kind, f"{_event}(?subject)", f"{{subject/0}} {_said}")

for _lines in LINES.values():
    _lines.sort(key=Line.precedence)


def _key(shape: Arg) -> str:
    if isinstance(shape, Node):
        return "" if shape.word == HOLE else shape.word
    return shape if isinstance(shape, str) else ""


def _keyed(line: Line) -> Iterator[tuple[str, Line]]:
    """Yield the word or name that a line is indexed by, with the line; "" matches anything."""
    (word,) = line.words()
    if word:
        yield word, line
    else:
        for wording in line.wordings():
            yield _key(wording.shape), replace(line, made=[wording])


def _index_lines() -> dict[tuple[str, str], list[Line]]:
    """The lines by kind and first word; those that match anything come last."""
    found: dict[tuple[str, str], list[Line]] = {}
    for kind, every in LINES.items():
        rows: dict[str, list[Line]] = {"": []}
        alone = [line for line in every if not line.together]
        for key, part in (pair for line in alone for pair in _keyed(line)):
            for row in rows.values() if not key else (rows.setdefault(key, list(rows[""])),):
                row.append(part)
        found.update({(kind, key): row for key, row in rows.items()})
    return found


_BY_KEY: Final = _index_lines()


@cache
def wordings(kind: str, key: str, first: str = "") -> list[Wording]:
    """Wordings for a node or name, the *key*, as a phrase of *kind*.

    *first* is its first argument if that is a name; wordings for other names are omitted.
    """
    found = _BY_KEY.get((kind, key))
    lines = _BY_KEY.get((kind, ""), []) if found is None else found
    every = [wording for line in lines for wording in line.wordings()]
    return (
        [wording for wording in every if _first_name(wording.shape) in ("", first)]
        if first
        else every
    )


@cache
def _index(kind: str, key: str, first: str) -> ShapeIndex[Wording]:
    return ShapeIndex(wordings(kind, key, first))


def wordings_for(kind: str, arg: Arg) -> Sequence[Wording]:
    """Candidate wordings for *arg* as a phrase of *kind*."""
    first = arg.args[0] if isinstance(arg, Node) and arg.args else ""
    key = arg.word if isinstance(arg, Node) else arg if isinstance(arg, str) else ""
    return _index(kind, key, first if isinstance(first, str) else "").fitting(arg)


def _first_name(shape: Arg) -> str:
    """The first argument of a shape if it is a name."""
    args = shape.args if isinstance(shape, Node) and shape.word != HOLE else ()
    return args[0] if args and isinstance(args[0], str) else ""


def _index_keys(line: Line) -> Iterator[tuple[tuple[str, ...], Line]]:
    """Yield the index keys of an idiom with its line: words, or the deepest key of a single one."""
    if len(line.texts) > 1:
        yield line.words(), line
    else:
        for wording in line.wordings():
            assert isinstance(wording.shape, tuple)
            yield (_signs(wording.shape[0])[-1],), replace(line, made=[wording])


@cache
def _idioms() -> dict[tuple[str, ...], list[Line]]:
    """The lines of several statements, or of one with its block, by their keys."""
    found: dict[tuple[str, ...], list[Line]] = {}
    for line in [one for some in LINES.values() for one in some if one.together]:
        for signs, part in _index_keys(line):
            found.setdefault((line.kind.rpartition(":")[2], *signs), []).append(part)
    for row in found.values():
        row.sort(key=Line.precedence)
    return found


def _signs(statement: Arg) -> list[str]:
    """Index keys of a statement: its word, and the only statement in its block."""
    assert isinstance(statement, Node)
    signs = [statement.word]
    block = statement.args[-1] if statement.args else ()
    if statement.word == "lasting" and isinstance(block, tuple) and len(block) == 1:
        inside = block[0]
        assert isinstance(inside, Node)
        signs.append(f"{statement.word} {inside.word}")
        if first := _first_name(inside):
            signs.append(f"{signs[-1]} {first}")
    return signs


_LONGEST: Final = max(len(line.texts) for every in LINES.values() for line in every)


@cache
def _signed_so(signs: tuple[str, ...]) -> ShapeIndex[Wording]:
    return ShapeIndex([wording for line in _idioms()[signs] for wording in line.wordings()])


def idioms_for(sort: str, statements: Sequence[Arg]) -> Iterator[Wording]:
    """Yield idioms for the first of *statements*, longest first."""
    words = [one.word if isinstance(one, Node) else "" for one in statements[:_LONGEST]]
    signs = [(sort, *words[:size]) for size in range(len(words), 1, -1)]
    signs += [(sort, sign) for sign in reversed(_signs(statements[0]))]
    for one in signs:
        if one in _idioms():
            yield from _signed_so(one).fitting(tuple(statements[: len(one) - 1]))


_GROUP: Final = re.compile(r"\[(\w+)\]|(.)")


def unit_groups(text: str) -> list[str]:
    """The letters of each unit of Energy."""
    return [many or one for many, one in _GROUP.findall(text)]


def make_all() -> None:
    """Make every wording now rather than on first use."""
    for line in (line for every in LINES.values() for line in every):
        line.wordings()
