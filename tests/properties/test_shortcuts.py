"""Shortcuts of the engine agree with the slow way, at every choice of random games."""

from __future__ import annotations

import pytest

from playmat.engine.effects.energy import units_of, units_typed
from playmat.engine.effects.index import RESTLESS, UNSETTLING
from playmat.engine.options import main_options
from playmat.engine.table.players import BOTH, ME
from playmat.engine.values.filters import FitsNot, FitsTwo, HasCondition, Measured, Provides
from playmat.engine.values.filters_evolution import EvolvesFrom
from playmat.engine.values.numbers import Const
from playmat.engine.values.selectors import InPlay, InZone, WhereMons
from playmat.kinds import types
from playmat.kinds.altered import GROUPS
from playmat.kinds.answers import ATTACH
from playmat.kinds.queries import MAX_HP
from playmat.model.definitions import Filter
from playmat.model.option import field_a, kind, packed
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.state import Scope, State
from playmat.model.tracking import and_one, but_one, has
from tests.properties.play import TABLES, begin, choices

EVERY_TABLE = pytest.mark.parametrize("table", TABLES)
ALL = InPlay(BOTH, True, True)
ENERGY = Provides(types.ANY, -1)
SMALL = Measured("hp_at_most", Const(60))
GROWS = EvolvesFrom(InPlay(ME, True, True), True, False, False)
FILTERS: tuple[Filter, ...] = (
    ENERGY,
    GROWS,
    FitsNot(SMALL),
    FitsTwo(GROWS, SMALL, False),
    FitsTwo(ENERGY, GROWS, True),
)


def apart(st: State, fit: Filter) -> list[str]:
    """The questions about a filter that are answered differently in bulk."""
    sc = Scope(st.player, -1, -1, [])
    hand, deck = InZone(ME, "hand"), InZone(ME, "deck")
    wrong = []
    for zone in (hand, deck):
        fits = [copy for copy in zone.pick(st, sc) if fit.card(st, sc, copy)]
        if zone.fitting(st, sc, fit) != fits or zone.any_card(st, sc, fit) != bool(fits):
            wrong.append("cards")
    where = WhereMons(ALL, FitsNot(fit))
    mons = [m for m in ALL.mons(st, sc) if not fit.mon(st, sc, m)]
    picked = tuple(m.serial for m in mons)
    if (where.mons(st, sc), where.pick(st, sc), where.many(st, sc)) != (mons, picked, len(mons)):
        wrong.append("Pokémon")
    return wrong


@EVERY_TABLE
def test_a_filter_asked_of_many_answers_as_of_each(table: str) -> None:
    st = begin(table, 5)

    wrong = [
        (step, said)
        for step in choices(st, 5)
        if step % 7 == 0
        for fit in FILTERS
        if (said := apart(st, fit))
    ]

    assert wrong == []


@EVERY_TABLE
def test_an_index_knows_at_every_choice_whether_something_may_unsettle_the_table(
    table: str,
) -> None:
    st, wrong = begin(table, 5), []

    for step in choices(st, 5):
        mods = st.mods
        falls = st.match.hp_falls and len(mods[MAX_HP]) > 0
        if not st.dirty and bool(mods[RESTLESS]) != (falls or any(mods[n] for n in UNSETTLING)):
            wrong.append(step)

    assert wrong == []


@EVERY_TABLE
def test_an_index_knows_at_every_choice_which_questions_have_modifiers(table: str) -> None:
    st, wrong = begin(table, 5), []

    for step in choices(st, 5):
        if not st.dirty:
            bits = {bit for bit, group in GROUPS if any(st.mods[query] for query in group)}
            wrong += [step] * (st.altered != sum(bits))

    assert wrong == []


@EVERY_TABLE
def test_energy_of_a_type_is_counted_from_sums_as_unit_by_unit(table: str) -> None:
    st, wrong = begin(table, 5), []
    masks = (types.COLORLESS, types.ANY, 1, 2, 3, 256, 512)

    for step in choices(st, 5):
        for m in ALL.mons(st, Scope(st.player, -1, -1, [])):
            units = units_of(st, m)
            counts = [sum(unit & mask != 0 for unit in units) for mask in masks]
            wrong += [step] * ([units_typed(st, m, mask) for mask in masks] != counts)

    assert wrong == []


def test_energy_that_goes_anywhere_is_offered_to_each_place_in_order() -> None:
    st, seen = begin("xy", 5), 0

    for _ in choices(st, 5):
        offered = [o for o in main_options(st) if kind(o) == ATTACH]
        side, first = st.sides[st.player], st.player * SIDE
        places = [first + n for n in range(len(side.actives))]
        places += [first + BENCH_FROM + n for n in range(len(side.bench))]
        cards = list(dict.fromkeys(field_a(o) for o in offered))
        assert offered == [packed(ATTACH, copy, place) for copy in cards for place in places]
        seen += len(offered)

    assert seen > 0


def test_a_tuple_of_cards_is_asked_and_changed_as_python_does() -> None:
    cards = (7, 3, 9)

    assert [has(cards, n) for n in (3, 9, 4)] == [True, True, False]
    assert [but_one(cards, at) for at in range(3)] == [(3, 9), (7, 9), (7, 3)]
    assert (and_one((), 7), and_one(cards, 4)) == ((7,), (7, 3, 9, 4))
    assert HasCondition(1).fitting(begin("xy", 1), Scope(0, -1, -1, []), [1, 2]) == []
