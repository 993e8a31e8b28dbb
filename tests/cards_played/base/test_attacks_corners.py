"""Attacks of the Base sets and promotional cards where two texts meet."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table

LONG = {"deck": "6*G", "foe_deck": "6*G"}


def test_conversion_names_every_type_of_pokemon_but_colorless() -> None:
    duel = table("xy", "base1-39 +G +G")

    duel.attack("Conversion 2")

    assert "Dragon" in duel.options
    assert "Colorless" not in duel.options


@pytest.mark.parametrize(("foe", "damage"), [("Guard", 10), ("Wall", 30)])
def test_lightning_rod_is_not_put_on_a_shielded_pokemon(foe: str, damage: int) -> None:
    duel = table("ecard", "basep-46 +L +L", foe, **LONG)

    duel.attack("Lightning Rod").end_turn().attack("Lightning Bolt")

    assert duel.foe.active.damage == damage
