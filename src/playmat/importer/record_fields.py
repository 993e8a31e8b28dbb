"""Checks of the fields of a public record; each returns what to write instead, or "" if valid."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from playmat.cards.check_fields import Check
from playmat.cards.schema import LETTERS, POWERS, STAGES, SUBTYPES, SUPERTYPES, TRAINERS
from playmat.errors import listed, suggestion

ID: Final = re.compile(r"\w[\w.]*-[^\s/]+")
_DAMAGE: Final = re.compile(r"\d{0,4}[×x+-]?|\?", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,4}", re.ASCII)
_WEAKNESS: Final = re.compile(r"(?:[×x][2-9]?|\+[1-9]0)?")
_RESISTANCE: Final = re.compile(r"(?:-(?:[1-9]0)?)?")
_HALF: Final = re.compile("[\ud800-\udfff]")
_MANY: Final = 12
_FREE: Final = "Free"
_TYPES: Final = tuple(word for word in LETTERS if word != _FREE)
_SUBTYPES: Final = tuple(dict.fromkeys((*STAGES, *TRAINERS, *sorted(SUBTYPES))))


def identity(value: object) -> str:
    good = isinstance(value, str) and ID.fullmatch(value)
    return "" if good else f"{value!r:.60} is not a set and number such as 'base1-58'"


def text(value: object) -> str:
    """Tell why *value* is no text with letters in it."""
    return any_text(value) or ("" if str(value).strip() else f"{value!r:.60} is not text")


def any_text(value: object) -> str:
    if not isinstance(value, str):
        return f"{value!r:.60} is not text"
    return f"{value!r:.60} contains an invalid character" * bool(_HALF.search(value))


def level(value: object) -> str:
    good = isinstance(value, str | int) and not isinstance(value, bool)
    return "" if good else f"{value!r:.60} is not a level such as '12'"


def texts(value: object) -> str:
    good = isinstance(value, list) and not any(map(any_text, value))
    return "" if good else f"{value!r:.60} is not a list of texts; write ['...'] or []"


def hp(value: object) -> str:
    good = not isinstance(value, bool) and _NUMBER.fullmatch(str(value))
    return "" if good else f"{value!r:.60} is not a number; write HP such as '60'"


def damage(value: object) -> str:
    good = isinstance(value, str) and _DAMAGE.fullmatch(value)
    such = "write text such as '30', '30+' or '30×', or ''"
    return "" if good else f"{value!r:.60} is not damage; {such}"


def weakness(value: object) -> str:
    good = isinstance(value, str) and _WEAKNESS.fullmatch(value)
    return "" if good else f"{value!r:.60} is not an amount; write text such as '×2' or '+20'"


def resistance(value: object) -> str:
    good = isinstance(value, str) and _RESISTANCE.fullmatch(value)
    return "" if good else f"{value!r:.60} is not an amount; write text such as '-30'"


def word(what: str, known: Iterable[str]) -> Check:
    """Make a check for one of the *known* words for *what*."""
    words = tuple(known)
    better = tuple(one for one in words if one != _FREE)

    def why(value: object) -> str:
        if isinstance(value, str) and value in words:
            return ""
        near = get_close_matches(value, better, 1) if isinstance(value, str) else ()
        return f"{value!r:.60} is not a {what}; {suggestion(near, f'use {_one_of(better)}')}"

    return why


def words(what: str, known: Iterable[str], such: str) -> Check:
    """Make a check for a list of *known* words, which reports the first other one."""
    single = word(what, known)

    def why(value: object) -> str:
        if not isinstance(value, list):
            return f"{value!r:.60} is not a list; write one such as {such}, or []"
        return next(filter(None, map(single, value)), "")

    return why


def _one_of(known: tuple[str, ...]) -> str:
    return listed(known) if len(known) > _MANY else ", ".join(known)


supertype: Final = word("supertype", SUPERTYPES)
subtypes: Final = words("subtype", _SUBTYPES, "['Basic']")
kind_of_power: Final = word("kind of ability", POWERS)
one_type: Final = word("type", _TYPES)
types: Final = words("type", _TYPES, "['Fire']")
energy: Final = words("type", LETTERS, "['Fire', 'Colorless']")

CARD: Final[dict[str, Check]] = {
    "id": identity,
    "name": text,
    "supertype": supertype,
    "subtypes": subtypes,
    "hp": hp,
    "types": types,
    "evolvesFrom": any_text,
    "evolvesTo": texts,
    "level": level,
    "retreatCost": energy,
    "rules": texts,
}
ATTACK: Final[dict[str, Check]] = {
    "name": text,
    "cost": energy,
    "damage": damage,
    "text": any_text,
}
ABILITY: Final[dict[str, Check]] = {"name": text, "type": kind_of_power, "text": any_text}
TRAIT: Final[dict[str, Check]] = {"name": text, "text": any_text}
WEAKNESS: Final[dict[str, Check]] = {"type": one_type, "value": weakness}
RESISTANCE: Final[dict[str, Check]] = {"type": one_type, "value": resistance}
