"""Corners of the Poké-Powers and Poké-Bodies of the e-Card sets."""

from __future__ import annotations

from tests.cards_played.tables import PIKACHU, ecard_table, table

MACHAMP = "base1-52>base1-34>ecard3-16"


def test_immunity_keeps_effects_of_attacks_off_and_lets_damage_through() -> None:
    duel = table("ecard", "base1-69>base1-33 +G +G", MACHAMP)

    duel.attack("Poisonpowder", flips="H")

    assert (duel.foe.active.damage, duel.foe.active.conditions) == (20, set())


def test_ion_coating_outlives_the_evolution_of_the_active() -> None:
    duel = table("ecard", "base1-58 +L +L +L | ecard2-70>ecard2-21", hand="base1-14")

    duel.power("Ion Coating").evolve("base1-14", on="active")

    assert duel.refused("attack Agility")


def test_ion_coating_ends_when_the_pokemon_leaves_the_active_place() -> None:
    duel = ecard_table(f"{PIKACHU} +L +L | ecard2-21", hand="2*base1-95")
    duel.power("Ion Coating")

    coated = duel.fork()
    duel.play("base1-95").play("base1-95")

    assert (duel.you.active.name, duel.can("attack Thunder Jolt")) == ("Pikachu", True)
    assert coated.refused("attack Thunder Jolt")


def test_ion_coating_ends_with_the_turn() -> None:
    duel = ecard_table(f"{PIKACHU} +L +L | ecard2-21")
    duel.power("Ion Coating").end_turn().end_turn()

    assert duel.can("attack Thunder Jolt")
