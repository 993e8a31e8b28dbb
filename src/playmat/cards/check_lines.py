"""The known rule lines of cards and the values that each takes."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from playmat.errors import suggestion
from playmat.kinds import conditions
from playmat.lang.node import Program

Values = tuple[Any, ...]

_SCOPES: Final = ("name", "star", "ace", "radiant")


def _nothing(values: Values) -> bool:
    return not values


def _one_name(values: Values) -> bool:
    return len(values) == 1 and isinstance(values[0], str) and bool(values[0].strip())


def _prizes(values: Values) -> bool:
    return len(values) > 0 and values[0] in range(7) and values[1:] in ((), ("counted",))


def _limit(values: Values) -> bool:
    return len(values) == 2 and values[0] in range(1, 61) and values[1] in _SCOPES


def _conditions(values: Values) -> bool:
    return all(value in conditions.NAMES for value in values)


LINES: Final[dict[str, tuple[Callable[[Values], bool], str]]] = {
    "prizes": (_prizes, 'a number of Prizes, perhaps with counted: rule("prizes", 2)'),
    "deck_limit": (_limit, 'a number and name, star, ace or radiant: rule("deck_limit", 1, name)'),
    "levels_up": (_one_name, 'a name: rule("levels_up", "Gengar")'),
    "bench_only_by": (_one_name, 'a name: rule("bench_only_by", "Dome Fossil Kabuto")'),
    "other_half": (_one_name, 'a name: rule("other_half", "Lugia LEGEND")'),
    "immune": (_conditions, 'Special Conditions, or nothing for all: rule("immune", asleep)'),
    **dict.fromkeys(
        (
            *("also_trainer", "baby", "benches_restored", "ends_turn", "keeps_previous"),
            *("stays_beside", "lost_for_good"),
            *("leaves_freely", "may_start", "no_attacks", "no_limit", "no_retreat"),
            *("not_tournament", "unique_stadium", "unown_limit"),
        ),
        (_nothing, "nothing beside its name"),
    ),
}
"""For each rule line, a test of its values and a description of them."""


def line_why(program: Program) -> str:
    """Why a rule line of *program* is invalid, or an empty string."""
    for clause in program:
        if clause.word == "rule" and (why := _why(str(clause["name"]), clause["values"])):
            return why
    return ""


def _why(name: str, values: Any) -> str:
    if name not in LINES:
        near = suggestion(get_close_matches(name, LINES), f"take {', '.join(LINES)}")
        return f"no rule line is called {name!r:.60}; {near}"
    right, wanted = LINES[name]
    return "" if right(values) else f"the rule line {name} takes {wanted}"
