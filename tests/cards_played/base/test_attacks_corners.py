"""Interactions of attacks of the Base sets and promotional cards."""

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


@pytest.mark.parametrize(
    ("rules", "you", "foe", "attack", "damage"),
    [
        pytest.param("xy", "base1-13 +W +W +W", "Wall", "Water Gun", 30, id="printed"),
        pytest.param("xy", "base1-13 +W +W +W | xy3-18", "Wall", "Water Gun", 40, id="less"),
        pytest.param("ex", "ex4-95 +W +W", "Wall", "Hyper Pump", 40, id="plain"),
        pytest.param("ex", "ex4-95 +W +W", "Wall | ex14-96", "Hyper Pump", 20, id="cards"),
        pytest.param(
            "platinum", "dp4-90 +G +G", "Wall | dp2-4, dp2-18, dp2-14", "Energy Ball", 10, id="more"
        ),
    ],
)
def test_energy_beyond_the_cost_is_what_the_attack_does_not_cost_now(
    rules: str, you: str, foe: str, attack: str, damage: int
) -> None:
    duel = table(rules, you, foe)

    duel.attack(attack)

    assert duel.foe.active.damage == damage


def test_a_unit_of_every_type_that_pays_is_not_beyond_the_cost() -> None:
    duel = table("ecard", "neo4-108 +F +W +W +base5-17 +base1-96")

    duel.attack("Water Slash")

    assert duel.foe.active.damage == 50
