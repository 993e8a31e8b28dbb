"""The options of a pick among Pokémon, cards or attacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.values.selectors import CARDS, MONS
from playmat.kinds import answers
from playmat.model.option import FIELD_A, field_a, field_b, kind, packed
from playmat.model.place import mon_at, place_of
from playmat.model.state import State
from playmat.model.tracking import has
from playmat.model.zones import holder

# Options that are offered again and again, packed but for what they name.
CARD: Final = packed(answers.CARD)
MON: Final = packed(answers.MON)


def option_for(st: State, sort: i64, item: i64) -> i64:
    """Return the option that picks one item."""
    if sort == MONS:
        m = st.mon(item)
        assert m is not None
        return MON + place_of(st, m) * FIELD_A
    if sort == CARDS:
        return CARD + item * FIELD_A
    return packed(answers.ATTACK_CHOICE, item)


def item_of(st: State, sort: i64, option: i64) -> i64:
    """Return the item an option picks."""
    if kind(option) == answers.PRIZE:
        return st.sides[field_b(option)].prizes[field_a(option)]
    return mon_at(st, field_a(option)).serial if sort == MONS else field_a(option)


def options_for(st: State, sort: i64, items: list[i64], attached: bool) -> list[i64]:
    """Return one option for each item, equal copies of a card in the same place offered once."""
    options: list[i64] = []
    if sort != CARDS:
        for item in items:
            options.append(option_for(st, sort, item))
        return options
    seen: list[i64] = []
    for copy in items:
        key = st.cards[copy].index
        if attached:
            m = holder(st, copy)
            key += 4096 * m.serial if m is not None else 0
        if not is_listed(seen, key):
            seen.append(key)
            options.append(CARD + copy * FIELD_A)
    return options


def is_listed(numbers: list[i64], wanted: i64) -> bool:
    """Return whether a number is in a list; compiled, ``in`` is slow."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def left_over(st: State, sort: i64, items: tuple[i64, ...], held: tuple[i64, ...]) -> list[i64]:
    """Return what can still be picked: not picked yet and, of Pokémon, still in play."""
    rest: list[i64] = []
    for item in items:
        if not has(held, item) and (sort != MONS or st.mon(item) is not None):
            rest.append(item)
    return rest
