"""Words whose meaning depends on the print date of a card."""

from __future__ import annotations

import pytest

from tests.reader.passes.test_only_if_done import program

OWN = "evolves from Mossling"
THIS = "evolves from this Pokémon"
TAKEN = "put it into your hand"


@pytest.mark.parametrize(
    ("era", "whom"),
    [("2004-01-01", "evolves_from(self)"), ("2012-01-01", 'evolves_from_named("Mossling")')],
)
def test_what_evolves_from_its_own_name_does_so_from_the_user_until_2011(
    era: str, whom: str
) -> None:
    written = program(f"Search your deck for a card that {OWN} and {TAKEN}.", era=era)

    assert f"deck(me)[{whom}]" in written


def test_what_evolves_from_this_pokemon_does_so_from_the_user() -> None:
    written = program(f"Search your deck for a card that {THIS} and {TAKEN}.", era="2012-01-01")

    assert "deck(me)[evolves_from(self)]" in written


@pytest.mark.parametrize(
    ("era", "whom"), [("2008-05-01", 'form_of("Wormadam")'), ("2016-05-02", 'named("Wormadam")')]
)
def test_a_name_of_several_forms_means_all_of_them_until_2011(era: str, whom: str) -> None:
    written = program("Heal 20 damage from each of your Wormadam.", era=era)

    assert f"all(me)[{whom}]" in written
