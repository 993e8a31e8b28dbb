"""Checks of the fields of a card; each returns what to write instead, or "" if valid."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from playmat.cards.check_lines import line_why
from playmat.errors import PlaymatError
from playmat.kinds import powers, types
from playmat.lang.check import check
from playmat.lang.parse import parse

Check = Callable[[object], str]
"""Returns why a value is not valid in a field, or an empty string."""

ID: Final = re.compile(r"\w[\w.]*-[^\s/\\]{1,20}", re.ASCII)
DAMAGE: Final = re.compile(r"(?:0|[1-9]\d?0)?[x+-]?|\?", re.ASCII)
LONGEST_NAME: Final = 80
LONGEST_PROGRAM: Final = 4000
MOST_HP: Final = 990
MOST_ENERGY: Final = 10
KINDS_OF_POWER: Final = tuple(kind for kind in powers.NAMES if kind != "printed")

_MATCH: Final = {
    "weaknesses": (re.compile(r"(.)(?:x[2-9]?|\+[1-9]0)"), "'Rx2' or 'R+20'"),
    "resistances": (re.compile(r"(.)-(?:[1-9]0)?"), "'F-30'"),
}
_HUGE: Final = re.compile(r"(?<![\w\"])\d{5,}")


def identity(value: object) -> str:
    good = (
        isinstance(value, str) and len(value) <= 40 and value.isprintable() and ID.fullmatch(value)
    )
    return "" if good else f"{value!r:.60} is no id; write a set and a number, such as 'own-1'"


def title(value: object) -> str:
    good = isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_NAME
    if good and str(value).strip() == value and value:
        return ""
    return f"{value!r:.60} is no name; write one line of 1 to {LONGEST_NAME} letters"


def letters(value: object) -> str:
    if why := _row(value):
        return why
    return "" if len(set(str(value))) == len(str(value)) else f"{value!r} names a type twice"


def cost(value: object) -> str:
    if why := _row(value):
        return why
    few = len(str(value)) <= MOST_ENERGY
    return "" if few else f"{len(str(value))} Energy are too many; write at most {MOST_ENERGY}"


def _row(value: object) -> str:
    if isinstance(value, str) and set(value) <= set(types.LETTERS):
        return ""
    known = ", ".join(f"{letter} {name}" for letter, name in types.NAMES.items())
    return f"{value!r:.60} is no row of types such as 'RRC'; the letters are {known}"


def damage(value: object) -> str:
    if isinstance(value, str) and DAMAGE.fullmatch(value):
        return ""
    return f"{value!r:.60} is no damage; write tens such as '30', '30+', '30x' or '30-', or ''"


def hp(value: object) -> str:
    if _is_number(value, MOST_HP) and int(str(value)) % 10 == 0:
        return ""
    return f"{value!r:.60} is no HP; write tens from 10 to {MOST_HP}, such as 60"


def retreat(value: object) -> str:
    good = _is_number(value, MOST_ENERGY)
    return (
        "" if good else f"{value!r:.60} is no Retreat Cost; write a number from 0 to {MOST_ENERGY}"
    )


def _is_number(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def matches(field: str) -> Check:
    pattern, such = _MATCH[field]

    def check_matches(value: object) -> str:
        listed = value if isinstance(value, list) else [None]
        for one in listed:
            found = pattern.fullmatch(one) if isinstance(one, str) else None
            if found is None or found[1] not in types.NAMES:
                return f"{value!r:.60} is no list of {field} such as [{such}]"
        return ""

    return check_matches


def texts(value: object) -> str:
    good = isinstance(value, list) and not any(map(title, value))
    return "" if good else f"{value!r:.60} is no list of names such as ['basic']"


def kinds(value: object) -> str:
    return texts(value) or ("" if value else "it is empty; the stage or kind stands first")


def one_of(*words: str) -> Check:
    wanted = f"{', '.join(words[:-1])} or {words[-1]}"
    return lambda value: "" if value in words else f"{value!r:.60} is not {wanted}"


def text_or_nothing(value: object) -> str:
    return "" if value == "" else title(value)


def nothing_yet(value: object) -> str:
    """Accept anything; the value is checked later, together with its face."""
    return ""


CARD: Final[dict[str, Check]] = {
    "id": identity,
    "name": title,
    "supertype": one_of("pokemon", "trainer", "energy"),
    "kinds": kinds,
    "hp": hp,
    "types": letters,
    "evolves_from": text_or_nothing,
    "evolves_to": texts,
    "level": text_or_nothing,
    "weaknesses": matches("weaknesses"),
    "resistances": matches("resistances"),
    "retreat": retreat,
    "attacks": nothing_yet,
    "powers": nothing_yet,
    "text": nothing_yet,
    "provides": cost,
}
ATTACK: Final[dict[str, Check]] = {
    "name": title,
    "cost": cost,
    "damage": damage,
    "program": nothing_yet,
}
POWER: Final[dict[str, Check]] = {
    "name": title,
    "kind": one_of(*KINDS_OF_POWER),
    "program": nothing_yet,
}


def program_why(program: object, kind: str) -> str:
    """Why *program* is not valid on a face of *kind*, or ""; None is valid."""
    if program is None:
        return ""
    if not isinstance(program, str) or len(program) > LONGEST_PROGRAM:
        return (
            f"{program!r:.60} is no program; write one of at most {LONGEST_PROGRAM} letters, or ''"
        )
    return _program_why(program, kind)


@cache
def _program_why(program: str, kind: str) -> str:
    if huge := _HUGE.search(program):
        return f"{huge[0][:20]} is too much; numbers have at most four digits"
    try:
        program.encode()
        parsed = parse(program)
        check(parsed, kind)
    except PlaymatError as error:
        return str(error)
    except UnicodeEncodeError:
        return "it holds half a letter, which cannot be written"
    except RecursionError:
        return "it is nested too deeply; write it flatter"
    return line_why(parsed)
