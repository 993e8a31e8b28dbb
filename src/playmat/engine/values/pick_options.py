"""The options of a pick among Pokémon, cards or attacks."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from playmat.engine.values.selectors import CARDS, MONS
from playmat.kinds import answers
from playmat.model.option import FIELD_A, field_a, field_b, kind, packed
from playmat.model.place import mon_at, place_of
from playmat.model.print_order import COPIES
from playmat.model.state import NO_OPTIONS, State
from playmat.model.tracking import has
from playmat.model.zones import holder

# Frequent options, without the fields that vary.
CARD: Final = packed(answers.CARD)
MON: Final = packed(answers.MON)
CARD_OPTIONS: Final[list[object]] = [CARD + copy * FIELD_A for copy in range(COPIES)]


def option_for(st: State, sort: i64, item: i64) -> i64:
    if sort == MONS:
        return MON + place_of(st, item) * FIELD_A
    if sort == CARDS:
        return CARD + item * FIELD_A
    return packed(answers.ATTACK_CHOICE, item)


def item_of(st: State, sort: i64, option: i64) -> i64:
    if kind(option) == answers.PRIZE:
        return st.sides[field_b(option)].prizes[field_a(option)]
    return mon_at(st, field_a(option)).serial if sort == MONS else field_a(option)


def options_for(st: State, sort: i64, items: list[i64], attached: bool) -> list[i64]:
    """Options for items; equal copies of a card in the same place are offered once."""
    if sort != CARDS:
        return [option_for(st, sort, item) for item in items]
    if attached:
        return options_on(st, items)
    options: list[i64] = []
    offered = cast("list[object]", options)  # compiled, options that are objects are not made again
    seen: i64 = 0  # one bit per print, in two words
    seen_too: i64 = 0
    seen_more: list[i64] = NO_OPTIONS  # further prints, which only guessed lists may have
    for copy in items:
        d = st.cards[copy]
        if d.word == 0:
            if seen & d.bit != 0:
                continue
            seen |= d.bit
        elif d.word == 1:
            if seen_too & d.bit != 0:
                continue
            seen_too |= d.bit
        elif is_listed(seen_more, d.index):
            continue
        else:
            seen_more = [*seen_more, d.index]
        offered.append(CARD_OPTIONS[copy])
    return options


def options_on(st: State, cards: list[i64]) -> list[i64]:
    """Options for attached cards; equal ones on one Pokémon are offered once."""
    options: list[i64] = []
    seen: list[i64] = []
    for copy in cards:
        m = holder(st, copy)
        key = st.cards[copy].index + (4096 * m.serial if m is not None else i64(0))
        if not is_listed(seen, key):
            seen.append(key)
            options.append(CARD + copy * FIELD_A)
    return options


def is_listed(numbers: list[i64], wanted: i64) -> bool:
    """Whether a number is in a list; compiled, ``in`` is slow."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def left_over(st: State, sort: i64, items: list[i64], held: tuple[i64, ...]) -> list[i64]:
    """Items that can still be picked: not yet picked and, if Pokémon, still in play."""
    if not held and sort != MONS:
        return items
    rest: list[i64] = []
    for item in items:
        if not has(held, item) and (sort != MONS or place_of(st, item) >= 0):
            rest.append(item)
    return rest
