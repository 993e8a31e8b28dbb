"""Differences between records and library cards raise alarms."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.cards.card import Attack, Card, TypeMatch
from tools.fact_alarms import fact_alarms

RECORD: dict[str, Any] = {
    "id": "inv-1",
    "name": "Dark Mossling",
    "supertype": "Pokémon",
    "subtypes": ["Stage 1"],
    "hp": "70",
    "types": ["Grass", "Darkness"],
    "evolvesFrom": "Sporeling",
    "weaknesses": [{"type": "Fire", "value": "×2"}],
    "resistances": [{"type": "Water", "value": "-20"}],
    "retreatCost": ["Colorless"],
    "attacks": [{"name": "Pelt", "cost": ["Grass", "Colorless"], "damage": "20×"}],
    "rules": ["This Pokémon is both Grass and Darkness type."],
}
CARD = Card(
    id="inv-1",
    name="Dark Mossling",
    supertype="pokemon",
    kinds=("stage1", "dark"),
    hp=70,
    types="GD",
    evolves_from="Sporeling",
    weaknesses=(TypeMatch("R", "x", 2),),
    resistances=(TypeMatch("W", "-", 20),),
    retreat=1,
    attacks=(Attack("Pelt", "GC", "20x", ""),),
    text="",
)


def test_a_card_that_tells_what_is_printed_raises_no_alarm() -> None:
    assert list(fact_alarms(RECORD, CARD)) == []


WRONG: dict[str, dict[str, Any]] = {
    "HP": {"hp": 60},
    "types": {"types": "G"},
    "Weakness": {"weaknesses": (TypeMatch("R", "+", 20),)},
    "Resistance": {"resistances": ()},
    "Retreat Cost": {"retreat": 2},
    "evolves from": {"evolves_from": "Fernling"},
    "costs": {"attacks": (Attack("Pelt", "G", "20x", ""),)},
    "damage": {"attacks": (Attack("Pelt", "GC", "20+", ""),)},
    "stage": {"kinds": ("stage2", "dark")},
    "kind": {"kinds": ("stage1",)},
    "rule": {"text": 'rule("prizes", 2)'},
}


@pytest.mark.parametrize("fact", WRONG)
def test_an_alarm_names_the_fact_that_is_otherwise(fact: str) -> None:
    found = list(fact_alarms(RECORD, replace(CARD, **WRONG[fact])))

    assert found
    assert all(line.startswith((fact, "types")) for line in found)
