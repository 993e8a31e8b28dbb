"""Corners of the Poké-Powers and Poké-Bodies of the e-Card sets."""

from __future__ import annotations

from tests.cards_played.tables import table

MACHAMP = "base1-52>base1-34>ecard3-16"


def test_immunity_keeps_effects_of_attacks_off_and_lets_damage_through() -> None:
    duel = table("ecard", "base1-69>base1-33 +G +G", MACHAMP)

    duel.attack("Poisonpowder", flips="H")

    assert (duel.foe.active.damage, duel.foe.active.conditions) == (20, set())


def test_ion_coating_outlives_the_evolution_of_the_active() -> None:
    duel = table("ecard", "base1-58 +L +L +L | ecard2-70>ecard2-21", hand="base1-14")

    duel.power("Ion Coating").evolve("base1-14", on="active")

    assert duel.refused("attack Agility")
