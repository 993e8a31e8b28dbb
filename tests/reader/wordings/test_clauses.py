"""Clauses of Energy cards and Stadiums, in sentences of our own."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

ENERGIES = (
    (
        "Mossling provides Grass Energy. When you attach Mossling from your hand to "
        "a Grass Pokémon, draw a card.",
        "special_energy",
        "2001-02-01",
        'provide("G"); on(attached(host), event_by_hand and is(event_card, '
        "one_of(this_card)) and is(host, typed(G))) { draw(me, 1) }",
    ),
    (
        "Mossling provides Psychic and Metal Energy but provides only 1 Energy at a "
        "time. When attached to a Pokémon-ex, Mossling provides Colorless Energy.",
        "special_energy",
        "2005-02-01",
        'provide("[PM]"); provide("C", is(host, tag("ex")))',
    ),
    (
        "Mossling can be attached only to an Evolved Pokémon. Mossling provides "
        "Colorless Energy. If the Pokémon Mossling is attached to becomes a Basic "
        "Pokémon, discard Mossling.",
        "special_energy",
        "2005-02-01",
        'provide("C"); onto(all(me)[evolved]); keep(not is(host, basic))',
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"


@pytest.mark.parametrize(("text", "sort", "era", "written"), ENERGIES)
def test_an_energy_card_stays_and_provides_by_its_holder(
    text: str, sort: str, era: str, written: str
) -> None:
    assert program("energy", text, era, sort=sort) == written


def test_a_stadium_takes_no_side() -> None:
    text = "Whenever a player's Pokémon is Knocked Out by an opponent's attack, draw a card."

    reading = read(Face("trainer", text, "Mossling", era="2013-02-01", kinds=("stadium",)))

    assert reading.program is None
