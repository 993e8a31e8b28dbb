"""The dictionary of the card language: each word's sort, parameters and meaning.

The parser, the printer, the checker, the linker and ``docs/language.md`` all use this table. A
parameter is written ``name:sort``, with ``=default`` if it is optional and ``*`` in front if it may
be repeated; ``-> sort`` at the end is the result of an effect, and a third column the word's role
(see ``traits``). The sorts of arguments are:

effect, num, cond, mons (Pokémon in play), cards, attacks, any (one of the three before), filter,
player, zone, type, condition, text (a quoted name), var, block, mods (a block of modifiers and
handlers), event, until, query, and the small closed lists in ``LISTS``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playmat.lang.words.clauses import CLAUSES
from playmat.lang.words.conditions import CONDITIONS
from playmat.lang.words.effects import EFFECTS
from playmat.lang.words.filters import FILTERS
from playmat.lang.words.lists import EVENTS, LISTS, QUERIES, TAGS
from playmat.lang.words.modifiers import MODIFIERS
from playmat.lang.words.numbers import NUMBERS
from playmat.lang.words.selectors import ATTACKS, CARDS, POKEMON, SELECTIONS
from playmat.lang.words.traits import GIVES, ROLES, Table

__all__ = (
    "EVENTS",
    "GIVES",
    "LISTS",
    "QUERIES",
    "ROLES",
    "TAGS",
    "WORDS",
    "Param",
    "Word",
    "giving",
    "of_role",
    "param",
)


@dataclass(frozen=True, slots=True)
class Param:
    name: str
    sort: str
    default: str | None
    many: bool


@dataclass(frozen=True, slots=True)
class Word:
    """One word: its sort, parameters, meaning, result and role."""

    name: str
    sort: str
    params: tuple[Param, ...]
    doc: str
    gives: str
    role: str


def param(text: str) -> Param:
    """Parse a parameter."""
    many = text.startswith("*")
    written, eq, default = text.lstrip("*").partition("=")
    name, _, sort = written.partition(":")
    return Param(name, sort, default if eq else None, many)


def _word(name: str, sort: str, signature: str, doc: str, role: str = "") -> Word:
    params, _, gives = signature.partition("->")
    amount = "num" if sort == "effect" else ""
    return Word(name, sort, tuple(map(param, params.split())), doc, gives.strip() or amount, role)


def _words(sort: str, table: Table) -> dict[str, Word]:
    return {name: _word(name, sort, *entry) for name, entry in table.items()}


WORDS: Final[dict[str, Word]] = (
    _words("clause", CLAUSES)
    | _words("effect", EFFECTS)
    | _words("num", NUMBERS)
    | _words("cond", CONDITIONS)
    | _words("mons", POKEMON)
    | _words("any", SELECTIONS)
    | _words("cards", CARDS)
    | _words("attacks", ATTACKS)
    | _words("filter", FILTERS)
    | _words("mods", MODIFIERS)
)


def of_role(*roles: str) -> frozenset[str]:
    """The words with one of these *roles*."""
    assert ROLES.keys() >= set(roles)
    return frozenset(word.name for word in WORDS.values() if word.role in roles)


def giving(result: str) -> frozenset[str]:
    """The effects with this *result*."""
    return frozenset(word.name for word in WORDS.values() if word.gives == result)
